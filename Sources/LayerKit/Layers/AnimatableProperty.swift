/// The layer properties that animations know, by Core Animation's key paths.
package enum AnimatableProperty: String {
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case zPosition
  case anchorPoint
  case anchorPointX = "anchorPoint.x"
  case anchorPointY = "anchorPoint.y"
  case anchorPointZ
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case transform
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case scaleZ = "transform.scale.z"
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case translationZ = "transform.translation.z"
  case sublayerTransform
  case opacity
  case hidden
  case backgroundColor
  case contents
  case contentsRect
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowOpacity
  case shadowRadius
  case shadowOffset
  case shadowOffsetWidth = "shadowOffset.width"
  case shadowOffsetHeight = "shadowOffset.height"
  case shadowColor
  case shadowPath
  case path
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineDashPhase
  case colors
  case locations
  case startPoint
  case endPoint
  case instanceDelay
  case instanceTransform
  case instanceColor
  case instanceRedOffset
  case instanceGreenOffset
  case instanceBlueOffset
  case instanceAlphaOffset
  case backdropRadius
  case backdropSaturation

  /// The properties that a `UIView` animation block moves.
  package static let inViews: [AnimatableProperty] = [
    .position, .bounds, .transform, .opacity, .backgroundColor, .cornerRadius, .backdropRadius, .backdropSaturation,
  ]

  /// Whether a `UIView` animation of this property adds to the model value instead of replacing it.
  package var isAdditiveInViews: Bool {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: true
    default: false
    }
  }

  /// Where the property stands among a layer's values, and of which kind its value is.
  var place: AnimatablePlace {
    switch self {
    case .position: .point(\.position)
    case .positionX: .scalar(\.position.x)
    case .positionY: .scalar(\.position.y)
    case .zPosition: .scalar(\.zPosition)
    case .anchorPoint: .point(\.anchorPoint)
    case .anchorPointX: .scalar(\.anchorPoint.x)
    case .anchorPointY: .scalar(\.anchorPoint.y)
    case .anchorPointZ: .scalar(\.extras.anchorPointZ)
    case .bounds: .rect(\.bounds)
    case .boundsOrigin: .point(\.bounds.origin)
    case .boundsOriginX: .scalar(\.bounds.origin.x)
    case .boundsOriginY: .scalar(\.bounds.origin.y)
    case .boundsSize: .size(\.bounds.size)
    case .boundsWidth: .scalar(\.bounds.size.width)
    case .boundsHeight: .scalar(\.bounds.size.height)
    case .transform: .transform(\.transform)
    case .scale: .scalar(\.transform.meanScale)
    case .scaleX: .part(\.scale.x)
    case .scaleY: .part(\.scale.y)
    case .scaleZ: .part(\.scale.z)
    case .rotationX: .part(\.angles.x)
    case .rotationY: .part(\.angles.y)
    case .rotation, .rotationZ: .part(\.angles.z)
    case .translation: .size(\.transform.translation)
    case .translationX: .part(\.translation.x)
    case .translationY: .part(\.translation.y)
    case .translationZ: .part(\.translation.z)
    case .sublayerTransform: .transform(\.extras.sublayerTransform)
    case .opacity: .float(\.opacity)
    case .hidden: .flag(\.isHidden)
    case .backgroundColor: .color(\.backgroundColor)
    case .contents: .contents(\.contentsFade)
    case .contentsRect: .rect(\.extras.contentsRect)
    case .cornerRadius: .scalar(\.cornerRadius)
    case .borderWidth: .scalar(\.extras.borderWidth)
    case .borderColor: .color(\.extras.borderColor)
    case .shadowOpacity: .float(\.extras.shadow.opacity)
    case .shadowRadius: .scalar(\.extras.shadow.radius)
    case .shadowOffset: .size(\.extras.shadow.offset)
    case .shadowOffsetWidth: .scalar(\.extras.shadow.offset.width)
    case .shadowOffsetHeight: .scalar(\.extras.shadow.offset.height)
    case .shadowColor: .color(\.extras.shadow.color)
    case .shadowPath: .path(\.extras.shadow.path)
    case .path: .path(\.extras.shapeStyle.path)
    case .fillColor: .color(\.extras.shapeStyle.fillColor)
    case .strokeColor: .color(\.extras.shapeStyle.strokeColor)
    case .strokeStart: .scalar(\.extras.shapeStyle.strokeStart)
    case .strokeEnd: .scalar(\.extras.shapeStyle.strokeEnd)
    case .lineWidth: .scalar(\.extras.shapeStyle.lineWidth)
    case .miterLimit: .scalar(\.extras.shapeStyle.miterLimit)
    case .lineDashPhase: .scalar(\.extras.shapeStyle.dashPhase)
    case .colors: .colors(\.extras.gradientStyle.colors)
    case .locations: .numbers(\.extras.gradientStyle.locations)
    case .startPoint: .point(\.extras.gradientStyle.start)
    case .endPoint: .point(\.extras.gradientStyle.end)
    case .instanceDelay: .scalar(\.extras.replicationStyle.delay)
    case .instanceTransform: .transform(\.extras.replicationStyle.transform)
    case .instanceColor: .color(\.extras.replicationStyle.color)
    case .instanceRedOffset: .float(\.extras.replicationStyle.red)
    case .instanceGreenOffset: .float(\.extras.replicationStyle.green)
    case .instanceBlueOffset: .float(\.extras.replicationStyle.blue)
    case .instanceAlphaOffset: .float(\.extras.replicationStyle.alpha)
    case .backdropRadius: .scalar(\.extras.backdropStyle.radius)
    case .backdropSaturation: .scalar(\.extras.backdropStyle.saturation)
    }
  }

  /// The property of which this one is a part, as `transform` is for `transform.scale.x`; the property itself if it is no part.
  package var whole: AnimatableProperty { AnimatableProperty(rawValue: String(rawValue.prefix { $0 != "." })) ?? self }

  package func value(in values: LayerValues) -> AnimatableValue { place.value(in: values) }

  /// As `value(in:)`, but the properties that move most often are read without a key path and without a copy of all values.
  func value(inPlace values: inout LayerValues) -> AnimatableValue {
    switch self {
    case .position: .point(values.position)
    case .bounds: .rect(values.bounds)
    case .transform: .transform(values.transform)
    case .opacity: .scalar(Double(values.opacity))
    default: place.value(in: values)
    }
  }

  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    switch (self, value) {
    case (.position, .point(let point)): values.position = point
    case (.bounds, .rect(let rect)): values.bounds = rect
    case (.transform, .transform(let transform)): values.transform = transform
    case (.opacity, .scalar(let scalar)): values.opacity = Float(scalar)
    default: place.set(value, in: &values)
    }
  }

  /// The value a user put into `fromValue`, `toValue` or `byValue`; nil if it is of another kind.
  func value(from any: Any?) -> AnimatableValue? { any.flatMap { place.value(from: $0) } }

  /// The value in the form in which users find it in `fromValue`.
  package func any(from value: AnimatableValue) -> Any { place.any(from: value) }
}
