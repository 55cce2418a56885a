import Raster

/// The canvas that the viewer of a GIF sees.
struct ShownCanvas {
  let width: Int
  let height: Int
  /// The pixels of the canvas, each opaque or `.clear`.
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// The rectangle around all opaque pixels that are to become transparent, which no GIF image can do; nil if there are none.
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

  /// Draws an image by the options of its picture; returns nil if nothing changes. In a coarse image a pixel keeps what it shows if that is already nearer to its
  /// source: in a push and a fade of photographs this removes a quarter of the flicker and a tenth of the error.
  mutating func show(_ image: IndexedImage, _ options: GIFOptions) -> FrameChange? {
    // A palette of 256 colours has no transparent entry, so no pixel can be left out.
    let change = FrameChange(
      image, on: &pixels, width, tolerance: image.palette.count < 256 ? options.tolerance : 0,
      least: options.leastGain(error: image.error))
    return change.rect == nil ? nil : change
  }
}

/// The pixels that an image changes on a canvas.
struct FrameChange {
  /// The rectangle around all pixels that change; nil if none does.
  var rect: Region?
  var changedCount = 0
  /// For each pixel of the canvas, 1 where it stays and 0 where it changes.
  var stays: [UInt8]
  /// For each pixel of the canvas that changes, its palette index in the image.
  var indices: [UInt8]
  /// The first 256 are 1 for each palette index that a changed pixel has, else 0; the last 256 tell nothing.
  var isUsed = Array(repeating: UInt8(0), count: 256 * 2)

  /// A change of no pixel on a canvas of `count` pixels.
  init(count: Int) {
    stays = Array(repeating: 1, count: count)
    indices = Array(repeating: 0, count: count)
  }

  /// For each pixel of a rectangle, 1 if it stays and 0 if it changes.
  func stays(in rect: Region, _ width: Int) -> [UInt8] {
    if rect.width * rect.height == stays.count { return stays }
    return rect.rows.reduce(into: []) { part, y in part += stays[rect.places(row: y, in: width)] }
  }

  /// About how many pixels of a rectangle change to another colour than the pixel before them, by every fourth row.
  func turns(in rect: Region, _ width: Int) -> Int {
    var count = 0
    for y in stride(from: rect.minY, to: rect.maxY, by: 4) {
      let row = rect.places(row: y, in: width)
      for at in row.dropFirst() where stays[at] == 0 && (indices[at] != indices[at - 1] || stays[at - 1] != 0) { count += 1 }
    }
    return count * 4
  }
}
