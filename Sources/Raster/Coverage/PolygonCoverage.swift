/// The coverage of any polygons by exact areas.
///
/// Goals, in this order: exact areas, any polygon, work only where edges are and cross. If no polygon crosses itself or another,
/// each edge adds its area by itself. Otherwise the edges of a row are parted into groups that no gap divides, and a group is cut into
/// bands at each of its corners and crossings. Within a band edges keep their order, and only edges at which inside and outside meet
/// add their areas. Crossings closer than 1/4096 row to each other may be taken for one.
struct PolygonCoverage {
  /// The part of an edge within a band: its x at the band's upper and lower ends.
  fileprivate struct Slice {
    var upper: Double
    var lower: Double
    let winding: Int
  }

  /// The part of an edge within a row.
  fileprivate struct Piece {
    let left: Double
    let right: Double
    let edge: Edge
  }

  private static let thinnest = 1.0 / 4_096

  /// The fill rule; nil if no polygon crosses itself or another.
  private let rule: FillRule?
  private(set) var edges: EdgeList
  private var areas: Areas
  private var pieces: [Piece] = []
  private var corners: [(y: Double, turn: Double)] = []
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
    pieces.removeAll(keepingCapacity: true)
    for edge in edges.active {
      let one = edge.x(at: max(edge.top.y, upper)), other = edge.x(at: min(edge.bottom.y, upper + 1))
      pieces.append(Piece(left: min(one, other), right: max(one, other), edge: edge))
    }
    pieces.order { $0.left < $1.left }
    edges.reorder(pieces.lazy.map(\.edge))
    var (start, winding) = (0, 0)
    while start < pieces.count {
      let group = start..<endOfGroup(from: start, upper)
      add(group, upper, below: &winding)
      start = group.upperBound
    }
  }

  /// The end of the group that begins at a piece: behind it is a gap, in which the winding number is the same all the way down the row.
  /// Leaves the group's corners within the row in `corners`, from the top down.
  private mutating func endOfGroup(from start: Int, _ upper: Double) -> Int {
    corners.removeAll(keepingCapacity: true)
    var (end, right) = (start, -Double.infinity)
    repeat {
      right = max(right, pieces[end].right)
      let edge = pieces[end].edge
      if edge.top.y > upper { corners.append((edge.top.y, edge.direction)) }
      if edge.bottom.y < upper + 1 { corners.append((edge.bottom.y, -edge.direction)) }
      end += 1
      if end == pieces.count || pieces[end].left > right { corners.order { $0.y < $1.y } }
    } while end < pieces.count && (pieces[end].left <= right || !cornersMeet)
    return end
  }

  /// Whether at every corner as many edges begin as end. Where they do not, a level side, which is no edge, leads on to the right.
  private var cornersMeet: Bool {
    var (sum, y) = (0.0, -Double.infinity)
    for corner in corners {
      if corner.y != y && sum != 0 { return false }
      (sum, y) = (sum + corner.turn, corner.y)
    }
    return sum == 0
  }

  /// - Parameter winding: the winding number left of the group, and then right of it.
  private mutating func add(_ group: Range<Int>, _ upper: Double, below winding: inout Int) {
    var top = upper
    for corner in corners where corner.y > top {
      addBand(group, top, corner.y, winding)
      top = corner.y
    }
    addBand(group, top, upper + 1, winding)
    winding += slices.reduce(0) { $0 + $1.winding }
  }

  private mutating func addBand(_ group: Range<Int>, _ top: Double, _ bottom: Double, _ winding: Int) {
    slices.removeAll(keepingCapacity: true)
    for index in group {
      let edge = pieces[index].edge
      guard edge.top.y <= top && edge.bottom.y >= bottom else { continue }
      slices.append(Slice(upper: edge.x(at: top), lower: edge.x(at: bottom), winding: edge.direction > 0 ? 1 : -1))
    }
    var top = top
    while let share = firstCrossing() {
      let step = max((bottom - top) * share, Self.thinnest)
      guard step < bottom - top else { break }
      addUpper(step / (bottom - top), height: step, winding)
      top += step
    }
    add(height: bottom - top, winding)
  }

  /// Sorts the slices by their upper ends.
  ///
  /// - Returns: the share of the band's height at which two slices first cross; nil if none do.
  private mutating func firstCrossing() -> Double? {
    slices.order { $0.upper < $1.upper || $0.upper == $1.upper && $0.lower < $1.lower }
    var first: Double?
    for (left, right) in zip(slices, slices.dropFirst()) where left.lower > right.lower {
      let gap = right.upper - left.upper
      first = min(first ?? 1, gap / (gap + left.lower - right.lower))
    }
    return first
  }

  /// Cuts the pieces of edges in a row at a share of their height. The upper parts count in the row's areas; the lower parts stay.
  private mutating func addUpper(_ share: Double, height: Double, _ winding: Int) {
    let rest = slices
    for index in slices.indices {
      slices[index].lower = slices[index].upper + (slices[index].lower - slices[index].upper) * share
    }
    let kept = zip(rest, slices).map { Slice(upper: $1.lower, lower: $0.lower, winding: $0.winding) }
    add(height: height, winding)
    slices = kept
  }

  /// Adds the areas of the slices at which inside and outside meet.
  private mutating func add(height: Double, _ winding: Int) {
    guard let rule else { return }
    slices.order { $0.upper + $0.lower < $1.upper + $1.lower }
    var winding = winding
    for slice in slices {
      let wasInside = rule.encloses(winding)
      winding += slice.winding
      let isInside = rule.encloses(winding)
      guard isInside != wasInside else { continue }
      areas.add(slice.upper, slice.lower, height: isInside ? height : -height)
    }
  }
}

extension Array {
  /// Sorts; what is equal keeps its order. Few elements, mostly in order already, need no more than to be moved past a neighbour.
  @inline(__always)
  fileprivate mutating func order(by isBefore: (Element, Element) -> Bool) {
    guard count <= 32 else { return sort(by: isBefore) }
    var elements = mutableSpan
    for next in elements.indices.dropFirst() {
      let element = elements[next]
      var place = next
      while place > 0, isBefore(element, elements[place - 1]) {
        elements[place] = elements[place - 1]
        place -= 1
      }
      if place < next { elements[place] = element }
    }
  }
}
