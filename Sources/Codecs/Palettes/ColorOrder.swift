import Raster

/// The order of a palette in a file's header.
///
/// An image takes the first 4, 8, 16 … entries that hold all of its colours, and the fewer these are, the shorter are its codes. So the colours of
/// pictures that change to few come first, picture by picture: next is always the one that takes the fewest further entries.
enum ColorOrder {
  /// Some of at most 256 entries.
  private typealias Entries = SIMD4<UInt64>

  /// Colours in the order in which the pictures need them that have no others.
  static func sorted(_ colors: [Pixel], by pictures: [OpeningPicture]) -> [Pixel] {
    let places = Dictionary(uniqueKeysWithValues: zip(colors, colors.indices))
    return sorted(
      colors,
      pictures.compactMap { picture in
        let used = picture.changes.compactMap { places[$0] }
        return used.count == picture.changes.count ? used : nil
      })
  }

  /// Colours in the order in which the pictures need them if each of their colours becomes the nearest of these.
  static func sorted(_ colors: [Pixel], byNearestOf pictures: [OpeningPicture]) -> [Pixel] {
    sorted(colors, pictures.map { Set(PaletteMatcher.places(of: $0.changes, in: colors)).map(Int.init) })
  }

  private static func sorted(_ colors: [Pixel], _ pictures: [[Int]]) -> [Pixel] {
    // Pictures of fewer colours count more: what their codes can save is a larger share of their bytes.
    var scores = Array(repeating: 0.0, count: colors.count)
    for used in pictures {
      for place in used { scores[place] += 1 / Double(used.count) }
    }
    let commonest = colors.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    var order: [Int] = []
    var (taken, left) = (Entries(), pictures.map(entries))
    for bits in 2...7 {
      while true {
        left.removeAll { count($0 & ~taken) == 0 }
        // One entry is for pixels that stay as they are.
        guard let next = left.min(by: { count($0 & ~taken) < count($1 & ~taken) }), count(taken | next) < 1 << bits else { break }
        order += commonest.filter { has(next & ~taken, $0) }
        taken |= next
      }
    }
    return (order + commonest.filter { !has(taken, $0) }).map { colors[$0] }
  }

  private static func entries(_ places: [Int]) -> Entries {
    places.reduce(into: Entries()) { $0[$1 >> 6] |= 1 << UInt64($1 & 63) }
  }

  private static func has(_ entries: Entries, _ place: Int) -> Bool { entries[place >> 6] >> UInt64(place & 63) & 1 == 1 }

  private static func count(_ entries: Entries) -> Int { Int(entries.nonzeroBitCount.wrappedSum()) }
}
