import Raster

/// One image of a GIF file: a rectangle of the canvas, written with a palette.
struct GIFImage {
  let rect: Region
  /// The palette entry of each pixel of the rectangle.
  let indices: [UInt8]
  /// For each pixel, 1 where `transparent` would show the same, else 0; nil where none may become transparent.
  let stays: [UInt8]?
  /// Whether all pixels that stay become transparent, so that their indices do not matter; else the writer chooses.
  let isDraft: Bool
  let palette: GIFPalette
  /// Whether the palette is the one in the file's header.
  let isPaletteGlobal: Bool
  /// The entry that shows nothing new; nil where every pixel must be given.
  let transparent: UInt8?
  /// What becomes of the rectangle when the image's time is over.
  let disposal: FileFacts.Disposal
  /// How many 16ths of a level a pixel may be off where that saves bytes; 0 for none.
  let tolerance: Int32

  /// Up to so many changed pixels the global palette is taken even if its codes are longer.
  private static let fewPixels = 1024

  /// - Parameters:
  ///   - rect: may be larger than the part that changes.
  ///   - colors: the palette that the change's indices are meant for.
  ///   - canvas: what is seen with the image.
  init(
    _ rect: Region, of change: FrameChange, _ colors: [Pixel], on canvas: ShownCanvas, global: GIFPalette,
    isClearedAfterwards: Bool, isDraft: Bool, tolerance: Int32
  ) {
    self.rect = rect
    self.tolerance = tolerance
    disposal = isClearedAfterwards ? .background : .leave
    let used = colors.indices.filter { change.isUsed[$0] != 0 }.map { colors[$0] }
    let staysSomething = isClearedAfterwards || change.changedCount < rect.width * rect.height
    // A picture of 256 colours leaves no entry to say "as before". It is exact, so that all of its pixels may be given.
    let own = GIFPalette(used, hasSpare: staysSomething)
    isPaletteGlobal =
      used.allSatisfy { global.places.place(of: $0) != nil } && (global.hasSpare || !own.hasSpare)
      && (global.pixelBits <= own.pixelBits || change.changedCount <= Self.fewPixels)
    palette = isPaletteGlobal ? global : own
    transparent = own.hasSpare ? UInt8(palette.colors.count) : nil
    stays = transparent == nil ? nil : change.stays(in: rect, canvas.width)
    self.isDraft = isDraft && stays != nil && !isClearedAfterwards
    indices = change.entries(of: rect, on: canvas, in: palette.places, colors, else: transparent ?? 0, isDraft: self.isDraft)
  }

  /// An image that changes nothing on screen.
  private init(emptyOver rect: Region, disposal: FileFacts.Disposal) {
    self.rect = rect
    self.disposal = disposal
    indices = Array(repeating: 0, count: rect.width * rect.height)
    (stays, isDraft, tolerance) = (nil, false, 0)
    (palette, isPaletteGlobal, transparent) = (GIFPalette([], hasSpare: true), false, 0)
  }

  /// The image as a file holds it; further images that change nothing follow where its delay does not fit into one.
  func bytes(delay: Int) throws(CodecError) -> [UInt8] {
    let parts = FrameClock.gif.parts(of: delay)
    var bytes = try GIFFile.block(self, parts.count > 1 ? .leave : disposal, delay: parts[0])
    for (number, part) in parts.enumerated().dropFirst() {
      let empty = GIFImage(emptyOver: disposal == .background ? rect : Region(width: 1, height: 1), disposal: disposal)
      bytes += try GIFFile.block(empty, number < parts.count - 1 ? .leave : disposal, delay: part)
    }
    return bytes
  }
}
