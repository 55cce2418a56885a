import Codecs
import GIFReading
import Raster

extension FuzzTarget {
  /// GIFs, and what `inspect` says of them.
  static let gif = FuzzTarget("gif") { bytes in
    let facts = try refusal { try FileFacts.of(bytes, name: "a.gif") }
    if let facts, facts.isTooLargeToFuzz { return }
    guard let film = try refusal({ try GIFReader.decode(bytes, name: "a.gif") }) else { return }
    try demand(facts?.width == film.width && facts?.height == film.height, "the facts have another size than the film")
    try demand(facts?.frames.count == film.frames.count, "the facts have another number of frames than the film")
    try demand(
      film.frames.allSatisfy { $0.bitmap.width == film.width && $0.bitmap.height == film.height }, "a frame has another size")
  }
}
