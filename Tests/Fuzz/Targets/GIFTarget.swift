import Codecs
import Files
import GIFReading
import Raster

extension FuzzTarget {
  /// GIFs, what `inspect` says of them, and the GIFs that are made of their pictures.
  static let gif = FuzzTarget("gif") { bytes in
    let facts = try refusal { try FileFacts.of(bytes, name: "a.gif") }
    if let facts, facts.isTooLargeToFuzz { return }
    guard let film = try refusal({ try GIFReader.decode(bytes, name: "a.gif") }) else { return }
    try demand(facts?.width == film.width && facts?.height == film.height, "the facts have another size than the film")
    try demand(facts?.frames.count == film.frames.count, "the facts have another number of frames than the film")
    try demand(
      film.frames.allSatisfy { $0.bitmap.width == film.width && $0.bitmap.height == film.height }, "a frame has another size")
    try encode(film)
  }

  /// The most pictures of a film that are encoded again.
  private static let mostPictures = 4

  private static func encode(_ film: AnimatedPicture) throws {
    let sink = ByteList()
    var encoder = try GIFEncoder(FilmSettings(width: film.width, height: film.height), to: .sink(sink))
    for (index, frame) in film.frames.prefix(mostPictures).enumerated() {
      try encoder.append(frame.bitmap, from: Double(index), to: Double(index + 1))
    }
    try encoder.finish()
    let again = try GIFReader.decode(sink.bytes, name: "again.gif")
    try demand(again.width == film.width && again.height == film.height, "a film written and read again has another size")
    guard let first = film.frames.first else { return }
    try demand(!again.frames.isEmpty, "a film of the picture \(first.bitmap.width)×\(first.bitmap.height) has no frame")
  }
}
