import GoldenTesting

// The screens that docs/goldens.md speaks of.

final class HomeViewController: UIViewController {}

final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }
}
