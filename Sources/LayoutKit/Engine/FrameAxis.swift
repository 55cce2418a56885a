/// One axis of a view's frame in its superview, as rules that its autoresizing mask means.
@MainActor
struct FrameAxis {
  let isHorizontal: Bool
  /// For the start and the length: a share of the superview's length, and a constant.
  let rules: [(share: Double, constant: Double)]

  var isRelative: Bool { rules.contains { $0.share != 0 } }

  /// - Parameter isAlone: whether the view goes by no superview.
  static func both(of view: UIView, isAlone: Bool) -> [FrameAxis] {
    let frame = view.untransformedFrame
    let mask = isAlone || view.superview?.autoresizesSubviews == false ? [] : view.autoresizingMask
    let outer = view.superview?.bounds.size ?? .zero
    return [
      FrameAxis(
        true, frame.minX, frame.width, outer.width,
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains)),
      FrameAxis(
        false, frame.minY, frame.height, outer.height,
        [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains)),
    ]
  }

  /// - Parameter flexible: whether the margin before, the length and the margin after share the superview's changes.
  private init(_ isHorizontal: Bool, _ start: CGFloat, _ length: CGFloat, _ extent: CGFloat, _ flexible: [Bool]) {
    self.isHorizontal = isHorizontal
    let parts = [start, length, extent - start - length]
    let measure = parts.indices.reduce(0) { $0 + (flexible[$1] ? parts[$1] : 0) }
    let count = flexible.count { $0 }
    let shares = parts.indices.map { index -> Double in
      guard flexible[index] else { return 0 }
      return measure > 0 ? Double(parts[index] / measure) : 1 / Double(count)
    }
    rules = [
      (shares[0], Double(start) - shares[0] * Double(extent)),
      (shares[1], Double(length) - shares[1] * Double(extent)),
    ]
  }
}

extension UIView {
  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let (size, center, anchor) = (bounds.size, center, layer.anchorPoint)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
