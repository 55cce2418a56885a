import Raster

/// A film's first pictures, by which its palette is chosen.
///
/// Another thread, if there is one, finds what the choice needs of a picture while the next one is read. Where the pictures would take too much
/// memory they are packed, so that ten drawn pages of 560×996 pixels that fade share one palette: they take 4 % fewer bytes (clip 30 of seed
/// 1795781736 of `scripts/bench clips`, at a quality of 76).
struct GIFOpening {
  private var pictures: [(content: PackedBitmap, start: Double, end: Double)] = []
  /// Each picture's facts, which other threads look for.
  private var facts: [Deferred<OpeningPicture>] = []
  private let ahead: Int
  private let common: CommonColors
  /// The newest picture.
  private var last: Bitmap?
  /// How many pictures are packed as well as they can be; at first none is.
  private var packedCount = 0
  private var wordCount = 0

  /// How many words the pictures take at most, or one picture: sixteen megabytes.
  private static let mostWords = 1 << 22
  /// Pictures are packed once they take so many words together.
  private static let manyWords = 1 << 21
  /// How many pixels they have at most.
  private static let mostPixels = 6 << 20
  /// So few pixels all count when their palette is chosen.
  private static let few = 1 << 18

  /// - Parameter ahead: how many pictures other threads may work on at once.
  init(_ options: GIFOptions, ahead: Int) {
    self.ahead = ahead
    common = CommonColors(limit: options.paletteLimit, needsAll: !options.keepsFewColors, findsExact: options.hasAlmostExact)
  }

  /// Adds a picture; returns whether there are enough now.
  mutating func add(_ bitmap: Bitmap, from start: Double, to end: Double) throws(CodecError) -> Bool {
    let (previous, before, common, number) = (last, facts.last, common, pictures.count)
    let work = { @Sendable () throws(CodecError) in
      try OpeningPicture(bitmap, since: previous, number: number) { () throws(CodecError) in
        try before?.value().common ?? common
      }
    }
    facts.append(ahead > 0 ? .started(work) : Deferred(work))
    pictures.append((PackedBitmap(bitmap), start, end))
    last = bitmap
    wordCount += bitmap.pixels.count
    if pictures.count * bitmap.pixels.count >= Self.mostPixels { return true }
    if wordCount >= Self.manyWords { try pack() }
    return wordCount >= Self.mostWords
  }

  private mutating func pack() throws(CodecError) {
    while packedCount < pictures.count {
      wordCount -= pictures[packedCount].content.pack()
      // Threads that look for facts hold their pictures unpacked, so no more than `ahead` of them may still do so.
      if packedCount + ahead < pictures.count { _ = try facts[packedCount].value() }
      packedCount += 1
    }
  }

  /// All pixels of a few small pictures, as GIF can show them; nil for more.
  var fewPixels: [Pixel]? {
    guard packedCount == 0, wordCount <= Self.few else { return nil }
    return pictures.flatMap { IndexedImage.shown($0.content.bitmap).pixels }
  }

  /// Hands over the facts of all pictures, and keeps none of them.
  mutating func takeFacts() throws(CodecError) -> [OpeningPicture] {
    defer { (facts, last) = ([], nil) }
    var all: [OpeningPicture] = []
    for picture in facts { all.append(try picture.value()) }
    return all
  }

  /// Takes the oldest picture out; nil if none is left.
  mutating func next() -> (bitmap: Bitmap, start: Double, end: Double)? {
    guard !pictures.isEmpty else { return nil }
    let first = pictures.removeFirst()
    return (first.content.bitmap, first.start, first.end)
  }
}
