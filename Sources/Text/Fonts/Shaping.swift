/// How a piece of text is shaped: its direction, its script and the font's features that are asked for.
struct Shaping: Hashable {
  var isRightToLeft = false
  var script = ScriptTag.latin
  var features: [FontFeature] = []
}

/// A feature of OpenType and its value: 0 turns it off, 1 on.
public struct FontFeature: Sendable, Hashable {
  /// The four characters of the name, the first in the highest byte.
  public let tag: UInt32
  /// 0 for off, 1 for on, or one of several choices.
  public let value: UInt32

  /// - Precondition: a tag has four ASCII characters.
  public init(_ tag: StaticString, _ value: Int = 1) {
    precondition(tag.utf8CodeUnitCount == 4 && tag.isASCII, "A feature's tag has four ASCII characters")
    self.tag = tag.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    self.value = UInt32(clamping: value)
  }

  /// Digits that are all as wide.
  public static let monospacedDigits = FontFeature("tnum")
  /// Letters that stand where the font has them, not nearer to some than to others.
  public static let withoutKerning = FontFeature("kern", 0)
  /// Letters that are not joined to one.
  public static let withoutLigatures = [FontFeature("liga", 0), FontFeature("clig", 0), FontFeature("calt", 0)]
}

/// A script by its tag of ISO 15924.
struct ScriptTag: Hashable {
  let tag: UInt32

  init(_ tag: UInt32) {
    self.tag = tag
  }

  static let latin = ScriptTag(0x4C61_746E)
  private static let common = ScriptTag(0x5A79_7979)
  private static let inherited = ScriptTag(0x5A69_6E68)

  /// Whether characters of the script go with any other: digits, punctuation, marks.
  var isShared: Bool { self == Self.common || self == Self.inherited }
}

/// A glyph as the font places it, in font units, y up.
struct ShapedGlyph: Hashable {
  var number: UInt32
  /// The first UTF-16 unit of the characters that it shows.
  var cluster: Int
  var advance: Int
  var offsetX: Int
  var offsetY: Int
}
