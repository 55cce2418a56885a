/// A row of output cells along one side of a bitmap: cell i reaches from texel coordinate `origin + i × step` to the next cell's;
/// a negative step mirrors.
struct Cells {
  var range: Range<Int>
  var origin: Double
  var step: Double
  /// How many texels that side of the bitmap has.
  var texels: Int

  /// Whether a cell takes so few texels that 14 bits are enough for the share of each.
  var areNarrow: Bool { abs(step) < 7 }
}

/// For each cell, the texels that it takes and the weight of each, in 1/`unit`. The weights of a cell are `unit` together.
///
/// A cell of more than one texel takes the mean of what it sees of the bitmap: each texel counts as far as it lies within the cell.
/// A smaller cell takes the two texels between whose centres its own centre lies.
struct Taps {
  private(set) var firsts: [Int] = []
  private(set) var weights: [UInt32] = []
  /// The index in `weights` of each cell's first weight, and at last the number of all weights.
  private(set) var starts: [Int] = [0]
  /// The weights of narrow cells, two in a word: the first pair of every cell, then the second pair of every cell, and so on. An
  /// odd last weight is paired with 0.
  private(set) var pairs: [UInt32] = []
  /// How many texels each narrow cell takes, some of them perhaps with no weight.
  let narrowCount: Int
  private let unit: Double

  /// - Parameter isNarrow: whether weights are in 1/16,384 and not in 1/65,536; only cells that are narrow may have that.
  init(_ cells: Cells, isNarrow: Bool) {
    let window = max(abs(cells.step), 1)
    unit = isNarrow ? 16_384 : 65_536
    narrowCount = isNarrow ? min(Int(window.rounded(.up)) + 1, cells.texels) : 0
    firsts.reserveCapacity(cells.range.count)
    starts.reserveCapacity(cells.range.count + 1)
    weights.reserveCapacity(cells.range.count * narrowCount)
    for cell in cells.range {
      let centre = cells.origin + (Double(cell) + 0.5) * cells.step
      append(from: centre - window / 2, to: centre + window / 2, texels: cells.texels)
    }
    if isNarrow { pairs = (0..<cells.range.count * pairCount).map(pair) }
  }

  /// How many words of `pairs` a narrow cell has.
  var pairCount: Int { (narrowCount + 1) / 2 }

  /// The range of texels that some cells take; there must be at least one cell.
  func texels(_ cells: Range<Int>) -> Range<Int> {
    let ends = [cells.lowerBound, cells.upperBound - 1].map { firsts[$0]..<firsts[$0] + starts[$0 + 1] - starts[$0] }
    return min(ends[0].lowerBound, ends[1].lowerBound)..<max(ends[0].upperBound, ends[1].upperBound)
  }

  private mutating func append(from low: Double, to high: Double, texels: Int) {
    let end = Double(texels)
    let (low, high) = (min(max(low, 0), end), min(max(high, 0), end))
    let first = min(Int(low), texels - 1)
    let last = max(min(Int(high.rounded(.up)), texels) - 1, first)
    let start = min(first, texels - max(narrowCount, 1))
    var before: UInt32 = 0
    for texel in start..<max(last + 1, start + narrowCount) {
      let share = texel < first ? 0 : texel < last ? (Double(texel + 1) - low) / (high - low) : 1
      let upToHere = UInt32(share * unit + 0.5)
      weights.append(upToHere - before)
      before = upToHere
    }
    firsts.append(start)
    starts.append(weights.count)
  }

  private func pair(_ index: Int) -> UInt32 {
    let (cell, tap) = (index % firsts.count, index / firsts.count * 2)
    let start = cell * narrowCount
    return weights[start + tap] | (tap + 1 < narrowCount ? weights[start + tap + 1] << 16 : 0)
  }
}
