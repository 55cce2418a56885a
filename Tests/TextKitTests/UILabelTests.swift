import Raster
import Testing
import TransitionKit

@MainActor
struct UILabelTests {
  private func label(_ text: String?, _ frame: CGRect = .zero, on stage: Stage) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    return label
  }

  private func ink(_ stage: Stage, _ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    let bitmap = stage.snapshot()
    return rows.reduce(0) { sum, y in columns.reduce(sum) { $0 + 255 - Int(bitmap[$1, y].green) } }
  }

  @Test func standards() {
    let label = UILabel()
    #expect(label.text == nil && label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled && label.contentMode == .redraw && label.backgroundColor == nil)
    #expect(label.isEnabled && !label.isHighlighted && !label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.intrinsicContentSize == .zero)
  }

  /// A label's background is drawn with its text, so that a corner radius needs clipping; the layer's own colour needs none.
  @Test func aCornerRadiusAloneRoundsNoLabel() {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    let label = label(nil, CGRect(x: 0, y: 0, width: 40, height: 40), on: stage)
    label.backgroundColor = .black
    label.layer.cornerRadius = 20
    #expect(stage.snapshot()[1, 1].red == 0)
    label.clipsToBounds = true
    #expect(stage.snapshot()[1, 1].red == 255 && stage.snapshot()[20, 20].red == 0)
    label.clipsToBounds = false
    label.layer.backgroundColor = UIColor.black.cgColor
    #expect(stage.snapshot()[1, 1].red == 255)
  }

  @Test func emojiAreToldOf() {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    _ = label("♥☀️", CGRect(x: 0, y: 0, width: 40, height: 40), on: stage)
    stage.advance(to: 0)
    #expect(stage.diagnostics.map(\.text).filter { $0.contains("emoji") }.count == 1)
    let start = "emoji have no colours here: a box or a plain shape stands for ☀ (U+2600)"
    #expect(stage.diagnostics.contains { $0.text.hasPrefix(start) })
  }

  /// The heights of labels of one line at 2 and at 3 pixels to a point.
  @Test(
    arguments: [
      (10, 12, 12), (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.333),
      (17, 20.5, 20.333), (20, 24, 24), (22, 26.5, 26.333), (24, 29, 28.667), (28, 33.5, 33.667), (34, 41, 40.667),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func oneLineIsAsHighAsOnADevice(_ size: CGFloat, _ double: CGFloat, _ triple: CGFloat) {
    for (scale, height) in [(2, double), (3, triple)] as [(CGFloat, CGFloat)] {
      let label = label("Label", on: .small(scale: scale))
      label.font = .systemFont(ofSize: size)
      #expect(abs(label.intrinsicContentSize.height - height) < 0.001)
      #expect((label.intrinsicContentSize.width * scale).rounded() == label.intrinsicContentSize.width * scale)
    }
  }

  @Test func linesOfATextStyleLieFurtherApart() {
    let label = label("one two three", on: .small(scale: 3))
    label.font = .preferredFont(forTextStyle: .body)
    #expect(abs(label.intrinsicContentSize.height - 20.333) < 0.001)
    label.numberOfLines = 0
    let two = label.sizeThatFits(CGSize(width: 70, height: CGFloat.greatestFiniteMagnitude))
    #expect(abs(two.height - 42.333) < 0.001 && two.width <= 70)
  }

  @Test func textBreaksAtTheWidth() {
    let label = label("The quick brown fox jumps over the lazy dog", on: .small(scale: 2))
    let whole = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == whole)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 41)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 81.5)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 81.5 && label.intrinsicContentSize.width <= 100)
    label.frame = CGRect(x: 5, y: 6, width: 100, height: 10)
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 5, y: 6) && label.frame.height == 81.5)
  }

  @Test func theTextStandsInTheMiddle() {
    let stage = Stage.small()
    _ = label("HHH", CGRect(x: 0, y: 50, width: 100, height: 60), on: stage)
    // 20.287 points high in 60: from 20 on, the baseline at 36, capitals 12 high.
    #expect(ink(stage, 0..<100, 74..<86) > 4_000)
    #expect(ink(stage, 0..<100, 0..<73) == 0 && ink(stage, 0..<100, 87..<200) == 0)
  }

  @Test func longTextEndsInAnEllipsis() {
    let stage = Stage.small()
    let label = label("HHHHHHHHHHHHHHHHHHH", CGRect(x: 0, y: 0, width: 60, height: 20), on: stage)
    #expect(ink(stage, 60..<100, 0..<30) == 0 && ink(stage, 48..<60, 0..<12) == 0 && ink(stage, 0..<60, 14..<17) > 500)
    label.lineBreakMode = .byTruncatingHead
    #expect(ink(stage, 48..<60, 0..<12) > 300 && ink(stage, 0..<8, 0..<12) == 0)
    label.lineBreakMode = .byClipping
    #expect(ink(stage, 0..<8, 4..<12) > 300)
  }

  @Test func coloursAreTheLabels() {
    let stage = Stage.small()
    let label = label("HHH", CGRect(x: 0, y: 0, width: 100, height: 20), on: stage)
    label.textColor = .red
    label.highlightedTextColor = .blue
    let bitmap = stage.snapshot()
    #expect((0..<40).contains { bitmap[$0, 10].red == 255 && bitmap[$0, 10].green < 100 })
    label.isHighlighted = true
    let lit = stage.snapshot()
    #expect((0..<40).contains { lit[$0, 10].blue == 255 && lit[$0, 10].red < 100 })
    label.isHighlighted = false
    label.isEnabled = false
    #expect(ink(stage, 0..<60, 0..<20) > 0)
    #expect(!(0..<40).contains { stage.snapshot()[$0, 10].green < 100 })
  }

  @Test func darkSurroundingsTurnTheTextWhite() {
    let stage = Stage.small()
    let label = label("HHH", CGRect(x: 0, y: 0, width: 100, height: 20), on: stage)
    stage.window.backgroundColor = .black
    #expect((0..<60).allSatisfy { stage.snapshot()[$0, 10].red == 0 })
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(label.textColor == .label && (0..<60).contains { stage.snapshot()[$0, 10].red > 200 })
  }

  @Test func textThatIsTooWideMayShrink() {
    let stage = Stage.small()
    let label = label("HHHHHHHHHH", CGRect(x: 0, y: 0, width: 60, height: 20), on: stage)
    label.adjustsFontSizeToFitWidth = true
    #expect(ink(stage, 50..<60, 0..<14) > 300 && ink(stage, 60..<100, 0..<20) == 0)
    // The baseline stays where it was, at 16: nothing lies below, and capitals are lower.
    #expect(ink(stage, 0..<60, 16..<20) == 0 && ink(stage, 0..<60, 0..<8) == 0)
    label.minimumScaleFactor = 0.9
    #expect(ink(stage, 50..<60, 0..<12) == 0)
    #expect(label.intrinsicContentSize.width > 100)
  }

  @Test func attributesCountBeforeProperties() throws {
    let stage = Stage.small()
    let label = label(nil, CGRect(x: 0, y: 0, width: 100, height: 40), on: stage)
    label.attributedText = NSAttributedString(
      string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.text == "Hi" && label.font.pointSize == 30 && label.textColor == .red)
    #expect(label.intrinsicContentSize.height == 36)
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height == 12 && label.textColor == .red)
    label.text = "Ho"
    #expect(label.attributedText?.string == "Ho" && label.textColor == .label)
  }

  @Test func attributesMayBeAddedToATextThatHasSome() {
    let text = NSMutableAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 2))
    text.append(NSAttributedString(string: "!", attributes: [.kern: 2]))
    let label = UILabel()
    label.attributedText = text
    #expect(label.font.pointSize == 30 && label.textColor == .red && label.text == "Hello!")
  }

  @Test func aSubclassMayInsetItsText() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)))
      }
    }
    let stage = Stage.small()
    let label = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "HH"
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    #expect(ink(stage, 0..<40, 0..<20) == 0 && ink(stage, 40..<70, 0..<20) > 1_000)
  }

  @Test func whatWasDrawnFollowsTheContentMode() {
    let stage = Stage.small()
    let label = label("HH", CGRect(x: 0, y: 0, width: 40, height: 20), on: stage)
    label.contentMode = .left
    _ = stage.snapshot()
    label.textAlignment = .right
    _ = stage.snapshot()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame.size.width = 100
    }
    // The text is not laid out anew: it stays 40 points wide, at the left.
    stage.advance(to: 0.5)
    #expect(ink(stage, 10..<40, 0..<20) > 1_000 && ink(stage, 41..<100, 0..<20) == 0)
    stage.advance(to: 1.5)
    #expect(ink(stage, 41..<100, 0..<20) == 0)
    label.contentMode = .redraw
    label.frame.size.width = 90
    #expect(ink(stage, 60..<90, 0..<20) > 1_000 && ink(stage, 0..<50, 0..<20) == 0)
  }

  @Test func aCharacterThatNoFontHasIsSaidOnce() {
    let stage = Stage.small()
    let label = label("a🎉🎉", CGRect(x: 0, y: 0, width: 100, height: 20), on: stage)
    _ = stage.snapshot()
    label.text = "b🎉"
    _ = stage.snapshot()
    #expect(stage.diagnostics.count == 1 && stage.diagnostics.first?.text.contains("U+1F389") == true)
  }

  @Test func aTextLayerDrawsFromItsUpperEdge() {
    let stage = Stage.small()
    stage.window.backgroundColor = .white
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 50, width: 100, height: 60)
    layer.string = "HHH"
    layer.fontSize = 17
    layer.foregroundColor = UIColor.black.cgColor
    stage.window.layer.addSublayer(layer)
    #expect(ink(stage, 0..<60, 54..<67) > 4_000 && ink(stage, 0..<100, 67..<200) == 0)
    layer.alignmentMode = .right
    #expect(ink(stage, 0..<50, 50..<70) == 0)
    layer.string = "H H H H H H H H"
    layer.isWrapped = true
    #expect(ink(stage, 0..<100, 71..<90) > 500)
  }

  @Test func naturalAlignmentIsAtTheRightFromRightToLeft() {
    let stage = Stage.small()
    let label = label("One", CGRect(x: 0, y: 0, width: 100, height: 20), on: stage)
    stage.advance(to: 0)
    #expect(ink(stage, 0..<40, 0..<20) > 0 && ink(stage, 60..<100, 0..<20) == 0)
    label.semanticContentAttribute = .forceRightToLeft
    stage.advance(to: 0.1)
    #expect(ink(stage, 0..<40, 0..<20) == 0 && ink(stage, 60..<100, 0..<20) > 0 && label.textAlignment == .natural)
    label.textAlignment = .left
    stage.advance(to: 0.2)
    #expect(ink(stage, 0..<40, 0..<20) > 0)
  }
}
