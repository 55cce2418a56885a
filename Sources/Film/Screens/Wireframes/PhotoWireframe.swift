import TransitionKit

/// A photo from edge to edge: evening over hills, and the album's other photos in a strip below.
final class PhotoWireframe: WireframeScreen {
  private static let stripHeight: CGFloat = 74
  private static let others = [
    [0x355C7D, 0xF67280], [0x0F2027, 0x2C7744], [0xFF9A44, 0xFC6076], [0x1A2980, 0x26D0CE], [0x42275A, 0x734B6D],
    [0xF2994A, 0xF2C94C], [0x134E5E, 0x71B280], [0xCB356B, 0xBD3F32], [0x3A1C71, 0xFFAF7B], [0x000428, 0x004E92],
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    showTitle(width: 76)
    let height = bottom - Self.stripHeight
    let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    let photo = view.add(Artwork([0x20124D, 0x7B2D6B, 0xE8606B, 0xFFC27A], frame: frame), [.flexibleWidth, .flexibleHeight])
    photo.clipsToBounds = true
    addSun(to: photo)
    addHills(to: photo)
    addStrip(at: height)
  }

  private func addSun(to photo: UIView) {
    let (x, y) = (photo.bounds.width * 0.62, photo.bounds.height * 0.56)
    for (radius, alpha) in [(CGFloat(84), CGFloat(0.14)), (60, 0.22), (40, 1)] {
      addDisc(to: photo, UIColor(red: 1, green: 0.93, blue: 0.74, alpha: alpha), x: x - radius, y: y - radius, 2 * radius)
    }
  }

  /// Adds hills as large discs, of which only the tops are seen; nearer hills are darker.
  private func addHills(to photo: UIView) {
    let hills: [(x: CGFloat, y: CGFloat, size: CGFloat, color: Int)] = [
      (0.2, 0.62, 1.5, 0x8A3A6E), (0.95, 0.66, 1.3, 0x6A2C66), (0.42, 0.75, 1.7, 0x45215A), (1.05, 0.82, 1.5, 0x2C1646),
      (0, 0.86, 1.4, 0x1B0D33),
    ]
    for hill in hills {
      let size = hill.size * max(photo.bounds.width, photo.bounds.height * 0.56)
      let (x, y) = (photo.bounds.width * hill.x - size / 2, photo.bounds.height * hill.y)
      addDisc(to: photo, UIColor(hex: hill.color), x: x, y: y, size)
    }
  }

  private func addDisc(to photo: UIView, _ color: UIColor, x: CGFloat, y: CGFloat, _ size: CGFloat) {
    photo.add(TextBar(color, x: x, y: y, width: size, height: size), [.centered, .flexibleTopMargin, .flexibleBottomMargin])
  }

  private func addStrip(at y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: view.bounds.height - y)
    let strip = view.add(UIView(bar, frame: frame), [.flexibleWidth, .flexibleTopMargin])
    for (index, x) in stride(from: CGFloat(12), to: strip.bounds.width - 12, by: 56).enumerated() {
      let frame = CGRect(x: x, y: 13, width: 48, height: 48)
      let thumbnail = Artwork(Self.others[index % Self.others.count], radius: 6, frame: frame)
      if index == 1 {
        thumbnail.layer.borderColor = accent.cgColor
        thumbnail.layer.borderWidth = 3
      }
      strip.addSubview(thumbnail)
    }
  }
}
