import Raster
import Testing
import Text

struct ParagraphTests {
  static func font(_ size: Double = 16) throws -> TextFont {
    let face = try #require(TypefaceLibrary.shared.face(.inter(weight: .regular, isItalic: false, isDisplay: false)))
    return TextFont(face, size: size)
  }

  private func paragraph(_ text: String, _ size: Double = 16, isRightToLeft: Bool? = nil) throws -> Paragraph {
    let units = Array(text.utf16)
    let run = TextRun(0..<units.count, try Self.font(size), ascent: 12, descent: 4)
    return Paragraph(units, [run], isRightToLeft: isRightToLeft)
  }

  private func words(_ text: String, _ width: Double, byLetters: Bool = false) throws -> [String] {
    let units = Array(text.utf16)
    return try paragraph(text).ranges(byLetters: byLetters, width: { _ in width }).map {
      String(decoding: units[$0], as: UTF16.self)
    }
  }

  /// Half a character takes the place of one, and the text behind it is as it was.
  @Test(arguments: [[0xD800], [0xDC00], [0xD800, 0xD800], [0xDFFF, 0xD83D]] as [[UInt16]])
  func halvesOfCharactersStandForOneEach(halves: [UInt16]) throws {
    func paragraph(_ middle: [UInt16]) throws -> Paragraph {
      let units = [0x61] + middle + [0x62, 0x20, 0xD83D, 0xDE00, 0x63]
      return Paragraph(units, [TextRun(0..<units.count, try Self.font(), ascent: 12, descent: 4)])
    }
    let (halved, replaced) = (try paragraph(halves), try paragraph(halves.map { _ in 0xFFFD }))
    #expect(halved.ranges { _ in 30 } == replaced.ranges { _ in 30 } && halved.missing == replaced.missing)
    #expect(halved.width(0..<halved.length) == replaced.width(0..<replaced.length))
  }

  @Test func aLineOfLatinIsKerned() throws {
    let kerned = try paragraph("AVAVAV").line(0..<6)
    var run = TextRun(0..<6, try Self.font(), ascent: 12, descent: 4)
    run.font.features = [.withoutKerning]
    let loose = Paragraph(Array("AVAVAV".utf16), [run]).line(0..<6)
    #expect(kerned.width < loose.width - 2)
    #expect(kerned.fragments.count == 1 && kerned.fragments[0].glyphs.glyphs.count == 6)
    #expect(kerned.fragments[0].glyphs.bounds.y < -10 && kerned.ascent == 12 && kerned.descent == 4)
  }

  @Test func digitsMayAllBeAsWide() throws {
    var run = TextRun(0..<4, try Self.font(), ascent: 12, descent: 4)
    run.font.features = [.monospacedDigits]
    let ones = Paragraph(Array("1111".utf16), [run]).line(0..<4)
    let eights = Paragraph(Array("8888".utf16), [run]).line(0..<4)
    #expect(ones.width == eights.width)
    #expect(try paragraph("1111").line(0..<4).width < ones.width)
  }

  @Test func linesEndBetweenWords() throws {
    let text = "The quick brown fox jumps"
    #expect(try words(text, 100) == ["The quick ", "brown fox ", "jumps"])
    #expect(try words(text, 1_000) == [text])
    #expect(try words("", 100) == [""])
  }

  @Test func whiteSpaceHangsOverTheEnd() throws {
    let wide = try paragraph("Hello").line(0..<5).width
    #expect(try words("Hello   world", wide + 4) == ["Hello   ", "world"])
    #expect(try paragraph("Hello   ").line(0..<8).width == wide)
  }

  @Test func aWordThatIsTooLongEndsAnywhere() throws {
    let parts = try words("Donaudampfschifffahrt", 60)
    #expect(parts.count > 2 && parts.joined() == "Donaudampfschifffahrt")
    #expect(try words("abc", 0) == ["a", "b", "c"])
    #expect(try words("ab cd", 40, byLetters: true).joined() == "ab cd")
    #expect(try words("a👩‍👩‍👧b", 0) == ["a", "👩‍👩‍👧", "b"])
  }

  @Test func chineseBreaksBetweenCharactersButNotBeforeAComma() throws {
    let line = try paragraph("你好世界")
    let width = line.line(0..<4).width
    #expect(width == 64)
    #expect(try words("你好世界，再见", 64) == ["你好世", "界，再见"])
    #expect(line.line(0..<4).fragments[0].fontName == "DroidSansFallback")
  }

  @Test func eachScriptHasItsFont() throws {
    let text = "Aa 漢字 한국어 שלום عربي ✓"
    let line = try paragraph(text).line(0..<text.utf16.count)
    let names = Set(line.fragments.map(\.fontName))
    #expect(names.isSuperset(of: ["Inter-Regular", "DroidSansFallback", "NanumGothic", "DejaVuSans"]))
    #expect(try paragraph(text).missing.isEmpty)
  }

  @Test func whatNoFontHasIsABoxAndSaid() throws {
    let paragraph = try paragraph("a🎉b")
    #expect(paragraph.missing == ["🎉"])
    let line = paragraph.line(0..<4)
    #expect(line.fragments.flatMap(\.glyphs.glyphs).map(\.number).contains(0))
    #expect(!(try Self.font().face.outline(of: 0).isEmpty))
  }

  @Test func hebrewRunsFromTheRight() throws {
    let text = "abc שלום def"
    let line = try paragraph(text).line(0..<text.utf16.count)
    #expect(line.fragments.map(\.range.lowerBound) == [0, 4, 8, 9])
    let back = try paragraph("שלום abc").line(0..<8)
    #expect(back.isRightToLeft && back.fragments[0].range == 5..<8)
  }

  @Test func aTextThatIsTooLongIsCut() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let line = try paragraph(text)
    for place in [Truncation.head, .middle, .tail] {
      let cut = line.truncated(from: 0, width: 120, at: place)
      #expect(cut.isTruncated && cut.width <= 120 && cut.width > 95, "\(place)")
    }
    #expect(!line.truncated(from: 0, width: 1_000, at: .tail).isTruncated)
    #expect(line.truncated(from: 0, width: 0, at: .tail).width > 0)
    #expect(line.truncated(from: 40, width: 1_000, at: .tail).range == 40..<43)
  }

  @Test func spacingIsAddedAfterEachLetter() throws {
    var run = TextRun(0..<4, try Self.font(), ascent: 12, descent: 4)
    let plain = Paragraph(Array("abcd".utf16), [run]).line(0..<4).width
    run.spacing = 3
    #expect(abs(Paragraph(Array("abcd".utf16), [run]).line(0..<4).width - plain - 12) < 1e-9)
  }

  @Test func tabsLeadToStops() throws {
    let line = try paragraph("a\tb").line(0..<3)
    #expect(line.fragments.last?.x == 28)
  }

  @Test func justifiedLinesFillTheirWidth() throws {
    let line = try paragraph("one two three").line(0..<13, stretchedTo: 200)
    #expect(abs(line.width - 200) < 1e-9)
  }

  @Test func heavierTextOfALighterFontIsWider() throws {
    let face = try #require(TypefaceLibrary.shared.face(.droidFallback))
    let bold = TextFont(face, size: 100, weight: .bold, faceWeight: .regular)
    let units = Array("国".utf16)
    func box(_ font: TextFont) -> GlyphRun {
      Paragraph(units, [TextRun(0..<1, font, ascent: 80, descent: 20)]).line(0..<1).fragments[0].glyphs
    }
    let (light, heavy) = (box(TextFont(face, size: 100)), box(bold))
    #expect(heavy.bounds.width > light.bounds.width + 2 && heavy.bounds.width < light.bounds.width + 5)
    #expect(heavy.path.inked > light.path.inked * 1.1)
  }
}

extension Path {
  /// How many of 10,000 places are inside.
  fileprivate var inked: Double {
    let places = (0..<100).flatMap { y in (0..<100).map { Point(x: Double($0), y: Double(y) - 85) } }
    let bitmap = Picture(
      width: 100, height: 100,
      items: [
        .fill(
          Picture.Fill(
            .path(self, .nonZero), .color(Pixel(red: 255, green: 255, blue: 255)), transform: .translation(x: 0, y: 85)))
      ]
    ).rasterized()
    return Double(places.filter { bitmap[Int($0.x), Int($0.y + 85)].alpha > 127 }.count)
  }
}
