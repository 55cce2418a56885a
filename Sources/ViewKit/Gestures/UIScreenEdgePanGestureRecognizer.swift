/// A pan that comes in over an edge of the window; one that starts elsewhere, or goes along the edge, fails.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the edge the finger may come down, in points.
  private static let reach: CGFloat = 20

  /// The edges over which the pan may come in. There are none at first, and then nothing is recognised.
  open var edges: UIRectEdge = []
  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchedEdges.isEmpty, let touch = self.touches.first { touchedEdges = edges(at: touch).intersection(edges) }
    guard !touchedEdges.isEmpty else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  private func edges(at touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let point = touch.location(in: nil)
    var found: UIRectEdge = []
    if point.x - bounds.minX <= Self.reach { found.insert(.left) }
    if bounds.maxX - point.x <= Self.reach { found.insert(.right) }
    if point.y - bounds.minY <= Self.reach { found.insert(.top) }
    if bounds.maxY - point.y <= Self.reach { found.insert(.bottom) }
    return found
  }

  @_spi(Rooms) open override var headsRight: Bool {
    let inward: [(UIRectEdge, CGFloat, CGFloat)] = [
      (.left, travel.x, travel.y), (.right, -travel.x, travel.y), (.top, travel.y, travel.x), (.bottom, -travel.y, travel.x),
    ]
    return inward.contains { edge, inward, along in touchedEdges.contains(edge) && inward >= abs(along) }
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }
}
