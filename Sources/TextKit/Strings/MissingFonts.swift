internal import Synchronization
internal import Text

/// The files of fonts that were asked for and are not there. A film whose words cannot be drawn is none.
package enum MissingFonts {
  /// What a film throws where fonts are missing.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  private static let packages = Mutex<Set<String>>([])

  static func note(_ spec: FontSpec) {
    guard let file = spec.file else { return }
    packages.withLock { _ = $0.insert(file.package) }
  }

  /// What to say where fonts are missing: the command that installs them; nil where none is.
  package static var advice: String? {
    let missing = packages.withLock { $0.sorted() }
    guard !missing.isEmpty else { return nil }
    return "text needs fonts that are not installed; as root, run: apt-get install -y --no-install-recommends "
      + missing.joined(separator: " ")
  }
}
