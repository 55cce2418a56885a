import Raster

/// The part of what the viewer sees that one image of a GIF gives.
struct FramePatch {
  let rect: PixelRect
  /// One for each pixel of the rectangle.
  let indices: [UInt8]
  /// For each, 1 where `palette.transparent` would show the same; nil where every pixel must be given.
  let stays: [UInt8]?
  /// Of those, the indices say nothing.
  let isDraft: Bool
  let palette: PatchPalette
  /// Afterwards its rectangle shows nothing again.
  let isClearedAfterwards: Bool

  /// - Parameters:
  ///   - rect: may be larger than what changes.
  ///   - canvas: what is seen with the patch.
  ///   - isDraft: whether all that stays becomes transparent where that can be; else the writer chooses.
  init(
    _ rect: PixelRect, of change: FrameChange, _ colors: [Pixel], on canvas: ShownCanvas, global: GlobalPalette,
    isClearedAfterwards: Bool, isDraft: Bool = false
  ) {
    self.rect = rect
    self.isClearedAfterwards = isClearedAfterwards
    palette = PatchPalette(
      colors, isUsed: change.isUsed, changedCount: change.changedCount,
      staysSomething: isClearedAfterwards || change.changedCount < rect.width * rect.height, global: global)
    let places = palette.places
    let changed = colors.map { places.place(of: $0, else: 0) }
    stays = palette.transparent == nil ? nil : Self.part(rect, of: change.stays, canvas.width)
    self.isDraft = isDraft && stays != nil && !isClearedAfterwards
    if self.isDraft {
      indices = Self.part(rect, of: change.entries(at: changed), canvas.width)
    } else {
      indices = places.lookup(canvas, rect, of: change, changed, else: palette.transparent ?? 0)
    }
  }

  private static func part(_ rect: PixelRect, of pixels: [UInt8], _ width: Int) -> [UInt8] {
    if rect.width * rect.height == pixels.count { return pixels }
    var part: [UInt8] = []
    part.reserveCapacity(rect.width * rect.height)
    for y in rect.top..<rect.bottom { part += pixels[y * width + rect.left..<y * width + rect.right] }
    return part
  }
}

/// Where colours lie in a palette: a table in which each has a slot of its own, so that finding one takes no branch, which noise
/// would mislead.
struct ColorPlaces {
  /// A slot's colour; free ones have one that no canvas shows.
  private(set) var colors: [UInt32]
  private(set) var places: [UInt8]
  private let factor: UInt32
  private let shift: UInt32

  private static let free: UInt32 = 1
  /// So many factors are tried before the table grows; in the end every colour has its slot.
  private static let tries: UInt32 = 100

  /// - Parameter colors: at most 256, all opaque and different.
  init(_ colors: [Pixel]) {
    var bits: UInt32 = 13
    var factor = Self.factor(for: colors, bits)
    while factor == nil {
      bits += 1
      factor = Self.factor(for: colors, bits)
    }
    self.factor = factor ?? 1
    shift = 32 - bits
    self.colors = Array(repeating: Self.free, count: 1 << bits)
    places = Array(repeating: 0, count: 1 << bits)
    for (place, color) in colors.enumerated() {
      let slot = slot(of: color.bits)
      self.colors[slot] = color.bits
      places[slot] = UInt8(truncatingIfNeeded: place)
    }
  }

  private static func factor(for colors: [Pixel], _ bits: UInt32) -> UInt32? {
    var takers = Array(repeating: UInt32(0), count: 1 << bits)
    return (1...tries).lazy.map { ($0, 0x9E37_79B1 &* ($0 &* 2 &- 1)) }.first { number, factor in
      colors.allSatisfy { color in
        let slot = Int((color.bits &* factor) >> (32 - bits))
        defer { takers[slot] = number }
        return takers[slot] != number
      }
    }?.1
  }

  @inline(__always)
  func slot(of bits: UInt32) -> Int {
    Int((bits &* factor) >> shift)
  }

  /// The colour's place, or `other` where it has none.
  func place(of color: Pixel, else other: UInt8) -> UInt8 {
    let slot = slot(of: color.bits)
    return colors[slot] == color.bits ? places[slot] : other
  }
}
