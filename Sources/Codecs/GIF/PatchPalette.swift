import Raster

/// The colours a patch is written with and where each of them lies.
struct PatchPalette {
  let colors: [Pixel]
  /// Whether they are the file's global palette.
  let isGlobal: Bool
  /// With an entry that shows nothing new, if there is one.
  let count: Int
  /// What shows nothing new; nil where every pixel must be given.
  let transparent: UInt8?
  let places: ColorPlaces

  /// Up to so many pixels a global palette is taken even if its codes are longer.
  private static let fewPixels = 1024

  /// - Parameters:
  ///   - colors: of the picture; `isUsed` is 1 for those that the patch needs.
  ///   - staysSomething: whether some pixels are to stay as they are.
  init(_ colors: [Pixel], isUsed: [UInt8], changedCount: Int, staysSomething: Bool, global: GlobalPalette) {
    let used = colors.indices.filter { isUsed[$0] != 0 }.map { colors[$0] }
    // Where no entry is left to say "as before", the picture is exact, so that all of it may be given.
    let needsTransparent = staysSomething && used.count < 256
    let needed = used.count + (needsTransparent ? 1 : 0)
    if used.allSatisfy(global.contains), !needsTransparent || global.hasSpare,
      GlobalPalette.tableSize(global.count) <= GlobalPalette.tableSize(needed) || changedCount <= Self.fewPixels
    {
      self.colors = global.colors
      isGlobal = true
      count = global.count
      transparent = needsTransparent ? UInt8(global.colors.count) : nil
      places = ColorPlaces(global.colors)
    } else {
      self.colors = used.isEmpty ? [Pixel(red: 0, green: 0, blue: 0)] : used
      isGlobal = false
      count = max(needed, 1)
      transparent = needsTransparent ? UInt8(used.count) : nil
      places = ColorPlaces(used)
    }
  }
}

/// The palette of the file's header.
struct GlobalPalette {
  let colors: [Pixel]
  /// There is an entry after the colours.
  let hasSpare: Bool
  private let members: Set<Pixel>

  /// With the entry to spare.
  var count: Int { colors.count + (hasSpare ? 1 : 0) }

  init(_ colors: [Pixel], spare: Bool) {
    self.colors = colors
    hasSpare = spare && colors.count < 256
    members = Set(colors)
  }

  func contains(_ color: Pixel) -> Bool { members.contains(color) }

  /// GIF tables hold 2, 4, 8 … 256 entries; two and four have codes of the same length.
  static func tableSize(_ count: Int) -> Int {
    var size = 4
    while size < count { size *= 2 }
    return size
  }
}
