import Raster
import Testing
import TransitionKit

@MainActor
private final class Spy: UIViewController {
  var calls: [String] = []
  let name: String
  private let record: (String) -> Void

  init(_ name: String, _ color: UIColor, record: @escaping (String) -> Void) {
    self.name = name
    self.record = record
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { record("\(name) willAppear") }
  override func viewDidAppear(_ animated: Bool) { record("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("\(name) didDisappear") }
}

@MainActor
private final class Director: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var views: [(from: UIView?, to: UIView?)] = []
  var interaction: UIPercentDrivenInteractiveTransition?
  private let record: (String) -> Void

  init(record: @escaping (String) -> Void) {
    self.record = record
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    Dimming(presentedViewController: presented, presenting: presenting, record: record)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    record("animateTransition")
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    views.append((from, to))
    to.map(context.containerView.addSubview)
    if let from, to != nil { context.containerView.bringSubviewToFront(from) }
    let moving = from ?? to!
    UIView.animate(withDuration: 0.4) {
      moving.alpha = 0.5
    } completion: { _ in
      moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { record("animationEnded \(transitionCompleted)") }
}

private final class Dimming: UIPresentationController {
  private let record: (String) -> Void
  let dim = UIView()

  init(presentedViewController: UIViewController, presenting: UIViewController?, record: @escaping (String) -> Void) {
    self.record = record
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 30, width: 60, height: 50) }

  override func presentationTransitionWillBegin() {
    record("presentationWillBegin")
    dim.frame = containerView!.bounds
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView!.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator!.animate(alongsideTransition: { _ in self.dim.alpha = 0.5 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { record("presentationDidEnd \(completed)") }

  override func dismissalTransitionWillBegin() {
    record("dismissalWillBegin")
    presentedViewController.transitionCoordinator!.animate(alongsideTransition: { _ in self.dim.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { record("dismissalDidEnd \(completed)") }
}

@MainActor
private final class Record {
  var lines: [String] = []
}

@MainActor
struct PresentationTests {
  private let stage = Stage(size: CGSize(width: 60, height: 80), scale: 1)
  private let record = Record()
  private let below: Spy
  private let above: Spy
  private let director: Director

  init() {
    let record = record
    below = Spy("below", .red) { record.lines.append($0) }
    above = Spy("above", .blue) { record.lines.append($0) }
    director = Director { record.lines.append($0) }
    stage.window.rootViewController = below
    stage.advance(to: 0)
    above.transitioningDelegate = director
    record.lines = []
  }

  private func present(_ style: UIModalPresentationStyle) throws {
    above.modalPresentationStyle = style
    below.present(above, animated: true)
    try stage.settle()
  }

  @Test func fullScreenTellsEverybodyInOrder() throws {
    try present(.fullScreen)
    #expect(
      record.lines == [
        "below willDisappear", "above willAppear", "animateTransition", "below didDisappear", "above didAppear",
        "animationEnded true",
      ])
    record.lines = []
    above.dismiss(animated: true)
    try stage.settle()
    #expect(
      record.lines == [
        "above willDisappear", "below willAppear", "animateTransition", "above didDisappear", "below didAppear",
        "animationEnded true",
      ])
  }

  @Test func customTellsThePresentationControllerAndLeavesThePresenterAlone() throws {
    try present(.custom)
    #expect(
      record.lines == [
        "presentationWillBegin", "above willAppear", "animateTransition", "presentationDidEnd true", "above didAppear",
        "animationEnded true",
      ])
    record.lines = []
    above.dismiss(animated: true)
    try stage.settle()
    #expect(
      record.lines == [
        "dismissalWillBegin", "above willDisappear", "animateTransition", "dismissalDidEnd true", "above didDisappear",
        "animationEnded true",
      ])
  }

  @Test func fullScreenTakesThePresentersView() throws {
    try present(.fullScreen)
    #expect(director.views[0].from === below.view && director.views[0].to === above.view)
    #expect(below.view.window == nil)
    #expect(above.presentingViewController === below && below.presentedViewController === above)
    above.dismiss(animated: true)
    try stage.settle()
    #expect(director.views[1].from === above.view && director.views[1].to === below.view)
    #expect(below.view.superview === stage.window && above.view.window == nil)
    #expect(above.presentingViewController == nil && below.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext])
  func overStylesLeaveThePresentersView(style: UIModalPresentationStyle) throws {
    try present(style)
    #expect(director.views[0].from == nil && director.views[0].to === above.view)
    #expect(below.view.superview === stage.window)
    above.dismiss(animated: true)
    try stage.settle()
    #expect(director.views[1].from === above.view && director.views[1].to == nil)
  }

  @Test func presentationControllerPlacesAndDims() throws {
    try present(.custom)
    #expect(above.view.frame == CGRect(x: 0, y: 30, width: 60, height: 50))
    let shown = stage.snapshot()
    #expect(shown[5, 5] == Pixel(red: 127, green: 0, blue: 0) || shown[5, 5] == Pixel(red: 128, green: 0, blue: 0))
    #expect(shown[5, 40] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func beginsInTheNextLayoutPass() {
    below.present(above, animated: true)
    #expect(record.lines.isEmpty)
    #expect(below.presentedViewController === above)
    stage.advance(to: stage.now)
    #expect(record.lines.contains("animateTransition"))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], [0, 0.3, 1] as [CGFloat])
  func cancelledPresentEndsWhereItBegan(style: UIModalPresentationStyle, share: CGFloat) throws {
    let before = stage.snapshot()
    let interaction = UIPercentDrivenInteractiveTransition()
    director.interaction = interaction
    above.modalPresentationStyle = style
    below.present(above, animated: true)
    stage.advance(to: 0.1)
    interaction.update(share)
    interaction.cancel()
    try stage.settle()
    #expect(stage.snapshot() == before)
    #expect(below.presentedViewController == nil && below.view.superview === stage.window)
    #expect(stage.window.subviews.count == 1)
    #expect(record.lines.last == "animationEnded false")
  }

  @Test func presentThenDismissIsAsBefore() throws {
    let before = stage.snapshot()
    for style in [UIModalPresentationStyle.fullScreen, .custom, .pageSheet, .overFullScreen] {
      try present(style)
      #expect(stage.snapshot() != before)
      below.dismiss(animated: true)
      try stage.settle()
      #expect(stage.snapshot() == before)
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test func systemPresentSlidesUp() throws {
    above.transitioningDelegate = nil
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: true)
    stage.advance(to: 0.1)
    // The system's spring (mass 3, stiffness 1000, damping 500) plays critically damped at ω = 18.257, so x(0.1) = 0.5448.
    let y = above.view.layer.presentation()!.affineTransform().ty
    #expect(abs(y - 80 * (1 - 0.5448)) < 0.01)
  }

  @Test func unanimatedPresentIsThereAtOnce() {
    above.modalPresentationStyle = .fullScreen
    var isPresented = false
    below.present(above, animated: false) { isPresented = true }
    stage.advance(to: stage.now)
    #expect(isPresented && above.view.window != nil && below.view.window == nil)
  }

  @Test func wholeChainGoesWithItsBeginning() throws {
    try present(.fullScreen)
    let top = Spy("top", .green) { _ in }
    above.present(top, animated: false)
    try stage.settle()
    #expect(top.view.window != nil)
    below.dismiss(animated: true)
    try stage.settle()
    #expect(below.view.superview === stage.window)
    #expect(top.view.window == nil && above.view.window == nil)
  }
}
