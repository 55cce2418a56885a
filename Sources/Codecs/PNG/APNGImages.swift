import Files
import Raster

/// The compressed images of an APNG, kept until all are there.
struct APNGImages: ByteTaker {
  private var spool: Spool
  private let level: CompressionLevel
  private var ranges: [Range<Int>] = []
  /// How many images were written or reserved.
  private(set) var count = 0
  private(set) var byteCount = 0

  init(_ spool: Spool, _ level: CompressionLevel) {
    self.spool = spool
    self.level = level
  }

  /// Reserves places for images to come; returns the first place.
  mutating func reserve(_ images: Int) -> Int {
    defer { count += images }
    return count
  }

  /// Puts the bytes of a picture aside.
  mutating func write(_ bytes: [UInt8]) throws(CodecError) {
    try CodecError.wrapping { () throws(FileError) in try spool.append(bytes) }
    ranges.append(byteCount..<byteCount + bytes.count)
    byteCount += bytes.count
  }

  func copy(to output: inout EncodedStream) throws(CodecError) {
    for range in ranges { try output.write(Self.bytes(range, of: spool)) }
  }

  private static func bytes(_ range: Range<Int>, of spool: Spool) throws(CodecError) -> [UInt8] {
    try CodecError.wrapping { () throws(FileError) in try spool.bytes(range) }
  }

  /// The chunks for one picture: one image, and more where its delay does not fit into one.
  static func bytes(
    _ patch: APNGPatch, _ parts: [Int], _ disposal: FileFacts.Disposal, place: Int, _ level: CompressionLevel
  ) throws(CodecError) -> [UInt8] {
    let (blend, data) = try patch.compressed(level)
    let control = APNGControl(patch.rect, milliseconds: parts[0], disposal: disposal, blend: blend)
    var bytes = APNGFile.image(control, data, place: place)
    for (number, part) in parts.enumerated().dropFirst() {
      let corner = APNGPatch(picture: patch.picture, canvas: nil, rect: Region(width: 1, height: 1), form: patch.form)
      let control = APNGControl(corner.rect, milliseconds: part, disposal: .leave, blend: .source)
      bytes += APNGFile.image(control, try corner.compressed(level).data, place: place + number)
    }
    return bytes
  }

  /// Stores all images again as RGBA, if they have another form.
  mutating func makeTranslucent(_ form: APNGForm) throws(CodecError) {
    guard form != .translucent else { return }
    let old = (spool, ranges)
    spool = try CodecError.wrapping { () throws(FileError) in try old.0.another() }
    (ranges, byteCount) = ([], 0)
    let header = APNGFile.header(width: 1, height: 1, form: form, frameCount: 1, loop: 0)
    let chunks = PNGChunk.all(of: header + APNGFile.end) ?? []
    for range in old.1 {
      let bytes = try Self.bytes(range, of: old.0)
      try write(Self.translucent(PNGChunk.all(of: PNGChunk.signature + bytes + APNGFile.end) ?? [], sharing: chunks, level))
    }
  }

  private static func translucent(
    _ images: [PNGChunk], sharing header: [PNGChunk], _ level: CompressionLevel
  ) throws(CodecError) -> [UInt8] {
    let form = Array(header[0].body)
    let shared = header.filter { $0.name == "tRNS" }.flatMap { PNGChunk.bytes($0.name, Array($0.body)) }
    var bytes: [UInt8] = []
    for (first, second) in zip(images, images.dropFirst()) where first.name == "fcTL" {
      guard let control = APNGControl(first) else { continue }
      let (width, height) = (control.rect.width, control.rect.height)
      let data = Array(second.name == "IDAT" ? second.body : second.body.dropFirst(4))
      let still = APNGFile.still(form, width: width, height: height, shared: shared, data: data)
      let pixels = try PNG.decode(still, name: "an image of the film").pixels.map(StraightColor.straight)
      let picture = PNGPicture(width: width, height: height, form: .rgba, samples: .pixels(pixels))
      let file = try PNGFile.write(picture, filter: PNGFilter.best(for: picture, level: level), level: level)
      bytes += APNGFile.image(control, APNGFile.data(of: file), place: (first.number(at: 0) + 1) / 2)
    }
    return bytes
  }
}
