private import CCompression
import Raster

extension FrameChange {
  /// Draws an image on a canvas, and notes the pixels that it changes.
  init(_ image: IndexedImage, on canvas: inout [Pixel], _ width: Int, tolerance: Int32, least: Int32) {
    self.init(count: canvas.count)
    var rule = gif_canvas_rule(image, tolerance: tolerance, least: least)
    var change = gif_canvas_change()
    let spans = image.spans.ranges
    unsafe gif_canvas_show(
      &rule, spans, spans.count, width, image.indices, image.indices.count, image.shown.pixels, &canvas, &stays, &indices,
      &isUsed, &change)
    guard change.count > 0 else { return }
    changedCount = change.count
    rect = Region(minX: change.left, minY: change.top, maxX: change.right, maxY: change.bottom)
  }

  /// The palette entry of every pixel of a rectangle. A changed pixel gets the entry of its new colour. Any other pixel gets the
  /// entry of the colour that it shows, or `other` if the palette lacks that colour.
  ///
  /// - Parameters:
  ///   - colors: the palette that the change's `indices` point into.
  ///   - isDraft: whether the entries of pixels that stay do not matter, because these pixels become transparent.
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
  /// The least gain for a change in a draft: compared with 4, a fade of photographs takes 7 % fewer bytes and has a 5 % greater
  /// error.
  private static let hardlyInDrafts: Int32 = 100

  /// A pixel keeps what it shows in three cases: the image gives it no colour or the same one; what it shows is near to its source;
  /// or the image is coarse and the new colour would hardly be nearer.
  fileprivate init(_ image: IndexedImage, tolerance: Int32, least hardly: Int32) {
    self.init()
    nothing = image.palette.count < 256 ? Int32(image.palette.count) : -1
    least = image.isCoarse ? image.isDraft ? Self.hardlyInDrafts : hardly : .min
    self.tolerance = tolerance
    unsafe withUnsafeMutableBytes(of: &colors) { colors in
      unsafe image.palette.withUnsafeBytes { unsafe colors.copyMemory(from: $0) }
    }
  }
}
