import Raster

/// The canvas that the viewer of a GIF sees.
struct ShownCanvas {
  let width: Int
  let height: Int
  /// Opaque or nothing.
  private(set) var pixels: [Pixel]
  /// Below which error, in ninths of a squared level, a pixel may keep what it shows.
  private let tolerance: Int32

  init(width: Int, height: Int, tolerance: Int32) {
    self.width = width
    self.height = height
    self.tolerance = tolerance
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// The rectangle around all pixels that show something and are to show nothing, which no image can bring about.
  func cleared(by image: IndexedImage) -> Region? {
    guard image.hasNothing else { return nil }
    var bounds = Region.empty
    var place = 0
    for span in image.spans.ranges {
      for at in Int(span.lowerBound)..<Int(span.upperBound) {
        if Int(image.indices[place]) == image.palette.count, pixels[at].bits != 0 {
          bounds = bounds.union(Region(x: at % width, y: at / width, width: 1, height: 1))
        }
        place += 1
      }
    }
    return bounds.isEmpty ? nil : bounds
  }

  mutating func clear(_ rect: Region) {
    for y in rect.rows {
      for at in rect.places(row: y, in: width) { pixels[at] = .clear }
    }
  }

  /// Nil where nothing changes. Where a palette lacks many colours, a pixel stays if what it shows is already nearer: of a push
  /// and a fade of photographs that leaves a quarter of the flicker and a tenth of the error out.
  mutating func show(_ image: IndexedImage) -> FrameChange? {
    // A palette of 256 colours has no entry that leaves a pixel out.
    let change = FrameChange(image, on: &pixels, width, tolerance: image.palette.count < 256 ? tolerance : 0)
    return change.rect == nil ? nil : change
  }
}

/// What an image changes on a canvas.
struct FrameChange {
  /// The rectangle around all pixels that change; nil if none does.
  var rect: Region?
  var changedCount = 0
  /// For each pixel of the canvas, 1 where it stays and 0 where it changes.
  var stays: [UInt8]
  /// For each pixel that changes, its index in the image.
  var indices: [UInt8]
  /// 1 for each index that a changed pixel has, else 0. Behind these stand as many for pixels that stay.
  var isUsed = Array(repeating: UInt8(0), count: 256 * 2)

  /// A change of nothing.
  init(count: Int) {
    stays = Array(repeating: 1, count: count)
    indices = Array(repeating: 0, count: count)
  }

  /// Which pixels of a rectangle stay.
  func stays(in rect: Region, _ width: Int) -> [UInt8] {
    if rect.width * rect.height == stays.count { return stays }
    return rect.rows.reduce(into: []) { part, y in part += stays[rect.places(row: y, in: width)] }
  }
}
