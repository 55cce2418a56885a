internal import Motion
internal import Raster

/// A colour as an asset catalogue writes it.
struct CatalogColor: Decodable, Sendable {
  /// A component: `0.502`, `128`, `0x80`, or the number itself.
  struct Component: Decodable, Sendable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = try (try? value.decode(String.self)) ?? "\(value.decode(Double.self))"
    }

    /// From 0 to 1: numbers with a point are shares, others count to 255.
    var share: Double? {
      let plain = text.filter { $0 != " " }
      if plain.lowercased().hasPrefix("0x") { return Int(plain.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      if let whole = Int(plain) { return Double(whole) / 255 }
      return Double(plain)
    }

    /// An opacity; as a whole number it is 0 or 1.
    var opacity: Double? { text == "1" ? 1 : share }
  }

  let space: String?
  let components: [String: Component]?
  /// One of the system's colours by the name of its property.
  let reference: String?

  private enum CodingKeys: String, CodingKey {
    case space = "color-space", components, reference
  }

  /// Nil where the components are not numbers, or are not there.
  var color: CGColor? {
    guard let components else { return nil }
    let alpha = components["alpha"].map(\.opacity) ?? 1
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let shares = names.compactMap { components[$0]?.share }
    guard let alpha, shares.count == 3, shares.allSatisfy(\.isFinite), alpha.isFinite else { return nil }
    let standard = ColorSpace(named: space).standard(shares).map { CGFloat(min(max($0, 0), 1)) }
    return CGColor(red: standard[0], green: standard[1], blue: standard[2], alpha: CGFloat(min(max(alpha, 0), 1)))
  }
}

/// What the three numbers of a colour mean.
private enum ColorSpace {
  case standard
  case displayP3
  case linear
  /// Grey whose light grows with the power 2.2.
  case gray

  init(named name: String?) {
    switch name {
    case "display-p3": self = .displayP3
    case "extended-linear-srgb", "linear-srgb": self = .linear
    case "gray-gamma-22", "extended-gray": self = .gray
    default: self = .standard
    }
  }

  /// The same colour in sRGB; shares beyond 0 and 1 are colours that sRGB does not have.
  func standard(_ shares: [Double]) -> [Double] {
    switch self {
    case .standard: shares
    case .linear: shares.map(Self.encoded)
    case .gray: shares.map { Self.encoded(Self.power($0, 2.2)) }
    case .displayP3: Self.standard(ofP3: shares.map(Self.light)).map(Self.encoded)
    }
  }

  /// The rows lead from the light of Display P3's primaries to that of sRGB's; both have the same white.
  private static func standard(ofP3 light: [Double]) -> [Double] {
    [[1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736002]]
      .map { $0[0] * light[0] + $0[1] * light[1] + $0[2] * light[2] }
  }

  private static func light(_ share: Double) -> Double {
    share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    base <= 0 ? 0 : Elementary.exp(exponent * Elementary.log(base))
  }
}
