private import CTextShims
public import Raster
private import Synchronization

/// A font: what its file says of glyphs, in font units. Faces are told apart by identity.
public final class Typeface: Sendable {
  /// A failure to read a font.
  public enum Failure: Error, Sendable, Equatable {
    /// The bytes are no font that can be read, or have no font at that index.
    case damaged
    /// The font has more bytes than any real one.
    case tooLarge
    /// Memory ran out.
    case noMemory
  }

  /// Numbers that hold for all glyphs, in font units, y up.
  public struct Metrics: Sendable, Equatable {
    /// How many units make an em.
    public var unitsPerEm = 1000
    /// How many glyphs the font has.
    public var glyphCount = 0
    /// How far lines reach above the baseline.
    public var ascender = 0
    /// Below the baseline it is negative.
    public var descender = 0
    /// The room between two lines.
    public var lineGap = 0
    /// The height of capitals.
    public var capHeight = 0
    /// The height of small letters.
    public var xHeight = 0
    /// The line under text.
    public var underline = Rule(center: 0, thickness: 0)
    /// The line through text.
    public var strikeout = Rule(center: 0, thickness: 0)
  }

  /// A line under or through text.
  public struct Rule: Sendable, Equatable {
    /// The height of its middle.
    public var center: Int
    /// From its lower to its upper edge.
    public var thickness: Int
  }

  /// The family's name.
  public let family: String
  /// The name that tells this face from all others.
  public let postScriptName: String
  /// Numbers that hold for all glyphs.
  public let metrics: Metrics
  private let face: OpenFace
  /// The file that the face came from.
  private let bytes: [UInt8]
  /// The glyphs as the font draws them.
  public let glyphs: GlyphSet
  /// The glyphs with wider strokes, by the share of the em. They go with the face.
  private let widened = Mutex<[Double: GlyphSet]>([:])

  /// - Parameter index: which font of a collection.
  public init(_ bytes: [UInt8], index: Int = 0) throws(Failure) {
    let face = try OpenFace(bytes, index)
    self.bytes = bytes
    self.face = face
    metrics = face.metrics
    (family, postScriptName) = (face.name(isPostScript: false), face.name(isPostScript: true))
    glyphs = GlyphSet(unitsPerEm: Double(metrics.unitsPerEm)) { face.outline(of: $0) }
  }

  /// The SHA-256 of the file, in lower-case hexadecimal digits.
  package var digest: String { SHA256.digits(of: bytes) }

  /// The glyph of a character; nil where the font has none.
  public func glyph(for character: Unicode.Scalar) -> UInt32? {
    let glyph = unsafe text_shim_glyph(face.pointer, character.value)
    return glyph == 0 ? nil : glyph
  }

  /// The glyphs, their strokes widened by a share of the em.
  func glyphs(widenedBy share: Double) -> GlyphSet {
    guard share > 0 else { return glyphs }
    return widened.withLock { [face, metrics] sets in
      if let known = sets[share] { return known }
      let em = Double(metrics.unitsPerEm)
      let made = GlyphSet(unitsPerEm: em) { face.outline(of: $0).widened(by: share * em) }
      sets[share] = made
      return made
    }
  }

  /// The outline of a glyph, y down; of one that the font lacks, or whose outline is broken, nothing.
  public func outline(of glyph: UInt32) -> Path { face.outline(of: glyph) }

  /// The glyphs of a part of a text, from left to right; nothing where the text is longer than a million units.
  func shape(_ text: [UInt16], _ part: Range<Int>, _ style: Shaping) -> [ShapedGlyph] { face.shape(text, part, style) }
}

extension Typeface: Hashable {
  /// Whether both are the same face of this process.
  public static func == (one: Typeface, other: Typeface) -> Bool { one === other }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Unicode.Scalar {
  /// The script as a tag of ISO 15924, such as Latn.
  var script: ScriptTag { ScriptTag(text_shim_script(value)) }
}

/// HarfBuzz's face. It is never changed, so that threads may share it.
@safe private final class OpenFace: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ bytes: [UInt8], _ index: Int) throws(Typeface.Failure) {
    var opened: OpaquePointer?
    let status = unsafe text_shim_open(bytes, bytes.count, UInt32(clamping: index), &opened)
    guard let face = unsafe opened else {
      switch status {
      case TEXT_SHIM_TOO_LARGE: throw .tooLarge
      case TEXT_SHIM_NO_MEMORY: throw .noMemory
      default: throw .damaged
      }
    }
    unsafe pointer = face
  }

  deinit { unsafe text_shim_close(pointer) }

  var metrics: Typeface.Metrics {
    var read = text_shim_metrics()
    _ = unsafe text_shim_measure(pointer, &read)
    return Typeface.Metrics(
      unitsPerEm: Int(read.units_per_em), glyphCount: Int(read.glyph_count), ascender: Int(read.ascender),
      descender: Int(read.descender), lineGap: Int(read.line_gap), capHeight: Int(read.cap_height), xHeight: Int(read.x_height),
      underline: Typeface.Rule(center: Int(read.underline_position), thickness: Int(read.underline_thickness)),
      strikeout: Typeface.Rule(center: Int(read.strikeout_position), thickness: Int(read.strikeout_thickness)))
  }

  func name(isPostScript: Bool) -> String {
    var name = [CChar](repeating: 0, count: 256)
    unsafe text_shim_name(pointer, isPostScript ? 1 : 0, &name, name.count)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func outline(of glyph: UInt32) -> Path {
    var path = Path()
    let status = unsafe withUnsafeMutablePointer(to: &path) { target in
      unsafe text_shim_outline(pointer, glyph, addToOutline, target)
    }
    return status == TEXT_SHIM_OK ? path : Path()
  }

  func shape(_ text: [UInt16], _ part: Range<Int>, _ style: Shaping) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    let features = style.features.map { text_shim_feature(tag: $0.tag, value: $0.value) }
    let status = unsafe text.withUnsafeBufferPointer { units in
      unsafe features.withUnsafeBufferPointer { features in
        var job = unsafe text_shim_text(
          units: units.baseAddress, length: units.count, start: part.lowerBound, count: part.count,
          is_right_to_left: style.isRightToLeft ? 1 : 0, script: style.script.tag, language: nil,
          features: features.baseAddress, feature_count: features.count)
        return unsafe withUnsafeMutablePointer(to: &glyphs) { target in
          unsafe text_shim_shape(pointer, &job, addGlyphs, target)
        }
      }
    }
    return status == TEXT_SHIM_OK ? glyphs : []
  }
}

private let addGlyphs: text_shim_glyph_sink = { context, glyphs, count in
  guard let target = unsafe context?.assumingMemoryBound(to: [ShapedGlyph].self) else { return 1 }
  let shaped = unsafe Array(UnsafeBufferPointer(start: glyphs, count: count))
  let places = shaped.map {
    ShapedGlyph(
      number: $0.glyph, cluster: Int($0.cluster), advance: Int($0.advance), offsetX: Int($0.offset_x), offsetY: Int($0.offset_y))
  }
  unsafe target.pointee.append(contentsOf: places)
  return 0
}

private let addToOutline: text_shim_outline_sink = { context, verb, numbers in
  guard let target = unsafe context?.assumingMemoryBound(to: Path.self) else { return 1 }
  let values = unsafe Array(UnsafeBufferPointer(start: numbers, count: 6)).map(Double.init)
  let points = [0, 2, 4].map { Point(x: values[$0], y: -values[$0 + 1]) }
  switch verb {
  case TEXT_SHIM_MOVE: unsafe target.pointee.move(to: points[0])
  case TEXT_SHIM_LINE: unsafe target.pointee.line(to: points[0])
  case TEXT_SHIM_QUADRATIC: unsafe target.pointee.quad(to: points[1], control: points[0])
  case TEXT_SHIM_CUBIC: unsafe target.pointee.cubic(to: points[2], control1: points[0], control2: points[1])
  default: unsafe target.pointee.close()
  }
  return 0
}
