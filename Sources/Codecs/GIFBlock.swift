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

  /// - Parameter rows: of the picture, where not all of the patch's are wanted.
  init(_ patch: FramePatch, _ palette: PatchPalette, _ filling: Filling, delay: Int, rows: [Int]? = nil) {
    rect = patch.rect
    if let rows { rect.bottom = rect.top + rows.count }
    self.palette = palette.local
    paletteCount = palette.count
    transparent = palette.transparent
    disposal = patch.isClearedAfterwards ? .background : .leave
    self.delay = delay
    indices = Self.indices(of: patch, palette, filling, rows ?? Array(patch.rect.top..<patch.rect.bottom))
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

  private static func indices(
    of patch: FramePatch, _ palette: PatchPalette, _ filling: Filling, _ rows: [Int]
  ) -> [UInt8] {
    let (rect, width) = (patch.rect, patch.image.width)
    let lastTransparent: FrameDifference.Change = filling == .transparent ? .same : .kept
    let table = FrameDifference.Change.all.flatMap { change in
      change.rawValue <= lastTransparent.rawValue
        ? palette.places.map { palette.transparent ?? $0 } : palette.places
    }
    var indices: [UInt8] = []
    indices.reserveCapacity(rect.width * rows.count)
    for y in rows {
      let row = y * width + rect.left..<y * width + rect.right
      indices += row.lazy.map { table[Int(patch.changes[$0].rawValue) << 8 | Int(patch.image.indices[$0])] }
    }
    return indices
  }
}
