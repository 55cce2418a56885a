import Testing
import TransitionKit

@MainActor
struct ControllerLayoutTests {
  private final class Page: UIViewController {
    let box = UIView()
    var updates = 0
    var marginChanges = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
      ])
    }

    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }

    override func viewLayoutMarginsDidChange() { marginChanges += 1 }
  }

  /// 16 points at both sides below the status bar's 20.
  @Test func aControllersViewHasTheSystemsMargins() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let page = Page()
    stage.window.rootViewController = page
    stage.advance(to: 0)
    #expect(page.box.frame == CGRect(x: 16, y: 20, width: 288, height: 40) && page.updates == 1)
    #expect(page.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    page.viewRespectsSystemMinimumLayoutMargins = false
    stage.advance(to: 1)
    #expect(page.box.frame == CGRect(x: 8, y: 20, width: 304, height: 40) && page.marginChanges > 0)
    page.view.setNeedsUpdateConstraints()
    stage.advance(to: 2)
    #expect(page.updates == 2)
  }

  /// A pushed screen is laid out for the whole of its width while it comes in from the right.
  @Test func aScreenThatComesInIsLaidOutAsItWillStand() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let (navigation, page) = (UINavigationController(rootViewController: UIViewController()), Page())
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    stage.perform { navigation.pushViewController(page, animated: true) }
    stage.advance(to: 0.1)
    #expect(page.box.frame == CGRect(x: 16, y: 64, width: 288, height: 40))
  }
}
