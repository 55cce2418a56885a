import Raster

/// One image of a GIF file, as it is written.
struct GIFBlock {
  enum Disposal { case leave, background }

  var rect: PixelRect
  var indices: [UInt8]
  /// For each index, 1 where `transparent` would show the same; nil where none may become transparent.
  var stays: [UInt8]?
  /// Those all become transparent; else the writer chooses.
  var isDraft = false
  /// Colours, and how many entries their table has with those to spare.
  var palette: [Pixel]
  var paletteCount: Int
  var isPaletteGlobal: Bool
  var transparent: UInt8?
  var disposal: Disposal
  /// How many 16ths of a level a pixel may be off where that saves bytes; 0 for none.
  var tolerance: Int32 = 0
  /// Centiseconds, 0...65535.
  var delay: Int

  init(_ patch: FramePatch, tolerance: Int32, delay: Int) {
    rect = patch.rect
    indices = patch.indices
    stays = patch.stays
    isDraft = patch.isDraft
    palette = patch.palette.colors
    paletteCount = patch.palette.count
    isPaletteGlobal = patch.palette.isGlobal
    transparent = patch.palette.transparent
    disposal = patch.isClearedAfterwards ? .background : .leave
    self.tolerance = tolerance
    self.delay = delay
  }

  /// Changes nothing on screen.
  init(emptyOver rect: PixelRect, disposal: Disposal, delay: Int) {
    self.rect = rect
    indices = Array(repeating: 0, count: rect.width * rect.height)
    palette = [Pixel(red: 0, green: 0, blue: 0)]
    paletteCount = 1
    isPaletteGlobal = false
    transparent = 0
    self.disposal = disposal
    self.delay = delay
  }
}
