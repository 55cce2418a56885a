private import CCompression
import Raster

extension FrameChange {
  /// Lays an image down on a canvas, and notes the pixels that it changes.
  init(_ image: IndexedImage, on canvas: inout [Pixel], _ width: Int, tolerance: Int32) {
    self.init(count: canvas.count)
    var rule = gif_canvas_rule(image, tolerance: tolerance)
    var change = gif_canvas_change()
    let spans = image.spans.ranges
    unsafe gif_canvas_show(
      &rule, spans, spans.count, width, image.indices, image.shown.pixels, &canvas, &stays, &indices, &isUsed, &change)
    guard change.count > 0 else { return }
    changedCount = change.count
    rect = Region(minX: change.left, minY: change.top, maxX: change.right, maxY: change.bottom)
  }

  /// The palette entry of every pixel of a rectangle: for one that changed, that of its colour; for others, that of the colour they
  /// show, or `other` where the palette lacks it.
  ///
  /// - Parameters:
  ///   - colors: the palette that the change's indices are meant for.
  ///   - isDraft: whether the entries of pixels that stay do not matter.
  func entries(
    of rect: Region, on canvas: ShownCanvas, in places: ColorPlaces, _ colors: [Pixel], else other: UInt8, isDraft: Bool
  ) -> [UInt8] {
    var part = gif_canvas_part(
      factor: places.factor, shift: places.shift, other: other, canvas_width: canvas.width, left: rect.minX, top: rect.minY,
      width: rect.width, height: rect.height)
    let changed = colors.map { places.place(of: $0) ?? 0 } + Array(repeating: other, count: 256 - colors.count)
    var entries = Array(repeating: UInt8(0), count: rect.width * rect.height)
    unsafe gif_canvas_write(&part, places.colors, places.places, changed, canvas.pixels, isDraft ? nil : stays, indices, &entries)
    return entries
  }
}

extension gif_canvas_rule {
  /// A smaller gain costs more bytes than it is worth.
  private static let hardly: Int32 = 4
  /// The same for drafts: against 4, a fade of photographs takes 7 % fewer bytes and lies 5 % further off.
  private static let hardlyInDrafts: Int32 = 100

  /// Three kinds of pixels keep what they show: those to which the image gives nothing or the same, those that show what is near
  /// to their source, and, in a coarse image, those whose new colour would hardly be nearer.
  fileprivate init(_ image: IndexedImage, tolerance: Int32) {
    self.init()
    nothing = image.palette.count < 256 ? Int32(image.palette.count) : -1
    least = image.isCoarse ? image.isDraft ? Self.hardlyInDrafts : Self.hardly : .min
    self.tolerance = tolerance
    unsafe withUnsafeMutableBytes(of: &colors) { colors in
      unsafe image.palette.withUnsafeBytes { unsafe colors.copyMemory(from: $0) }
    }
  }
}
