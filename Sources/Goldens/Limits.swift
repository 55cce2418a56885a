/// The differences with which a frame still passes. Nothing is tolerated unless asked for.
public struct Limits: Sendable, Equatable, Codable {
  /// The most levels by which a pixel may differ in each of red, green, blue and alpha, 0...255; nil where levels do not count.
  public var channel: Int?
  /// The greatest distance in OKLab (Ottosson 2020), times 100, by which a pixel may look different; about 2 can just be seen. Nil
  /// where looks do not count.
  public var perceptual: Double?
  /// The share of a frame's pixels that may be over the limits above, 0...1.
  public var share: Double

  /// - Precondition: the numbers lie in their ranges.
  public init(channel: Int? = nil, perceptual: Double? = nil, share: Double = 0) {
    precondition(channel.map((0...255).contains) ?? true, "A channel has 256 levels: its limit lies between 0 and 255")
    precondition(perceptual.map((0...200).contains) ?? true, "A perceptual limit lies between 0 and 200")
    precondition((0...1).contains(share), "A share of pixels lies between 0 and 1")
    self.channel = channel
    self.perceptual = perceptual
    self.share = share
  }

  /// Every pixel must be the same.
  public static let exact = Limits()

  /// Every channel of every pixel may differ by so many levels of 255.
  public static func channel(_ levels: Int) -> Limits { Limits(channel: levels) }
  /// Every pixel may differ by such a perceptual distance.
  public static func perceptual(_ distance: Double) -> Limits { Limits(perceptual: distance) }
  /// Such a share of a frame's pixels may differ by any amount.
  public static func share(_ share: Double) -> Limits { Limits(share: share) }

  /// Two colours are never farther apart: black and white are 100.
  private static let farthest = 150.0

  /// Whether every frame passes, so that nothing is compared.
  package var allowsAnything: Bool {
    share == 1 || (channel != nil || perceptual != nil) && channel ?? 255 == 255 && perceptual ?? Self.farthest >= Self.farthest
  }

  /// Whether a pixel is over the limits on pixels; without such a limit, every pixel that differs is.
  func isOver(levels: Int, distance: Double) -> Bool {
    if let channel, levels > channel { return true }
    if let perceptual, distance > perceptual { return true }
    return channel == nil && perceptual == nil && levels > 0
  }
}

extension Limits: CustomStringConvertible {
  /// Every limit in force, in words.
  public var description: String {
    var parts: [String] = []
    if let channel { parts.append("\(channel.of("level")) a channel") }
    if let perceptual { parts.append("ΔE \(perceptual.short)") }
    if share > 0 { parts.append("\((share * 100).short) % of a frame's pixels") }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}

extension Double {
  /// The number with up to four decimal places; a whole number has no point.
  package var short: String { JSONText.number((self * 10_000).rounded() / 10_000) }
}
