package import Raster

/// How often an image has each entry of its palette, and what it would cost to do without the rarest.
///
/// The fewer bits an image's entries have, the shorter are its codes. Where few pixels have those that need a further bit, other entries may stand in
/// for them.
package struct EntryUse {
  /// The entries that stand in for others.
  package struct Narrowing {
    /// For each entry the one that takes its place, as a rule itself.
    package fileprivate(set) var entries = (0...UInt8.max).map { $0 }
    /// The growth of the image's mean squared distance.
    package fileprivate(set) var error = 0.0
  }

  private let palette: [Pixel]
  /// Whether images take the first entries of the palette, rather than those that they use.
  private let isInHeader: Bool
  /// How many pixels have each entry, and how many there are.
  private let counts: [UInt64]
  private let count: UInt64
  /// How many have another entry than the one before them.
  private let turns: Int

  package init(of palette: [Pixel], isInHeader: Bool, counts: [UInt64], turns: Int) {
    (self.palette, self.isInHeader, self.counts, self.turns) = (palette, isInHeader, counts, turns)
    count = counts.reduce(0, +)
  }

  /// The narrowing for which an image gains the least error for its bytes; nil if none is worth its error: half of what films may gain, since the
  /// bytes that are saved are a guess.
  /// - Parameter error: the entries' mean squared distance, along `ColorAxes.levels`.
  package func narrowing(error: Double, _ options: GIFOptions) -> Narrowing? {
    let used = palette.indices.filter { counts[$0] > 0 }.sorted { (counts[$1], $0) < (counts[$0], $1) }
    guard error > 0, let last = isInHeader ? used.max() : used.count else { return nil }
    let bits = Int.bitWidth - last.leadingZeroBitCount
    var best: (narrowing: Narrowing, gain: Double)?
    for fewer in stride(from: bits - 1, through: 2, by: -1) {
      let saved = GIFImage.codeBytes(bits, turns) - GIFImage.codeBytes(fewer, turns)
      let share = Double(saved + (isInHeader ? 0 : 3 << bits - 3 << fewer)) / Double(turns + 1)
      let most = error * options.errorForBytes / 2 * share
      guard let tried = narrowing(used, to: 1 << fewer, most: most) else { break }
      if most - tried.error > best?.gain ?? 0 { best = (tried, most - tried.error) }
    }
    return best?.narrowing
  }

  /// Lets some entries stand in for the others, and leaves one place for pixels that stay; nil if that costs more than `most`.
  /// - Parameter used: all entries that the image has, the commonest first.
  private func narrowing(_ used: [Int], to room: Int, most: Double) -> Narrowing? {
    let kept = used.filter { !isInHeader || $0 < room }.prefix(room - 1)
    var narrowing = Narrowing()
    for entry in used where !kept.contains(entry) {
      var nearest = (entry: entry, apart: Int.max)
      for other in kept {
        let apart = Self.squaredDistance(palette[entry], palette[other])
        if apart < nearest.apart { nearest = (other, apart) }
      }
      narrowing.entries[entry] = UInt8(nearest.entry)
      let share = Double(counts[entry]) / Double(count)
      narrowing.error += Double(nearest.apart) * share * ColorAxes.perSquaredLevel
      if narrowing.error > most { return nil }
    }
    return narrowing
  }

  private static func squaredDistance(_ one: Pixel, _ other: Pixel) -> Int {
    let (red, green, blue) = (Int(one.red) - Int(other.red), Int(one.green) - Int(other.green), Int(one.blue) - Int(other.blue))
    return red * red + green * green + blue * blue
  }
}
