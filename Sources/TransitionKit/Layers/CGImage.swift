public import Raster

/// A picture of pixels, as layers hold it in `contents`.
public final class CGImage: Sendable {
  /// Premultiplied sRGB.
  public let bitmap: Bitmap

  /// Whether nothing behind it shows through.
  let isOpaque: Bool

  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    isOpaque = bitmap.pixels.allSatisfy { $0.alpha == 255 }
  }

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
}
