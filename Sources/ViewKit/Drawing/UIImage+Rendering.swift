internal import Raster

extension UIImage {
  /// How an image is shown.
  public enum RenderingMode: Int, Sendable {
    /// As the original here: bars and buttons, which would make a template of it, draw no images.
    case automatic
    case alwaysOriginal
    /// The image's shape in the tint of the view that shows it.
    case alwaysTemplate
  }

  /// The same pixels in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode)
  }

  /// The image's shape in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image's shape in one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let cgImage else { return self }
    let (tint, bitmap) = (color.cgColor.color.premultiplied, cgImage.bitmap)
    let pixels = bitmap.pixels.map { tint.scaled(by: $0.alpha) }
    let tinted = CGImage(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    return UIImage(UIImage(cgImage: tinted, scale: scale), renderingMode)
  }

  /// Reads a PNG by its name in the program's bundle, or in the current directory; nil if there is none.
  ///
  /// There are no asset catalogues. The file is the one for the screen's scale, such as `name@2x.png`, or else another of the same name.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads a PNG by its name in a bundle; nil stands for the program's, and for the current directory. Traits choose no other file.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let directories: [String?] = bundle.map { [$0.resourcePath, $0.bundlePath] } ?? [Bundle.main.resourcePath, "."]
    guard let path = Self.path(of: name, in: directories.compactMap(\.self)) else { return nil }
    self.init(contentsOfFile: path)
  }

  @MainActor
  private static func path(of name: String, in directories: [String]) -> String? {
    let bare = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let fitting = "@\(Int(Stage.active?.scale ?? 1))x"
    return directories.lazy.flatMap { directory in
      [fitting, "@3x", "@2x", "@1x", ""].lazy.map { "\(directory)/\(bare)\($0).png" }
    }.first { FileManager.default.isReadableFile(atPath: $0) }
  }
}
