import Raster

/// Lays the images of an APNG over each other.
struct APNGComposer {
  private let name: String
  private let width: Int
  private let height: Int
  private let header: [UInt8]
  private let shared: [UInt8]
  private var rest: ArraySlice<PNGChunk>
  private var canvas: [Pixel]
  private var sequence = 0
  private(set) var frames: [APNGFilm.Frame] = []

  /// Chunks that hold for every image.
  private static let sharedNames: Set<String> = ["PLTE", "tRNS", "gAMA", "sRGB", "iCCP", "sBIT"]

  /// - Parameter chunks: the first is a whole IHDR.
  init(_ chunks: [PNGChunk], name: String) throws(CodecError) {
    self.name = name
    header = Array(chunks[0].body)
    (width, height) = (chunks[0].number(at: 0), chunks[0].number(at: 4))
    guard Bitmap.allows(width: width, height: height) else {
      throw .tooLarge(file: name, format: "PNG", reason: "its header claims \(width)×\(height)")
    }
    let data = chunks.firstIndex { $0.name == "IDAT" } ?? chunks.count
    let common = chunks[..<data].filter { Self.sharedNames.contains($0.name) }
    shared = common.flatMap { PNGChunk.bytes($0.name, Array($0.body)) }
    // A default image before the first control is no frame.
    rest = chunks.drop { $0.name != "fcTL" }
    canvas = Array(repeating: .clear, count: width * height)
  }

  private func damaged(_ reason: String) -> CodecError {
    .damaged(file: name, format: "PNG", reason: reason)
  }

  /// Composes the next image; false after the last.
  mutating func next() throws(CodecError) -> Bool {
    guard let chunk = rest.popFirst() else { return false }
    try count(chunk)
    guard let control = APNGControl(chunk) else { throw damaged("the control of a frame has no meaning") }
    let rect = control.rect
    guard rect.right <= width && rect.bottom <= height else { throw damaged("a frame lies outside the picture") }
    guard (frames.count + 1) * canvas.count <= GIFReader.pixelLimit, frames.count < GIFReader.frameLimit else {
      throw .tooLarge(file: name, format: "PNG", reason: "its frames hold more than \(GIFReader.pixelLimit) pixels")
    }
    let still = APNGFile.still(header, width: rect.width, height: rect.height, shared: shared, data: try takeData())
    show(try PNG.decode(still, name: name), control)
    return true
  }

  /// Controls and pixels are numbered in the order of the file.
  private mutating func count(_ chunk: PNGChunk) throws(CodecError) {
    guard chunk.body.count >= 4, chunk.number(at: 0) == sequence else { throw damaged("its frames are out of order") }
    sequence += 1
  }

  private mutating func takeData() throws(CodecError) -> [UInt8] {
    var data: [UInt8] = []
    while let chunk = rest.first, chunk.name != "fcTL" {
      rest.removeFirst()
      if chunk.name == "IDAT" { data += chunk.body }
      guard chunk.name == "fdAT" else { continue }
      try count(chunk)
      data += chunk.body.dropFirst(4)
    }
    guard !data.isEmpty else { throw damaged("a frame has no pixels") }
    return data
  }

  private mutating func show(_ image: Bitmap, _ control: APNGControl) {
    let before = canvas
    draw(image, control)
    let delay = APNGFilm.Delay(
      numerator: control.delay.numerator, denominator: control.delay.denominator == 0 ? 100 : control.delay.denominator)
    frames.append(
      APNGFilm.Frame(bitmap: Bitmap(width: width, height: height, pixels: canvas), delay: delay, rect: control.rect))
    switch control.disposal {
    case .leave: break
    case .previous where frames.count > 1: canvas = before
    case .previous, .background: clear(control.rect)
    }
  }

  private mutating func draw(_ image: Bitmap, _ control: APNGControl) {
    let rect = control.rect
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let pixel = image.pixels[y * rect.width + x]
        let at = (rect.top + y) * width + rect.left + x
        canvas[at] = control.blend == .source ? pixel : Self.over(pixel, canvas[at])
      }
    }
  }

  private static func over(_ pixel: Pixel, _ below: Pixel) -> Pixel {
    if pixel.alpha == 255 { return pixel }
    let rest = 255 - UInt32(pixel.alpha)
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8(min(UInt32(above) + (UInt32(below) * rest + 127) / 255, 255))
    }
    return Pixel(
      red: mixed(pixel.red, below.red), green: mixed(pixel.green, below.green), blue: mixed(pixel.blue, below.blue),
      alpha: mixed(pixel.alpha, below.alpha))
  }

  private mutating func clear(_ rect: PixelRect) {
    for y in rect.top..<rect.bottom {
      for x in rect.left..<rect.right { canvas[y * width + x] = .clear }
    }
  }
}
