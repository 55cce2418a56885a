import Testing
import TransitionKit

@MainActor
struct AttributedLabelTests {
  /// A label may be given the same attributed text twice, and plain text of the same letters after it.
  @Test func textMayBeSetAgain() {
    let label = UILabel()
    for font in [UIFont.systemFont(ofSize: 13), .systemFont(ofSize: 13), .boldSystemFont(ofSize: 20)] {
      label.attributedText = NSAttributedString(string: "Text", attributes: [.font: font, .foregroundColor: UIColor.red])
      #expect(label.font == font && label.textColor == .red)
    }
    label.text = "Text"
    #expect(label.font == .systemFont(ofSize: 17) && label.text == "Text")
  }

  @Test func aStringOfFoundationsIsShown() {
    var string = AttributedString("Hello red")
    string.foregroundColor = .blue
    if let red = string.range(of: "red") { string[red].foregroundColor = .red }
    string.strikethroughStyle = .single
    string.kern = 2
    let same: [NSAttributedString.Key: Any] = [.strikethroughStyle: 1, .kern: CGFloat(2)]
    let expected = NSMutableAttributedString(
      string: "Hello red", attributes: same.merging([.foregroundColor: UIColor.blue]) { $1 })
    expected.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    #expect(NSAttributedString(string).isEqual(to: expected))
    let container = AttributeContainer([.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 9), .kern: "no number"])
    #expect(container.underlineStyle == .single && container.font == .systemFont(ofSize: 9) && container.kern == nil)
  }
}
