// Pictures made by drawing. Views, images and colours draw into the context that was begun last.

@MainActor private var contexts: [CGContext?] = []

@MainActor private func standardScale(_ scale: CGFloat) -> CGFloat {
  scale > 0 ? scale : LayerScene.current?.scale ?? 1
}

/// Begins a context of one pixel to a point, transparent to start with.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - opaque: whether the context is black at first instead of transparent.
///   - scale: pixels per point; 0 is the screen's scale.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  contexts.append(CGContext(size: size, scale: standardScale(scale), isOpaque: opaque))
}

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last.flatMap(\.self) }

/// The picture drawn so far; nil outside of any context, and in one of a size that no image may have.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIGraphicsGetCurrentContext().flatMap(UIImage.init) }

/// Ends the context begun last; without one it does nothing.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  _ = contexts.popLast()
}

/// Makes a context the current one, until `UIGraphicsPopContext`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(context)
}

/// Takes back the last `UIGraphicsPushContext`.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = contexts.popLast()
}

/// The scale and the background of a renderer's images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point; 0 is the screen's.
  open var scale: CGFloat = 0
  /// Whether images start black instead of transparent.
  open var opaque = false

  public required override init() {
    super.init()
  }

  open class func `default`() -> Self { preferred() }

  open class func preferred() -> Self {
    let format = Self()
    format.scale = standardScale(0)
    return format
  }
}

/// The context that a renderer hands to the code that draws.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    fill(rect)
    cgContext.restoreGState()
  }

  /// A frame one point wide, inside the rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }

  /// The picture of all that has been drawn so far.
  public var currentImage: UIImage { UIImage(cgContext) ?? UIImage() }
}

/// Makes images of one size.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The image that `actions` draw; where no image may have the size, one without pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(bounds.size, format.opaque, format.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format))
    return UIImage(context) ?? UIImage()
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension UIImage {
  fileprivate convenience init?(_ context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(cgImage: image, scale: context.scale)
  }

  /// Draws the image into the context begun last, stretched over a rectangle; its cap insets keep their size.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    guard capInsets != .zero else { return context.drawUpright(cgImage, in: rect) }
    let (across, down) = (pieces(across: rect), pieces(down: rect))
    for row in down {
      for column in across {
        let part = CGRect(x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.length, height: row.from.length)
        let place = CGRect(x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.length, height: row.to.length)
        if let piece = cgImage.cropping(to: part.scaled(by: scale)) { context.drawUpright(piece, in: place) }
      }
    }
  }

  private typealias Piece = (from: Range<CGFloat>, to: Range<CGFloat>)

  private func pieces(across rect: CGRect) -> [Piece] {
    Self.pieces(of: size.width, capInsets.left, capInsets.right, from: rect.minX, to: rect.maxX)
  }

  private func pieces(down rect: CGRect) -> [Piece] {
    Self.pieces(of: size.height, capInsets.top, capInsets.bottom, from: rect.minY, to: rect.maxY)
  }

  /// An edge, the middle and the other edge of a side, and where each is drawn; edges shrink where there is no room for both.
  private static func pieces(of length: CGFloat, _ before: CGFloat, _ after: CGFloat, from start: CGFloat, to end: CGFloat)
    -> [Piece]
  {
    let (one, other) = (min(max(before, 0), length), min(max(after, 0), max(length - before, 0)))
    let share = min(1, (end - start) / max(one + other, 0.001))
    let (left, right) = (start + one * share, end - other * share)
    let all = [
      (0, one, start, left), (one, length - other, left, right), (length - other, length, right, end),
    ]
    return all.compactMap { $0.0 < $0.1 && $0.2 < $0.3 ? ($0.0..<$0.1, $0.2..<$0.3) : nil }
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in a mode and with an opacity of its own.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension UIColor {
  /// Sets the colour of fills in the context begun last.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the colour of strokes in the context begun last.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }
}

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame one point wide, inside the rectangle, in the colour of fills.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fillFrame(of: rect)
}

/// Cuts all that is drawn from here on to the rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  fileprivate func fillFrame(of rect: CGRect) {
    saveGState()
    addRect(rect)
    addRect(rect.insetBy(dx: 1, dy: 1))
    fillPath(using: .evenOdd)
    restoreGState()
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CGRect {
  fileprivate func scaled(by scale: CGFloat) -> CGRect {
    CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
  }
}
