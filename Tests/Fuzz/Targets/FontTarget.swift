import Raster
import Text

extension FuzzTarget {
  /// Fonts, by which a text of many scripts is laid out and outlined.
  static let font = FuzzTarget("font") { bytes in
    guard let face = try refusal({ try Typeface(bytes) }) else { return }
    try demand(face.metrics.unitsPerEm > 0, "an em has no units")
    let units = Array("A fi B\tä 漢字 שלום\u{301} e\u{301}".utf16)
    let font = TextFont(face, size: 17, weight: .bold, faceWeight: .regular)
    let run = TextRun(0..<units.count, font, ascent: 16, descent: 4)
    let paragraph = Paragraph(units, [run])
    let lines = paragraph.lines { _ in 40 }
    try demand(lines.map(\.range.count).reduce(0, +) == units.count, "lines do not hold the whole text")
    try demand(lines.allSatisfy { $0.width.isFinite }, "a line's width is no number")
    for glyph in 0..<UInt32(min(face.metrics.glyphCount, 64)) {
      try demand(face.outline(of: glyph).elements.count < 1 << 20, "an outline has more elements than any glyph")
    }
  }
}
