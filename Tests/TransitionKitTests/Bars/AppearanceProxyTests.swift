import Raster
import TestStages
import Testing
import TransitionKit

/// What is set on proxies holds for views that come to a window later.
@MainActor @Suite final class AppearanceProxyTests {
  private lazy var stage = Stage(size: CGSize(width: 320, height: 400), scale: 1)
  private let screen = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: screen)

  private final class Box: UIView {}

  private func show(_ view: UIView, in place: UIView? = nil) {
    (place ?? stage.window).addSubview(view)
    stage.advance(to: stage.now)
  }

  @Test func barsTakeTheirLooks() {
    stage.advance(to: 0)
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    let proxy = UINavigationBar.appearance()
    (proxy.standardAppearance, proxy.scrollEdgeAppearance) = (look, look)
    proxy.titleTextAttributes = [.foregroundColor: UIColor.green]
    (proxy.tintColor, proxy.isTranslucent, proxy.barTintColor) = (.yellow, false, .blue)
    (UITabBar.appearance().unselectedItemTintColor, UITabBar.appearance().isTranslucent) = (.green, false)
    UIToolbar.appearance().barTintColor = .green
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    let bar = navigation.navigationBar
    #expect(bar.standardAppearance === look && bar.scrollEdgeAppearance === look && bar.tintColor == .yellow)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .green && bar.barTintColor == .blue && !bar.isTranslucent)
    #expect(stage.snapshot()[5, 30] == .pureRed)
    let (tabs, tools) = (UITabBar(), UIToolbar())
    show(tabs)
    show(tools)
    #expect(tabs.unselectedItemTintColor == .green && !tabs.isTranslucent && tools.isTranslucent)
    #expect(tools.barTintColor == .green && UINavigationBar.appearance() === proxy)
  }

  @Test func itemsTakeTheirTitles() {
    stage.advance(to: 0)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    UIBarButtonItem.appearance().tintColor = .green
    let (plain, own) = (UIBarButtonItem(), UIBarButtonItem())
    own.setTitleTextAttributes([:], for: .normal)
    #expect(plain.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(own.titleTextAttributes(for: .normal)?.isEmpty == true)
    #expect(UITabBarItem().titleTextAttributes(for: .normal) == nil && stage.diagnostics == [])
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .blue
    #expect(stage.diagnostics.count == 1 && UIBarButtonItem.appearance().tintColor == .green)
  }

  @Test func viewsKeepWhatIsTheirOwn() {
    stage.advance(to: 0)
    UILabel.appearance().textColor = .red
    UILabel.appearance().font = .systemFont(ofSize: 30)
    UISwitch.appearance().onTintColor = .purple
    UIButton.appearance().setTitleColor(.red, for: .normal)
    Box.appearance().backgroundColor = .green
    let (label, own, button, control) = (UILabel(), UILabel(), UIButton(), UISwitch())
    own.textColor = .blue
    (control.onTintColor, label.text) = (.orange, "a")
    let (box, plain) = (Box(), UIView())
    for view in [label, own, button, control, box, plain] { show(view) }
    #expect(label.textColor == .red && label.font.pointSize == 30 && own.textColor == .blue && own.font.pointSize == 30)
    #expect(control.onTintColor == .orange && button.titleColor(for: .normal) == .red)
    #expect(box.backgroundColor == .green && plain.backgroundColor == nil)
  }

  @Test func aProxyMayHoldInSomePlacesOnly() {
    stage.advance(to: 0)
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Box.self, UIScrollView.self]).textColor = .green
    let (box, scroll, lone) = (Box(), UIScrollView(), Box())
    scroll.addSubview(box)
    show(scroll)
    show(lone)
    let (inside, outside) = (UILabel(), UILabel())
    show(inside, in: box)
    show(outside, in: lone)
    #expect(inside.textColor == .green && outside.textColor == .red)
  }

  /// Each stage has proxies of its own.
  @Test func anotherStageKnowsNothingOfThem() {
    stage.perform { UILabel.appearance().textColor = .red }
    let other = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let label = UILabel()
    other.perform { other.window.addSubview(label) }
    other.advance(to: 0)
    #expect(label.textColor != .red)
  }
}
