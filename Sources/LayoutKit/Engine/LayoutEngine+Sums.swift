internal import Constraints
@_spi(Rooms) internal import ViewKit

extension LayoutEngine {
  /// A side of a constraint in the coordinates of a view, and what it depends on besides.
  struct Reading {
    var sum = LinearSum()
    /// The views whose scroll positions count.
    var crossed: [UIView] = []
    var hasBaselines = false
  }

  func read(_ side: LayoutSum, in common: UIView, _ factor: Double, into reading: inout Reading) {
    for part in side.parts {
      guard let item = part.item else { continue }
      read(item, part.attribute, in: common, factor * part.factor, into: &reading)
    }
  }

  private func read(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in common: UIView, _ factor: Double, into reading: inout Reading
  ) {
    guard let view = item as? UIView else {
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return }
      return read(box(of: guide), .zero, attribute, inside: owner, common, factor, into: &reading)
    }
    if let plain = attribute.withinMargins {
      return read(view.layoutMarginsGuide, plain, in: common, factor, into: &reading)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return readBaseline(of: view, attribute, in: common, factor, into: &reading)
    }
    if view === common, attribute.kind != .size, let content = view.state?.contentGuide {
      return read(content, attribute, in: common, factor, into: &reading)
    }
    let insets = view.alignmentRectInsets
    if view === common {
      return readInner(box(of: view), view.bounds.origin, insets, attribute, factor, into: &reading)
    }
    read(box(of: view), insets, attribute, inside: view.superview, common, factor, into: &reading)
  }

  /// Adds the attribute of a box that lies inside a view.
  private func read(
    _ box: LayoutBox, _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, inside outer: UIView?, _ common: UIView,
    _ factor: Double, into reading: inout Reading
  ) {
    var sum = LinearSum()
    if attribute.kind == .horizontal { sum.add(box.x) }
    if attribute.kind == .vertical { sum.add(box.y) }
    Self.addExtent(of: box, insets, attribute, to: &sum)
    var above = outer
    while attribute.kind != .size, let view = above, view !== common {
      let its = self.box(of: view)
      sum.add(attribute.kind == .horizontal ? its.x : its.y)
      sum.constant -= Double(attribute.kind == .horizontal ? view.bounds.minX : view.bounds.minY)
      reading.crossed.append(view)
      above = view.superview
    }
    reading.sum.add(sum, times: factor)
  }

  /// Adds the attribute of a view's box in the view's own coordinates.
  private func readInner(
    _ box: LayoutBox, _ origin: CGPoint, _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    into reading: inout Reading
  ) {
    var sum = LinearSum()
    if attribute.kind == .horizontal { sum.constant = Double(origin.x) }
    if attribute.kind == .vertical { sum.constant = Double(origin.y) }
    Self.addExtent(of: box, insets, attribute, to: &sum)
    reading.sum.add(sum, times: factor)
  }

  /// Adds how far an attribute lies from a box's upper left corner.
  private static func addExtent(
    of box: LayoutBox, _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, to sum: inout LinearSum
  ) {
    switch attribute.plain {
    case .left: sum.constant += Double(insets.left)
    case .top: sum.constant += Double(insets.top)
    case .right:
      sum.add(box.width)
      sum.constant -= Double(insets.right)
    case .bottom:
      sum.add(box.height)
      sum.constant -= Double(insets.bottom)
    case .centerX:
      sum.add(box.width, 0.5)
      sum.constant += Double(insets.left - insets.right) / 2
    case .centerY:
      sum.add(box.height, 0.5)
      sum.constant += Double(insets.top - insets.bottom) / 2
    case .width:
      sum.add(box.width)
      sum.constant -= Double(insets.left + insets.right)
    case .height:
      sum.add(box.height)
      sum.constant -= Double(insets.top + insets.bottom)
    default: break
    }
  }

  private func readBaseline(
    of view: UIView, _ attribute: NSLayoutConstraint.Attribute, in common: UIView, _ factor: Double, into reading: inout Reading
  ) {
    let isFirst = attribute == .firstBaseline
    let speaker = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if speaker !== view, speaker.isDescendant(of: common) {
      return readBaseline(of: speaker, attribute, in: common, factor, into: &reading)
    }
    reading.hasBaselines = true
    let box = box(of: view)
    let known = baselineHeights[ObjectIdentifier(view)]
    let size = CGSize(width: CGFloat(solver.value(of: box.width)), height: known ?? view.intrinsicContentSize.height)
    if known == nil { baselineHeights[ObjectIdentifier(view)] = size.height }
    let offsets = view.baselineOffsets(at: size)
    read(view, isFirst ? .top : .bottom, in: common, factor, into: &reading)
    reading.sum.constant += factor * Double(isFirst ? offsets.first : -offsets.last)
  }
}
