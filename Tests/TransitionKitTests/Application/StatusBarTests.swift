import Testing
import TransitionKit

/// A screen that says what it wants of the status bar.
private final class Choosy: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  var orientations: UIInterfaceOrientationMask?
  var child: UIViewController?

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations ?? super.supportedInterfaceOrientations }
  override var childForStatusBarStyle: UIViewController? { child }
  override var childForStatusBarHidden: UIViewController? { child }
}

@MainActor @Suite final class StatusBarTests {
  private let stage = Stage.small()
  private let screen = Choosy()
  private var manager: UIStatusBarManager { stage.window.windowScene!.statusBarManager! }

  private func show() {
    stage.window.rootViewController = screen
    stage.advance(to: stage.now)
  }

  @Test func containersAskTheScreenThatTheyShow() throws {
    let (navigation, tabs) = (UINavigationController(rootViewController: screen), UITabBarController())
    tabs.viewControllers = [navigation]
    (screen.hides, screen.style) = (true, .lightContent)
    stage.window.rootViewController = tabs
    stage.advance(to: stage.now)
    #expect(manager.isStatusBarHidden && manager.statusBarStyle == .default)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .lightContent, "where no bar lies behind the status bar")
  }

  @Test func theScreenInFrontDecides() throws {
    screen.style = .lightContent
    show()
    #expect(manager.statusBarStyle == .lightContent && UIApplication.shared.statusBarStyle == .lightContent)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 100, height: 20))
    let over = Choosy()
    (over.style, over.modalPresentationStyle) = (.darkContent, .overFullScreen)
    stage.perform { screen.present(over, animated: false) }
    try stage.settle()
    #expect(manager.statusBarStyle == .lightContent, "a presented screen that leaves the presenter in sight is not asked …")
    over.modalPresentationCapturesStatusBarAppearance = true
    over.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .darkContent, "… unless it says so")
    stage.perform { screen.dismiss(animated: false) }
    try stage.settle()
    #expect(manager.statusBarStyle == .lightContent)
    let full = Choosy()
    (full.style, full.modalPresentationStyle) = (.darkContent, .fullScreen)
    stage.perform { screen.present(full, animated: false) }
    try stage.settle()
    #expect(manager.statusBarStyle == .darkContent)
  }

  @Test func changesCountWhenTheScreenSaysSo() {
    show()
    screen.style = .lightContent
    stage.advance(to: 1)
    #expect(manager.statusBarStyle == .default)
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .lightContent)
    let child = Choosy()
    (screen.child, child.style, child.hides) = (child, .darkContent, true)
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .darkContent && manager.isStatusBarHidden && manager.statusBarFrame == .zero)
  }

  @Test func aHiddenBarGivesItsRoomToTheSafeArea() {
    show()
    #expect(screen.view.safeAreaInsets.top == 20)
    screen.hides = true
    UIView.animate(withDuration: 1) { self.screen.setNeedsStatusBarAppearanceUpdate() }
    #expect(screen.view.safeAreaInsets.top == 0 && UIApplication.shared.isStatusBarHidden)
    let tall = Stage(size: CGSize(width: 100, height: 200), scale: 1, statusBarHeight: 47)
    let other = Choosy()
    other.hides = true
    tall.window.rootViewController = other
    tall.advance(to: 0)
    #expect(other.view.safeAreaInsets.top == 47, "beside a camera")
  }

  @Test func aPhoneOnItsSideHasNone() {
    let wide = Stage(size: CGSize(width: 200, height: 100), scale: 1)
    let controller = UIViewController()
    wide.window.rootViewController = controller
    wide.advance(to: 0)
    #expect(UIApplication.shared.isStatusBarHidden && controller.view.safeAreaInsets.top == 0)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight && UIDevice.current.orientation == .landscapeLeft)
  }

  @Test func aScreenThatDoesNotFitTheStageIsDiagnosedOnce() {
    screen.orientations = .landscape
    show()
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.diagnostics.map(\.property) == ["supportedInterfaceOrientations"])
    #expect(stage.diagnostics.first?.text.contains("Choosy does not allow portrait") == true)
    screen.orientations = nil
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.diagnostics.count == 1)
  }
}
