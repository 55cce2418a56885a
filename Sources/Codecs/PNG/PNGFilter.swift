/// How a PNG's rows are changed before they are compressed, and what is looked for in them.
package enum PNGFilter {
  /// Only those like the row above: 6 to 10 % less of flat screens, 0.1 to 0.3 % more of text, in the same time.
  case repeats
  /// Row by row whichever promises to compress best.
  case adaptive
  /// The same, of which only runs are compressed.
  case adaptiveRuns

  /// The better one for a picture, tried on an eighth to a sixteenth of its rows.
  ///
  /// Screens compress better all but unfiltered (text: 3933 against 4716 KiB), photographs with one (31 against 51 MiB).
  /// Palettes and few levels never gain by one. What is left of noise after filtering has runs but no repeats: the
  /// middle of a cross-fade of photographs is as small with runs alone, in a quarter of the time. A sequence gives 1.5 % of
  /// the bytes for that, a film none.
  package static func best(for picture: PNGPicture, level: PNG.Level) throws(CodecError) -> PNGFilter {
    switch picture.form {
    case .palette: .repeats
    case .gray(let depth) where depth < 8: .repeats
    default: try tried(on: picture, level: level).filter
    }
  }

  /// The better one, and how long the rows are on which it was tried.
  static func tried(
    on picture: PNGPicture, level: PNG.Level, isOfFilm: Bool = false
  ) throws(CodecError) -> (filter: PNGFilter, size: Int) {
    let sample = picture.rows(SampledRows.of(picture.height))
    func size(_ filter: PNGFilter) throws(CodecError) -> Int {
      try PNGFile.write(sample, filter: filter, level: level, isOfFilm: isOfFilm).count
    }
    let (filtered, plain) = (try size(.adaptive), try size(.repeats))
    // A sample is wrong by as much.
    if plain * 103 <= filtered * 100 { return (.repeats, plain) }
    guard level != .small else { return (.adaptive, filtered) }
    let runs = try size(.adaptiveRuns)
    let enough = isOfFilm ? filtered : filtered + filtered * 3 / 200
    return runs <= enough ? (.adaptiveRuns, runs) : (.adaptive, filtered)
  }
}
