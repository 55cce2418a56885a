import Files
import Synchronization

/// The fonts of this process: the files of the fixed list, read when they are first needed.
public final class TypefaceLibrary: Sendable {
  /// The library of this process.
  public static let shared = TypefaceLibrary()

  fileprivate struct State {
    var faces: [FontFile: Typeface?] = [:]
    var registered: [String: Typeface] = [:]
    /// The faces of files beyond the list, by their paths.
    var files: [String: [Typeface]] = [:]
    /// Faces that are asked for a character before those of the list.
    var helpers: [Typeface] = []
    var folder: String?
    var digests: [String: String] = [:]
  }

  /// No font of the list has more than 5 MB.
  private static let fileLimit = 64 << 20

  private let state = Mutex(State())

  /// The font of a file; nil where the file is not there, or is no font.
  public func face(_ file: FontFile) -> Typeface? {
    if let known = state.withLock({ $0.faces[file] }) { return known }
    let face = paths(of: file).lazy.compactMap(Self.bytes(of:)).first.flatMap { try? Typeface($0) }
    // Two threads may have read the file: the first one's face stays, as faces are told apart by identity.
    return state.withLock { state in
      if let known = state.faces[file] { return known }
      state.faces[file] = face
      return face
    }
  }

  /// A folder that the list's files are looked for in before their own places: an installation may bring them.
  package func look(in folder: String) {
    state.withLock { $0.folder = folder }
  }

  private func paths(of file: FontFile) -> [String] {
    let folder = state.withLock(\.folder)
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    return (folder.map { ["\($0)/\(name)"] } ?? []) + [file.path]
  }

  private static func bytes(of path: String) -> [UInt8]? {
    (try? InputFile.bytes(of: path, limit: fileLimit, isOrdinary: true)).flatMap(\.self)
  }

  /// Reads a file's fonts and makes them known by their names; empty where the file is not there, or holds no font.
  package func register(path: String) -> [Typeface] {
    if let known = state.withLock({ $0.files[path] }) { return known }
    let faces = Self.bytes(of: path).map(Typeface.all(in:)) ?? []
    return state.withLock { state in
      if let known = state.files[path] { return known }
      state.files[path] = faces
      faces.forEach { state.register($0) }
      return faces
    }
  }

  /// Sets the faces that are asked, after a text's own font, for a character that it lacks.
  package func setHelpers(_ faces: [Typeface]) {
    state.withLock { $0.helpers = faces }
  }

  var helpers: [Typeface] { state.withLock(\.helpers) }

  /// The fonts that were registered, by their PostScript names in order.
  package var registered: [Typeface] {
    state.withLock { state in
      Set(state.registered.values).sorted { $0.postScriptName < $1.postScriptName }
    }
  }

  /// The SHA-256 of the file of a font that is in use, by its PostScript name.
  package func digest(of name: String) -> String? {
    if let known = state.withLock({ $0.digests[name] }) { return known }
    let face = state.withLock { state in
      state.registered[name.lowercased()] ?? state.faces.values.lazy.compactMap(\.self).first { $0.postScriptName == name }
    }
    guard let digest = face?.digest else { return nil }
    state.withLock { $0.digests[name] = digest }
    return digest
  }

  /// Makes a font known under its family's and its PostScript name; another of the same name stays the one that is found.
  public func register(_ face: Typeface) {
    state.withLock { $0.register(face) }
  }

  /// A registered font by its family's or its PostScript name, in capitals or not.
  public func registered(_ name: String) -> Typeface? {
    state.withLock { $0.registered[name.lowercased()] }
  }
}

extension TypefaceLibrary.State {
  fileprivate mutating func register(_ face: Typeface) {
    for name in [face.postScriptName, face.family] where registered[name.lowercased()] == nil {
      registered[name.lowercased()] = face
    }
  }
}

extension Typeface {
  /// The fonts of a file, of which a collection has several; empty for what is no font.
  fileprivate static func all(in bytes: [UInt8]) -> [Typeface] {
    var faces: [Typeface] = []
    while faces.count < 64, let face = try? Typeface(bytes, index: faces.count) { faces.append(face) }
    return faces
  }
}
