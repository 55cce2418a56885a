import Raster
import Testing
import TransitionKit

/// A presentation controller that makes the view it presents in `presentationTransitionWillBegin`, as Apple's sample code does.
private final class Wrapping: UIPresentationController {
  private(set) var wrapper: UIView?
  private(set) var coordinators: [Bool] = []
  private(set) var duration: Double?
  private var inset: CGFloat = 0

  override var presentedView: UIView? { wrapper }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: inset, dy: inset) ?? .zero
  }

  override func presentationTransitionWillBegin() {
    inset = 20
    let made = UIView(frame: frameOfPresentedViewInContainerView)
    guard let content = super.presentedView else { return }
    content.frame = made.bounds
    made.addSubview(content)
    wrapper = made
    coordinators = [presentedViewController, presentingViewController].map { $0.transitionCoordinator != nil }
    duration = presentedViewController.transitionCoordinator?.transitionDuration
  }
}

/// Notes what the context of each of its transitions says, and moves nothing.
private final class Reporter: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var controller: Wrapping?
  var incoming: UIView?
  var finalFrames: [CGRect] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    controller = Wrapping(presentedViewController: presented, presenting: presenting)
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    incoming = context.view(forKey: .to)
    for key in [UITransitionContextViewControllerKey.from, .to] {
      finalFrames.append(context.viewController(forKey: key).map(context.finalFrame) ?? .null)
    }
    incoming.map(context.containerView.addSubview)
    context.completeTransition(true)
  }
}

@MainActor @Suite struct WrappedPresentationTests {
  private let stage = Stage.small()
  private let a = SolidScreen("a", .red)
  private let b = SolidScreen("b", .blue)
  private let reporter = Reporter()

  init() {
    stage.window.rootViewController = a
    stage.advance(to: 0)
    b.transitioningDelegate = reporter
  }

  private func present(_ style: UIModalPresentationStyle) throws {
    b.modalPresentationStyle = style
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
    reporter.finalFrames = style == .custom ? reporter.finalFrames : []
  }

  @Test func aWrapperMadeAtTheBeginningIsTheIncomingView() throws {
    try present(.custom)
    let wrapper = try #require(reporter.controller?.wrapper)
    #expect(reporter.incoming === wrapper && b.view.superview === wrapper)
    #expect(stage.snapshot()[50, 100] == .pureBlue && stage.snapshot()[10, 10] == .pureRed)
    #expect(stage.diagnostics.isEmpty)
  }

  @Test func theFrameIsAskedForOnceTheControllerHasPrepared() throws {
    try present(.custom)
    #expect(reporter.finalFrames == [a.view.frame, CGRect(x: 20, y: 20, width: 60, height: 160)])
    #expect(reporter.controller?.wrapper?.frame == CGRect(x: 20, y: 20, width: 60, height: 160))
  }

  @Test func theCoordinatorIsThereWhenTheTransitionIsAboutToBegin() throws {
    try present(.custom)
    #expect(reporter.controller?.coordinators == [true, true])
    #expect(reporter.controller?.duration == 0.25)
  }

  @Test func aScreenThatIsDismissedKeepsItsFrameWhereThePresenterStays() throws {
    try present(.custom)
    reporter.finalFrames = []
    stage.perform { a.dismiss(animated: true) }
    try stage.settle()
    #expect(reporter.finalFrames == [CGRect(x: 20, y: 20, width: 60, height: 160), CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
  func overAPresenterTheDismissedScreenKeepsTheWholeFrame(style: UIModalPresentationStyle) throws {
    try present(style)
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(reporter.finalFrames.first == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func aFullScreenThatIsDismissedEndsNowhere(style: UIModalPresentationStyle) throws {
    try present(style)
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(reporter.finalFrames == [.zero, CGRect(x: 0, y: 0, width: 100, height: 200)])
  }
}
