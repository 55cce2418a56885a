/// The coverage of any polygons by exact areas.
///
/// Goals, in this order: exact areas, any polygon, work only where edges are and cross. If no polygon crosses itself or another,
/// each edge adds its area by itself. Otherwise a row is cut into bands at every corner and every crossing. Within a band edges
/// keep their order, and only edges at which inside and outside meet add their areas. Crossings closer than 1/4096 row to each
/// other may be taken for one.
struct PolygonCoverage {
  /// The part of an edge within a band: its x at the band's upper and lower ends.
  private struct Slice {
    var upper: Double
    var lower: Double
    let winding: Int
  }

  private static let thinnest = 1.0 / 4_096

  /// The fill rule; nil if no polygon crosses itself or another.
  private let rule: FillRule?
  private(set) var edges: EdgeList
  private var areas: Areas
  private var cuts: [Double] = []
  private var slices: [Slice] = []

  init(_ outline: Outline, bounds: Region) {
    rule = outline.rule
    edges = EdgeList(outline.contours, bounds.rows)
    areas = Areas(bounds)
  }

  /// Rows must come in ascending order.
  mutating func scan(_ y: Int, into scanline: inout Scanline) {
    edges.advance(to: y)
    if rule == nil { areas.add(edges.active, row: y) } else if !edges.active.isEmpty { cutRow(Double(y)) }
    areas.sum(into: &scanline)
  }

  private mutating func cutRow(_ upper: Double) {
    cuts.removeAll(keepingCapacity: true)
    cuts.append(upper)
    for edge in edges.active {
      if edge.top.y > upper { cuts.append(edge.top.y) }
      if edge.bottom.y < upper + 1 { cuts.append(edge.bottom.y) }
    }
    cuts.append(upper + 1)
    cuts.sort()
    for index in 1..<cuts.count where cuts[index - 1] < cuts[index] { addBand(cuts[index - 1], cuts[index]) }
  }

  private mutating func addBand(_ top: Double, _ bottom: Double) {
    slices.removeAll(keepingCapacity: true)
    for edge in edges.active where edge.top.y <= top && edge.bottom.y >= bottom {
      slices.append(Slice(upper: edge.x(at: top), lower: edge.x(at: bottom), winding: edge.direction > 0 ? 1 : -1))
    }
    var top = top
    while let share = firstCrossing() {
      let step = max((bottom - top) * share, Self.thinnest)
      guard step < bottom - top else { break }
      addUpper(step / (bottom - top), height: step)
      top += step
    }
    add(height: bottom - top)
  }

  /// Sorts the slices by their upper ends.
  ///
  /// - Returns: the share of the band's height at which two slices first cross; nil if none do.
  private mutating func firstCrossing() -> Double? {
    slices.sort { ($0.upper, $0.lower) < ($1.upper, $1.lower) }
    var first: Double?
    for (left, right) in zip(slices, slices.dropFirst()) where left.lower > right.lower {
      let gap = right.upper - left.upper
      first = min(first ?? 1, gap / (gap + left.lower - right.lower))
    }
    return first
  }

  /// Cuts the pieces of edges in a row at a share of their height. The upper parts count in the row's areas; the lower parts stay.
  private mutating func addUpper(_ share: Double, height: Double) {
    let rest = slices
    for index in slices.indices {
      slices[index].lower = slices[index].upper + (slices[index].lower - slices[index].upper) * share
    }
    let kept = zip(rest, slices).map { Slice(upper: $1.lower, lower: $0.lower, winding: $0.winding) }
    add(height: height)
    slices = kept
  }

  /// Adds the areas of the slices at which inside and outside meet.
  private mutating func add(height: Double) {
    guard let rule else { return }
    slices.sort { $0.upper + $0.lower < $1.upper + $1.lower }
    var winding = 0
    for slice in slices {
      let wasInside = rule.encloses(winding)
      winding += slice.winding
      let isInside = rule.encloses(winding)
      guard isInside != wasInside else { continue }
      areas.add(slice.upper, slice.lower, height: isInside ? height : -height)
    }
  }
}
