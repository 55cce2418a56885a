public import Raster

extension Color {
  /// Colours by name.
  public static let names: [(name: String, hex: String)] = [
    ("black", "000000"), ("blue", "007AFF"), ("gray", "8E8E93"), ("green", "34C759"), ("none", "00000000"),
    ("orange", "FF9500"), ("pink", "FF2D55"), ("purple", "AF52DE"), ("red", "FF3B30"), ("silver", "F2F2F7"),
    ("white", "FFFFFF"), ("yellow", "FFCC00"),
  ]

  /// Makes a colour from a name, or 3, 6 or 8 hexadecimal digits as the web writes them, with or without a `#`; nil for anything else.
  public init?(named text: String) {
    if let known = Self.names.first(where: { $0.name == text }) {
      self.init(named: known.hex)
      return
    }
    var digits = (text.hasPrefix("#") ? text.dropFirst() : text[...]).map { $0.isASCII ? $0.hexDigitValue : nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8, !digits.contains(nil) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0]! * 16 + digits[$0 + 1]!) / 255 }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
  }
}
