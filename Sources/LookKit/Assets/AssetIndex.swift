/// What lies below a directory under names by which code asks for it: image files, and the sets of asset catalogues.
struct AssetIndex {
  struct Key: Hashable {
    let kind: AssetKind
    let name: String
  }

  /// Directories of catalogues' sets.
  private(set) var sets: [Key: [String]] = [:]
  /// Image files by their names without scale and extension.
  private(set) var files: [String: [String]] = [:]
  /// Font files.
  private(set) var fonts: [String] = []
  /// How many more directory entries are looked at.
  private var rest = 20_000

  /// - Parameter depth: how many levels of directories are looked into.
  init(of directory: String, depth: Int) {
    visit(directory, depth: depth)
  }

  /// Directories whose insides are no sources.
  private static let closed: Set = [
    "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "app", "dSYM", "build", "DerivedData", "node_modules",
  ]
  private static let plainFiles: Set = [
    "swift", "h", "m", "mm", "c", "json", "md", "txt", "plist", "strings", "pdf", "svg", "gif",
  ]

  private mutating func visit(_ directory: String, depth: Int) {
    var inner: [String] = []
    for name in entries(of: directory) {
      let (path, ending) = ("\(directory)/\(name)", (name as NSString).pathExtension)
      if ending == "xcassets" {
        visitCatalog(path, prefix: "")
      } else if ImageFileName.endings.contains(ending.lowercased()) {
        files[ImageFileName(name).bare, default: []].append(path)
      } else if ["ttf", "otf", "ttc", "otc"].contains(ending.lowercased()) {
        fonts.append(path)
      } else if !Self.plainFiles.contains(ending), !Self.closed.contains(ending.isEmpty ? name : ending) {
        inner.append(path)
      }
    }
    guard depth > 1 else { return }
    for path in inner where Self.isDirectory(path) { visit(path, depth: depth - 1) }
  }

  /// Takes in a catalogue, or a folder of one, whose name may be the first part of the names within.
  private mutating func visitCatalog(_ directory: String, prefix: String) {
    for name in entries(of: directory) {
      let (path, ending) = ("\(directory)/\(name)", (name as NSString).pathExtension)
      if let kind = AssetKind(setWithExtension: ending) {
        let key = Key(kind: kind, name: prefix + (name as NSString).deletingPathExtension)
        sets[key, default: []].append(path)
      } else if ending.isEmpty || ending == "spriteatlas", Self.isDirectory(path) {
        let isNamespace = CatalogContents(ofSet: path)?.properties?.providesNamespace == true
        visitCatalog(path, prefix: isNamespace ? prefix + (name as NSString).deletingPathExtension + "/" : prefix)
      }
    }
  }

  /// The names in a directory in their order, hidden ones left out.
  private mutating func entries(of directory: String) -> [String] {
    guard rest > 0, let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { return [] }
    rest -= names.count
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Links are no directories: they may lead round in a circle.
  private static func isDirectory(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

/// An image file's name as people read it: `photo@2x~ipad.png` is `photo`, at two pixels to a point, for pads.
struct ImageFileName {
  let bare: String
  /// Nil where the name says none.
  let scale: Int?
  let idiom: String?
  let ending: String

  static let endings: Set = ["png", "jpg", "jpeg"]

  init(_ name: String) {
    var stem = name
    let ending = (name as NSString).pathExtension.lowercased()
    self.ending = Self.endings.contains(ending) ? ending : ""
    if !self.ending.isEmpty { stem = (stem as NSString).deletingPathExtension }
    idiom = ["iphone", "ipad"].first { stem.hasSuffix("~" + $0) }
    if let idiom { stem.removeLast(idiom.count + 1) }
    scale = [1, 2, 3].first { stem.hasSuffix("@\($0)x") }
    if scale != nil { stem.removeLast(3) }
    bare = stem
  }
}
