/// A clip that a seed decides: what its screens show, how they change, and its size.
struct Clip {
  enum Source {
    case made(Content, Content, Move)
    case style(String, String, String)
  }

  let name: String
  let source: Source
  let width: Int
  let height: Int
  let count: Int
  private let seed: UInt64

  static let sizes = [(160, 284), (240, 240), (320, 480), (375, 667), (560, 996)]
  private static let styles = [
    "kugou-push", "kugou-swing-push", "mg-center-to-full", "mth-slide-fade", "picture-present", "pd-present", "system-push", "custom-pop",
  ]
  private static let samples = ["list", "detail", "photo", "colors", "player", "settings"]

  /// Clips of all families in an order that the seed decides: each eighth one of our own styles, the others drawn.
  static func all(_ seed: UInt64, _ limit: Int) -> [Clip] {
    var chance = Chance(seed)
    let families = Content.allCases.flatMap { content in Move.allCases.map { (content, $0) } }.shuffled(by: &chance)
    let styles = styles.shuffled(by: &chance)
    return (0..<limit).map { number in
      let size = sizes[(number + chance.below(2)) % sizes.count]
      let round = number / 8
      let own = number % 8 == 7
      let (content, move) = families[(number - round) % families.count]
      let other = chance.below(3) == 0 ? Content.allCases[chance.below(Content.allCases.count)] : content
      let sample = samples[chance.below(samples.count)]
      let style = styles[round % styles.count]
      return Clip(
        name: String(number + 1).padded(3) + "-" + (own ? style + "-" + sample : move.rawValue + "-" + content.rawValue),
        source: own ? .style(style, sample, samples[chance.below(samples.count)]) : .made(content, other, move), width: size.0, height: size.1,
        count: size.0 > 500 ? 10 : 14, seed: chance.bits())
    }
  }

  /// What clips of its kind have in common: how the screens change, or that our styles make them.
  var family: String {
    if case .made(_, _, let move) = source { move.rawValue } else { "our styles" }
  }

  /// The frames as red, green, blue and alpha; nil if one of our styles makes them.
  func frames() -> [[UInt8]]? {
    guard case .made(let content, let other, let move) = source else { return nil }
    var chance = Chance(seed)
    let from = other.screen(width, height, &chance)
    let to = content.screen(width, move == .scroll ? height * 3 / 2 : height, &chance)
    return (0..<count).map { number in
      move.frame(Float(number) / Float(count - 1), from, to, height: height, &chance).bytes
    }
  }
}

extension String {
  /// With zeros before it.
  func padded(_ count: Int) -> String { String(repeating: "0", count: max(count - self.count, 0)) + self }
}
