import Raster

/// What the viewer of a GIF sees.
struct ShownCanvas {
  let width: Int
  let height: Int
  /// Opaque or nothing.
  private(set) var pixels: [Pixel]
  /// The `ColorDistance` that a pixel may keep from what it should show.
  private let tolerance: Int32

  init(width: Int, height: Int, tolerance: Int32) {
    self.width = width
    self.height = height
    self.tolerance = tolerance
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// Around what shows something and shall show nothing: no image can do that.
  func cleared(by image: IndexedImage) -> PixelRect? {
    guard image.hasNothing else { return nil }
    var bounds: PixelRect?
    var place = 0
    for span in image.spans.ranges {
      for at in Int(span.lowerBound)..<Int(span.upperBound) {
        if Int(image.indices[place]) == image.palette.count, pixels[at].bits != 0 { bounds = .union(bounds, .pixel(at, width)) }
        place += 1
      }
    }
    return bounds
  }

  mutating func clear(_ rect: PixelRect) {
    for y in rect.top..<rect.bottom {
      for at in y * width + rect.left..<y * width + rect.right { pixels[at] = .clear }
    }
  }

  /// Nil where nothing changes. Where a palette lacks many colours, what is nearer already stays: of a push and a fade of
  /// photographs that leaves a quarter of the flicker and a tenth of the error out.
  mutating func show(_ image: IndexedImage) -> FrameChange? {
    var change = FrameChange(count: pixels.count)
    // Without an entry to spare nothing can be left out.
    let tolerance = image.palette.count < 256 ? tolerance : 0
    change.show(image, on: &pixels, width, tolerance: tolerance)
    return change.rect == nil ? nil : change
  }
}

/// What an image changes on a canvas.
struct FrameChange {
  /// Around all that changes.
  private(set) var rect: PixelRect?
  /// For each pixel of the canvas, 1 where it stays and 0 where it changes.
  var stays: [UInt8]
  /// For each pixel that changes, its palette entry.
  var indices: [UInt8]
  private(set) var changedCount = 0
  /// 1 for each palette entry that a changed pixel has, else 0. Behind these as many for pixels that stay, so that noting either
  /// takes no branch and no read.
  var isUsed = Array(repeating: UInt8(0), count: 256 * 2)

  init(count: Int) {
    stays = Array(repeating: 1, count: count)
    indices = Array(repeating: 0, count: count)
  }

  /// So many of a row's pixels in a range have changed.
  mutating func note(_ count: Int, in range: Range<Int>, _ width: Int) {
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    while stays[first] != 0 { first += 1 }
    while stays[last] != 0 { last -= 1 }
    let y = first / width
    rect = .union(rect, PixelRect(left: first - y * width, top: y, right: last - y * width + 1, bottom: y + 1))
    changedCount += count
  }
}
