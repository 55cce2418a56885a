/// A symbol's name taken apart: the shape, and what is done with it.
struct SymbolName {
  /// What a sign stands in.
  struct Frame {
    let shape: String
    let isFilled: Bool
  }

  /// The name of a row of `SymbolShapes`.
  let shape: String
  let isFilled: Bool
  let isSlashed: Bool
  let frame: Frame?

  /// Names that stand for another shape.
  private static let aliases = [
    "gearshape": "gear", "text.bubble": "bubble.left", "person.fill.badge.plus": "person.badge.plus", "xmark.bin": "trash",
    "cart.badge.plus": "cart", "speaker.wave.3": "speaker.wave.2", "speaker.wave.1": "speaker.wave.2", "magazine": "book",
    "line.3.horizontal.decrease.circle": "line.3.horizontal.decrease", "photo.stack": "photo.on.rectangle",
    "airpods": "headphones", "location.north": "location", "house.lodge": "house", "tray.full": "tray",
    "display": "desktopcomputer",
    "arrow.triangle.2.circlepath": "arrow.clockwise", "arrow.2.circlepath": "arrow.clockwise", "sun.min": "sun.max",
  ]

  private static let frames = ["circle", "square", "triangle", "diamond", "rectangle", "shield", "app", "seal"]

  /// Nil for a name that there is no drawing for.
  init?(_ name: String) {
    var rest = name
    var (isFilled, isSlashed): (Bool, Bool) = (false, false)
    func take(_ ending: String) -> Bool {
      guard rest.hasSuffix("." + ending) else { return false }
      rest.removeLast(ending.count + 1)
      return true
    }
    isFilled = take("fill")
    if let shape = Self.shape(rest) {
      guard !isFilled || SymbolDrawing(SymbolShapes.all[shape] ?? "").canBeFilled else { return nil }
      (self.shape, self.isFilled, self.isSlashed, frame) = (shape, isFilled, false, nil)
      return
    }
    let frame = Self.frames.first { take($0) }
    let isInnerFilled = frame != nil && take("fill")
    isSlashed = take("slash")
    let isFilledBefore = take("fill")
    guard let shape = Self.shape(rest), frame != nil || isSlashed else { return nil }
    self.shape = shape
    self.isSlashed = isSlashed
    self.isFilled = isInnerFilled || isFilledBefore || (frame == nil && isFilled)
    self.frame = frame.map { Frame(shape: $0, isFilled: isFilled) }
  }

  private static func shape(_ name: String) -> String? {
    let plain = aliases[name] ?? name
    return SymbolShapes.all[plain] == nil ? nil : plain
  }

  /// Words of names that say how something is dressed up.
  private static let dressing: Set<Substring> = ["fill", "circle", "square", "slash", "badge", "and"]
  /// Words of names that say where something lies or what it stands in, and not what it is.
  private static let lesserWords: Set<Substring> = dressing.union([
    "on", "to", "up", "down", "left", "right", "forward", "backward",
    "horizontal", "vertical", "1", "2", "3",
  ])

  /// Names of drawings that a misspelt or missing one may have meant, the most alike first: they share a word with it, or are spelt nearly
  /// as it is.
  static func near(_ name: String) -> [String] {
    let words = Set(name.split(separator: ".")).subtracting(dressing)
    let ranked = SymbolShapes.all.keys.sorted().compactMap { other -> (name: String, rank: Int)? in
      let shared = words.intersection(other.split(separator: "."))
      let (alike, distance) = (zip(name, other).prefix { $0 == $1 }.count, distance(Array(name), Array(other)))
      guard !shared.isSubset(of: lesserWords) || distance <= 2 else { return nil }
      return (other, 100 * shared.count + 10 * min(alike, 5) - 10 * distance)
    }
    return ranked.sorted { $0.rank == $1.rank ? $0.name < $1.name : $0.rank > $1.rank }.prefix(3).map(\.name)
  }

  /// How many letters have to be put in, taken out or exchanged to make one word of the other.
  private static func distance(_ word: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in word.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, wanted) in other.enumerated() {
        (diagonal, row[j + 1]) = (row[j + 1], min(row[j], row[j + 1], diagonal - (letter == wanted ? 1 : 0)) + 1)
      }
    }
    return row[other.count]
  }
}
