import TransitionKit

/// An album's page: its cover on a ground of its own colours, the buttons, and the songs.
final class DetailWireframe: WireframeScreen {
  /// The height of the coloured ground behind the cover, below the navigation bar.
  private static let groundHeight: CGFloat = 308

  override func viewDidLoad() {
    super.viewDidLoad()
    showTitle(width: 120)
    addGround()
    addCover()
    addButtons(at: top + Self.groundHeight - 22)
    addSongs(from: top + Self.groundHeight + 38)
  }

  private func addGround() {
    let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + Self.groundHeight)
    view.add(Artwork([0x2B1055, 0x7597DE], frame: frame), .flexibleWidth)
  }

  private func addCover() {
    let side: CGFloat = 184
    let frame = CGRect(x: (view.bounds.width - side) / 2, y: top + 24, width: side, height: side)
    let cover = view.add(Artwork([0xFF9A44, 0xFC4A5B, 0x8E2DE2], radius: 16, frame: frame), .centered)
    let record = TextBar(UIColor(white: 1, alpha: 0.22), x: 32, y: 32, width: 120, height: 120)
    record.addSubview(TextBar(UIColor(white: 1, alpha: 0.5), x: 42, y: 42, width: 36, height: 36))
    cover.addSubview(record)
    let middle = view.bounds.width / 2
    view.add(TextBar(.white, x: middle - 84, y: top + 228, width: 168, height: 13), .centered)
    view.add(TextBar(UIColor(white: 1, alpha: 0.65), x: middle - 54, y: top + 252, width: 108, height: 9), .centered)
  }

  private func addButtons(at y: CGFloat) {
    let colors = [accent, card]
    let width = (view.bounds.width - 48) / 2
    for (index, color) in colors.enumerated() {
      let button = view.add(
        TextBar(color, x: 16 + CGFloat(index) * (width + 16), y: y, width: width, height: 44),
        [.flexibleWidth, index == 0 ? .flexibleRightMargin : .flexibleLeftMargin])
      button.layer.cornerRadius = 12
      button.add(TextBar(index == 0 ? .white : accent, x: width / 2 - 26, y: 17, width: 52, height: 10), .centered)
    }
  }

  private func addSongs(from top: CGFloat) {
    for (index, y) in stride(from: top, to: view.bounds.height, by: 50).enumerated() {
      let row = view.add(UIView(frame: CGRect(x: 0, y: y, width: view.bounds.width, height: 50)), .flexibleWidth)
      row.addSubview(TextBar(faint, x: 20, y: 20, width: 10, height: 10))
      row.addSubview(TextBar(ink, x: 48, y: 20, width: 120 + CGFloat(index * 61 % 88), height: 10))
      row.add(TextBar(faint, x: row.bounds.width - 48, y: 21, width: 28, height: 8), .flexibleLeftMargin)
      addHairline(to: row, x: 48, y: 49)
    }
  }
}
