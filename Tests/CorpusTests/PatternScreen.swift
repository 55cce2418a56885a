import UIKit

/// A screen whose rectangles tell up from down, left from right, and how it is stretched or cut.
///
/// The view with the tag 1 is a small picture on the first screen and a large one on the second.
final class PatternScreen: UIViewController {
  enum Pattern {
    case first
    case second
  }

  private let pattern: Pattern

  init(_ pattern: Pattern) {
    self.pattern = pattern
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch pattern {
    case .first: addRows()
    case .second: addPage()
    }
  }

  /// Four rows under a bar, in warm colours.
  private func addRows() {
    view.backgroundColor = UIColor(red: 0.98, green: 0.93, blue: 0.84, alpha: 1)
    let size = view.bounds.size
    add(CGRect(x: 0, y: 0, width: size.width, height: 28), UIColor(hue: 0.06, saturation: 0.9, brightness: 0.85, alpha: 1))
      .autoresizingMask = .flexibleWidth
    add(CGRect(x: 8, y: 8, width: 12, height: 12), .white)
    for row in 0..<4 {
      let y = 44 + 40 * CGFloat(row)
      let hue = 0.02 + 0.035 * CGFloat(row)
      let picture = add(
        CGRect(x: 12, y: y, width: 28, height: 28), UIColor(hue: hue, saturation: 0.8, brightness: 0.9, alpha: 1))
      if row == 1 { picture.tag = 1 }
      add(CGRect(x: 48, y: y + 4, width: size.width - 60, height: 7), .darkGray).autoresizingMask = .flexibleWidth
      add(CGRect(x: 48, y: y + 17, width: 30 + 6 * CGFloat(row), height: 5), .lightGray)
    }
  }

  /// A large picture over lines, in cold colours, with two of the corners marked.
  private func addPage() {
    view.backgroundColor = UIColor(red: 0.86, green: 0.93, blue: 0.98, alpha: 1)
    let size = view.bounds.size
    let picture = add(
      CGRect(x: 0, y: 0, width: size.width, height: 90), UIColor(hue: 0.6, saturation: 0.8, brightness: 0.6, alpha: 1))
    picture.autoresizingMask = .flexibleWidth
    picture.tag = 1
    let sun = UIView(frame: CGRect(x: size.width - 46, y: 16, width: 30, height: 30))
    sun.backgroundColor = .yellow
    sun.autoresizingMask = .flexibleLeftMargin
    picture.addSubview(sun)
    for line in 0..<3 {
      let width = (size.width - 20) * (1 - 0.2 * CGFloat(line))
      add(CGRect(x: 10, y: 104 + 18 * CGFloat(line), width: width, height: 8), .darkGray)
    }
    add(CGRect(x: size.width - 24, y: size.height - 24, width: 24, height: 24), UIColor(red: 0, green: 0.6, blue: 0.4, alpha: 1))
      .autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    add(CGRect(x: 0, y: size.height - 12, width: 12, height: 12), .purple).autoresizingMask = .flexibleTopMargin
  }

  @discardableResult
  private func add(_ frame: CGRect, _ color: UIColor) -> UIView {
    let rectangle = UIView(frame: frame)
    rectangle.backgroundColor = color
    view.addSubview(rectangle)
    return rectangle
  }
}
