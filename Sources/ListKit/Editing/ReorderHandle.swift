/// The three lines at the trailing edge of a row that can be moved.
final class ReorderHandle: UIView {
  /// The width that takes touches, and that the content leaves.
  static let width: CGFloat = 38
  private static let line = CGSize(width: 22, height: 1.5)
  private static let pitch: CGFloat = 5

  private let lines = (0..<3).map { _ in UIView() }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for line in lines {
      line.backgroundColor = .tertiaryLabel
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Places the lines within the row's margin.
  func place(in row: CGRect, margin: CGFloat) {
    frame = CGRect(x: row.maxX - margin - Self.line.width, y: 0, width: Self.line.width, height: row.height)
    let top = (row.height - 2 * Self.pitch - Self.line.height) / 2
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(origin: CGPoint(x: 0, y: top + CGFloat(index) * Self.pitch), size: Self.line)
    }
  }
}
