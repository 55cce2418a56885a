/// The directories in which images, colours and data are looked for by name.
@MainActor
package enum AssetPlaces {
  /// Files of the sources that are filmed. Their projects come before the program's bundle and the current directory.
  package static var sources: [String] = []

  private static var knownFonts: (sources: [String], files: [String])?

  /// The font files in the sources' projects and beside the program.
  package static var fontFiles: [String] {
    if let knownFonts, knownFonts.sources == sources { return knownFonts.files }
    let files = of(nil).flatMap { AssetIndex(of: $0.directory, depth: $0.depth).fonts }
    knownFonts = (sources, files)
    return files
  }

  /// A directory, and how many levels of it are looked into.
  struct Place: Hashable {
    let directory: String
    let depth: Int
    /// Where names are found more than once, those that lie near to this directory come first.
    let near: String
  }

  static func of(_ bundle: Bundle?) -> [Place] {
    var places: [Place] = []
    if let bundle, bundle !== Bundle.main {
      let paths = [bundle.resourcePath, bundle.bundlePath].compactMap(\.self)
      places += paths.map { Place(directory: $0, depth: 4, near: $0) }
    }
    places += sources.map { ofProject(around: directory(of: $0)) }
    places += resourceDirectories().map { Place(directory: $0, depth: 4, near: $0) }
    places.append(ofProject(around: FileManager.default.currentDirectoryPath))
    return places.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The program's own, and what SwiftPM made of packages' resources beside it.
  private static func resourceDirectories() -> [String] {
    guard let own = Bundle.main.resourcePath else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
    let images = names.contains { $0.hasSuffix(".xcassets") || ImageFileName.endings.contains(($0 as NSString).pathExtension) }
    return (images ? [own] : [])
      + names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(own)/\($0)" }
  }

  private static func directory(of file: String) -> String {
    let path = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
    if path.hasPrefix("/") { return path }
    let current = FileManager.default.currentDirectoryPath
    return path.isEmpty ? current : (current as NSString).appendingPathComponent(path)
  }

  /// The project that a directory belongs to; the directory alone where it belongs to none.
  private static func ofProject(around directory: String) -> Place {
    var root = (directory as NSString).standardizingPath
    let near = root
    for _ in 0..<12 where root.count > 1 {
      if isProject(root) { return Place(directory: root, depth: 8, near: near) }
      root = (root as NSString).deletingLastPathComponent
    }
    return Place(directory: near, depth: 2, near: near)
  }

  private static func isProject(_ directory: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.contains { name in
      ["Package.swift", "Podfile", "project.yml", ".git"].contains(name) || name.hasSuffix(".xcodeproj")
        || name.hasSuffix(".xcworkspace")
    }
  }
}
