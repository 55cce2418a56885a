internal import Raster

/// Where pictures of layers are drawn, in points, y down.
public final class CGContext {
  private struct State {
    /// From points to pixels.
    var matrix: CGAffineTransform
    var fillColor = CGColor.black
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  let scale: CGFloat
  private var state: State
  private var saved: [State] = []
  private var items = PaintedItems()

  /// Nil where no bitmap may be as large.
  init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard scale > 0, size.width > 0, size.height > 0 else { return nil }
    let (width, height) = Stage.pixelSize(of: size, scale: scale)
    guard Bitmap.allows(width: width, height: height) else { return nil }
    (self.width, self.height, self.scale) = (width, height, scale)
    state = State(matrix: CGAffineTransform(scaleX: scale, y: scale))
    if isOpaque { fill(CGRect(origin: .zero, size: CGSize(width: size.width + 1, height: size.height + 1))) }
  }

  /// What has been drawn so far.
  public func makeImage() -> CGImage? {
    CGImage(Picture(width: width, height: height, items: items.items).rasterized())
  }

  // MARK: State

  public func saveGState() {
    saved.append(state)
  }

  /// Does nothing where nothing was saved.
  public func restoreGState() {
    state = saved.popLast() ?? state
  }

  /// From points to pixels.
  public var ctm: CGAffineTransform { state.matrix }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.matrix = state.matrix.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.matrix = state.matrix.scaledBy(x: sx, y: sy)
  }

  public func rotate(by angle: CGFloat) {
    state.matrix = state.matrix.rotated(by: angle)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  // MARK: Drawing

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  public func fill(_ rect: CGRect) {
    paint(.rect(rect.standardized.raster))
  }

  public func fillEllipse(in rect: CGRect) {
    paint(.path(Path(ellipseIn: rect.standardized.raster), .nonZero))
  }

  private func paint(_ shape: Picture.Shape) {
    let pixel = state.fillColor.color.premultiplied
    items.add(Picture.Fill(shape, .color(pixel), transform: state.matrix.affine), isOpaque: pixel.alpha == 255)
  }

  func draw(_ image: CGImage, in rect: CGRect) {
    let fill = Picture.Fill(.rect(rect.raster), .bitmap(image.bitmap, rect.raster), transform: state.matrix.affine)
    items.add(fill, isOpaque: image.isOpaque)
  }

  /// What a layer shows, its own coordinates taken to points by `matrix`.
  @MainActor
  func draw(_ layer: CALayer, _ matrix: CGAffineTransform, _ builder: PictureBuilder) {
    items.add(builder.painted(layer, matrix: matrix.concatenating(state.matrix), layerTime: layer.localTime))
  }
}

extension CALayer {
  /// Draws the model of the layer and all in it, animations left out, in the layer's own coordinates.
  public func render(in ctx: CGContext) {
    ctx.draw(self, .identity, PictureBuilder(showsRendered: false, showsAnimations: false))
  }
}
