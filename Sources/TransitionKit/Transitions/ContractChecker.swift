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

    init?(_ controller: UIViewController, _ view: UIView?) {
      guard let view else { return nil }
      self.controller = controller
      self.view = view
      looks = Looks(view)
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
  private let summary: String
  /// The views of the container and of what lies around it, as they were.
  private let surroundings: [(parent: UIView, children: [UIView])]
  private weak var stage: Stage?

  init(from: Party?, to: Party?, container: UIView, summary: String, stage: Stage?) {
    self.from = from
    self.to = to
    self.container = container
    self.summary = summary
    self.stage = stage
    presentationContainer = container as? PresentationContainer
    surroundings = sequence(first: container, next: \.superview).map { ($0, $0.subviews) }
  }

  func complain(_ text: String) {
    stage?.diagnose("\(summary) \(text)")
  }

  // MARK: When completeTransition is called

  func willEnd(didComplete: Bool, wasCancelled: Bool) {
    if didComplete && wasCancelled { complain("called completeTransition(true) though it was cancelled") }
    if didComplete, let to, !to.view.isDescendant(of: container) {
      complain("never added the incoming view, \(to.name), to the container")
    }
    if !didComplete, let from, !from.view.isDescendant(of: container) {
      complain("came back without the outgoing view, \(from.name), in the container")
    }
  }

  // MARK: When its turn is over

  /// - Parameter frame: where the view belongs that is now on screen; nil if it is none of the two.
  func didEnd(didComplete: Bool, frame: CGRect?) {
    for party in [from, to].compactMap(\.self) where party.stays {
      for leftover in party.looks.leftovers(in: party.view) { complain("left \(party.name) with \(leftover)") }
    }
    if let frame, let shown = didComplete ? to : from { check(shown, in: frame) }
    checkSurroundings()
  }

  private func check(_ shown: Party, in frame: CGRect) {
    let found = shown.view.frame
    guard shown.view.transform.isIdentity, shown.stays, !found.isClose(to: frame) else { return }
    complain("left \(shown.name) with the frame \(found.inWords), where \(frame.inWords) is the final frame")
  }

  private func checkSurroundings() {
    for (parent, children) in surroundings where parent.window != nil {
      for view in parent.subviews where !children.contains(where: { $0 === view }) && isForeign(view, in: parent) {
        let place = parent === container ? "the container" : "\(type(of: parent))"
        complain("left \(view is SnapshotView ? "a snapshot" : "a \(type(of: view))") in \(place)")
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
  private let alpha: CGFloat
  private let isHidden: Bool
  private let transform: CGAffineTransform
  private let anchorPoint: CGPoint

  @MainActor
  init(_ view: UIView) {
    (alpha, isHidden) = (view.alpha, view.isHidden)
    (transform, anchorPoint) = (view.transform, view.layer.anchorPoint)
  }

  /// Which of the properties are neither as they were nor as they are on a new view, in words.
  @MainActor
  func leftovers(in view: UIView) -> [String] {
    let now = Looks(view)
    var found: [String] = []
    if now.transform != transform, !now.transform.isIdentity {
      let matrix = now.transform
      found.append("the transform (\(matrix.a), \(matrix.b), \(matrix.c), \(matrix.d), \(matrix.tx), \(matrix.ty))")
    }
    if now.alpha != alpha, now.alpha != 1 { found.append("the alpha \(now.alpha)") }
    if now.isHidden && !isHidden { found.append("isHidden set") }
    if now.anchorPoint != anchorPoint, now.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      found.append("the anchorPoint (\(now.anchorPoint.x), \(now.anchorPoint.y))")
    }
    return found
  }
}

extension CGRect {
  /// To a thousandth of a point.
  fileprivate func isClose(to other: CGRect) -> Bool {
    zip([minX, minY, width, height], [other.minX, other.minY, other.width, other.height]).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  fileprivate var inWords: String { "(\(minX), \(minY), \(width), \(height))" }
}
