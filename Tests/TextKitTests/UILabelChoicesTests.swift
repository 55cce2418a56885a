import Raster
import Testing
import TransitionKit

/// What a label's rarer settings do to the ink on the screen.
@MainActor
struct UILabelChoicesTests {
  private func label(_ text: String, _ frame: CGRect, on stage: Stage) -> UILabel {
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

  /// The last word ends alike, whether the text is cut in its middle or at its head; cut at its tail it is gone.
  @Test func textMayBeCutInItsMiddle() {
    let stage = Stage.small()
    let label = label("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiHHH", CGRect(x: 0, y: 0, width: 100, height: 30), on: stage)
    let tail = ink(stage, 70..<100, 0..<30)
    label.lineBreakMode = .byTruncatingMiddle
    let middle = ink(stage, 70..<100, 0..<30)
    #expect(middle > tail)
    label.lineBreakMode = .byTruncatingHead
    #expect(ink(stage, 70..<100, 0..<30) > tail)
    label.lineBreakMode = .byWordWrapping
    #expect(ink(stage, 70..<100, 0..<30) != middle)
  }

  @Test func aShrunkenLineStandsWhereItIsTold() {
    let stage = Stage.small()
    let label = label("HHHHHHHHHHHHHHHH", CGRect(x: 0, y: 0, width: 100, height: 60), on: stage)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.baselineAdjustment = .alignCenters
    let (above, below) = (ink(stage, 0..<100, 0..<30), ink(stage, 0..<100, 30..<60))
    #expect(above > 0 && below > 0)
    label.baselineAdjustment = .none
    #expect(ink(stage, 0..<100, 0..<30) > above)
  }

  @Test func aSubclassMayMoveItsText() {
    final class Inset: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 0)) }
    }
    let stage = Stage.small()
    let label = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "HHH"
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    #expect(ink(stage, 0..<20, 0..<30) == 0 && ink(stage, 20..<80, 0..<30) > 0)
    let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30), limitedToNumberOfLines: 1)
    #expect(rect.origin == CGPoint(x: 10, y: 5) && rect.width > 0 && rect.width <= 80)
  }

  @Test func aParagraphMayBreakAtItsWords() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    let text = NSAttributedString(string: "one two three four", attributes: [.paragraphStyle: style])
    let room = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
    let size = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(size.width <= 40 && size.height > 2 * text.size().height)
  }

  @Test func aTextLayerIsCutWhereItIsTold() {
    let stage = Stage.small()
    stage.window.backgroundColor = .white
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    layer.string = "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiHHH"
    layer.fontSize = 17
    layer.foregroundColor = UIColor.black.cgColor
    stage.window.layer.addSublayer(layer)
    layer.truncationMode = .end
    let end = ink(stage, 70..<100, 0..<30)
    layer.truncationMode = .start
    #expect(ink(stage, 70..<100, 0..<30) > end)
  }

  @Test func aDescriptorKeepsWhatItWasMadeOf() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 20) == .boldSystemFont(ofSize: 20) || bold.symbolicTraits.contains(.traitBold))
  }

  @Test func aViewHasNoSizeOfItsOwnUnlessItsClassSaysOne() {
    final class Badge: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 8, height: UIView.noIntrinsicMetric) }
    }
    #expect(UIView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(Badge().intrinsicContentSize.width == 8 && UIView.noIntrinsicMetric == -1)
  }
}
