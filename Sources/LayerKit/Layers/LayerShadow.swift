/// The shadow that a layer throws.
struct LayerShadow {
  var opacity: Float = 0
  var radius: CGFloat = 3
  var offset = CGSize(width: 0, height: -3)
  var color: CGColor? = .black
  var path: CGPath?
}

extension CALayer {
  /// The opacity of the shadow; 0 draws none.
  public var shadowOpacity: Float {
    get { extras.shadow.opacity }
    set { change(\.extras.shadow.opacity, to: newValue, animating: .shadowOpacity) }
  }
  /// The sigma of the blur, in points.
  public var shadowRadius: CGFloat {
    get { extras.shadow.radius }
    set { change(\.extras.shadow.radius, to: newValue, animating: .shadowRadius) }
  }
  public var shadowOffset: CGSize {
    get { extras.shadow.offset }
    set { change(\.extras.shadow.offset, to: newValue, animating: .shadowOffset) }
  }
  /// The colour of the shadow, black by default; nil draws no shadow.
  public var shadowColor: CGColor? {
    get { extras.shadow.color }
    set { change(\.extras.shadow.color, to: newValue, animating: .shadowColor) }
  }
  /// A path that throws the shadow in place of all the layer shows; a copy is kept. Only explicit animations move it.
  public var shadowPath: CGPath? {
    get { extras.shadow.path }
    set { change(\.extras.shadow.path, to: newValue?.copy()) }
  }
}
