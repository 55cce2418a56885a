import Testing
import TransitionKit

/// Touches on what moves: views in animations, and screens in navigation transitions.
@MainActor @Suite final class TouchesInMotionTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private lazy var view = stage.addView(CGRect(x: 0, y: 0, width: 200, height: 200))
  private lazy var inner = UIView(frame: view.bounds)
  private var hit: UIView? { stage.window.hitTest(point(50, 50), with: nil) }

  // MARK: Animations

  @Test(arguments: [0, 1, 2, 3, 4]) func anAnimatedViewTakesNoTouches(_ kind: Int) throws {
    view.addSubview(inner)
    stage.perform {
      let turn = { self.view.alpha = 0.5 }
      switch kind {
      case 0: UIView.animate(withDuration: 1, animations: turn)
      case 1: UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: turn)
      case 2: UIView.animateKeyframes(withDuration: 1, delay: 0, animations: turn)
      case 3: UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: turn)
      default:
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: turn)
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
      }
    }
    stage.advance(to: 0.25)
    #expect(hit === stage.window, "neither the view nor what is in it")
    try stage.settle()
    #expect(hit === inner)
  }

  @Test(arguments: [0, 1, 2, 3, 4]) func itTakesThemIfTheAnimationAllows(_ kind: Int) {
    view.addSubview(inner)
    stage.perform {
      let turn = { self.view.alpha = 0.5 }
      switch kind {
      case 0: UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: turn)
      case 1: UIView.animateKeyframes(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: turn)
      case 2:
        UIView.transition(
          with: view, duration: 1, options: [.transitionCrossDissolve, .allowUserInteraction], animations: turn)
      case 3: UIViewPropertyAnimator(duration: 1, curve: .linear, animations: turn).startAnimation()
      default:
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0.5, 1)
        view.layer.add(fade, forKey: nil)
      }
    }
    stage.advance(to: 0.25)
    #expect(hit === inner)
  }

  @Test func otherViewsGoOnTakingTouches() {
    view.addSubview(inner)
    stage.perform { UIView.animate(withDuration: 1) { self.inner.alpha = 0.5 } }
    stage.advance(to: 0.25)
    #expect(hit === view)
  }

  @Test func aRecognizerOnAnAnimatedViewHearsNothing() throws {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { _ in taps += 1 }
    view.addGestureRecognizer(tap)
    stage.perform { UIView.animate(withDuration: 1) { self.view.transform = CGAffineTransform(translationX: 10, y: 0) } }
    stage.tap(at: point(50, 50), after: 0.5)
    stage.tap(at: point(50, 50), after: 1.5)
    try stage.settle()
    #expect(taps == 1)
  }

  // MARK: Navigation

  private var navigation: UINavigationController { stage.window.rootViewController as! UINavigationController }
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))
  private var delegate: PlainDelegate?

  /// Shows `a`, and notes a name at each tap on one of the views.
  private func show(_ animator: any UIViewControllerAnimatedTransitioning) -> Diary {
    let diary = Diary()
    stage.window.rootViewController = UINavigationController(rootViewController: a)
    delegate = PlainDelegate(animator)
    navigation.delegate = delegate
    navigation.isNavigationBarHidden = true
    stage.advance(to: 0)
    for (name, view) in [("a", a.view), ("b", b.view), ("container", a.view.superview), ("navigation", navigation.view)] {
      let tap = UITapGestureRecognizer()
      tap.addTarget { _ in diary.write(name) }
      tap.delegate = together
      view?.addGestureRecognizer(tap)
    }
    return diary
  }

  private let together: Judge = {
    let judge = Judge()
    judge.joins = true
    return judge
  }()

  /// Slides with `allowUserInteraction`, so that only the navigation controller stands between touches and screens.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var completes = true
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
        to.alpha = 0.9
      } completion: { [completes] _ in
        to.alpha = 1
        context.completeTransition(completes)
      }
    }
  }

  @Test func newTouchesReachTheContainerButNotTheScreens() throws {
    let diary = show(Slide())
    stage.tap(at: point(50, 300))
    try stage.settle()
    #expect(Set(diary.lines) == ["a", "container", "navigation"])
    diary.lines = []
    navigation.pushViewController(b, animated: true)
    stage.tap(at: point(50, 300), after: 0.1)
    stage.advance(to: stage.now + 0.4)
    #expect(Set(diary.lines) == ["container", "navigation"])
    try stage.settle()
    diary.lines = []
    stage.tap(at: point(50, 300))
    try stage.settle()
    #expect(Set(diary.lines) == ["b", "container", "navigation"])
  }

  @Test func afterACancelledPushTheScreenTakesTouchesAgain() throws {
    let slide = Slide()
    slide.completes = false
    let diary = show(slide)
    navigation.pushViewController(b, animated: true)
    try stage.settle()
    stage.tap(at: point(50, 300))
    try stage.settle()
    #expect(diary.lines.contains("a"))
  }

  @Test func aFingerAlreadyDownGoesOn() throws {
    _ = show(Slide())
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.addTarget { states.append($0.state) }
    a.view.addGestureRecognizer(pan)
    stage.drag(from: point(50, 300), to: point(250, 300), duration: 1)
    stage.advance(to: 0.2)
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.6)
    #expect(states.first == .began && states.last == .changed && states.count > 10)
  }
}
