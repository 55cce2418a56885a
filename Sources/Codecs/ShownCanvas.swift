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
    let wanted = image.shownColors
    // Without an entry to spare nothing can be left out.
    let tolerance = image.palette.count < 256 ? tolerance : 0
    var place = 0
    for span in image.spans.ranges {
      var (first, last) = (Int32.max, Int32(-1))
      for at in span {
        let index = Int(image.indices[place])
        place += 1
        let (color, old) = (wanted[index], pixels[Int(at)])
        if color.bits == old.bits || color.bits == 0 { continue }
        if old.bits != 0, tolerance > 0 || image.isCoarse {
          let source = IndexedImage.shown(image.source.pixels[Int(at)])
          let distance = ColorDistance.between(old, source)
          if distance < tolerance || image.isCoarse && distance <= ColorDistance.between(color, source) { continue }
        }
        pixels[Int(at)] = color
        change.note(Int(at), index)
        (first, last) = (min(first, at), at)
      }
      if last >= 0 { change.extend(Int(first), Int(last), width) }
    }
    return change.rect == nil ? nil : change
  }
}

/// What an image changes on a canvas.
struct FrameChange {
  /// Around all that changes.
  private(set) var rect: PixelRect?
  /// For each pixel of the canvas, 1 where it stays and 0 where it changes.
  private(set) var stays: [UInt8]
  private(set) var changedCount = 0
  /// Which palette entries the changed pixels have.
  private(set) var isUsed = Array(repeating: false, count: 256)

  init(count: Int) {
    stays = Array(repeating: 1, count: count)
  }

  @inline(__always)
  fileprivate mutating func note(_ at: Int, _ index: Int) {
    stays[at] = 0
    isUsed[index] = true
    changedCount += 1
  }

  fileprivate mutating func extend(_ first: Int, _ last: Int, _ width: Int) {
    let y = first / width
    rect = .union(rect, PixelRect(left: first - y * width, top: y, right: last - y * width + 1, bottom: y + 1))
  }
}
