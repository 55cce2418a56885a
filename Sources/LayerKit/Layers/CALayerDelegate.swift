/// An object that draws, lays out or chooses the actions of a layer; a view is its own layer's. All methods may be left out.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents; left out, the layer draws itself.
  func display(_ layer: CALayer)
  /// Draws the layer's contents, in the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// The action for a changed property: `NSNull` for none; nil leaves it to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What a layer still has to do before the next frame, and who does it.
struct LayerDuties {
  weak var delegate: (any CALayerDelegate)?
  var needsLayout = false
  var needsDisplay = false
  var redrawsOnResize = false
  /// Whether an animation moves a property for which the layer draws itself anew.
  var redrawsInPictures = false
  /// Whether the layer is drawing for a picture, which leaves the model as it is.
  var isRedrawing = false
  /// The scene that has the layer on its list.
  weak var scene: LayerScene?
}

extension CALayer {
  /// Marks the layer; before the next frame it lays its sublayers out.
  public func setNeedsLayout() {
    if let owner { return owner.setNeedsLayout() }
    goOnDuty()
    duties.needsLayout = true
  }

  /// Puts the layer on its scene's list; off screen that is the current scene's.
  func goOnDuty() {
    guard let scene, duties.scene !== scene else { return }
    scene.layersOnDuty.append(self)
    duties.scene = scene
  }

  public func layoutIfNeeded() {
    if let owner { return owner.layoutIfNeeded() }
    guard duties.needsLayout else { return }
    duties.needsLayout = false
    layoutSublayers()
  }

  /// Whether the layer draws its contents anew when its bounds change.
  public var needsDisplayOnBoundsChange: Bool {
    get { duties.redrawsOnResize }
    set { duties.redrawsOnResize = newValue }
  }

  public func needsDisplay() -> Bool { duties.needsDisplay }

  public func displayIfNeeded() {
    guard duties.needsDisplay else { return }
    duties.needsDisplay = false
    display()
  }

  /// Draws the contents at `contentsScale` pixels to a point.
  package func drawContents() {
    guard let context = contentsContext(scale: contentsScale) else { return }
    drawContents(in: context)
    showContents(context.makeImage())
  }

  /// A context as large as the layer, in the layer's coordinates; nil where no bitmap may be as large.
  package func contentsContext(scale: CGFloat) -> CGContext? {
    let context = CGContext(size: bounds.size, scale: scale, isOpaque: false)
    context?.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }

  package func drawContents(in context: CGContext) {
    delegate?.layerWillDraw(self)
    draw(in: context)
  }

  /// Makes an image the contents, without an animation.
  package func showContents(_ image: CGImage?) {
    willChange()
    values.contents = image
  }

  /// Marks the layer without putting it on its scene's list, which `resumeDisplay` does when the layer can be drawn.
  package func awaitDisplay() {
    duties.needsDisplay = true
  }

  /// Puts the layer on its scene's list if it waits to be drawn.
  package func resumeDisplay() {
    if duties.needsDisplay { goOnDuty() }
  }

  /// Lets this layer and all in it draw at once what they have not drawn yet.
  package func displayTreeIfNeeded() {
    if values.hasArea { displayIfNeeded() }
    for sublayer in values.sublayers { sublayer.displayTreeIfNeeded() }
    mask?.displayTreeIfNeeded()
  }

  /// Whether the layer can be drawn in this turn. A view's layer waits until it is in a window and has an area.
  fileprivate var canDisplay: Bool { owner == nil || (windowScene != nil && values.hasArea) }

  /// Marks the layer for what a changed property asks for.
  func takeDuties(after property: AnimatableProperty) {
    if property == .bounds {
      if owner == nil, duties.delegate != nil || isOfUsersClass { setNeedsLayout() }
      if duties.redrawsOnResize { setNeedsDisplay() }
    }
    if isOfUsersClass, type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
  }

  var isOfUsersClass: Bool {
    let own = type(of: self)
    return own != CALayer.self && own != CAShapeLayer.self && own != CAGradientLayer.self
  }
}

extension LayerScene {
  /// Lays out and draws the layers that were marked since the last time.
  package func finishDuties() {
    var rounds = 0
    while !layersOnDuty.isEmpty, rounds < 100 {
      let layers = layersOnDuty
      layersOnDuty = []
      for layer in layers {
        if layer.duties.scene === self { layer.duties.scene = nil }
        layer.layoutIfNeeded()
        if layer.canDisplay { layer.displayIfNeeded() }
      }
      rounds += 1
    }
  }
}
