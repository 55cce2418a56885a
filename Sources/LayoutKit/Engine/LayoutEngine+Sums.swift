internal import Constraints
@_spi(Rooms) internal import ViewKit

extension LayoutEngine {
  /// A side of a constraint in the coordinates of a view, and what it depends on besides.
  struct Reading {
    var sum = LinearSum()
    /// The views whose scroll positions count.
    var crossed: [UIView] = []
    var hasBaselines = false
    /// Whether an item is gone, or a guide has no view.
    var lacksItem = false
    /// Whether places are counted from the right edge leftwards.
    var isMirrored = false
  }

  /// The first side of a constraint less the second; nil if an item is gone.
  func read(_ constraint: NSLayoutConstraint) -> Reading? {
    guard let common = constraint.holder ?? constraint.commonView else { return nil }
    var reading = Reading()
    reading.sum.terms.reserveCapacity(4)
    reading.isMirrored = common.runsFromRight && constraint.isDirectional
    let multiplier = Double(constraint.multiplier)
    read(constraint.first, in: common, 1, into: &reading)
    read(constraint.second, in: common, -multiplier, into: &reading)
    if reading.isMirrored, multiplier != 1, constraint.firstAttribute.kind == .horizontal, constraint.first.parts.count == 1 {
      // Both places lie as far from the right edge as from the left one without a mirror: that edge does not cancel out.
      for edge in [NSLayoutConstraint.Attribute.left, .right] { read(common, edge, in: common, 1 - multiplier, into: &reading) }
    }
    return reading.lacksItem ? nil : reading
  }

  private func read(_ side: LayoutSum, in common: UIView, _ factor: Double, into reading: inout Reading) {
    for index in side.parts.indices {
      guard let item = side.parts[index].item else {
        reading.lacksItem = true
        return
      }
      let (attribute, own) = (side.parts[index].attribute, factor * side.parts[index].factor)
      let turns = reading.isMirrored && attribute.kind == .horizontal
      read(item, turns ? attribute.mirrored : attribute, in: common, turns ? -own : own, into: &reading)
    }
  }

  private func read(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in common: UIView, _ factor: Double, into reading: inout Reading
  ) {
    guard let view = item as? UIView else {
      guard let guide = item as? UILayoutGuide, let owner = guide.owningView else {
        reading.lacksItem = true
        return
      }
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
    var constant = 0.0
    if attribute.kind == .horizontal { reading.sum.add(box.x, factor) }
    if attribute.kind == .vertical { reading.sum.add(box.y, factor) }
    constant += Self.addExtent(of: box, insets, attribute, times: factor, to: &reading.sum)
    var above = outer
    while attribute.kind != .size, let view = above, view !== common {
      let its = self.box(of: view)
      reading.sum.add(attribute.kind == .horizontal ? its.x : its.y, factor)
      constant -= Double(attribute.kind == .horizontal ? view.bounds.minX : view.bounds.minY)
      reading.crossed.append(view)
      above = view.superview
    }
    reading.sum.constant += factor * constant
  }

  /// Adds the attribute of a view's box in the view's own coordinates.
  private func readInner(
    _ box: LayoutBox, _ origin: CGPoint, _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    into reading: inout Reading
  ) {
    var constant = 0.0
    if attribute.kind == .horizontal { constant = Double(origin.x) }
    if attribute.kind == .vertical { constant = Double(origin.y) }
    constant += Self.addExtent(of: box, insets, attribute, times: factor, to: &reading.sum)
    reading.sum.constant += factor * constant
  }

  /// Adds what an attribute's way from a box's upper left corner has of the box's lengths, and returns what is constant of it.
  private static func addExtent(
    of box: LayoutBox, _ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    to sum: inout LinearSum
  ) -> Double {
    switch attribute.plain {
    case .left: return Double(insets.left)
    case .top: return Double(insets.top)
    case .right:
      sum.add(box.width, factor)
      return -Double(insets.right)
    case .bottom:
      sum.add(box.height, factor)
      return -Double(insets.bottom)
    case .centerX:
      sum.add(box.width, factor * 0.5)
      return Double(insets.left - insets.right) / 2
    case .centerY:
      sum.add(box.height, factor * 0.5)
      return Double(insets.top - insets.bottom) / 2
    case .width:
      sum.add(box.width, factor)
      return -Double(insets.left + insets.right)
    case .height:
      sum.add(box.height, factor)
      return -Double(insets.top + insets.bottom)
    default: return 0
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
