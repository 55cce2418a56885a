internal import Raster

/// Footage beside its golden, frame by frame.
struct Comparison {
  let footage: Footage
  let hashes: [PixelHash]
  let facts: GoldenFacts
  let limits: Limits
  /// The differences in sizes, scales, rates, counts and times between footage and golden, each as half a sentence.
  private(set) var otherShape: [String] = []
  /// The frames that are not the same as the golden's; they may be within the limits.
  private(set) var different: [(frame: Int, comparison: FrameComparison)] = []
  /// The frames that are not the same as the golden's and whose pictures it does not keep.
  private(set) var unseen: [Int] = []
  /// The golden's picture of each frame, nil where it keeps none; empty where the hashes alone decide the comparison.
  private(set) var goldenPictures: [Bitmap?] = []

  /// Compares hashes first; the golden's pixels are decoded only where hashes differ, or where the JSON cannot vouch for them.
  init(
    _ footage: Footage, hashes: [PixelHash], with stored: Golden.Stored, of golden: Golden, limits: Limits, jobs: Int
  ) throws(GoldenError) {
    self.footage = footage
    self.hashes = hashes
    facts = stored.facts
    self.limits = limits
    let fonts = (facts.fontFiles, footage.fonts.sorted())
    guard fonts.0 == fonts.1 else { throw .otherFonts(golden: fonts.0, now: fonts.1) }
    guard limits == .exact || facts.kept.isWhole(of: facts.frames.count) else { throw .limitsNeedPictures(facts.kept) }
    otherShape = Self.differences(facts, footage)
    let wrong = zip(hashes, facts.frames).enumerated().filter { $1.0.description != $1.1.hash }.map(\.offset)
    if wrong.isEmpty && stored.isAsWritten && otherShape.isEmpty { return }
    goldenPictures = try golden.pictures(of: stored)
    guard hasOneSize else { return }
    let pictures = goldenPictures
    let found = concurrentMap(wrong.count, jobs: jobs) { place in
      pictures[wrong[place]].map { FrameComparison($0, footage.bitmap(of: wrong[place]), limits: limits) }
    }
    different = zip(wrong, found).compactMap { frame, found in found.map { (frame, $0) } }
    unseen = zip(wrong, found).filter { $1 == nil }.map(\.0)
  }

  var hasOneSize: Bool { facts.width == footage.width && facts.height == footage.height }

  /// The frames over the limits.
  var bad: [(frame: Int, comparison: FrameComparison)] { different.filter { !$0.comparison.passes(limits) } }

  var isSame: Bool { otherShape.isEmpty && different.isEmpty && unseen.isEmpty }
  var passes: Bool { otherShape.isEmpty && bad.isEmpty && unseen.isEmpty }

  /// The golden's pixels in a frame; nil where it does not keep them.
  func goldenBitmap(of frame: Int) -> Bitmap? { goldenPictures[frame] }

  private static func differences(_ facts: GoldenFacts, _ footage: Footage) -> [String] {
    let parts: [(isOther: Bool, words: String)] = [
      (facts.layout != footage.layout, "it is a \(facts.layout.rawValue), now a \(footage.layout.rawValue)"),
      (
        (facts.width, facts.height) != (footage.width, footage.height),
        "its frames are \(facts.width)×\(facts.height), now \(footage.width)×\(footage.height)"
      ),
      (facts.scale != footage.scale, "its scale is \(facts.scale.short), now \(footage.scale.short)"),
      (facts.rate != footage.rate, "its rate is \(inWords(facts.rate)), now \(inWords(footage.rate))"),
      (facts.frames.count != footage.frames.count, "it has \(facts.frames.count.of("frame")), now \(footage.frames.count)"),
    ]
    var found = parts.filter(\.isOther).map(\.words)
    let late = zip(facts.frames, footage.frames).enumerated().first { $1.0.time != $1.1.time }
    if let late, facts.rate == footage.rate {
      found.append("frame \(late.offset) was taken at \(late.element.0.time.short) s, now at \(late.element.1.time.short) s")
    }
    return found
  }

  private static func inWords(_ rate: Double?) -> String { rate.map { "\($0.short) fps" } ?? "none" }
}
