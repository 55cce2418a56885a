internal import Raster

/// A picture with a size in points.
public final class UIImage: NSObject, Sendable {
  private let coreFoundationHead = CoreFoundationHead()
  /// All that an image is.
  struct Parts: Sendable {
    var cgImage: CGImage?
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var alignment = UIEdgeInsets.zero
    var asset: UIImageAsset?
    var symbol: Symbol?
    /// The colour that a symbol was tinted with.
    var symbolTint: UIColor?
    /// The images that are shown in turn, and the seconds that all of them take.
    var sequence: (images: [UIImage], duration: TimeInterval)?
  }

  let parts: Parts

  init(_ parts: Parts) {
    self.parts = parts
  }

  /// An image without pixels.
  public override init() {
    parts = Parts()
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  public init(cgImage: CGImage, scale: CGFloat) {
    insist(scale > 0, "An image's scale is more than 0")
    parts = Parts(cgImage: cgImage, scale: scale)
  }

  /// Reads a PNG or a JPEG; nil if it is none, or a broken one.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a PNG or a JPEG; nil if it is none, or a broken one.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = ImageFile.bitmap(from: data) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale)
  }

  /// Reads a PNG or JPEG file, at 2 or 3 pixels to a point if its name ends in `@2x` or `@3x`; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = ImageFile.bitmap(atPath: path) else { return nil }
    let name = ImageFileName((path as NSString).lastPathComponent)
    self.init(cgImage: CGImage(bitmap), scale: CGFloat(name.scale ?? 1))
  }

  public var cgImage: CGImage? { parts.cgImage }

  /// Pixels to a point.
  public var scale: CGFloat { parts.scale }

  /// Whether image views show the image's colours, or only its shape in their tint.
  public var renderingMode: RenderingMode { parts.renderingMode }

  /// Whether views show only the image's shape, in their tint.
  package var isTinted: Bool {
    let isPlainSymbol = parts.symbol?.values.colors.isEmpty ?? false
    return renderingMode == .alwaysTemplate || (renderingMode == .automatic && isPlainSymbol)
  }

  /// In points.
  public var size: CGSize {
    CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  /// The pixels as a PNG file; nil for an image without any.
  public func pngData() -> Data? {
    cgImage.flatMap { ImageFile.png(of: $0.bitmap) }
  }

  /// The pixels as a JPEG file, white where they show through; nil for an image without any.
  /// - Parameter compressionQuality: from 0, the fewest bytes, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { ImageFile.jpeg(of: $0.bitmap, quality: Double(compressionQuality)) }
  }

  /// The same image with something changed.
  func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }
}
