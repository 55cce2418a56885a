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
    with { $0.renderingMode = renderingMode }
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
    return with {
      ($0.cgImage, $0.renderingMode, $0.asset) = (tinted, renderingMode, nil)
      if $0.symbol != nil { $0.symbolTint = color }
    }
  }

  // MARK: Images whose edges keep their size

  /// How far from the edges the image is not stretched where it is shown larger, in points.
  public var capInsets: UIEdgeInsets { parts.capInsets }

  /// The image with edges that keep their size where it is shown larger; its middle is stretched.
  ///
  /// UIKit would repeat the middle instead, which is the same where the middle is one pixel or of one colour.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }

  /// What becomes of the middle of an image that is shown larger.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The image with edges that keep their size where it is shown larger. Its middle is stretched in both modes.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resizableImage(withCapInsets: capInsets)
  }

  /// The image with the left and the upper edge as wide as said, a middle of one point, and the rest as the right and the lower edge.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func insets(_ cap: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      cap > 0 ? (CGFloat(cap), max(length - CGFloat(cap) - 1, 0)) : (0, 0)
    }
    let ((left, right), (top, bottom)) = (insets(leftCapWidth, size.width), insets(topCapHeight, size.height))
    return resizableImage(withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The part of the image that is stretched, each side counted as 1, as `contentsCenter` has it.
  package var stretchedPart: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let (across, down) = (
      Self.middle(capInsets.left, capInsets.right, of: size.width), Self.middle(capInsets.top, capInsets.bottom, of: size.height)
    )
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private static func middle(_ before: CGFloat, _ after: CGFloat, of length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let start = min(max(before, 0), length)
    return (start / length, max(length - start - max(after, 0), 0) / length)
  }
}
