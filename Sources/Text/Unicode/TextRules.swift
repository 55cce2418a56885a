/// Unicode's rules by themselves, for those who check them.
package enum TextRules {
  /// Whether a line may end before each character, and at the end.
  package static func lineBreaks(_ characters: [Unicode.Scalar]) -> [Bool] {
    LineBreak.all(in: characters).map { $0 != .never }
  }

  /// The levels of one line's characters and their order from left to right; a character that takes no place in it has no level.
  package static func levels(
    _ characters: [Unicode.Scalar], base: UInt8?
  ) -> (base: UInt8, levels: [UInt8?], order: [Int]) {
    let found = BidiLevels(characters, base: base)
    let levels = visible(found)
    let seen = levels.indices.filter { levels[$0] != nil }
    return (found.base, levels, BidiLevels.order(seen.compactMap { levels[$0] }).map { seen[$0] })
  }

  package static func levels(classes names: [String], base: UInt8?) -> [UInt8?] {
    visible(BidiLevels(classes: names.map { BidiClass(rawValue: $0) ?? .ON }, base: base))
  }

  private static func visible(_ found: BidiLevels) -> [UInt8?] {
    let levels = found.levels(ofLine: found.classes.indices)
    return levels.indices.map { found.classes[$0].isRemoved ? nil : levels[$0] }
  }
}
