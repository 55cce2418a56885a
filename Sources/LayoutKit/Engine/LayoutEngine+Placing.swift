internal import Constraints

extension LayoutEngine {
  /// Marks the views whose subviews or guides have come to other places.
  func markWhatMoves() {
    var lastBox: LayoutBox?
    var lastMarked: UIView?
    for quantity in solver.takeChanged() {
      guard let box = box(of: quantity), box !== lastBox else { continue }
      lastBox = box
      guard let moved = viewAround(box), moved !== lastMarked else { continue }
      moved.setNeedsLayout()
      lastMarked = moved
    }
  }

  private func box(of quantity: ConstraintSolver.Quantity) -> LayoutBox? {
    quantity.place < boxesByPlace.count ? boxesByPlace[quantity.place] : nil
  }

  /// The view that has what a box is of, if constraints place that.
  private func viewAround(_ box: LayoutBox) -> UIView? {
    guard let view = box.view else { return box.guide?.owningView }
    return view === top || view.translatesAutoresizingMaskIntoConstraints ? nil : view.superview
  }

  func placeSubviews(of view: UIView) {
    let wasPlacing = isPlacing
    isPlacing = true
    let scale = scale
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      if let box = boxes[ObjectIdentifier(subview)] { place(subview, box, scale) }
    }
    isPlacing = wasPlacing
  }

  private func place(_ view: UIView, _ box: LayoutBox, _ scale: CGFloat) {
    let frame = view.frame(forAlignmentRect: alignmentRect(of: box, view.alignmentRectInsets, scale))
    if view.layer.isUntransformed {
      if view.frame != frame { view.frame = frame }
      return
    }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    if view.center != center { view.center = center }
  }

  /// The rectangle that constraints place, its edges on pixels.
  private func alignmentRect(of box: LayoutBox, _ insets: UIEdgeInsets, _ scale: CGFloat) -> CGRect {
    let place = solver.values(of: (box.x, box.y, box.width, box.height))
    let (x, y, width, height) = (CGFloat(place.x), CGFloat(place.y), CGFloat(place.width), CGFloat(place.height))
    return CGRect(
      left: (x + insets.left).onPixels(scale), top: (y + insets.top).onPixels(scale),
      right: (x + width - insets.right).onPixels(scale), bottom: (y + height - insets.bottom).onPixels(scale))
  }

  func frame(of guide: UILayoutGuide) -> CGRect? {
    boxes[ObjectIdentifier(guide)].map { alignmentRect(of: $0, .zero, scale) }
  }
}

extension CGRect {
  init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}

extension CALayer {
  /// Whether the layer's frame is its bounds at its position.
  var isUntransformed: Bool { CATransform3DIsIdentity(transform) }
}
