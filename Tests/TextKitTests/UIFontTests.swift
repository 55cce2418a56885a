import Testing
import TransitionKit

@MainActor
struct UIFontTests {
  /// Size, ascender, descender, height of a line, of capitals and of small letters: San Francisco's.
  @Test(arguments: [
    (10, 9.521, 2.412, 11.934, 7.046, 5.264), (11, 10.474, 2.653, 13.127, 7.750, 5.790),
    (12, 11.426, 2.895, 14.320, 8.455, 6.316),
    (13, 12.378, 3.136, 15.514, 9.160, 6.843), (14, 13.330, 3.377, 16.707, 9.864, 7.369),
    (15, 14.282, 3.618, 17.900, 10.569, 7.896), (16, 15.234, 3.859, 19.094, 11.273, 8.422),
    (17, 16.187, 4.101, 20.287, 11.978, 8.948), (20, 19.043, 4.824, 23.867, 14.092, 10.527),
    (22, 20.947, 5.307, 26.254, 15.501, 11.580), (24, 22.852, 5.789, 28.641, 16.910, 12.633),
    (28, 26.660, 6.754, 33.414, 19.729, 14.738), (34, 32.373, 8.201, 40.574, 23.956, 17.897),
  ])
  func metricsAreSanFranciscos(
    _ row: (size: CGFloat, ascender: CGFloat, descender: CGFloat, lineHeight: CGFloat, cap: CGFloat, x: CGFloat)
  ) {
    for weight in [UIFont.Weight.regular, .bold, .ultraLight] {
      let font = UIFont.systemFont(ofSize: row.size, weight: weight)
      #expect(abs(font.ascender - row.ascender) < 0.001 && abs(font.descender + row.descender) < 0.001)
      #expect(abs(font.lineHeight - row.lineHeight) < 0.001 && font.leading == 0 && font.pointSize == row.size)
      #expect(abs(font.capHeight - row.cap) < 0.001 && abs(font.xHeight - row.x) < 0.001)
    }
  }

  @Test(
    arguments: [
      (.largeTitle, 34, 41), (.title1, 28, 34), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22), (.body, 17, 22),
      (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18), (.caption1, 12, 16), (.caption2, 11, 13),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func textStylesHaveTheirSizes(_ style: UIFont.TextStyle, _ size: CGFloat, _ pitch: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size && abs(font.lineHeight + font.leading - pitch) < 1e-9)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
  }

  @Test func standardSizes() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12 && UIFont.systemFontSize == 14)
  }

  @Test func weightsAreDrawnWithTheirOwnFaces() {
    let names = [UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black].map {
      UIFont.systemFont(ofSize: 17, weight: $0).fontName
    }
    #expect(Set(names).count == 9 && names[5] == ".SFUI-Semibold")
    let widths = [UIFont.Weight.regular, .semibold, .black].map {
      "Hamburg".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: $0)]).width
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test func fontsAreEqualByWhatTheyAre() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
  }

  @Test func traitsChangeAFont() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.pointSize == 17 && bold.fontDescriptor.symbolicTraits == .traitBold)
    let italic = UIFont(descriptor: try #require(body.withSymbolicTraits([.traitBold, .traitItalic])), size: 20)
    #expect(italic.pointSize == 20 && italic.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let tight = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitTightLeading)), size: 0)
    #expect(abs(tight.lineHeight + tight.leading - 20) < 1e-9)
    let mono = UIFont(descriptor: try #require(body.withDesign(.monospaced)), size: 0)
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func digitsAndMonospacedTextHaveOneWidth() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect("11:11".size(withAttributes: [.font: digits]) == "08:08".size(withAttributes: [.font: digits]))
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect("iiii".size(withAttributes: [.font: mono]) == "WWWW".size(withAttributes: [.font: mono]))
    let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    #expect("11:11".size(withAttributes: plain).width < "08:08".size(withAttributes: plain).width)
  }

  @Test func fontsByNameAreThereOrNot() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 17)?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(name: "Menlo", size: 17)?.fontDescriptor.symbolicTraits == .traitMonoSpace)
    #expect(UIFont(name: "NoSuchFont", size: 17) == nil)
  }

  @Test func metricsOfStylesLeaveFontsAsTheyAre() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font) == font)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20).pointSize == 20)
    #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
  }
}
