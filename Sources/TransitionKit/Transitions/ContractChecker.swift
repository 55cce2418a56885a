/// The diagnostics of one transition.
@MainActor
struct ContractReport {
  let summary: String
  let animator: String
  weak var stage: Stage?

  /// - Parameter view: the view that the diagnostic is about, in words.
  func add(_ text: String, about view: String? = nil, _ property: String? = nil) {
    stage?.diagnose("\(summary) \(text)", by: animator, view: view, property: property)
  }
}

/// Compares the views that a transition leaves behind with their state when it began.
///
/// An animator may still undo things in the turn of the run loop in which it completes, and in the turns of the same moment. A screen that leaves for good is not
/// checked. Views that an animator adds to the container of a presentation that stays are allowed, unless they are snapshots.
@MainActor
final class ContractChecker {
  /// A screen whose view takes part in the transition, with the view's state before it.
  @MainActor
  struct Party {
    let screen: TransitionScreen
    let view: UIView
    let borrowed: BorrowedProperties
    /// The animations that ran on the view's layer before the transition.
    private let animations: [ObjectIdentifier]

    init?(_ screen: TransitionScreen) {
      guard let view = screen.view else { return nil }
      self.screen = screen
      self.view = view
      borrowed = BorrowedProperties(view)
      animations = view.layer.values.animations.map { ObjectIdentifier($0.animation) }
    }

    /// The animations that were added to the view's layer since the transition began and never end.
    var endlessAnimations: [AttachedAnimation] {
      let new = view.layer.values.animations.filter { !animations.contains(ObjectIdentifier($0.animation)) }
      return new.filter { $0.animation.neverGoes }
    }

    /// The view in words: its class and its controller's.
    var name: String { "the \(type(of: view)) of \(type(of: screen.controller))" }

    /// Whether the screen is shown or will come back.
    var stays: Bool { screen.controller.parent != nil || screen.controller.presentation != nil || view.window != nil }
  }

  private let from: Party?
  private let to: Party?
  private let container: UIView
  private let presentationContainer: PresentationContainer?
  private let report: ContractReport
  private let sublayerTransform: CATransform3D
  /// The container and the views around it, each with the subviews that it had when the transition began.
  private let surroundings: [(parent: UIView, children: [UIView])]
  /// The endless animations that were there when the animator completed. Those that come later are not the animator's: a screen may
  /// begin something endless once it has appeared.
  private var suspects: [ObjectIdentifier] = []
  /// The controller whose view takes no part in the transition: a presenter that stays where it is.
  private let bystander: UIViewController?

  init(from: TransitionScreen, to: TransitionScreen, container: UIView, _ report: ContractReport) {
    self.from = Party(from)
    self.to = Party(to)
    bystander = [from, to].first { $0.view == nil }?.controller
    self.container = container
    self.report = report
    sublayerTransform = container.layer.sublayerTransform
    presentationContainer = container as? PresentationContainer
    surroundings = sequence(first: container, next: \.superview).map { ($0, $0.subviews) }
  }

  private var parties: [Party] { [from, to].compactMap(\.self) }

  // MARK: When completeTransition is called

  func willEnd(didComplete: Bool, wasCancelled: Bool) {
    suspects = parties.flatMap(\.endlessAnimations).map { ObjectIdentifier($0.animation) }
    if didComplete && wasCancelled { report.add("called completeTransition(true) though it was cancelled") }
    if !didComplete && !wasCancelled { report.add("called completeTransition(false) though nobody cancelled it") }
    if didComplete, let to, !to.view.isDescendant(of: container) {
      report.add("never added the incoming view, \(to.name), to the container", about: to.name, "superview")
    }
    if !didComplete, let from, !from.view.isDescendant(of: container) {
      report.add("came back without the outgoing view, \(from.name), in the container", about: from.name, "superview")
    }
  }

  // MARK: When the turn of the run loop is over

  func didEnd(didComplete: Bool) {
    checkBystander()
    for party in parties where party.stays {
      for leftover in party.borrowed.leftovers(in: party.view) {
        report.add("left \(party.name) with \(leftover.words)", about: party.name, leftover.property)
      }
      for endless in party.endlessAnimations where suspects.contains(ObjectIdentifier(endless.animation)) {
        let words = "the animation “\(endless.key)”, which never goes"
        report.add("left \(party.name) with \(words)", about: party.name, "layer.animations")
      }
    }
    checkSublayerTransform()
    if didComplete { checkFrame(of: to, is: to?.screen.finalFrame) } else { checkFrame(of: from, is: from?.screen.initialFrame) }
    checkSurroundings()
  }

  /// Reports a presenter's view that an animator has moved into the container, with which it will leave the screen.
  private func checkBystander() {
    guard let bystander, let view = bystander.viewIfLoaded, let presentationContainer else { return }
    guard view.isDescendant(of: presentationContainer) else { return }
    let name = "the \(type(of: view)) of \(type(of: bystander))"
    report.add(
      "moved the presenter's view, \(name), into the container, and it goes when the container goes; under this presentation "
        + "style the view stays where it is, and view(forKey:) is nil for it", about: name, "superview")
  }

  private func checkFrame(of shown: Party?, is frame: CGRect?) {
    guard let shown, let frame, shown.view.transform.isIdentity, shown.stays else { return }
    let found = shown.view.frame
    guard !found.isClose(to: frame) else { return }
    report.add(
      "left \(shown.name) with the frame \(found.inWords), where \(frame.inWords) is the final frame", about: shown.name, "frame")
  }

  /// Reports a `sublayerTransform` on a container that stays, because later screens would be drawn in that perspective.
  private func checkSublayerTransform() {
    let left = container.layer.sublayerTransform
    guard container.window != nil, left != sublayerTransform, !CATransform3DIsIdentity(left) else { return }
    report.add("left the container with a sublayerTransform", about: "the container", "layer.sublayerTransform")
  }

  private func checkSurroundings() {
    for (parent, children) in surroundings where parent.window != nil {
      for view in parent.subviews where !children.contains(where: { $0 === view }) && isForeign(view, in: parent) {
        let place = parent === container ? "the container" : "\(type(of: parent))"
        let name = view is SnapshotView ? "a snapshot" : "a \(type(of: view))"
        report.add("left \(name) in \(place)", about: name, "superview")
      }
    }
  }

  private func isForeign(_ view: UIView, in parent: UIView) -> Bool {
    if view === from?.view || view === to?.view || view.controller != nil || view is PresentationContainer { return false }
    // These bars go and come with screens that hide them.
    if view is UITabBar || view is UIToolbar { return false }
    return parent !== presentationContainer || view is SnapshotView
  }
}

/// The properties of a view that animators change for a transition and must restore.
struct BorrowedProperties {
  /// A property that is neither as it was nor as it is on a new view.
  struct Leftover {
    let property: String
    let words: String
  }

  private let alpha: CGFloat
  private let isHidden: Bool
  private let takesTouches: Bool
  private let transform: CATransform3D
  private let anchorPoint: CGPoint
  private let zPosition: CGFloat
  private let mask: CALayer?

  @MainActor
  init(_ view: UIView) {
    (alpha, isHidden, takesTouches) = (view.alpha, view.isHidden, view.isUserInteractionEnabled)
    (transform, anchorPoint) = (view.layer.transform, view.layer.anchorPoint)
    (zPosition, mask) = (view.layer.zPosition, view.layer.mask)
  }

  @MainActor
  func leftovers(in view: UIView) -> [Leftover] {
    let now = BorrowedProperties(view)
    var found: [Leftover] = []
    // Compiled seven times over, it would double the function.
    @inline(never) func leave(_ property: String, _ words: String) { found.append(Leftover(property: property, words: words)) }
    if now.transform != transform, !CATransform3DIsIdentity(now.transform) {
      leave("transform", Self.words(for: now.transform))
    }
    if now.alpha != alpha, now.alpha != 1 { leave("alpha", "the alpha \(now.alpha)") }
    if now.isHidden && !isHidden { leave("isHidden", "isHidden set") }
    if !now.takesTouches && takesTouches { leave("isUserInteractionEnabled", "isUserInteractionEnabled unset") }
    if now.anchorPoint != anchorPoint, now.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      leave("layer.anchorPoint", "the anchorPoint (\(now.anchorPoint.x), \(now.anchorPoint.y))")
    }
    if now.zPosition != zPosition, now.zPosition != 0 { leave("layer.zPosition", "the zPosition \(now.zPosition)") }
    if let left = now.mask, left !== mask, !left.covers(view.bounds) { leave("layer.mask", "a mask") }
    return found
  }

  private static func words(for transform: CATransform3D) -> String {
    guard CATransform3DIsAffine(transform) else { return "a transform in space" }
    let m = CATransform3DGetAffineTransform(transform)
    return "the transform (\(m.a), \(m.b), \(m.c), \(m.d), \(m.tx), \(m.ty))"
  }
}

extension CALayer {
  /// Whether the layer, as a mask, lets a view with these bounds be seen whole; it is tried at the corners and at points between.
  fileprivate func covers(_ bounds: CGRect) -> Bool {
    guard opacity == 1, !isHidden, CATransform3DIsIdentity(transform) else { return false }
    let steps = (0...4).map { CGFloat($0) / 4 }
    return steps.allSatisfy { x in
      steps.allSatisfy { y in isOpaque(at: CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)) }
    }
  }

  /// Whether the layer's background or its shape is opaque at a point of its superlayer, or on the edge there.
  private func isOpaque(at point: CGPoint) -> Bool {
    if backgroundColor?.alpha == 1, cornerRadius == 0, frame.insetBy(dx: -1e-3, dy: -1e-3).contains(point) { return true }
    guard let shape = self as? CAShapeLayer, shape.fillColor?.alpha == 1, let path = shape.path else { return false }
    let own = CGPoint(x: point.x - frame.minX + self.bounds.minX, y: point.y - frame.minY + self.bounds.minY)
    return [(-1, -1), (-1, 1), (1, -1), (1, 1)].contains { path.contains(CGPoint(x: own.x + $0 * 1e-3, y: own.y + $1 * 1e-3)) }
  }
}

extension CGRect {
  /// Whether the two rectangles are equal to a thousandth of a point.
  fileprivate func isClose(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  fileprivate var inWords: String { "(\(minX), \(minY), \(width), \(height))" }
}
