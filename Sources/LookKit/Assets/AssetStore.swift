/// The images and colours that a stage's code asked for by name, each read once.
@MainActor
final class AssetStore {
  private var indices: [AssetPlaces.Place: AssetIndex] = [:]
  private var images: [Request: UIImage] = [:]
  var symbols: [UIImage.Symbol: UIImage.Parts] = [:]

  private struct Request: Hashable {
    let path: String
    let wish: AssetWish
  }

  /// The current stage's; without a stage, one that lasts for a single question.
  static var current: AssetStore {
    guard let scene = LayerScene.current else { return AssetStore() }
    if let known = scene.assets as? AssetStore { return known }
    let new = AssetStore()
    scene.assets = new
    return new
  }

  /// The directory of a set, in the first place that has one.
  func set(_ kind: AssetKind, named name: String, in bundle: Bundle?) -> String? {
    found(in: bundle) { index, near in
      index.sets[AssetIndex.Key(kind: kind, name: name)].flatMap { nearest($0, to: near).first }
    }
  }

  /// The image files of a name, all from one directory, in the first place that has one.
  func files(named name: String, in bundle: Bundle?) -> [String] {
    // Foundation stops the program at names of one letter without a folder.
    let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    let wanted = ImageFileName(String(name.dropFirst(folder.isEmpty ? 0 : folder.count + 1)))
    return found(in: bundle) { index, near in
      let fitting = (index.files[wanted.bare] ?? []).filter { path in
        folder.isEmpty || (path as NSString).deletingLastPathComponent.hasSuffix("/" + folder)
      }
      guard let first = nearest(fitting, to: near).first else { return nil }
      let directory = (first as NSString).deletingLastPathComponent
      return fitting.filter { ($0 as NSString).deletingLastPathComponent == directory }
    } ?? []
  }

  private func found<Result>(in bundle: Bundle?, _ look: (AssetIndex, _ near: String) -> Result?) -> Result? {
    for place in AssetPlaces.of(bundle) {
      let index = indices[place] ?? AssetIndex(of: place.directory, depth: place.depth)
      indices[place] = index
      if let result = look(index, place.near) { return result }
    }
    return nil
  }

  /// Paths, those first that share the most directories with another path; of these, shorter ones.
  private func nearest(_ paths: [String], to near: String) -> [String] {
    let wanted = (near as NSString).pathComponents
    let ranked = paths.map { path in
      let parts = (path as NSString).pathComponents
      let shared = zip(parts, wanted).prefix { $0 == $1 }.count
      return (path: path, rank: [-shared, parts.count])
    }
    return ranked.sorted { $0.rank == $1.rank ? $0.path < $1.path : $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.path)
  }

  /// The image of a path, read where it was not yet.
  func image(_ path: String, _ wish: AssetWish, _ read: () -> UIImage?) -> UIImage? {
    let request = Request(path: path, wish: wish)
    if let known = images[request] { return known }
    let image = read()
    images[request] = image
    return image
  }
}

extension AssetWish {
  /// What traits want; what they leave open, the current stage's screen says.
  @MainActor
  init(_ traits: UITraitCollection?) {
    let all = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    style = all.userInterfaceStyle == .dark ? .dark : .light
    isStrong = all.accessibilityContrast == .high
    idiom = all.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    scale = max(Int(all.displayScale), 1)
  }
}
