internal import Raster

/// A font at a size, with all that decides how text looks in it.
public struct TextFont: Sendable, Hashable {
  /// The face that is asked first for every letter.
  public var face: Typeface
  /// The size that fonts which help out are drawn at, in points.
  public var size: Double
  /// The font's own size as a share of `size`.
  public var ownScale: Double
  /// The weight that was asked for; fonts that help out are looked for in it.
  public var weight: FontWeight
  /// Whether italic faces are looked for.
  public var isItalic: Bool
  /// The weight of the face; where it is less than `weight`, strokes are widened.
  public var faceWeight: FontWeight
  /// The font's features that are turned on or off.
  public var features: [FontFeature]

  /// A font; without `faceWeight` its face has the weight that is asked for.
  public init(
    _ face: Typeface, size: Double, ownScale: Double = 1, weight: FontWeight = .regular, isItalic: Bool = false,
    faceWeight: FontWeight? = nil, features: [FontFeature] = []
  ) {
    self.face = face
    self.size = size
    self.ownScale = ownScale
    self.weight = weight
    self.isItalic = isItalic
    self.faceWeight = faceWeight ?? weight
    self.features = features
  }

  /// From this size on the system's font has its display cut.
  public static let displaySize = 20.0
}

/// A face that shows some characters of a text, and how.
struct ServingFace: Hashable {
  let face: Typeface
  let glyphs: GlyphSet
  /// The length of the em in points.
  let size: Double

  var isWidened: Bool { glyphs != face.glyphs }

  /// Points to a font unit.
  var scale: Double { size / Double(face.metrics.unitsPerEm) }
}

extension TextFont {
  /// The font's own face.
  var own: ServingFace {
    ServingFace(
      face: face, glyphs: face.glyphs(widenedBy: weight.widening(from: faceWeight)),
      size: size * ownScale)
  }

  /// The face that has all of a letter's characters: the font's own, or the first of the list; nil where none has them.
  func serving(_ letter: some Sequence<Unicode.Scalar>) -> ServingFace? {
    let needed = letter.filter { !$0.needsNoGlyph }
    guard let first = needed.first else { return own }
    if face.shows(needed) { return own }
    for helper in TypefaceLibrary.shared.helpers where helper.shows(needed) {
      return ServingFace(face: helper, glyphs: helper.glyphs, size: size)
    }
    for file in FontFile.fallbacks(for: first, weight, isItalic: isItalic, isDisplay: size >= Self.displaySize) {
      guard let face = TypefaceLibrary.shared.face(file), face.shows(needed) else { continue }
      let widening = weight.widening(from: file.weight)
      return ServingFace(face: face, glyphs: face.glyphs(widenedBy: widening), size: size)
    }
    return nil
  }
}

extension Typeface {
  fileprivate func shows(_ characters: [Unicode.Scalar]) -> Bool { characters.allSatisfy { glyph(for: $0) != nil } }
}

extension Unicode.Scalar {
  /// Whether a font need not have the character: it shows nothing, or only says how another one is shown.
  var needsNoGlyph: Bool {
    properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}
