/// Splits colour points into boxes. The goal is the least sum of squared distances from the points to the means of their boxes.
///
/// As a rule the box with the largest such sum is split next, along the axis on which its points spread most. The cut is the plane, among 63
/// across that axis, that leaves the least sum. The method is Wu's ("Efficient statistical computations for optimal color
/// quantization", 1991), but over points rather than a grid of moments, so that the axes can be perceptual.
struct ColorBoxes {
  private struct Box {
    var range: Range<Int>
    var deviation: Double
    /// The box with the highest rank is split next.
    var rank: Double
    var axis: Int
    var low: Double
    var high: Double
  }

  private static let slices = 64

  private let points: [ColorPoint]
  private let evenness: Evenness
  /// The places in `points`, in such an order that every box is a range of this array.
  private var order: [Int]
  private var boxes: [Box] = []

  /// Splits points into at most `limit` boxes, none of them empty, and returns the places of each box's points. No box is split
  /// further once the sum of squared distances is down to `error`.
  /// - Parameter evenness: how much less boxes of many points count, so that boxes are more alike in size.
  static func split(_ points: [ColorPoint], into limit: Int, error: Double = 0, evenness: Evenness = .none) -> [[Int]] {
    guard !points.isEmpty, limit > 0 else { return [] }
    var splitter = ColorBoxes(points, evenness)
    while splitter.boxes.count < limit, splitter.deviation > error, splitter.splitWidest() {}
    return splitter.boxes.map { Array(splitter.order[$0.range]) }
  }

  private init(_ points: [ColorPoint], _ evenness: Evenness) {
    self.points = points
    self.evenness = evenness
    order = Array(points.indices)
    boxes = [measured(0..<points.count)]
  }

  private static func coordinates(_ color: PerceptualColor) -> SIMD3<Double> {
    SIMD3(Double(color.lightness), Double(color.greenRed), Double(color.blueYellow))
  }

  private func measured(_ range: Range<Int>) -> Box {
    var weight = 0.0
    var sum = SIMD3<Double>()
    var squares = SIMD3<Double>()
    var low = SIMD3<Double>(repeating: .infinity)
    var high = -low
    for place in order[range] {
      let at = Self.coordinates(points[place].color)
      weight += points[place].weight
      sum += at * points[place].weight
      squares += at * at * points[place].weight
      low = pointwiseMin(low, at)
      high = pointwiseMax(high, at)
    }
    let deviations = squares - sum * sum / weight
    let spread = (0..<3).filter { low[$0] < high[$0] }
    guard let axis = spread.max(by: { deviations[$0] < deviations[$1] }) else {
      return Box(range: range, deviation: 0, rank: 0, axis: 0, low: 0, high: 0)
    }
    let deviation = max(deviations.sum(), .leastNormalMagnitude)
    let rank = evenness.rank(of: deviation, weight: weight)
    return Box(range: range, deviation: deviation, rank: rank, axis: axis, low: low[axis], high: high[axis])
  }

  private var deviation: Double { boxes.reduce(0) { $0 + $1.deviation } }

  /// Splits the box with the largest sum; false if no box holds two different colours.
  private mutating func splitWidest() -> Bool {
    guard let widest = boxes.indices.max(by: { boxes[$0].rank < boxes[$1].rank }), boxes[widest].deviation > 0 else {
      return false
    }
    let box = boxes[widest]
    let cut = bestCut(of: box)
    let middle = partition(box, below: cut)
    boxes[widest] = measured(box.range.lowerBound..<middle)
    boxes.append(measured(middle..<box.range.upperBound))
    return true
  }

  private func slice(_ place: Int, _ box: Box) -> Int {
    let at = Self.coordinates(points[place].color)[box.axis]
    return min(Int((at - box.low) * Double(Self.slices) / (box.high - box.low)), Self.slices - 1)
  }

  /// The best cut of a box, as the first slice above it. Both parts hold points, since the outermost slices do.
  private func bestCut(of box: Box) -> Int {
    var weights = Array(repeating: 0.0, count: Self.slices)
    var sums = weights
    for place in order[box.range] {
      let slice = slice(place, box)
      weights[slice] += points[place].weight
      sums[slice] += Self.coordinates(points[place].color)[box.axis] * points[place].weight
    }
    let weight = weights.reduce(0, +)
    let sum = sums.reduce(0, +)
    var (below, sumBelow, best, cut) = (0.0, 0.0, -1.0, 1)
    for slice in 1..<Self.slices {
      below += weights[slice - 1]
      sumBelow += sums[slice - 1]
      let above = weight - below
      let between = (sumBelow - below * sum / weight) * (sumBelow - below * sum / weight) / (below * above)
      if above > 0 && between > best { (best, cut) = (between, slice) }
    }
    return cut
  }

  private mutating func partition(_ box: Box, below cut: Int) -> Int {
    let (lower, upper) = order[box.range].reduce(into: ([Int](), [Int]())) { halves, place in
      if slice(place, box) < cut { halves.0.append(place) } else { halves.1.append(place) }
    }
    order.replaceSubrange(box.range, with: lower + upper)
    return box.range.lowerBound + lower.count
  }
}
