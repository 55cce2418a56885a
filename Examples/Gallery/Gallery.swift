// Pages that fingers turn: a flick, a drag that is too short, and another flick.
// render-transition --style Examples/Gallery/Gallery.swift gallery.gif
import UIKit

@MainActor public func scene(_ stage: Stage) -> () -> Void {
  stage.window.rootViewController = GalleryViewController()
  stage.advance(to: 0)
  return { [unowned stage] in
    stage.drag(from: CGPoint(x: 320, y: 350), to: CGPoint(x: 200, y: 345), duration: 0.12)
    stage.drag(from: CGPoint(x: 260, y: 350), to: CGPoint(x: 170, y: 350), duration: 0.4, hold: 0.2, after: 1)
    stage.drag(from: CGPoint(x: 320, y: 350), to: CGPoint(x: 180, y: 352), duration: 0.12, after: 2.2)
  }
}

struct Painting {
  let title: String
  let about: String
  let colors: [UIColor]

  static let all = [
    Painting(
      title: "Low tide", about: "Three bands of sand and one of sea. The smallest is the horizon.",
      colors: [.systemTeal, .systemYellow, .systemOrange, .systemBrown]),
    Painting(
      title: "Field in August", about: "What stands still longest is painted thinnest.",
      colors: [.systemYellow, .systemGreen, .systemMint, .systemBlue]),
    Painting(
      title: "Night ferry", about: "Lights on the water, seen from the upper deck.",
      colors: [.systemIndigo, .systemPurple, .systemBlue, .systemPink]),
  ]
}

final class GalleryViewController: UIViewController, UIPageViewControllerDataSource {
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    pages.dataSource = self
    pages.setViewControllers([PaintingViewController(0)], direction: .forward, animated: false)
    addChild(pages)
    pages.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pages.view)
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pages.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    pages.didMove(toParent: self)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page((viewController as? PaintingViewController).map { $0.number - 1 }) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page((viewController as? PaintingViewController).map { $0.number + 1 }) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { Painting.all.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  private func page(_ number: Int?) -> UIViewController? {
    number.flatMap { Painting.all.indices.contains($0) ? PaintingViewController($0) : nil }
  }
}

final class PaintingViewController: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let painting = Painting.all[number]
    let canvas = UIStackView(
      arrangedSubviews: painting.colors.map { color in
        let band = UIView()
        band.backgroundColor = color
        return band
      })
    canvas.axis = .vertical
    canvas.distribution = .fillEqually
    canvas.layer.cornerRadius = 6
    canvas.clipsToBounds = true
    let title = UILabel()
    (title.text, title.font, title.textColor) = (painting.title, .systemFont(ofSize: 28, weight: .bold), .white)
    let about = UILabel()
    (about.text, about.textColor) = (painting.about, UIColor(white: 1, alpha: 0.7))
    about.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [canvas, title, about])
    column.axis = .vertical
    column.spacing = 8
    column.setCustomSpacing(24, after: canvas)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
      canvas.heightAnchor.constraint(equalTo: canvas.widthAnchor, multiplier: 1.1),
    ])
  }
}
