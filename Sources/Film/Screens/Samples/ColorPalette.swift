import TransitionKit

/// Four colours that go together.
@MainActor
struct ColorPalette {
  let name: String
  /// The colours, from dark to light as a rule.
  let colors: [Int]

  /// The colours as the web writes them.
  var codes: [String] {
    colors.map { color in
      let digits = String(color, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }

  static func all(_ look: Look) -> [ColorPalette] {
    [
      ColorPalette(name: look.say("Sunset", "落日"), colors: [0x6A2C70, 0xB83B5E, 0xF08A5D, 0xF9ED69]),
      ColorPalette(name: look.say("Lagoon", "浅海"), colors: [0x05445E, 0x189AB4, 0x75E6DA, 0xD4F1F4]),
      ColorPalette(name: look.say("Meadow", "草地"), colors: [0x1B512D, 0x669C31, 0xB1CF5F, 0xE7EFC5]),
      ColorPalette(name: look.say("Berry", "莓果"), colors: [0x3A0D2E, 0x7B1E57, 0xC74B86, 0xF6B8D1]),
      ColorPalette(name: look.say("Desert", "沙漠"), colors: [0x5C3D2E, 0xB85C38, 0xE0A96D, 0xF2E2C4]),
      ColorPalette(name: look.say("Glacier", "冰川"), colors: [0x27496D, 0x4D8FBF, 0x9FD3E6, 0xE3F4FA]),
      ColorPalette(name: look.say("Citrus", "柑橘"), colors: [0xE85D04, 0xF48C06, 0xFAA307, 0xFFE08A]),
      ColorPalette(name: look.say("Lavender", "薰衣草"), colors: [0x3F2B63, 0x7251A5, 0xA98BD4, 0xE2D6F2]),
      ColorPalette(name: look.say("Forest", "森林"), colors: [0x0B3B2E, 0x1F6B4F, 0x6FB98F, 0xCFE8D5]),
      ColorPalette(name: look.say("Peach", "蜜桃"), colors: [0xD1495B, 0xF28482, 0xF7B7A3, 0xFDE8DC]),
      ColorPalette(name: look.say("Night", "夜空"), colors: [0x0B132B, 0x1C2541, 0x3A506B, 0x5BC0BE]),
      ColorPalette(name: look.say("Rose", "玫瑰"), colors: [0x590D22, 0xA4133C, 0xFF4D6D, 0xFFCCD5]),
      ColorPalette(name: look.say("Olive", "橄榄"), colors: [0x283618, 0x606C38, 0xDDA15E, 0xFEFAE0]),
      ColorPalette(name: look.say("Coral", "珊瑚"), colors: [0x264653, 0x2A9D8F, 0xF4A261, 0xE76F51]),
      ColorPalette(name: look.say("Plum", "梅子"), colors: [0x231942, 0x5E548E, 0x9F86C0, 0xE0B1CB]),
      ColorPalette(name: look.say("Mint", "薄荷"), colors: [0x1B4332, 0x40916C, 0x95D5B2, 0xD8F3DC]),
      ColorPalette(name: look.say("Sand", "沙滩"), colors: [0x6B705C, 0xA5A58D, 0xDDBEA9, 0xFFE8D6]),
      ColorPalette(name: look.say("Ocean", "海洋"), colors: [0x03045E, 0x0077B6, 0x00B4D8, 0xCAF0F8]),
    ]
  }
}

/// The colours of a palette side by side.
final class ColorStripes: UIView {
  private let stripes = (0..<4).map { _ in UIView() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for stripe in stripes { addSubview(stripe) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ palette: ColorPalette) {
    for (stripe, color) in zip(stripes, palette.colors) { stripe.backgroundColor = UIColor(hex: color) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let edges = (0...4).map { (bounds.width * CGFloat($0) / 4).rounded() }
    for (index, stripe) in stripes.enumerated() {
      stripe.frame = CGRect(x: edges[index], y: 0, width: edges[index + 1] - edges[index], height: bounds.height)
    }
  }
}
