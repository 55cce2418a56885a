internal import Constraints

extension LayoutEngine {
  /// Marks the views whose subviews or guides have come to other places.
  func markWhatMoves() {
    for quantity in solver.takeChanged() {
      guard let box = boxesByQuantity[quantity] else { continue }
      if let view = box.view {
        guard view !== top, !view.translatesAutoresizingMaskIntoConstraints else { continue }
        view.superview?.setNeedsLayout()
      } else {
        box.guide?.owningView?.setNeedsLayout()
      }
    }
  }

  func placeSubviews(of view: UIView) {
    let wasPlacing = isPlacing
    isPlacing = true
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      if let box = boxes[ObjectIdentifier(subview)] { place(subview, box) }
    }
    isPlacing = wasPlacing
  }

  private func place(_ view: UIView, _ box: LayoutBox) {
    let frame = view.frame(forAlignmentRect: alignmentRect(of: box, view.alignmentRectInsets))
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
  private func alignmentRect(of box: LayoutBox, _ insets: UIEdgeInsets) -> CGRect {
    let (x, y) = (CGFloat(solver.value(of: box.x)), CGFloat(solver.value(of: box.y)))
    let (width, height) = (CGFloat(solver.value(of: box.width)), CGFloat(solver.value(of: box.height)))
    return CGRect(
      left: (x + insets.left).onPixels(scale), top: (y + insets.top).onPixels(scale),
      right: (x + width - insets.right).onPixels(scale), bottom: (y + height - insets.bottom).onPixels(scale))
  }

  func frame(of guide: UILayoutGuide) -> CGRect? {
    boxes[ObjectIdentifier(guide)].map { alignmentRect(of: $0, .zero) }
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
