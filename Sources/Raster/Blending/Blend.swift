/// How a colour meets what lies beneath; formulas of the W3C's "Compositing and Blending", premultiplied, rounded once.
///
/// Coverage and opacity scale the colour first.
public enum Blend: Sendable, Hashable, CaseIterable {
  /// The colour over the backdrop.
  case sourceOver
  /// The modes of these names in the W3C's text.
  case multiply, screen, overlay, darken, lighten
  /// The sum, at most white.
  case plusLighter
  /// The colour over the backdrop, and only where there is a backdrop.
  case sourceAtop
  /// The backdrop, taken away as far as the colour is opaque.
  case destinationOut
}

// In each mode a channel is a sum of products divided by 255, rounded once. All are rounded alike, so no channel exceeds alpha.

extension Blend {
  /// A pixel blended with the one beneath it in this mode, two channels at a time where the mode allows.
  @inline(__always)
  func blended(_ source: Pixel, _ backdrop: Pixel) -> Pixel {
    switch self {
    case .sourceOver: source.over(backdrop)
    case .destinationOut: backdrop.scaled(by: 255 &- source.alpha)
    default: blendedPlainly(source, backdrop)
    }
  }

  /// A pixel blended with the one beneath it, one channel at a time; `blended` must give the same.
  func blendedPlainly(_ source: Pixel, _ backdrop: Pixel) -> Pixel {
    let alphas = (Int(source.alpha), Int(backdrop.alpha))
    func channel(_ byte: (Pixel) -> UInt8) -> UInt8 {
      let sum = fraction(Int(byte(source)), Int(byte(backdrop)), alphas.0, alphas.1)
      return UInt8(max(min((2 * sum + 255) / 510, 255), 0))
    }
    return Pixel(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: channel(\.alpha))
  }

  /// 255 times the blended channel; s and d are the source's and the backdrop's channels, sa and da their alphas.
  @inline(__always)
  private func fraction(_ s: Int, _ d: Int, _ sa: Int, _ da: Int) -> Int {
    switch self {
    case .sourceOver: s * 255 + d * (255 - sa)
    case .multiply: s * (255 - da) + d * (255 - sa) + s * d
    case .screen: (s + d) * 255 - s * d
    case .overlay: s * (255 - da) + d * (255 - sa) + (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s))
    case .darken: (s + d) * 255 - max(s * da, d * sa)
    case .lighten: (s + d) * 255 - min(s * da, d * sa)
    case .plusLighter: (s + d) * 255
    case .sourceAtop: s * da + d * (255 - sa)
    case .destinationOut: d * (255 - sa)
    }
  }
}
