import Raster

/// Facts of one of a film's first pictures, by which their palette is chosen.
struct OpeningPicture: Sendable {
  /// Some of its opaque pixels, from all over it.
  let sample: [Pixel]
  /// The colours that its pixels change to, or some of them where they are many. A film's first picture changes none.
  let changes: [Pixel]
  /// Colours that more or fewer pixels have than in the picture before, and how many more; nil where these are too many.
  let growth: [CountedColor]?
  /// The colours of this picture and those before it.
  let common: CommonColors

  /// Changes to more colours than this are sampled. A sample misses rare colours, which must be known where an image could do without the
  /// last half of a palette: a turning page (clip 9 of seed 1795794134 of `scripts/bench clips`) takes .9 % fewer bytes at a quality of 80.
  private static let manyColors = 2048

  /// - Parameters:
  ///   - number: the picture's among the film's.
  ///   - common: the colours of the pictures before, asked for last, since another thread may yet look for them.
  init(_ bitmap: Bitmap, since previous: Bitmap?, number: Int, after common: () throws(CodecError) -> CommonColors)
    throws(CodecError)
  {
    let (bitmap, previous) = (IndexedImage.shown(bitmap), previous.map(IndexedImage.shown))
    sample = Self.sample(bitmap, number)
    let (new, gone) =
      previous.map { PaletteMatcher.changedColors(of: bitmap, since: $0, atMost: Self.manyColors, withGone: true) }
      ?? (PaletteMatcher.colors(of: bitmap, atMost: Self.manyColors), [])
    let colors = new?.map(\.color)
    changes = previous.map { colors ?? Self.changes(bitmap, since: $0) } ?? []
    growth = new.flatMap { new in gone.map { gone in new + gone.map { CountedColor(color: $0.color, count: -$0.count) } } }
    self.common = try common().adding(colors, of: bitmap)
  }

  /// Whether a picture has few colours, or few that are new after such a picture: it would be exact from a quality of 97 up.
  /// - Parameter previous: the picture before if that would be exact as well.
  static func isExact(_ bitmap: Bitmap, since previous: Bitmap?, _ options: GIFOptions) -> Bool {
    let (bitmap, previous) = (IndexedImage.shown(bitmap), previous.map(IndexedImage.shown))
    let limit = options.paletteLimit
    guard let previous else { return PaletteMatcher.colors(of: bitmap, atMost: limit) != nil }
    return PaletteMatcher.changedColors(of: bitmap, since: previous, atMost: limit, withGone: false).new != nil
  }

  /// Picks a fourth of the pixels, or an eighth of a large picture's, from each row and each column alike, so that none of a letter's strokes
  /// falls between them: with every second row and column, a page of text lost 5 dB. Each picture gives others, so that what stands
  /// still is not missed in all of them: that cost pages that scroll 1 to 4 dB.
  private static func sample(_ bitmap: Bitmap, _ number: Int) -> [Pixel] {
    let order = bitmap.pixels.count < 3 << 16 ? [0, 2, 1, 3] : [0, 4, 2, 6, 1, 5, 3, 7]
    let step = order.count
    var sample: [Pixel] = []
    sample.reserveCapacity(bitmap.pixels.count / step + bitmap.height)
    for y in 0..<bitmap.height {
      let first = (order[y % step] + order[number % step]) % step
      for at in stride(from: y * bitmap.width + first, to: (y + 1) * bitmap.width, by: step) where bitmap.pixels[at].bits != 0 {
        sample.append(bitmap.pixels[at])
      }
    }
    return sample
  }

  /// Up to 2048 of the colours at 32,768 places.
  private static func changes(_ bitmap: Bitmap, since previous: Bitmap) -> [Pixel] {
    let step = max(bitmap.pixels.count / 32_768, 1)
    let (pixels, old) = (bitmap.pixels.span, previous.pixels.span)
    var changed = Array(repeating: Pixel.clear, count: pixels.count / step + 1)
    var (count, further) = (0, 0)
    for start in stride(from: 0, to: pixels.count, by: step) {
      // One place further each time, so that no column is always missed.
      let at = min(start + further, pixels.count - 1)
      further = further + 1 == step ? 0 : further + 1
      // Written in any case, because noise would mispredict a branch.
      changed[count] = pixels[at]
      count += pixels[at].bits != old[at].bits && pixels[at].bits != 0 ? 1 : 0
    }
    return stride(from: 0, to: count, by: max(count / 2048, 1)).map { changed[$0] }
  }
}

/// The colours of a film's first picture, and those that are new in others as long as they fit a palette.
struct CommonColors: Sendable {
  let limit: Int
  /// Whether they are of no use unless they are those of all pictures.
  let needsAll: Bool
  /// Whether it makes a difference which pictures would be exact from a quality of 97 up.
  let findsExact: Bool
  private var found: [Pixel] = []
  /// Whether they are those of all pictures.
  private(set) var areAll = true

  /// - Parameter limit: how many colours fit.
  init(limit: Int, needsAll: Bool, findsExact: Bool) {
    (self.limit, self.needsAll, self.findsExact) = (limit, needsAll, findsExact)
  }

  /// Whether the newest picture would be exact from a quality of 97 up: its colours fit, or those that are new after an exact one.
  private(set) var isExact = true

  /// The colours that fit; empty if not even the first picture's fit, or not all where all are needed.
  var colors: [Pixel] { needsAll && !areAll ? [] : found }

  /// - Parameters:
  ///   - own: the opaque colours that are new in a picture; nil for more than fit.
  ///   - bitmap: the picture as GIF can show it.
  fileprivate func adding(_ own: [Pixel]?, of bitmap: Bitmap) -> CommonColors {
    var all = self
    let hasFewNew = own.map { $0.count <= limit } ?? false
    // A picture has all its colours anew or from before, so few have few new ones.
    all.isExact = hasFewNew && (isExact || findsExact && PaletteMatcher.colors(of: bitmap, atMost: limit) != nil)
    if !areAll, needsAll || found.isEmpty { return all }
    let known = Set(found)
    guard let new = own?.filter({ !known.contains($0) }), found.count + new.count <= limit else {
      all.areAll = false
      return all
    }
    all.found += new
    return all
  }
}
