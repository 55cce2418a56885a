internal import Raster

/// A picture with a size in points.
public final class UIImage: NSObject, Sendable {
  public let cgImage: CGImage?
  /// Pixels to a point.
  public let scale: CGFloat

  /// An image without pixels.
  public override init() {
    cgImage = nil
    scale = 1
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  public init(cgImage: CGImage, scale: CGFloat) {
    precondition(scale > 0, "An image's scale is more than 0")
    self.cgImage = cgImage
    self.scale = scale
  }

  /// Reads a PNG; nil if it is none, or a broken one.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a PNG; nil if it is none, or a broken one.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = ImageFile.bitmap(from: data) else { return nil }
    self.init(cgImage: CGImage(bitmap), scale: scale)
  }

  /// Reads a PNG file, at 2 or 3 pixels to a point if its name ends in `@2x` or `@3x`; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = ImageFile.bitmap(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(cgImage: CGImage(bitmap), scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
  }

  /// In points.
  public var size: CGSize {
    CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  /// The pixels as a PNG file; nil for an image without any.
  public func pngData() -> Data? {
    cgImage.flatMap { ImageFile.png(of: $0.bitmap) }
  }
}
