import Foundation
import Raster
import Text
import TransitionKit

extension FuzzTarget {
  /// Strings, lone halves of characters among them, in runs of several fonts: broken into lines, cut short, stretched, and in a label.
  static let text = FuzzTarget("text") { bytes in
    var random = Random(Array(bytes.prefix(24)))
    let units = random.units(Array(bytes.dropFirst(24)))
    let runs = random.runs(units.count)
    guard !runs.isEmpty else { return }
    let paragraph = Paragraph(units, runs, isRightToLeft: random.pick([nil, false, true]))
    let width = random.pick([0, 1, 40, 300, random.wildDouble()])
    try demandWhole(paragraph.lines(byLetters: random.below(2) == 0) { _ in width }, units.count)
    for place in [Truncation.head, .middle, .tail] {
      let line = paragraph.truncated(from: random.below(units.count + 1), width: width, at: place, isMore: random.below(2) == 0)
      try demand(line.width.isFinite, "the width of a line that is cut short is no number")
    }
    try demand(paragraph.line(0..<units.count, stretchedTo: 500).width.isFinite, "the width of a stretched line is no number")
    try demandMeasured(units, &random)
  }

  /// Demands that lines hold a text of so many units, each once and in order, and that their glyphs have places.
  private static func demandWhole(_ lines: [TextLine], _ count: Int) throws {
    var end = 0
    for line in lines {
      try demand(line.range.lowerBound == end && (!line.range.isEmpty || count == 0), "lines do not hold the whole text in order")
      end = line.range.upperBound
      try demand(line.width.isFinite, "a line's width is no number")
      let places = line.fragments.flatMap { $0.glyphs.glyphs.map(\.x) }
      try demand(places.allSatisfy(\.isFinite), "a glyph has no place")
    }
    try demand(end == count, "lines leave out the end of the text")
  }

  @MainActor private static func demandMeasured(_ units: [UInt16], _ random: inout Random) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 70))
    label.numberOfLines = random.below(4)
    label.lineBreakMode = random.pick([
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ])
    label.adjustsFontSizeToFitWidth = random.below(2) == 0
    label.font = random.pick([
      .systemFont(ofSize: 17), .preferredFont(forTextStyle: .title1), .monospacedSystemFont(ofSize: 9, weight: .bold),
    ])
    label.text = String(decoding: units, as: UTF16.self)
    let size = label.sizeThatFits(CGSize(width: 90, height: Double.greatestFiniteMagnitude))
    try demand(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "a label's size is no size")
  }
}

extension Random {
  /// UTF-16 of bytes: their characters, if they are UTF-8, or each two of them.
  fileprivate mutating func units(_ bytes: [UInt8]) -> [UInt16] {
    if below(2) == 0 { return Array(String(decoding: bytes, as: UTF8.self).utf16) }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
  }

  /// One to four runs that divide a text of so many units, one run for none; no run where fonts are not installed.
  fileprivate mutating func runs(_ count: Int) -> [TextRun] {
    if count == 0 { return [run(0..<0)].compactMap(\.self) }
    let cuts = ((0..<below(4)).map { _ in below(count + 1) } + [0, count]).sorted()
    return zip(cuts, cuts.dropFirst()).filter { $0 < $1 }.compactMap { run($0..<$1) }
  }

  private mutating func run(_ range: Range<Int>) -> TextRun? {
    let file = pick([FontFile.inter(weight: .regular, isItalic: false, isDisplay: false), .dejaVu(isBold: true), .droidFallback])
    guard let face = TypefaceLibrary.shared.face(file) else { return nil }
    let font = TextFont(face, size: pick([17, 1, 400]), weight: pick([.regular, FontWeight(900)]), faceWeight: .regular)
    return TextRun(range, font, ascent: 16, descent: 4, spacing: pick([0, -3, 20]), rise: pick([0, 5]))
  }
}
