import Raster

/// Composes what an APNG's viewer sees, by drawing its images over each other.
struct APNGComposer {
  private let name: String
  private let header: [UInt8]
  private let shared: [UInt8]
  private var rest: ArraySlice<PNGChunk>
  private(set) var screen: ViewerScreen
  private var sequence = 0

  /// The names of the chunks that apply to every image.
  private static let sharedNames: Set<String> = ["PLTE", "tRNS", "gAMA", "sRGB", "iCCP", "sBIT"]

  /// - Parameter chunks: the first is a whole IHDR.
  init(_ chunks: [PNGChunk], name: String) throws(CodecError) {
    self.name = name
    header = Array(chunks[0].body)
    let (width, height) = (chunks[0].number(at: 0), chunks[0].number(at: 4))
    guard Bitmap.allows(width: width, height: height) else {
      throw .tooLarge(file: name, format: "PNG", reason: "its header claims \(width)×\(height)")
    }
    let data = chunks.firstIndex { $0.name == "IDAT" } ?? chunks.count
    let common = chunks[..<data].filter { Self.sharedNames.contains($0.name) }
    shared = common.flatMap { PNGChunk.bytes($0.name, Array($0.body)) }
    // A default image that stands before the first fcTL chunk is no frame.
    rest = chunks.drop { $0.name != "fcTL" }
    screen = ViewerScreen(width: width, height: height)
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
    guard rect.maxX <= screen.width && rect.maxY <= screen.height else { throw damaged("a frame lies outside the picture") }
    guard screen.hasRoom else {
      throw .tooLarge(file: name, format: "PNG", reason: "its frames hold more than \(ViewerScreen.pixelLimit) pixels")
    }
    let still = APNGFile.still(header, width: rect.width, height: rect.height, shared: shared, data: try takeData())
    let pixels = try PNG.decode(still, name: name).pixels
    screen.show(control.facts) { place, below in control.blend == .source ? pixels[place] : pixels[place].over(below) }
    return true
  }

  /// Checks a chunk's number: fcTL and fdAT chunks are numbered in the order of the file.
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
}
