extension UIImage {
  /// Reads an image by its name in an asset catalogue or, without its extension, as a file; nil if there is none.
  ///
  /// It is looked for in the project that the filmed sources belong to, in the program's bundle, and in the current directory's project.
  /// The image is the one for the screen's scale and for the appearance that shows it.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads an image by its name in a bundle, and then where those are looked for whose bundle is nil.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let (store, wish) = (AssetStore.current, AssetWish(traitCollection))
    if let set = store.set(.image, named: name, in: bundle) {
      guard let image = store.image(set, wish, { ImageSet(directory: set)?.image(wish) }) else { return nil }
      self.init(image.parts)
    } else {
      guard let path = wish.best(of: store.files(named: name, in: bundle)),
        let image = store.image(path, wish, { UIImage(contentsOfFile: path) })
      else { return nil }
      self.init(image.parts)
    }
  }
}

/// The images of one name in an asset catalogue.
@MainActor
private struct ImageSet {
  let directory: String
  let contents: CatalogContents

  init?(directory: String) {
    guard let contents = CatalogContents(ofSet: directory) else {
      LayerScene.current?.diagnose(
        "the image set \(directory) has no Contents.json that can be read: open it in Xcode, or write one")
      return nil
    }
    (self.directory, self.contents) = (directory, contents)
  }

  /// The image that fits best; where the set has one for dark surroundings, views choose between the two.
  func image(_ wish: AssetWish) -> UIImage? {
    guard var parts = parts(wish) else { return nil }
    let entries = (contents.images ?? []) + (contents.symbols ?? [])
    guard entries.contains(where: { $0.style == .dark && $0.filename != nil }) else { return UIImage(parts) }
    let variants = [UIUserInterfaceStyle.light, .dark].compactMap { style -> UIImageAsset.Variant? in
      var other = wish
      other.style = style
      return self.parts(other).map { UIImageAsset.Variant(style: style, image: UIImage($0)) }
    }
    parts.asset = UIImageAsset(variants)
    return UIImage(parts)
  }

  private func parts(_ wish: AssetWish) -> UIImage.Parts? {
    let entries = ((contents.images ?? []) + (contents.symbols ?? [])).filter { $0.filename != nil }
    let readable = entries.filter { ImageFileName.endings.contains($0.ending) }
    guard let entry = wish.best(of: readable), let filename = entry.filename else {
      if let other = wish.best(of: entries) { refuse(other) }
      return nil
    }
    let path = "\(directory)/\(filename)"
    guard let bitmap = ImageFile.bitmap(atPath: path) else {
      LayerScene.current?.diagnose("the image \(path) cannot be read: it is not there, or no PNG or JPEG")
      return nil
    }
    let scale = CGFloat(entry.pixels ?? ImageFileName(filename).scale ?? 1)
    var parts = UIImage.Parts(cgImage: CGImage(bitmap), scale: scale)
    parts.capInsets = entry.resizing?.insets(scale: scale) ?? .zero
    parts.renderingMode =
      switch contents.properties?.intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    return parts
  }

  private func refuse(_ entry: CatalogEntry) {
    LayerScene.current?.diagnose(
      "the image \(directory)/\(entry.filename ?? "") is of a kind that is not drawn (\(entry.ending.uppercased())): give its set PNGs at 1x, 2x"
        + " and 3x beside it")
  }
}

extension CatalogEntry {
  fileprivate var ending: String { ((filename ?? "") as NSString).pathExtension.lowercased() }
}

extension AssetWish {
  /// The file whose name fits best, PNGs before others.
  fileprivate func best(of paths: [String]) -> String? {
    let ranked = paths.compactMap { path -> (path: String, rank: [Int])? in
      let name = ImageFileName((path as NSString).lastPathComponent)
      guard name.idiom == nil || name.idiom == idiom else { return nil }
      return (path, [name.idiom == nil ? 1 : 0, distance(ofScale: name.scale), name.ending == "png" ? 0 : 1])
    }
    return ranked.min { $0.rank.lexicographicallyPrecedes($1.rank) }?.path
  }
}
