/// Says what an animator did against its contract.
@MainActor
struct Complaints {
  let summary: String
  let animator: String
  weak var stage: Stage?

  func complain(_ text: String, about view: String? = nil, _ property: String? = nil) {
    stage?.diagnose("\(summary) \(text)", by: animator, view: view, property: property)
  }
}

/// Compares what a transition leaves behind with what was there when it began.
///
/// What an animator undoes in the turn in which it completes is undone in time. A screen that goes for good may look as it
/// likes; so may views that an animator puts into the container of a presentation that stays, unless they are snapshots.
@MainActor
final class ContractChecker {
  /// One of the two parties.
  @MainActor
  struct Party {
    let controller: UIViewController
    let view: UIView
    let looks: Looks
    /// What ran on the view's layer before.
    private let animations: Set<ObjectIdentifier>

    init?(_ controller: UIViewController, _ view: UIView?) {
      guard let view else { return nil }
      self.controller = controller
      self.view = view
      looks = Looks(view)
      animations = Set(view.layer.values.animations.map { ObjectIdentifier($0.animation) })
    }

    /// What has come onto the view's layer and never goes.
    var endlessAnimations: [AttachedAnimation] {
      let new = view.layer.values.animations.filter { !animations.contains(ObjectIdentifier($0.animation)) }
      return new.filter { $0.animation.neverGoes }
    }

    /// Its class, and whose it is.
    var name: String { "the \(type(of: view)) of \(type(of: controller))" }

    /// Whether it is on screen or will come back.
    var stays: Bool { controller.parent != nil || controller.presentation != nil || view.window != nil }
  }

  private let from: Party?
  private let to: Party?
  private let container: UIView
  private let presentationContainer: PresentationContainer?
  private let complaints: Complaints
  private let space: CATransform3D
  /// The views of the container and of what lies around it, as they were.
  private let surroundings: [(parent: UIView, children: [UIView])]
  /// What was there before anybody heard of the end: a screen may well begin something endless when it has come.
  private var suspects: Set<ObjectIdentifier> = []

  init(from: Party?, to: Party?, container: UIView, _ complaints: Complaints) {
    self.from = from
    self.to = to
    self.container = container
    self.complaints = complaints
    space = container.layer.sublayerTransform
    presentationContainer = container as? PresentationContainer
    surroundings = sequence(first: container, next: \.superview).map { ($0, $0.subviews) }
  }

  private func complain(_ text: String, about view: String? = nil, _ property: String? = nil) {
    complaints.complain(text, about: view, property)
  }

  // MARK: When completeTransition is called

  func willEnd(didComplete: Bool, wasCancelled: Bool) {
    let endless = [from, to].compactMap(\.self).flatMap(\.endlessAnimations)
    suspects = Set(endless.map { ObjectIdentifier($0.animation) })
    if didComplete && wasCancelled { complain("called completeTransition(true) though it was cancelled") }
    if !didComplete && !wasCancelled { complain("called completeTransition(false) though nobody cancelled it") }
    if didComplete, let to, !to.view.isDescendant(of: container) {
      complain("never added the incoming view, \(to.name), to the container", about: to.name, "superview")
    }
    if !didComplete, let from, !from.view.isDescendant(of: container) {
      complain("came back without the outgoing view, \(from.name), in the container", about: from.name, "superview")
    }
  }

  // MARK: When its turn is over

  /// - Parameter frame: where the view belongs that is now on screen; nil if it is none of the two.
  func didEnd(didComplete: Bool, frame: CGRect?) {
    for party in [from, to].compactMap(\.self) where party.stays {
      for leftover in party.looks.leftovers(in: party.view) {
        complain("left \(party.name) with \(leftover.words)", about: party.name, leftover.property)
      }
      for endless in party.endlessAnimations where suspects.contains(ObjectIdentifier(endless.animation)) {
        let words = "the animation “\(endless.key)”, which never goes"
        complain("left \(party.name) with \(words)", about: party.name, "layer.animations")
      }
    }
    checkSpace()
    if let frame, let shown = didComplete ? to : from { check(shown, in: frame) }
    checkSurroundings()
  }

  private func check(_ shown: Party, in frame: CGRect) {
    let found = shown.view.frame
    guard shown.view.transform.isIdentity, shown.stays, !found.isClose(to: frame) else { return }
    complain(
      "left \(shown.name) with the frame \(found.inWords), where \(frame.inWords) is the final frame", about: shown.name, "frame")
  }

  /// A container that stays must not show others in this transition's perspective.
  private func checkSpace() {
    let left = container.layer.sublayerTransform
    guard container.window != nil, left != space, !CATransform3DIsIdentity(left) else { return }
    complain("left the container with a sublayerTransform", about: "the container", "layer.sublayerTransform")
  }

  private func checkSurroundings() {
    for (parent, children) in surroundings where parent.window != nil {
      for view in parent.subviews where !children.contains(where: { $0 === view }) && isForeign(view, in: parent) {
        let place = parent === container ? "the container" : "\(type(of: parent))"
        let name = view is SnapshotView ? "a snapshot" : "a \(type(of: view))"
        complain("left \(name) in \(place)", about: name, "superview")
      }
    }
  }

  private func isForeign(_ view: UIView, in parent: UIView) -> Bool {
    if view === from?.view || view === to?.view || view.controller != nil || view is PresentationContainer { return false }
    return parent !== presentationContainer || view is SnapshotView
  }
}

/// The properties of a view that animators borrow.
struct Looks {
  /// One that is neither as it was nor as it is on a new view.
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
    let now = Looks(view)
    var found: [Leftover] = []
    func leave(_ property: String, _ words: String) { found.append(Leftover(property: property, words: words)) }
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
    if let left = now.mask, left !== mask { leave("layer.mask", "a mask") }
    return found
  }

  private static func words(for transform: CATransform3D) -> String {
    guard CATransform3DIsAffine(transform) else { return "a transform in space" }
    let m = CATransform3DGetAffineTransform(transform)
    return "the transform (\(m.a), \(m.b), \(m.c), \(m.d), \(m.tx), \(m.ty))"
  }
}

extension CAAnimation {
  /// Whether it stays on its layer until somebody takes it away.
  fileprivate var neverGoes: Bool {
    guard clock == nil else { return false }
    return !isRemovedOnCompletion || timing.speed > 0 && timing.endTime == .infinity
  }
}

extension CGRect {
  /// To a thousandth of a point.
  fileprivate func isClose(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  fileprivate var inWords: String { "(\(minX), \(minY), \(width), \(height))" }
}
