import Files
internal import Raster
import Synchronization

/// The fonts of this process: the files of the fixed list, read when they are first needed, and what is drawn of them.
public final class TypefaceLibrary: Sendable {
  /// The library of this process.
  public static let shared = TypefaceLibrary()

  private struct Widened: Hashable {
    let face: Typeface
    let share: Double
  }

  private struct State {
    var faces: [FontFile: Typeface?] = [:]
    var widened: [Widened: GlyphSet] = [:]
    var registered: [String: Typeface] = [:]
  }

  /// No font of the list has more than 5 MB.
  private static let fileLimit = 64 << 20

  private let state = Mutex(State())

  /// The font of a file; nil where the file is not there, or is no font.
  public func face(_ file: FontFile) -> Typeface? {
    if let known = state.withLock({ $0.faces[file] }) { return known }
    let bytes = (try? InputFile.bytes(of: file.path, limit: Self.fileLimit)).flatMap(\.self)
    let face = bytes.flatMap { try? Typeface($0) }
    // Two threads may have read the file: the first one's face stays, as faces are told apart by identity.
    return state.withLock { state in
      if let known = state.faces[file] { return known }
      state.faces[file] = face
      return face
    }
  }

  /// Makes a font known under its family's and its PostScript name; another of the same name stays the one that is found.
  public func register(_ face: Typeface) {
    state.withLock { state in
      for name in [face.postScriptName, face.family] where state.registered[name.lowercased()] == nil {
        state.registered[name.lowercased()] = face
      }
    }
  }

  /// A registered font by its family's or its PostScript name, in capitals or not.
  public func registered(_ name: String) -> Typeface? {
    state.withLock { $0.registered[name.lowercased()] }
  }

  /// The glyphs of a face, their strokes widened by a share of the em.
  func glyphs(_ face: Typeface, widenedBy share: Double) -> GlyphSet {
    guard share > 0 else { return face.glyphs }
    return state.withLock { state in
      let key = Widened(face: face, share: share)
      if let known = state.widened[key] { return known }
      let amount = share * Double(face.metrics.unitsPerEm)
      let made = GlyphSet(unitsPerEm: Double(face.metrics.unitsPerEm)) { face.outline(of: $0).widened(by: amount) }
      state.widened[key] = made
      return made
    }
  }
}
