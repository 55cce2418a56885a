/// A view or layer that shows a text of its own.
@MainActor
package protocol TextShowing: AnyObject {
  /// The text, and the font of its first letter; nil where there is none.
  var shownText: (words: String, font: UIFont)? { get }
}

extension UILabel: TextShowing {
  package var shownText: (words: String, font: UIFont)? {
    guard let text = attributedText, text.length > 0 else { return nil }
    return (text.string, text.attributes(of: 0)[.font] as? UIFont ?? font)
  }
}

extension Stage {
  /// The views in the window as text, a line each: their classes, frames, what of them is hidden, their words and fonts.
  ///
  /// Views that a view holds stand below it, two spaces further in. The text is the same on every machine.
  public func describe() -> String {
    var lines: [String] = []
    perform { window.describe(into: &lines, depth: 0) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension UIView {
  fileprivate func describe(into lines: inout [String], depth: Int) {
    var words = ["\(type(of: self))", "(\(frame.minX.plain) \(frame.minY.plain); \(frame.width.plain) \(frame.height.plain))"]
    if isHidden { words.append("hidden") }
    if alpha != 1 { words.append("alpha \(alpha.plain)") }
    if !transform.isIdentity { words.append("transformed") }
    if let text = (self as? any TextShowing)?.shownText {
      words.append("“\(text.words.replacing("\n", with: "⏎"))” \(text.font.fontName) \(text.font.pointSize.plain)")
    }
    if let symbol = (self as? UIImageView)?.image?.symbolName { words.append("symbol \(symbol)") }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for view in subviews { view.describe(into: &lines, depth: depth + 1) }
  }
}

extension CGFloat {
  /// To hundredths, without zeros at the end.
  fileprivate var plain: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let whole = Int(hundredths)
    let (sign, size) = (whole < 0 ? "-" : "", whole.magnitude)
    guard size % 100 != 0 else { return "\(sign)\(size / 100)" }
    let rest = size % 100
    return "\(sign)\(size / 100)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }
}
