import Files
import Raster
import Testing
import Text

struct TypefaceTests {
  static func face(_ path: String) throws -> Typeface {
    try Typeface(try #require(try InputFile.bytes(of: path, limit: 1 << 26)))
  }

  private func inter() throws -> Typeface { try Self.face("/usr/share/fonts/opentype/inter/Inter-Regular.otf") }

  @Test func metricsAreTheFonts() throws {
    let face = try inter()
    #expect(face.family == "Inter" && face.postScriptName == "Inter-Regular")
    #expect(face.metrics.unitsPerEm == 2816 && face.metrics.ascender == 2728 && face.metrics.descender == -680)
    #expect(face.metrics.capHeight == 2048 && face.metrics.xHeight == 1536 && face.metrics.lineGap == 0)
    #expect(face.metrics.underline.thickness > 0 && face.metrics.underline.center < 0)
  }

  @Test func aCapitalStandsOnTheBaseline() throws {
    let face = try inter()
    let box = face.outline(of: try #require(face.glyph(for: "H"))).bounds
    #expect(box.y == -2048 && box.y + box.height == 0)
    #expect(face.glyph(for: "漢") == nil)
  }

  /// A face that nobody holds any more goes, with the glyphs that were made bolder of it.
  @Test func aFaceGoesWithItsWidenedGlyphs() throws {
    weak var gone: Typeface?
    do {
      let face = try inter()
      gone = face
      let run = TextRun(0..<1, TextFont(face, size: 17, weight: .bold, faceWeight: .regular), ascent: 16, descent: 4)
      let line = Paragraph([0x41], [run]).line(0..<1)
      #expect(line.fragments.first?.isWidened == true && line.fragments.first?.glyphs.bounds.width ?? 0 > 5)
    }
    #expect(gone == nil)
  }

  @Test func bytesThatAreNoFontThrow() {
    #expect(throws: Typeface.Failure.damaged) { try Typeface([1, 2, 3]) }
    #expect(throws: Typeface.Failure.damaged) { try Typeface([]) }
  }
}
