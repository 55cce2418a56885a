import Testing
import ViewKit

/// What views, windows and the stage ask of a view's owner and tell it, without any controller.
@MainActor
struct ViewOwnerTests {
  /// An owner that writes down what it is told.
  final class Owner: UIResponder, ViewOwner {
    let ownView = UIView()
    var calls: [String] = []
    var wantsNoStatusBar = false

    var isViewLoaded: Bool { true }
    var viewIfLoaded: UIView? { ownView }
    var overrides = OwnTraits(values: TraitValues())
    var ownTraits: TraitValues { overrides.values }
    var insetsFromContainer = UIEdgeInsets.zero
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var leastMargins: UIEdgeInsets?
    var isInNavigationTransition = false

    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { calls.append("traits") }
    func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
    func viewLayoutMarginsDidChange() { calls.append("margins") }
    func viewWillMove(to window: UIWindow?) { calls.append(window == nil ? "will leave" : "will come") }
    func viewDidMove() { calls.append("did move") }
    func tellIsAppearing() { calls.append("is appearing") }
    func tellWillLayOut() { calls.append("will lay out") }
    func viewIsBeingLaidOut() { calls.append("lays out") }
    func tellDidLayOut() { calls.append("did lay out") }
    func updateViewConstraints() { calls.append("constraints") }

    func appear(in window: UIWindow, on stage: Stage) { calls.append("appears") }

    func becomeRoot(of window: UIWindow) {
      calls.append("root")
      window.addSubview(ownView)
    }

    func stopBeingRoot() {
      calls.append("no root")
      ownView.removeFromSuperview()
    }

    func resize(_ window: UIWindow, to size: CGSize, _ resize: () -> Void) {
      calls.append("will be \(size.width) wide")
      resize()
      calls.append("is \(window.bounds.width) wide")
    }

    func updateStatusBar(on stage: Stage) {
      stage.statusBar.take(isHidden: wantsNoStatusBar, style: .lightContent, on: stage)
    }
  }

  private let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1)
  private let owner = Owner()

  init() {
    owner.ownView.belong(to: owner)
  }

  @Test func anOwnerIsToldOfItsViewsWayAndLayout() {
    stage.window.addSubview(owner.ownView)
    stage.advance(to: 0)
    #expect(
      owner.calls == [
        "will come", "did move", "constraints", "safe area", "is appearing", "will lay out", "lays out", "did lay out",
      ])
    owner.calls = []
    owner.ownView.removeFromSuperview()
    stage.advance(to: 1)
    #expect(owner.calls == ["will leave", "did move"])
  }

  @Test func anOwnerComesNextAndIsNoLongerAskedOnceItHasAnotherView() {
    #expect(owner.ownView.next === owner)
    owner.ownView.belong(to: nil)
    stage.window.addSubview(owner.ownView)
    stage.advance(to: 0)
    #expect(owner.ownView.next === stage.window && owner.calls == [])
  }

  @Test func anOwnersSurroundingsAreItsViews() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    owner.ownView.frame = inner.frame
    owner.ownView.addSubview(inner)
    UIView.noteOwnTraits()
    owner.overrides.userInterfaceStyle = .dark
    (owner.insetsFromContainer.top, owner.additionalSafeAreaInsets.top) = (30, 4)
    stage.window.addSubview(owner.ownView)
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.safeAreaInsets.top == 54)
    owner.overrides.userInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light && !owner.calls.contains("traits"))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && owner.calls.contains("traits"))
  }

  @Test func aViewInANavigationTransitionTakesNoTouches() {
    owner.ownView.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stage.window.addSubview(owner.ownView)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === owner.ownView)
    owner.isInNavigationTransition = true
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
  }

  @Test func aWindowHandsItsRootOverAndSaysHowLargeItWillBe() {
    let other = Owner()
    stage.window.root = owner
    stage.window.root = owner
    stage.window.bounds.size.width = 150
    stage.window.root = other
    #expect(
      owner.calls.filter { !$0.hasPrefix("will ") || $0.hasSuffix("wide") } == [
        "root", "did move", "will be 150.0 wide", "is 150.0 wide", "no root", "did move",
      ])
    #expect(other.calls.first == "root" && other.ownView.superview === stage.window)
  }

  @Test func theStatusBarTakesWhatTheRootWants() {
    stage.window.root = owner
    stage.statusBar.needsUpdate = true
    stage.advance(to: 0)
    #expect(UIApplication.shared.statusBarStyle == .lightContent && stage.window.safeAreaInsets.top == 20)
    owner.wantsNoStatusBar = true
    stage.statusBar.update(on: stage)
    #expect(UIApplication.shared.isStatusBarHidden && stage.window.safeAreaInsets.top == 0)
  }
}
