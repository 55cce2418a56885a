// A photo grows out of a grid, and a finger that moves down lets it go back.
// render-transition --style Examples/PhotoZoom/PhotoZoom.swift photo-zoom.gif
import UIKit

@MainActor public func scene(_ stage: Stage) -> () -> Void {
  stage.window.rootViewController = AlbumViewController()
  stage.advance(to: 0)
  return { [unowned stage] in
    stage.tap(at: CGPoint(x: 190, y: 300))
    stage.drag(from: CGPoint(x: 190, y: 320), to: CGPoint(x: 230, y: 470), duration: 0.4, after: 1.2)
  }
}

enum Photo {
  /// A hill below a sun, painted for a number.
  static func image(_ number: Int) -> UIImage {
    let size = CGSize(width: 300, height: 200)
    let hue = CGFloat(number * 37 % 100) / 100
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor(hue: hue, saturation: 0.1, brightness: 1, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: CGFloat(40 + number * 23 % 180), y: 30, width: 50, height: 50)).fill()
      for (step, height) in [(0, 110), (1, 140)] {
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: 200))
        hill.addLine(to: CGPoint(x: 0, y: CGFloat(height + number * 7 % 30)))
        hill.addCurve(
          to: CGPoint(x: 300, y: CGFloat(height + 20)), controlPoint1: CGPoint(x: 100, y: CGFloat(height - 60)),
          controlPoint2: CGPoint(x: 180, y: CGFloat(height + 50 - number * 5 % 40)))
        hill.addLine(to: CGPoint(x: 300, y: 200))
        UIColor(hue: hue, saturation: 0.6, brightness: step == 0 ? 0.6 : 0.4, alpha: 1).setFill()
        hill.fill()
      }
    }
  }
}

final class PhotoCell: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

final class AlbumViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
  UIViewControllerTransitioningDelegate
{
  private var collection: UICollectionView!
  private var opened: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    (title.text, title.font) = ("Hills", .systemFont(ofSize: 34, weight: .bold))
    let cell = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [cell])
    collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collection.dataSource = self
    collection.delegate = self
    for part in [title, collection!] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      collection.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collection.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 21 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.picture.image = Photo.image(indexPath.item)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    opened = indexPath
    let screen = PhotoViewController(Photo.image(indexPath.item))
    screen.modalPresentationStyle = .overFullScreen
    screen.transitioningDelegate = self
    present(screen, animated: true)
  }

  private var openedPicture: UIImageView? {
    (opened.flatMap { collection.cellForItem(at: $0) } as? PhotoCell)?.picture
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { openedPicture.map { PhotoAnimator(cell: $0, opens: true) } }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    openedPicture.map { PhotoAnimator(cell: $0, opens: false) }
  }
}

final class PhotoViewController: UIViewController {
  let picture = UIImageView()
  let ground = UIView()
  private var start = CGPoint.zero

  init(_ image: UIImage) {
    super.init(nibName: nil, bundle: nil)
    picture.image = image
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    ground.backgroundColor = .black
    ground.frame = view.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = restingFrame
    view.addSubview(ground)
    view.addSubview(picture)
  }

  /// As wide as the screen, in its middle.
  var restingFrame: CGRect {
    let (size, image) = (view.bounds.size, picture.image?.size ?? CGSize(width: 1, height: 1))
    let height = size.width * image.height / image.width
    return CGRect(x: 0, y: (size.height - height) / 2, width: size.width, height: height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    start = touches.first?.location(in: view) ?? .zero
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: view) else { return }
    let share = min(max((place.y - start.y) / 300, 0), 1)
    picture.transform = CGAffineTransform(translationX: place.x - start.x, y: place.y - start.y)
      .scaledBy(x: 1 - 0.3 * share, y: 1 - 0.3 * share)
    ground.alpha = 1 - share
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let place = touches.first?.location(in: view), place.y - start.y > 80 { return dismiss(animated: true) }
    UIView.animate(withDuration: 0.3) {
      self.picture.transform = .identity
      self.ground.alpha = 1
    }
  }
}

/// The photo moves between its cell and the middle of the screen.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let cell: UIImageView
  private let opens: Bool

  init(cell: UIImageView, opens: Bool) {
    (self.cell, self.opens) = (cell, opens)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let screen = context.viewController(forKey: opens ? .to : .from) as? PhotoViewController else { return }
    let container = context.containerView
    if opens { container.addSubview(screen.view) }
    screen.view.frame = container.bounds
    let small = cell.convert(cell.bounds, to: screen.view)
    let from = opens ? small : screen.picture.frame
    screen.picture.transform = .identity
    screen.picture.frame = from
    if opens { screen.ground.alpha = 0 }
    cell.isHidden = true
    UIView.animate(withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
      screen.picture.frame = self.opens ? screen.restingFrame : small
      screen.ground.alpha = self.opens ? 1 : 0
    } completion: { _ in
      self.cell.isHidden = self.opens
      context.completeTransition(true)
    }
  }
}
