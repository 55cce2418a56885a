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

/// Where colours lie in a palette.
struct ColorPlaces {
  /// Open addressing, at most a quarter full: the colour's bits above, its place + 1 below; 0 is free.
  private var slots = Array(repeating: UInt64(0), count: 1024)

  /// - Parameter colors: at most 256, all different.
  init(_ colors: [Pixel]) {
    for (place, color) in colors.enumerated() {
      slots[slot(of: color)] = UInt64(color.bits) << 32 | UInt64(place) + 1
    }
  }

  @inline(__always)
  private func slot(of color: Pixel) -> Int {
    var at = Int((color.bits &* 0x9E37_79B1) >> 22)
    while slots[at] != 0 && UInt32(truncatingIfNeeded: slots[at] >> 32) != color.bits { at = (at + 1) & 1023 }
    return at
  }

  /// The colour's place, or `other` where it has none.
  @inline(__always)
  func place(of color: Pixel, else other: UInt8) -> UInt8 {
    let slot = slots[slot(of: color)]
    return slot == 0 ? other : UInt8(truncatingIfNeeded: slot &- 1)
  }
}
