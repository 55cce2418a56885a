/// How wide segments want to be, and how wide they are in a control of some width.
@MainActor
struct SegmentWidths {
  private let widths: [CGFloat]
  private let isFixed: [Bool]
  private let isApportioned: Bool

  init(_ segments: [Segment], apportioned: Bool) {
    let own = segments.map { ($0.contentWidth + SegmentMetrics.padding).rounded(.up) }
    let widest = own.max() ?? 0
    isFixed = segments.map { $0.width > 0 }
    isApportioned = apportioned
    widths = segments.indices.map { index in
      segments[index].width > 0 ? segments[index].width : apportioned ? own[index] : widest
    }
  }

  var sum: CGFloat { widths.reduce(0, +) }

  /// Segments without a width of their own share what the others leave, alike or by what they show.
  func fitted(to room: CGFloat) -> [CGFloat] {
    let fixed = zip(widths, isFixed).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let rest = max(room - fixed, 0)
    let count = CGFloat(isFixed.count { !$0 })
    let wanted = sum - fixed
    return zip(widths, isFixed).map { width, isFixed in
      if isFixed { return width }
      return isApportioned && wanted > 0 ? rest * width / wanted : rest / count
    }
  }
}
