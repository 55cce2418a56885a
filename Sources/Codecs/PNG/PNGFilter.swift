/// How a PNG's rows are filtered before they are compressed, and which repetitions the compressor looks for.
package enum PNGFilter {
  /// Filters only rows that equal the row above: flat screens take 6 to 10 % fewer bytes than without filters, text takes 0.1 to
  /// 0.3 % more, in the same time.
  case repeats
  /// Filters each row with the filter that promises to compress best.
  case adaptive
  /// Filters like `adaptive`; the compressor then looks only for runs of one byte.
  case adaptiveRuns

  /// The filter that makes a picture smallest, tried on an eighth to a sixteenth of its rows.
  ///
  /// Screens compress better with `repeats` (text: 3933 against 4716 KiB), photographs with `adaptive` (31 against 51 MiB).
  /// Palettes and pictures of few grey levels never gain by `adaptive`. Noise that was filtered has runs but no other repetitions:
  /// the middle of a cross-fade of photographs is as small with `adaptiveRuns`, in a quarter of the time. For that saving a PNG may
  /// take 1.5 % more bytes, an image of an APNG none.
  package static func best(for picture: PNGPicture, level: CompressionLevel) throws(CodecError) -> PNGFilter {
    switch picture.form {
    case .palette: .repeats
    case .gray(let depth) where depth < 8: .repeats
    default: try tried(on: picture.rows(SampledRows.of(picture.height, level)), level: level).filter
    }
  }

  /// The filter that makes a sample of a picture's rows smallest, and the size in bytes of the compressed sample.
  static func tried(
    on sample: PNGPicture, level: CompressionLevel, isOfFilm: Bool = false
  ) throws(CodecError) -> (filter: PNGFilter, size: Int) {
    func size(_ filter: PNGFilter) throws(CodecError) -> Int {
      try PNGFile.write(sample, filter: filter, level: level, isOfFilm: isOfFilm, isTrial: true).count
    }
    let (filtered, plain) = (try size(.adaptive), try size(.repeats))
    // `repeats` must be 3 % smaller, since a sample is wrong by as much.
    if plain * 103 <= filtered * 100 { return (.repeats, plain) }
    guard level != .small else { return (.adaptive, filtered) }
    let runs = try size(.adaptiveRuns)
    let enough = isOfFilm ? filtered : filtered + filtered * 3 / 200
    return runs <= enough ? (.adaptiveRuns, runs) : (.adaptive, filtered)
  }
}
