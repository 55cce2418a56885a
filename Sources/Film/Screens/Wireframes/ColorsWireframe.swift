import TransitionKit

/// A chart of colours: one large card, and a grid of smaller ones with their names.
final class ColorsWireframe: WireframeScreen {
  private static let columns = 3
  private static let gap: CGFloat = 14
  private static let colors = [
    0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x00C7BE, 0x30B0C7, 0x32ADE6, 0x007AFF, 0x5856D6, 0xAF52DE, 0xFF2D55, 0xA2845E,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    showTitle(width: 104)
    let width = view.bounds.width - 2 * Self.gap
    let large = CGRect(x: Self.gap, y: top + Self.gap, width: width, height: 120)
    view.add(Artwork(Array(Self.colors.prefix(10)), radius: 18, isLevel: true, frame: large), .flexibleWidth)
    view.addSubview(TextBar(ink, x: Self.gap + 4, y: top + 150, width: 128, height: 13))
    view.addSubview(TextBar(faint, x: Self.gap + 4, y: top + 174, width: 76, height: 8))
    addGrid(from: top + 200, cardWidth: (width - CGFloat(Self.columns - 1) * Self.gap) / CGFloat(Self.columns))
  }

  private func addGrid(from top: CGFloat, cardWidth: CGFloat) {
    let height = max(cardWidth, 24) * 0.72 + 34
    let rows = stride(from: top, to: view.bounds.height, by: height + Self.gap)
    for (row, y) in rows.enumerated() {
      for column in 0..<Self.columns {
        let index = row * Self.columns + column
        let x = Self.gap + CGFloat(column) * (cardWidth + Self.gap)
        addCard(index, CGRect(x: x, y: y, width: cardWidth, height: height))
      }
    }
  }

  private func addCard(_ index: Int, _ frame: CGRect) {
    let panel = view.add(UIView(card, radius: 12, frame: frame), [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin])
    panel.layer.masksToBounds = true
    let swatch = CGRect(x: 0, y: 0, width: frame.width, height: frame.height - 34)
    panel.add(UIView(UIColor(hex: Self.colors[index % Self.colors.count]), frame: swatch), .flexibleWidth)
    panel.addSubview(TextBar(ink, x: 10, y: frame.height - 24, width: 34 + CGFloat(index * 29 % 31), height: 7))
    panel.addSubview(TextBar(faint, x: 10, y: frame.height - 12, width: 26, height: 5))
  }
}
