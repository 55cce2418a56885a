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

  /// The pixels that a rectangle touches; nil if it touches none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard part.width > 0, part.height > 0 else { return nil }
    let (left, right) = (Int(part.minX), Int(part.maxX))
    let rows = (Int(part.minY)..<Int(part.maxY)).map { bitmap.pixels[$0 * width + left..<$0 * width + right] }
    return CGImage(Bitmap(width: right - left, height: rows.count, pixels: Array(rows.joined())))
  }

  /// The part of the image in a rectangle whose edges lie between pixels; nil for any other one.
  func wholePixels(in rect: CGRect) -> CGImage? {
    let whole = CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
    let errors = [rect.minX - whole.minX, rect.minY - whole.minY, rect.width - whole.width, rect.height - whole.height]
    return errors.allSatisfy { abs($0) < 1e-6 } ? cropping(to: whole) : nil
  }
}
