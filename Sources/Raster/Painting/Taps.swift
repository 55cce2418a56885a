/// For each of a row of output cells, which texels it takes and how much of each, in 1/65,536; together always 65,536.
struct Taps {
  private(set) var firsts: [Int] = []
  private(set) var weights: [UInt32] = []
  /// Where a cell's weights begin, and at last where they all end.
  private(set) var starts: [Int] = [0]
  private let texels: Int
  /// Few taps are filled up with zeros to the same number for every cell: loops of one length predict better.
  private let leastCount: Int

  /// `count` equal cells over `texels` texels.
  static func dividing(_ texels: Int, into count: Int) -> Taps {
    Taps(0..<count, origin: 0, step: Double(texels) / Double(count), texels: texels)
  }

  /// Cell i reaches from texel coordinate `origin + i × step` to the next cell's; a negative step mirrors.
  ///
  /// A cell of more than one texel takes the mean of what it sees of the bitmap, each texel as far as it lies within; a smaller
  /// one takes the two texels whose centres its own lies between, which are what a window of one texel sees.
  init(_ cells: Range<Int>, origin: Double, step: Double, texels: Int) {
    self.texels = texels
    let window = max(abs(step), 1)
    leastCount = window < 7 ? min(Int(window.rounded(.up)) + 1, texels) : 1
    for cell in cells {
      let centre = origin + (Double(cell) + 0.5) * step
      append(from: centre - window / 2, to: centre + window / 2)
    }
  }

  private mutating func append(from low: Double, to high: Double) {
    let end = Double(texels)
    let (low, high) = (min(max(low, 0), end), min(max(high, 0), end))
    let first = min(Int(low), texels - 1)
    let last = max(min(Int(high.rounded(.up)), texels) - 1, first)
    let start = min(first, texels - leastCount)
    var before: UInt32 = 0
    for texel in start..<max(last + 1, start + leastCount) {
      let share = texel < first ? 0 : texel < last ? (Double(texel + 1) - low) / (high - low) : 1
      let upToHere = UInt32(share * 65_536 + 0.5)
      weights.append(upToHere - before)
      before = upToHere
    }
    firsts.append(start)
    starts.append(weights.count)
  }
}
