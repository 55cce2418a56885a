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

  @Test func bytesThatAreNoFontThrow() {
    #expect(throws: Typeface.Failure.damaged) { try Typeface([1, 2, 3]) }
    #expect(throws: Typeface.Failure.damaged) { try Typeface([]) }
  }
}
