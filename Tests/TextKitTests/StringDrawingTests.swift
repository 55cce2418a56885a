import Raster
import Testing
import TransitionKit

@MainActor
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func box(
    _ text: String, width: CGFloat, height: CGFloat = .greatestFiniteMagnitude,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ style: ((NSMutableParagraphStyle) -> Void)? = nil, font: UIFont? = nil
  ) -> CGRect {
    let paragraph = NSMutableParagraphStyle()
    style?(paragraph)
    return text.boundingRect(
      with: CGSize(width: width, height: height), options: options,
      attributes: [.font: font ?? self.font, .paragraphStyle: paragraph], context: nil)
  }

  @Test func wordsAreNotHyphenatedOfWhichADiagnosticTells() {
    let stage = Stage.small()
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    #expect((style.copy() as? NSParagraphStyle)?.hyphenationFactor == 1)
    for width in [90, 30] as [CGFloat] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 90))
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(string: "Two words", attributes: [.paragraphStyle: style])
      stage.window.addSubview(label)
      stage.advance(to: 0)
      #expect(stage.diagnostics.count == (width == 30 ? 1 : 0))
    }
  }

  @Test func aLineIsAsHighAsItsFont() {
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(abs(size.height - 20.287) < 0.001 && size.width > 30 && size.width < 50)
    #expect("".size(withAttributes: [.font: font]).width == 0)
    #expect(abs("A\nB".size(withAttributes: [.font: font]).height - 40.574) < 0.001)
    // Without attributes text has 12 points.
    #expect(abs("Hello".size().height - 14.320) < 0.001)
  }

  @Test func linesAreBrokenAtTheWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    let box = box(text, width: 100)
    #expect(box.width <= 100 && box.origin == .zero)
    #expect(abs(box.height / font.lineHeight - 4) < 0.01)
    #expect(self.box(text, width: 1_000).height == font.lineHeight)
    let loose = self.box(text, width: 100, [])
    #expect(loose.width > 300 && abs(loose.minY + font.ascender) < 1e-9)
  }

  @Test func leadingLiesBetweenLines() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let plain = box("A\nB\nC", width: 100, font: body).height
    let led = box("A\nB\nC", width: 100, [.usesLineFragmentOrigin, .usesFontLeading], font: body).height
    #expect(abs(plain - 3 * body.lineHeight) < 1e-9 && abs(led - plain - 2 * body.leading) < 1e-9)
  }

  @Test func paragraphStylesChangeHeights() {
    let line = font.lineHeight
    #expect(abs(box("A\nB", width: 100, .usesLineFragmentOrigin, { $0.lineSpacing = 5 }).height - 2 * line - 5) < 1e-9)
    #expect(abs(box("A\nB", width: 100, .usesLineFragmentOrigin, { $0.paragraphSpacing = 7 }).height - 2 * line - 7) < 1e-9)
    #expect(abs(box("A\nB", width: 100, .usesLineFragmentOrigin, { $0.minimumLineHeight = 30 }).height - 60) < 1e-9)
    #expect(abs(box("A\nB", width: 100, .usesLineFragmentOrigin, { $0.maximumLineHeight = 15 }).height - 30) < 1e-9)
    #expect(abs(box("A\nB", width: 100, .usesLineFragmentOrigin, { $0.lineHeightMultiple = 1.5 }).height - 3 * line) < 1e-9)
    let plain = box("Aa", width: 100).width
    #expect(abs(box("Aa", width: 100, .usesLineFragmentOrigin, { $0.firstLineHeadIndent = 9 }).width - plain - 9) < 1e-9)
  }

  @Test func spacingAndOffsetsCount() {
    let plain = "abcd".size(withAttributes: [.font: font])
    #expect(abs("abcd".size(withAttributes: [.font: font, .kern: 2]).width - plain.width - 8) < 1e-9)
    #expect(abs("abcd".size(withAttributes: [.font: font, .tracking: 1.5]).width - plain.width - 6) < 1e-9)
    #expect(abs("abcd".size(withAttributes: [.font: font, .baselineOffset: 4]).height - plain.height - 4) < 1e-9)
    #expect("AVAV".size(withAttributes: [.font: font, .kern: 0]).width > "AVAV".size(withAttributes: [.font: font]).width)
  }

  @Test func theTallestRunMakesTheLine() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    #expect(abs(text.size().height - 40.574) < 0.001)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 50))
    }
    text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
    #expect(text.size().height > 50 && text.size().width > 45)
  }

  /// CoreFoundation compares the attributes of neighbours, and takes objects that it does not know for its own.
  @Test func runsWithEqualAttributesAreJoined() {
    func attributes() -> [NSAttributedString.Key: Any] {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 3
      return [
        .font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor(white: 0.25, alpha: 1), .paragraphStyle: style,
        .shadow: NSShadow(), .attachment: NSTextAttachment(image: UIGraphicsImageRenderer(size: .zero).image { _ in }),
      ]
    }
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<3 { text.append(NSAttributedString(string: "abc", attributes: attributes())) }
    #expect(text.string == "abcabcabc" && text.size().height > 19)
  }

  /// How dark a rectangle is, in all.
  private func ink(_ size: CGSize, _ rect: (x: Range<Int>, y: Range<Int>), _ draw: () -> Void) -> Int {
    let stage = Stage(size: size, scale: 1)
    stage.window.backgroundColor = .white
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    let view = UIImageView(image: image)
    stage.window.addSubview(view)
    let bitmap = stage.snapshot()
    return rect.y.reduce(0) { sum, y in rect.x.reduce(sum) { $0 + 255 - Int(bitmap[$1, y].red) } }
  }

  @Test func textIsDrawnWhereItIsSaid() {
    let size = CGSize(width: 100, height: 60)
    let draw = { "HHH".draw(at: CGPoint(x: 20, y: 30), withAttributes: [.font: font]) }
    #expect(ink(size, (0..<100, 0..<33), draw) == 0)
    #expect(ink(size, (0..<20, 0..<60), draw) == 0)
    #expect(ink(size, (20..<70, 33..<48), draw) > 5_000)
    #expect(ink(size, (0..<100, 47..<60), draw) == 0)
  }

  @Test func linesThatDoNotFitAreLeftOut() {
    let size = CGSize(width: 100, height: 100)
    let draw = { "H H H H H H H H H H".draw(in: CGRect(x: 0, y: 0, width: 40, height: 50), withAttributes: [.font: font]) }
    #expect(ink(size, (0..<40, 20..<41), draw) > 1_000)
    #expect(ink(size, (0..<100, 42..<100), draw) == 0)
  }

  @Test func alignedTextStandsAtItsSide() {
    let size = CGSize(width: 100, height: 30)
    func ink(_ alignment: NSTextAlignment, _ columns: Range<Int>) -> Int {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      return self.ink(size, (columns, 0..<30)) {
        "HH".draw(in: CGRect(x: 0, y: 0, width: 100, height: 30), withAttributes: [.font: font, .paragraphStyle: style])
      }
    }
    #expect(ink(.left, 0..<30) > 1_000 && ink(.left, 30..<100) == 0)
    #expect(ink(.right, 70..<100) > 1_000 && ink(.right, 0..<70) == 0)
    #expect(ink(.center, 35..<65) > 1_000 && ink(.center, 0..<35) == 0 && ink(.center, 65..<100) == 0)
  }

  @Test func linesUnderAndThroughTextAreDrawn() {
    let size = CGSize(width: 100, height: 30)
    func ink(_ attributes: [NSAttributedString.Key: Any], _ rows: Range<Int>) -> Int {
      self.ink(size, (0..<100, rows)) { "nnnn".draw(at: .zero, withAttributes: attributes.merging([.font: font]) { $1 }) }
    }
    let under: [NSAttributedString.Key: Any] = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    #expect(ink([:], 17..<21) == 0 && ink(under, 17..<21) > 3_000)
    let through: [NSAttributedString.Key: Any] = [.strikethroughStyle: NSUnderlineStyle.single.rawValue]
    #expect(ink(through, 10..<13) > ink([:], 10..<13) + 2_000)
    #expect(ink([.backgroundColor: UIColor.black], 0..<20) > ink([:], 0..<20) * 3)
    let hollow = ink([.strokeWidth: 3.0], 0..<20)
    #expect(hollow > 500 && hollow != ink([:], 0..<20))
  }
}
