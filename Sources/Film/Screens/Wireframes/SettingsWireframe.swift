import TransitionKit

/// Switches and choices in groups, below a card with a face.
final class SettingsWireframe: WireframeScreen {
  private static let rowHeight: CGFloat = 46
  private static let margin: CGFloat = 16
  private static let groups = [
    [0x007AFF, 0x34C759, 0xFF9500], [0xFF3B30, 0x5856D6, 0xAF52DE, 0xFF2D55], [0x8E8E93, 0x30B0C7, 0x32ADE6],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    showTitle(width: 72)
    // Cards lie on a tinted ground: on a dark one they are lighter, on a light one white.
    view.backgroundColor = look.isDark ? ground : card
    var y = top + 20
    addFace(at: y)
    y += 96
    var index = 0
    while y < bottom {
      let icons = Self.groups[index % Self.groups.count]
      addGroup(icons, at: y, number: index)
      y += CGFloat(icons.count) * Self.rowHeight + 24
      index += 1
    }
  }

  private func panel(at y: CGFloat, height: CGFloat) -> UIView {
    let frame = CGRect(x: Self.margin, y: y, width: view.bounds.width - 2 * Self.margin, height: height)
    return view.add(UIView(look.isDark ? card : .white, radius: 12, frame: frame), .flexibleWidth)
  }

  private func addFace(at y: CGFloat) {
    let panel = panel(at: y, height: 76)
    panel.addSubview(Artwork([0x6DD5ED, 0x2193B0], radius: 26, frame: CGRect(x: 14, y: 12, width: 52, height: 52)))
    panel.addSubview(TextBar(.white, x: 31, y: 23, width: 18, height: 18))
    panel.addSubview(TextBar(.white, x: 26, y: 43, width: 28, height: 13))
    panel.addSubview(TextBar(ink, x: 80, y: 24, width: 116, height: 12))
    panel.addSubview(TextBar(faint, x: 80, y: 46, width: 84, height: 8))
    addChevron(to: panel)
  }

  private func addGroup(_ icons: [Int], at y: CGFloat, number: Int) {
    let panel = panel(at: y, height: CGFloat(icons.count) * Self.rowHeight)
    for (index, color) in icons.enumerated() {
      let frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: panel.bounds.width, height: Self.rowHeight)
      let row = panel.add(UIView(frame: frame), .flexibleWidth)
      let icon = TextBar(UIColor(hex: color), x: 14, y: 9, width: 28, height: 28)
      icon.layer.cornerRadius = 7
      icon.addSubview(TextBar(UIColor(white: 1, alpha: 0.9), x: 8, y: 8, width: 12, height: 12))
      row.addSubview(icon)
      row.addSubview(TextBar(ink, x: 56, y: 18, width: 64 + CGFloat((index + number * 3) * 37 % 70), height: 10))
      if (index + number) % 3 == 1 { addSwitch(to: row, isOn: index % 2 == number % 2) } else { addChevron(to: row) }
      if index > 0 { addHairline(to: row, x: 56, y: 0) }
    }
  }

  private func addSwitch(to row: UIView, isOn: Bool) {
    let pill = TextBar(isOn ? UIColor(hex: 0x34C759) : line, x: row.bounds.width - 60, y: 9, width: 46, height: 28)
    row.add(pill, .flexibleLeftMargin).addSubview(TextBar(.white, x: isOn ? 20 : 2, y: 2, width: 24, height: 24))
  }

  /// Two strokes that meet, pointing to the right.
  private func addChevron(to row: UIView) {
    for side in [CGFloat(-1), 1] {
      let stroke = TextBar(faint, x: row.bounds.width - 24, y: row.bounds.height / 2 - 1 + side * 3, width: 9, height: 2)
      stroke.transform = CGAffineTransform(rotationAngle: -side * .pi / 4)
      row.add(stroke, .flexibleLeftMargin)
    }
  }
}
