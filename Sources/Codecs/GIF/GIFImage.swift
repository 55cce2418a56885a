import Raster

/// One image of a GIF file: a rectangle of the canvas, written with a palette.
struct GIFImage {
  let rect: Region
  /// The palette entry of each pixel of the rectangle.
  let indices: [UInt8]
  /// For each pixel, 1 if the transparent entry would look the same there, else 0; nil if no pixel may become transparent.
  let stays: [UInt8]?
  /// Whether every unchanged pixel becomes transparent, so that its index does not matter; otherwise the LZW coder chooses.
  let isDraft: Bool
  /// The entries that the image may use, 2, 4, 8 … 256: a palette of its own, or the first ones of the palette in the file's header.
  let table: [Pixel]
  /// How many of them, from the first on, are colours or the transparent entry.
  let colorCount: Int
  /// Whether they are those of the palette in the file's header.
  let isPaletteGlobal: Bool
  /// The transparent entry, which leaves a pixel as it is; nil if every pixel needs a colour.
  let transparent: UInt8?
  /// The fate of the rectangle when the image's time is over.
  let disposal: FileFacts.Disposal
  /// How far a pixel's colour may be off where that saves bytes, in 16ths of a level; 0 keeps all colours.
  let tolerance: Int32
  let level: CompressionLevel

  /// An image of no more changed pixels than this takes the global palette, even if its codes are longer then.
  private static let fewPixels = 1024

  /// - Parameters:
  ///   - rect: may be larger than the part that changes.
  ///   - colors: the palette that the change's `indices` point into.
  ///   - canvas: the canvas with this image drawn on it.
  init(
    _ rect: Region, of change: FrameChange, _ colors: [Pixel], on canvas: ShownCanvas, global: GIFPalette,
    isClearedAfterwards: Bool, isDraft: Bool, tolerance: Int32, level: CompressionLevel
  ) {
    self.rect = rect
    self.tolerance = tolerance
    self.level = level
    disposal = isClearedAfterwards ? .background : .leave
    let used = colors.indices.filter { change.isUsed[$0] != 0 }.map { colors[$0] }
    let staysSomething = isClearedAfterwards || change.changedCount < rect.width * rect.height
    // A palette of 256 colours has no room for a transparent entry. A picture of so many colours is exact, so all of its pixels can
    // be written.
    let own = GIFPalette(used, hasSpare: staysSomething)
    let part = global.part(holding: used, withSpare: own.hasSpare)
    if let part,
      part.bits <= own.pixelBits || change.changedCount <= Self.fewPixels
        || Self.saves(own, insteadOf: part.bits, change.turns(in: rect, canvas.width)) <= 0
    {
      isPaletteGlobal = true
      transparent = part.spare
      table = Array(global.entries.prefix(1 << part.bits))
      colorCount = min(global.count, table.count)
    } else {
      isPaletteGlobal = false
      transparent = own.hasSpare ? UInt8(own.colors.count) : nil
      table = own.entries
      colorCount = own.count
    }
    stays = transparent == nil ? nil : change.stays(in: rect, canvas.width)
    self.isDraft = isDraft && stays != nil && !isClearedAfterwards
    let places = isPaletteGlobal ? global.places : own.places
    let (count, other) = (table.count, transparent ?? 0)
    let entries = change.entries(of: rect, on: canvas, in: places, colors, else: other, isDraft: self.isDraft)
    // Only pixels that stay have colours beyond the table.
    indices = isPaletteGlobal && count < global.count ? entries.map { Int($0) < count ? $0 : other } : entries
  }

  /// About how many bytes a palette saves that has fewer bits, less its own.
  private static func saves(_ own: GIFPalette, insteadOf bits: Int, _ turns: Int) -> Int {
    codeBytes(bits, turns) - codeBytes(own.pixelBits, turns) - 3 << own.bits
  }

  /// About how many bytes an image's codes take.
  /// - Parameters:
  ///   - bits: those of a pixel.
  ///   - turns: how many pixels differ from the one before; a full dictionary's codes hold 6000 of them.
  static func codeBytes(_ bits: Int, _ turns: Int) -> Int {
    let most = 1 << 12 - 1 << bits
    let codes = (turns + 600) * 16 / 25
    return (codes / most * codeBits(bits, most) + codeBits(bits, codes % most)) / 8
  }

  /// The bits of the first codes after a dictionary is empty, which get longer as it fills.
  private static func codeBits(_ bits: Int, _ count: Int) -> Int {
    (bits..<12).reduce(0) { sum, length in sum + min(max(count - (1 << length - 1 << bits), 0), 1 << length) * (length + 1) }
  }

  /// An image that changes nothing on screen.
  private init(emptyOver rect: Region, disposal: FileFacts.Disposal) {
    self.rect = rect
    self.disposal = disposal
    indices = Array(repeating: 0, count: rect.width * rect.height)
    (stays, isDraft, tolerance, level) = (nil, false, 0, .standard)
    let palette = GIFPalette([], hasSpare: true)
    (table, colorCount, isPaletteGlobal, transparent) = (palette.entries, palette.count, false, 0)
  }

  /// The image's bytes in a file. If its delay is too long for one image, further images follow that change nothing.
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
