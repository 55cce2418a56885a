import Raster

/// Lays frames over each other in the order and manner a GIF says.
struct GIFComposer {
  struct Image {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
    var indices: [UInt8]
    var palette: [Pixel]
    var transparent: UInt8?
    var delay: Int
    /// GIF's number: 2 clears, 3 restores, any other leaves.
    var disposal: Int
  }

  private enum Refusal { case index, total }

  private var width = 0
  private var height = 0
  private var canvas: [Pixel] = []
  private var frames: [GIFFilm.Frame] = []
  private var loop = 1
  private var refusal: Refusal?

  mutating func begin(width: Int, height: Int) -> Bool {
    self.width = width
    self.height = height
    return true
  }

  mutating func add(_ image: Image) -> Bool {
    guard (frames.count + 1) * width * height <= GIFReader.pixelLimit else { return refuse(.total) }
    // Not before: a header alone must not take memory.
    if canvas.isEmpty { canvas = Array(repeating: .clear, count: width * height) }
    let before = canvas
    guard draw(image) else { return refuse(.index) }
    let rect = PixelRect(left: image.left, top: image.top, right: image.left + image.width, bottom: image.top + image.height)
    frames.append(
      GIFFilm.Frame(
        bitmap: Bitmap(width: width, height: height, pixels: canvas), delay: image.delay, rect: rect,
        paletteCount: image.palette.count, transparent: image.transparent, disposal: image.disposal))
    if image.disposal == 2 { clear(rect) }
    if image.disposal == 3 { canvas = before }
    return true
  }

  mutating func end(repeats: Int32) {
    loop = repeats == 0 ? 0 : repeats < 0 ? 1 : Int(repeats) + 1
  }

  /// Nil without a frame.
  var film: GIFFilm? {
    frames.isEmpty ? nil : GIFFilm(width: width, height: height, loop: loop, frames: frames)
  }

  func refusal(_ name: String) -> CodecError {
    switch refusal {
    case .total: .tooLarge(file: name, format: "GIF", reason: "its frames hold more than \(GIFReader.pixelLimit) pixels")
    default: .damaged(file: name, format: "GIF", reason: "a pixel has a colour that the palette lacks")
    }
  }

  private mutating func refuse(_ reason: Refusal) -> Bool {
    refusal = reason
    return false
  }

  /// False when an index lies outside the palette.
  private mutating func draw(_ image: Image) -> Bool {
    for y in 0..<image.height {
      for x in 0..<image.width {
        let index = image.indices[y * image.width + x]
        if index == image.transparent { continue }
        guard Int(index) < image.palette.count else { return false }
        if image.left + x < width && image.top + y < height {
          canvas[(image.top + y) * width + image.left + x] = image.palette[Int(index)]
        }
      }
    }
    return true
  }

  private mutating func clear(_ rect: PixelRect) {
    for y in min(rect.top, height)..<min(rect.bottom, height) {
      for x in min(rect.left, width)..<min(rect.right, width) { canvas[y * width + x] = .clear }
    }
  }
}
