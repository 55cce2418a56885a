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
}
