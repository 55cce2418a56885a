import Raster
import Testing
import TransitionKit

/// Containers, presentation controllers and transitioning delegates, as the documentation describes them.
@MainActor @Suite final class PresentationContainerTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1, statusBarHeight: 47)
  private let diary = Diary()
  private lazy var a = SolidScreen("a", .red, diary: diary)
  private lazy var b = SolidScreen("b", .blue, diary: diary)
  private lazy var c = SolidScreen("c", .green, diary: diary)

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.advance(to: 0)
    diary.lines = []
  }

  private func settle(_ action: () -> Void) throws {
    stage.perform(action)
    try stage.settle()
  }

  // MARK: The container

  /// A toast that an app adds to the window is covered by what is presented later.
  @Test func theContainerComesOverAllThatIsInTheWindow() throws {
    show(a)
    let toast = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    toast.backgroundColor = .yellow
    stage.window.addSubview(toast)
    b.modalPresentationStyle = .overFullScreen
    try settle { a.present(b, animated: false) }
    #expect(stage.snapshot()[50, 90] == .pureBlue)
  }

  @Test func theContainerLiesOverTheWholeWindow() throws {
    final class Small: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 500, width: 300, height: 200) }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Small(presentedViewController: presented, presenting: presenting) }
    }
    show(a)
    let source = Source()
    (b.modalPresentationStyle, b.transitioningDelegate) = (.custom, source)
    try settle { a.present(b, animated: true) }
    let container = try #require(b.presentationController?.containerView)
    #expect(container.frame == stage.window.bounds && container.superview === stage.window && b.view.superview === container)
    #expect(stage.window.subviews.firstIndex(of: container)! > stage.window.subviews.firstIndex(of: a.view)!)
    // What a small screen presents covers the window all the same.
    c.modalPresentationStyle = .fullScreen
    try settle { b.present(c, animated: true) }
    #expect(c.view.convert(c.view.bounds, to: nil) == stage.window.bounds)
    try settle { c.dismiss(animated: true) }
    #expect(b.view.frame == CGRect(x: 20, y: 500, width: 300, height: 200) && b.view.superview === container)
    let controller = b.presentationController
    try settle { b.dismiss(animated: true) }
    #expect(container.superview == nil && controller?.containerView == nil && b.presentationController !== controller)
  }

  @Test func theContainerHoldsTheScreensWhileTheyMove() throws {
    final class Looking: PlainAnimator {
      var parents: [UIView?] = []
      override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        parents = [transitionContext.view(forKey: .from)?.superview, transitionContext.view(forKey: .to)?.superview]
        super.animateTransition(using: transitionContext)
      }
    }
    final class Giving: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Looking()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    show(a)
    let giving = Giving()
    (b.modalPresentationStyle, b.transitioningDelegate) = (.fullScreen, giving)
    try settle { a.present(b, animated: true) }
    let context = try #require(giving.animator.context)
    #expect(giving.animator.parents.first == context.containerView && giving.animator.parents.last == .some(nil))
    #expect(context.presentationStyle == .fullScreen && context.isAnimated && !context.isInteractive)
  }

  @Test func theControllerIsAskedInTheDocumentedOrder() throws {
    final class Telling: UIPresentationController {
      static var lines: [String] = []
      override var shouldRemovePresentersView: Bool { false }
      override func containerViewWillLayoutSubviews() { Self.lines.append("layout") }
      override func presentationTransitionWillBegin() {
        Self.lines.append("willBegin \(containerView != nil) \(presentedViewController.isBeingPresented)")
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { Self.lines.append("didEnd \(completed)") }
      override func dismissalTransitionWillBegin() { Self.lines.append("goes") }
      override func dismissalTransitionDidEnd(_ completed: Bool) {
        Self.lines.append("gone \(completed) \(containerView != nil)")
      }
    }
    final class Source: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Telling(presentedViewController: presented, presenting: presenting) }
    }
    Telling.lines = []
    show(a)
    let source = Source()
    (b.modalPresentationStyle, b.transitioningDelegate) = (.custom, source)
    try settle { a.present(b, animated: true) }
    #expect(Telling.lines.first?.hasPrefix("willBegin true") == true && Telling.lines.last == "didEnd true")
    #expect(Telling.lines.contains("layout"))
    try settle { b.dismiss(animated: true) }
    #expect(Telling.lines.contains("goes"))
    #expect(Telling.lines.last?.hasPrefix("gone true") == true)
  }

  // MARK: Delegates

  @Test func theSourceIsWhoCalledPresent() throws {
    final class Asked: NSObject, UIViewControllerTransitioningDelegate {
      var seen: [UIViewController] = []
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        seen = [presented, presenting, source]
        return nil
      }
    }
    let navigation = UINavigationController(rootViewController: a)
    show(navigation)
    let asked = Asked()
    b.transitioningDelegate = asked
    try settle { a.present(b, animated: true) }
    #expect(asked.seen == [b, navigation, a])
  }

  @Test func withoutAnimationNoAnimatorIsAskedFor() throws {
    final class Asked: NSObject, UIViewControllerTransitioningDelegate {
      var count = 0
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        count += 1
        return nil
      }
    }
    show(a)
    let asked = Asked()
    b.transitioningDelegate = asked
    try settle { a.present(b, animated: false) }
    try settle { b.dismiss(animated: false) }
    #expect(asked.count == 0 && a.presentedViewController == nil)
    #expect(
      diary.lines == [
        "b.viewDidLoad", "b.viewWillAppear false", "b.viewDidAppear false", "b.viewWillDisappear false",
        "b.viewDidDisappear false",
      ])
  }

  @Test func alongsideAPresentationBlocksRunAndComplete() throws {
    final class Alongside: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(alongsideTransition: { _ in self.lines.append("with") }) {
          self.lines.append("after \($0.isCancelled)")
        }
      }
    }
    show(a)
    let screen = Alongside()
    try settle { a.present(screen, animated: true) }
    #expect(screen.lines == ["with", "after false"] && screen.transitionCoordinator == nil)
  }

  @Test func aCancelledDismissalKeepsTheSheet() throws {
    final class Driven: NSObject, UIViewControllerTransitioningDelegate {
      let interaction = UIPercentDrivenInteractiveTransition()
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        Sliding()
      }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
    final class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .from)!
        UIView.animate(withDuration: 0.3) {
          view.transform = CGAffineTransform(translationX: 0, y: 900)
        } completion: { _ in
          view.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    show(a)
    let driven = Driven()
    b.transitioningDelegate = driven
    try settle { a.present(b, animated: true) }
    let before = stage.snapshot()
    diary.lines = []
    var dismissed = 0
    stage.perform { b.dismiss(animated: true) { dismissed += 1 } }
    stage.advance(to: stage.now + 0.1)
    driven.interaction.update(0.5)
    #expect(stage.snapshot() != before && b.isBeingDismissed)
    driven.interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before && !b.isBeingDismissed && a.presentedViewController === b && stage.diagnostics.isEmpty)
    #expect(
      diary.lines == ["b.viewWillDisappear true", "b.viewWillAppear true", "b.viewDidAppear true"])
  }
}
