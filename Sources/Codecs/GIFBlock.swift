import Raster

/// One image of a GIF file, as it is written.
struct GIFBlock {
  enum Disposal { case leave, background }

  /// How pixels are given that show already what they should.
  enum Filling: CaseIterable { case transparent, colors }

  var rect: PixelRect
  var indices: [UInt8]
  /// Nil where the file's global palette serves.
  var palette: [Pixel]?
  var paletteCount: Int
  var transparent: UInt8?
  var disposal: Disposal
  /// Centiseconds, 0...65535.
  var delay: Int

  init(_ patch: FramePatch, _ palette: PatchPalette, _ filling: Filling, delay: Int) {
    rect = patch.rect
    self.palette = palette.local
    paletteCount = palette.count
    transparent = palette.transparent
    disposal = patch.isClearedAfterwards ? .background : .leave
    self.delay = delay
    indices = Self.indices(of: patch, palette, filling)
  }

  /// Changes nothing on screen.
  init(emptyOver rect: PixelRect, disposal: Disposal, delay: Int) {
    self.rect = rect
    indices = Array(repeating: 0, count: rect.width * rect.height)
    palette = [Pixel(red: 0, green: 0, blue: 0)]
    paletteCount = 1
    transparent = 0
    self.disposal = disposal
    self.delay = delay
  }

  private static func indices(of patch: FramePatch, _ palette: PatchPalette, _ filling: Filling) -> [UInt8] {
    let (rect, width) = (patch.rect, patch.image.width)
    let lastTransparent: FrameDifference.Change = filling == .transparent ? .same : .kept
    var indices: [UInt8] = []
    indices.reserveCapacity(rect.width * rect.height)
    for y in rect.top..<rect.bottom {
      for at in y * width + rect.left..<y * width + rect.right {
        if let transparent = palette.transparent, patch.changes[at].rawValue <= lastTransparent.rawValue {
          indices.append(transparent)
        } else {
          indices.append(palette.places[Int(patch.image.indices[at])])
        }
      }
    }
    return indices
  }
}
