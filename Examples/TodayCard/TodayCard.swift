// A card of a front page opens to a whole screen, and closes again.
// render-transition --style Examples/TodayCard/TodayCard.swift today-card.gif
import UIKit

@MainActor public func scene(_ stage: Stage) -> () -> Void {
  stage.window.rootViewController = TodayViewController()
  stage.advance(to: 0)
  return { [unowned stage] in
    stage.tap(at: CGPoint(x: 180, y: 300))
    stage.tap(at: CGPoint(x: 341, y: 54), after: 1.6)
  }
}

struct Article {
  let kicker: String
  let title: String
  let text: String
  let colors: [UIColor]

  static let all = [
    Article(
      kicker: "ON THE SILL", title: "Basil all winter",
      text:
        "Six hours of light and a deep pot are all it takes. Water from below, cut above the second pair of leaves, and the plant "
        + "grows two stems where there was one.\n\nSow again every month: a young plant in January tastes better than an old one.",
      colors: [UIColor(red: 0.06, green: 0.46, blue: 0.36, alpha: 1), UIColor(red: 0.55, green: 0.76, blue: 0.33, alpha: 1)]),
    Article(
      kicker: "BY TRAIN", title: "Over the pass at dawn",
      text: "The first train leaves at five.",
      colors: [UIColor(red: 0.16, green: 0.2, blue: 0.5, alpha: 1), UIColor(red: 0.95, green: 0.55, blue: 0.4, alpha: 1)]),
  ]
}

/// What a card shows, small and as the head of a screen.
final class ArticleHead: UIView {
  private let gradient = CAGradientLayer()

  init(_ article: Article) {
    super.init(frame: .zero)
    gradient.colors = article.colors.map(\.cgColor)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.addSublayer(gradient)
    let kicker = UILabel()
    (kicker.text, kicker.font) = (article.kicker, .systemFont(ofSize: 15, weight: .semibold))
    kicker.textColor = UIColor(white: 1, alpha: 0.75)
    let title = UILabel()
    (title.text, title.font, title.textColor) = (article.title, .systemFont(ofSize: 28, weight: .bold), .white)
    title.numberOfLines = 0
    let words = UIStackView(arrangedSubviews: [kicker, title])
    words.axis = .vertical
    words.spacing = 2
    words.translatesAutoresizingMaskIntoConstraints = false
    addSubview(words)
    NSLayoutConstraint.activate([
      words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      words.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
      words.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -18),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}

final class ArticleCell: UICollectionViewCell {
  func show(_ article: Article) {
    contentView.subviews.forEach { $0.removeFromSuperview() }
    let head = ArticleHead(article)
    head.frame = contentView.bounds
    head.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(head)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }
}

final class TodayViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
  UIViewControllerTransitioningDelegate
{
  private var collection: UICollectionView!
  private var opened: UICollectionViewCell?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(360))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 30, trailing: 20)
    section.interGroupSpacing = 28
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    collection = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.register(ArticleCell.self, forCellWithReuseIdentifier: "article")
    collection.register(
      TodayHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "today")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Article.all.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "article", for: indexPath)
    (cell as? ArticleCell)?.show(Article.all[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "today", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    opened = collectionView.cellForItem(at: indexPath)
    let screen = ArticleViewController(Article.all[indexPath.item])
    screen.modalPresentationStyle = .overFullScreen
    screen.transitioningDelegate = self
    present(screen, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { opened.map { CardAnimator(card: $0, opens: true) } }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    opened.map { CardAnimator(card: $0, opens: false) }
  }
}

final class TodayHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let day = UILabel()
    (day.text, day.font, day.textColor) = ("SUNDAY 3 MARCH", .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel)
    let title = UILabel()
    (title.text, title.font) = ("Today", .systemFont(ofSize: 34, weight: .bold))
    let words = UIStackView(arrangedSubviews: [day, title])
    words.axis = .vertical
    words.frame = bounds
    words.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(words)
  }

  required init?(coder: NSCoder) { nil }
}

final class ArticleViewController: UIViewController {
  private let article: Article

  init(_ article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.clipsToBounds = true
    let head = ArticleHead(article)
    let text = UILabel()
    (text.text, text.font, text.textColor) = (article.text, .systemFont(ofSize: 19), .secondaryLabel)
    text.numberOfLines = 0
    let close = UIButton(type: .system)
    close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    close.tintColor = UIColor(white: 1, alpha: 0.8)
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for part in [head, text, close] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      head.topAnchor.constraint(equalTo: view.topAnchor), head.heightAnchor.constraint(equalToConstant: 360),
      head.leadingAnchor.constraint(equalTo: view.leadingAnchor), head.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 24),
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      close.centerXAnchor.constraint(equalTo: view.trailingAnchor, constant: -34),
      close.centerYAnchor.constraint(equalTo: view.topAnchor, constant: 54),
      close.widthAnchor.constraint(equalToConstant: 44), close.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// The screen grows out of the card, and shrinks back into it.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let card: UICollectionViewCell
  private let opens: Bool

  init(card: UICollectionViewCell, opens: Bool) {
    (self.card, self.opens) = (card, opens)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let screen = context.viewController(forKey: opens ? .to : .from), let view = screen.view else { return }
    let container = context.containerView
    let small = card.convert(card.bounds, to: container)
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.25)
    container.insertSubview(dim, at: 0)
    if opens { container.addSubview(view) }
    let place = { (isSmall: Bool) in
      view.frame = isSmall ? small : container.bounds
      view.layer.cornerRadius = isSmall ? 16 : 0
      dim.alpha = isSmall ? 0 : 1
      view.layoutIfNeeded()
    }
    UIView.performWithoutAnimation { place(opens) }
    card.isHidden = true
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      place(!self.opens)
    } completion: { _ in
      dim.removeFromSuperview()
      if !self.opens { self.card.isHidden = false }
      context.completeTransition(true)
    }
  }
}
