import TransitionKit

/// A music library: a search field, rows with artwork, and a tab bar.
final class ListWireframe: WireframeScreen {
  private static let covers = [
    (0xFF5F6D, 0xFFC371), (0x2193B0, 0x6DD5ED), (0x834D9B, 0xD04ED6), (0x11998E, 0x38EF7D), (0xF7971E, 0xFFD200),
    (0x4568DC, 0xB06AB3), (0xEB3349, 0xF45C43), (0x1D976C, 0x93F9B9), (0x614385, 0x516395), (0x02AAB0, 0x00CDAC),
    (0xDA22FF, 0x9733EE), (0xE65C00, 0xF9D423), (0x56AB2F, 0xA8E063), (0x0052D4, 0x6FB1FC),
  ]
  private static let rowHeight: CGFloat = 66
  private static let tabHeight: CGFloat = 49

  private var firstRow: UIView?

  override var source: UIView? { firstRow }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTitle(width: 92)
    addSearchField(at: top + 12)
    for (index, y) in stride(from: top + 62, to: bottom - Self.tabHeight, by: Self.rowHeight).enumerated() {
      addRow(index, Self.covers[index % Self.covers.count], at: y)
    }
    addTabBar()
  }

  private func addSearchField(at y: CGFloat) {
    let frame = CGRect(x: 16, y: y, width: view.bounds.width - 32, height: 36)
    let field = view.add(UIView(card, radius: 10, frame: frame), .flexibleWidth)
    field.addSubview(TextBar(faint, x: 12, y: 12, width: 12, height: 12))
    field.addSubview(TextBar(faint, x: 34, y: 13.5, width: 84, height: 9))
  }

  private func addRow(_ index: Int, _ cover: (Int, Int), at y: CGFloat) {
    let row = view.add(UIView(frame: CGRect(x: 0, y: y, width: view.bounds.width, height: Self.rowHeight)), .flexibleWidth)
    firstRow = firstRow ?? row
    row.addSubview(Artwork([cover.0, cover.1], radius: 9, frame: CGRect(x: 16, y: 9, width: 48, height: 48)))
    row.addSubview(TextBar(ink, x: 80, y: 20, width: 104 + CGFloat(index * 53 % 76), height: 10))
    row.addSubview(TextBar(faint, x: 80, y: 38, width: 66 + CGFloat(index * 37 % 62), height: 8))
    for dot in 0..<3 {
      row.add(TextBar(faint, x: row.bounds.width - 34 + CGFloat(dot) * 7, y: 31, width: 4, height: 4), .flexibleLeftMargin)
    }
    addHairline(to: row, x: 80, y: Self.rowHeight - 1)
  }

  private func addTabBar() {
    let height = Self.tabHeight + look.safeArea.bottom
    let frame = CGRect(x: 0, y: bottom - Self.tabHeight, width: view.bounds.width, height: height)
    let bar = view.add(UIView(self.bar, frame: frame), [.flexibleWidth, .flexibleTopMargin])
    addHairline(to: bar, y: 0)
    for tab in 0..<4 {
      let middle = bar.bounds.width * (CGFloat(tab) + 0.5) / 4
      let color = tab == 1 ? accent : faint
      bar.add(TextBar(color, x: middle - 11, y: 8, width: 22, height: 18), .centered)
      bar.add(TextBar(color, x: middle - 14, y: 33, width: 28, height: 6), .centered)
    }
  }
}
