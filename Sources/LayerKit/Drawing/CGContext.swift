package import Raster

/// A bitmap in the making, on which layers, paths and images are drawn, in points, y down.
public final class CGContext {
  package struct State {
    /// The map from points to pixels.
    var matrix: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    package var strokeStyle = StrokeStyle()
    var alpha: CGFloat = 1
    var blend = Blend.sourceOver
    /// Whether all that is drawn is taken away instead.
    var erases = false
    var shadow: ContextShadow?
    /// Clips in pixels; only what lies inside of all of them is drawn.
    var clips: [Picture.Clip] = []
  }

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  package let scale: CGFloat
  package var state: State
  private var saved: [State] = []
  private var items = PaintedItems()
  /// The drawing and the state from before each transparency layer that is open, the innermost last.
  private var layers: [(items: PaintedItems, state: State)] = []
  /// The memory whose bytes are the bitmap; nil where nobody looks at them.
  var memory: BitmapMemory?
  /// The path being built, in pixels: what the matrix becomes later does not move it.
  var path = CGMutablePath()

  /// Nil where no bitmap may have the size.
  package init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard scale > 0, size.width > 0, size.height > 0 else { return nil }
    let (width, height) = (size.width.pixels(at: scale), size.height.pixels(at: scale))
    guard Bitmap.allows(width: width, height: height) else { return nil }
    (self.width, self.height, self.scale) = (width, height, scale)
    state = State(matrix: CGAffineTransform(scaleX: scale, y: scale))
    if isOpaque { fill(CGRect(origin: .zero, size: CGSize(width: size.width + 1, height: size.height + 1))) }
  }

  /// A bitmap on memory, with y up, as Core Graphics has it.
  init?(pixelsWide width: Int, high height: Int, memory: BitmapMemory) {
    guard Bitmap.allows(width: width, height: height) else { return nil }
    (self.width, self.height, scale, self.memory) = (width, height, 1, memory)
    state = State(matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// A picture of all that has been drawn so far.
  public func makeImage() -> CGImage? {
    if let memory { return CGImage(Bitmap(width: width, height: height, pixels: memory.pixels())) }
    return makeImage(onBlack: false)
  }

  /// - Parameter onBlack: whether black lies under what was drawn, in place of nothing.
  package func makeImage(onBlack: Bool) -> CGImage? {
    let everything = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let ground = Picture.Fill(.rect(everything), .color(Color(red: 0, green: 0, blue: 0).premultiplied))
    return CGImage(Picture(width: width, height: height, items: (onBlack ? [.fill(ground)] : []) + items.items).rasterized())
  }

  /// Whether nothing has been drawn yet.
  package var isEmpty: Bool { items.items.isEmpty }
  /// All that has been drawn so far, in points.
  package var recordedItems: [Picture.Item] {
    items.items.map { $0.transformed(by: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale).affine) }
  }

  // MARK: State

  public func saveGState() {
    saved.append(state)
  }

  /// Does nothing where nothing was saved.
  public func restoreGState() {
    state = saved.popLast() ?? state
  }

  /// The map from points to pixels.
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

  /// The opacity, from 0 to 1, of all that is drawn from here on.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  // MARK: Drawing

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  public func fill(_ rect: CGRect) {
    paint(.rect(rect.standardized.raster), state.fillColor, state.matrix)
  }

  public func fillEllipse(in rect: CGRect) {
    paint(.path(Path(ellipseIn: rect.standardized.raster), .nonZero), state.fillColor, state.matrix)
  }

  /// Core Graphics counts an image's rows from the bottom: here, where y grows downwards, it stands on its head. `UIImage` draws
  /// upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    drawUpright(image, in: rect)
    restoreGState()
  }

  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    add(
      Picture.Fill(.rect(rect.raster), .bitmap(image.bitmap, rect.raster), transform: state.matrix.affine),
      isOpaque: image.isOpaque)
  }

  /// Draws a layer with all in it; `matrix` leads from its own coordinates to points.
  @MainActor
  package func draw(_ layer: CALayer, _ matrix: CGAffineTransform, _ builder: PictureBuilder) {
    add(builder.painted(layer, matrix: matrix.concatenating(state.matrix), layerTime: layer.localTime))
  }

  func paint(_ shape: Picture.Shape, _ color: CGColor, _ matrix: CGAffineTransform) {
    let pixel = state.erases ? CGColor.black.color.premultiplied : color.color.premultiplied
    guard pixel.alpha > 0 else { return }
    add(Picture.Fill(shape, .color(pixel), transform: matrix.affine), isOpaque: pixel.alpha == 255)
  }

  func add(_ fill: Picture.Fill, isOpaque: Bool) {
    var single = PaintedItems()
    single.add(fill, isOpaque: isOpaque)
    add(single)
  }

  func add(_ painted: PaintedItems) {
    var drawn = painted.faded(to: state.erases ? 255 : UInt8((state.alpha * 255).rounded()))
    if let shadow = state.shadow, !state.erases { drawn = shadow.under(drawn, scale: scale) }
    let clipped = state.clips.reversed().reduce(drawn) { $0.clipped(to: $1) }
    items.add(clipped.faded(to: 255, state.erases ? .destinationOut : state.blend))
    if layers.isEmpty { writeToMemory() }
  }

  /// Brings the memory up to date, on top of what somebody may have written there.
  private func writeToMemory() {
    guard let memory else { return }
    let everything = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let before = Bitmap(width: width, height: height, pixels: memory.pixels())
    let ground = Picture.Fill(.rect(everything), .bitmap(before, everything))
    memory.write(Picture(width: width, height: height, items: [.fill(ground)] + items.items).rasterized().pixels)
    items = PaintedItems()
  }

  // MARK: Layers

  /// Draws what follows as one: the alpha, the shadow and the blend that hold now are of all of it together.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((items, state))
    items = PaintedItems()
    (state.alpha, state.shadow, state.blend, state.erases) = (1, nil, .sourceOver, false)
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Does nothing where no layer is open.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let drawn = items
    (items, state) = layer
    add(drawn.faded(to: 255))
  }
}

extension CALayer {
  /// Draws the model of the layer and all in it, animations left out, in the layer's own coordinates.
  public func render(in ctx: CGContext) {
    displayTreeIfNeeded()
    ctx.draw(self, .identity, PictureBuilder(showsRendered: false, showsAnimations: false))
  }
}
