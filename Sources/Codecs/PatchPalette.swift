import Raster

/// The colours a patch is written with and where each of its picture's colours lies among them.
struct PatchPalette {
  /// Nil where the file's global palette serves.
  let local: [Pixel]?
  /// How many entries the palette has, whichever it is.
  let count: Int
  /// What shows nothing new; nil where every pixel must be given.
  let transparent: UInt8?
  /// By place in the picture's palette; `transparent` for colours not among them.
  let places: [UInt8]

  /// Up to so many pixels a global palette is taken even if its codes are longer.
  private static let fewPixels = 1024

  init(for patch: FramePatch, global: GlobalPalette) {
    let usage = Usage(of: patch)
    let colors = patch.image.palette.indices.filter { usage.isUsed[$0] }
    let needed = colors.count + (usage.needsTransparent ? 1 : 0)
    if let places = global.places(of: colors.map { patch.image.palette[$0] }),
      !usage.needsTransparent || global.hasSpare,
      GlobalPalette.tableSize(global.count) <= GlobalPalette.tableSize(needed) || patch.changedCount <= Self.fewPixels
    {
      local = nil
      count = global.count
      transparent = usage.needsTransparent ? UInt8(global.colors.count) : nil
      self.places = Self.table(colors, places, else: transparent)
    } else {
      local = colors.isEmpty ? [Pixel(red: 0, green: 0, blue: 0)] : colors.map { patch.image.palette[$0] }
      count = max(needed, 1)
      transparent = usage.needsTransparent ? UInt8(colors.count) : nil
      self.places = Self.table(colors, colors.indices.map { UInt8($0) }, else: transparent)
    }
  }

  private static func table(_ colors: [Int], _ places: [UInt8], else transparent: UInt8?) -> [UInt8] {
    var table = Array(repeating: transparent ?? 0, count: 256)
    for (color, place) in zip(colors, places) { table[color] = place }
    return table
  }

  /// What a patch needs of its picture's palette.
  private struct Usage {
    private(set) var isUsed = Array(repeating: false, count: 256)
    private(set) var needsTransparent: Bool

    init(of patch: FramePatch) {
      let seen = Self.seen(patch)
      let (changed, all) = (Int(FrameDifference.Change.changed.rawValue), FrameDifference.Change.all)
      isUsed = (0..<256).map { seen[changed << 8 | $0] }
      needsTransparent = patch.isClearedAfterwards || patch.changedCount < patch.rect.width * patch.rect.height
      guard needsTransparent, isUsed.allSatisfy({ $0 }) else { return }
      // No entry is left to say "as before"; such a picture is exact, so that all of it may be given.
      needsTransparent = false
      isUsed = (0..<256).map { index in all.contains { seen[Int($0.rawValue) << 8 | index] } }
    }

    /// Which indices come with which change, by change · 256 + index.
    private static func seen(_ patch: FramePatch) -> [Bool] {
      let (rect, width) = (patch.rect, patch.image.width)
      var seen = Array(repeating: false, count: 256 * 4)
      for y in rect.top..<rect.bottom {
        for at in y * width + rect.left..<y * width + rect.right {
          seen[Int(patch.changes[at].rawValue) << 8 | Int(patch.image.indices[at])] = true
        }
      }
      return seen
    }
  }
}

/// The palette of the file's header.
struct GlobalPalette {
  let colors: [Pixel]
  /// There is an entry after the colours.
  let hasSpare: Bool
  private let placeOf: [Pixel: UInt8]

  /// With the entry to spare.
  var count: Int { colors.count + (hasSpare ? 1 : 0) }

  init(_ colors: [Pixel], spare: Bool) {
    self.colors = colors
    hasSpare = spare && colors.count < 256
    placeOf = Dictionary(uniqueKeysWithValues: zip(colors, colors.indices.map { UInt8($0) }))
  }

  /// Nil when one is missing.
  func places(of others: [Pixel]) -> [UInt8]? {
    var places: [UInt8] = []
    for color in others {
      guard let place = placeOf[color] else { return nil }
      places.append(place)
    }
    return places
  }

  /// GIF tables hold 2, 4, 8 … 256 entries; two and four have codes of the same length.
  static func tableSize(_ count: Int) -> Int {
    var size = 4
    while size < count { size *= 2 }
    return size
  }
}
