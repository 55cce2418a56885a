internal import Text

/// Font files that a film is given beside its own fonts.
package struct FontSet: Sendable {
  /// A file that is no font.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private let faces: [Typeface]

  /// A set without fonts.
  package init() {
    faces = []
  }

  /// Reads files, and makes their fonts known by name; names the first file that is not there, or no font.
  package init(_ paths: [String]) throws(Problem) {
    var faces: [Typeface] = []
    for path in paths {
      let found = TypefaceLibrary.shared.register(path: path)
      guard !found.isEmpty else {
        throw Problem(description: "\(path) is no font that can be read: name a TrueType or OpenType file")
      }
      faces += found
    }
    self.faces = faces
  }

  /// Has text that its own font lacks drawn with these fonts, before others are asked.
  package func use() { TypefaceLibrary.shared.setHelpers(faces) }

  /// Has the fonts of the program's own list looked for in a folder before their usual places.
  package static func look(in folder: String) { TypefaceLibrary.shared.look(in: folder) }
}

/// The fonts that lie in the projects of the filmed sources, by whose names apps ask for them.
enum ProjectFonts {
  /// Makes all of them known.
  static func register() {
    guard Thread.isMainThread else { return }
    for path in MainActor.assumeIsolated({ AssetPlaces.fontFiles }) { _ = TypefaceLibrary.shared.register(path: path) }
  }
}

extension UIFont {
  /// The families of the fonts that are registered or lie in the sources' project, in order.
  public class var familyNames: [String] {
    ProjectFonts.register()
    return Set(TypefaceLibrary.shared.registered.map(\.family)).sorted()
  }

  /// The PostScript names of a registered family's fonts, in order.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    ProjectFonts.register()
    return TypefaceLibrary.shared.registered.filter { $0.family == familyName }.map(\.postScriptName)
  }
}
