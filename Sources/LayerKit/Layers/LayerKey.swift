/// A property of a layer, or of one of its subclasses, as values by name set and read it.
@MainActor
struct LayerKey {
  /// Whether a layer has the property.
  let isOf: (CALayer) -> Bool
  /// Numbers come as `NSNumber`, which casts to every kind of number.
  let get: (CALayer) -> Any?
  /// Sets the property as Swift code does; a value of another kind changes nothing.
  let set: (CALayer, Any?) -> Void

  /// - Parameters:
  ///   - read: a value in the property's type; nil if it is of another kind.
  ///   - write: the property's value as users find it.
  init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ read: @escaping (Any?) -> Value?, _ write: @escaping (Value) -> Any?
  ) {
    isOf = { $0 is Layer }
    get = { ($0 as? Layer).flatMap { write($0[keyPath: path]) } }
    set = { layer, any in
      if let layer = layer as? Layer, let value = read(any) { layer[keyPath: path] = value }
    }
  }

  // MARK: Kinds of values

  static func number(_ path: ReferenceWritableKeyPath<some CALayer, CGFloat>) -> LayerKey {
    LayerKey(path, { $0 as? CGFloat ?? ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }, { NSNumber(value: Double($0)) })
  }

  static func float(_ path: ReferenceWritableKeyPath<some CALayer, Float>) -> LayerKey {
    LayerKey(path, { ($0 as? NSNumber)?.floatValue }, { NSNumber(value: $0) })
  }

  static func seconds(_ path: ReferenceWritableKeyPath<some CALayer, CFTimeInterval>) -> LayerKey {
    LayerKey(path, { ($0 as? NSNumber)?.doubleValue }, { NSNumber(value: $0) })
  }

  static func flag(_ path: ReferenceWritableKeyPath<some CALayer, Bool>) -> LayerKey {
    LayerKey(path, { ($0 as? NSNumber)?.boolValue }, { NSNumber(value: $0) })
  }

  /// A value that is kept as it is.
  static func plain<Value>(_ path: ReferenceWritableKeyPath<some CALayer, Value>) -> LayerKey {
    LayerKey(path, { $0 as? Value }, { $0 })
  }

  /// A value that is kept as it is, and may be nil.
  static func optional<Value>(_ path: ReferenceWritableKeyPath<some CALayer, Value?>) -> LayerKey {
    LayerKey(path, { any in any == nil ? .some(nil) : (any as? Value).map(Optional.some) }, { $0 })
  }

  /// A name, which users give and find as a string; its own type is taken, too.
  static func name<Name: RawRepresentable<String>>(_ path: ReferenceWritableKeyPath<some CALayer, Name>) -> LayerKey {
    LayerKey(path, { any in any as? Name ?? (any as? String).flatMap { Name(rawValue: $0) } }, { $0.rawValue })
  }

  static func transform(_ path: ReferenceWritableKeyPath<some CALayer, CATransform3D>) -> LayerKey {
    LayerKey(
      path, { any in any as? CATransform3D ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform) }, { $0 })
  }

  // MARK: The properties

  static let all: [String: LayerKey] = [
    "actions": .optional(\CALayer.actions),
    "anchorPoint": .plain(\CALayer.anchorPoint),
    "anchorPointZ": .number(\CALayer.anchorPointZ),
    "autoreverses": .flag(\CALayer.autoreverses),
    "backgroundColor": .optional(\CALayer.backgroundColor),
    "beginTime": .seconds(\CALayer.beginTime),
    "borderColor": .optional(\CALayer.borderColor),
    "borderWidth": .number(\CALayer.borderWidth),
    "bounds": .plain(\CALayer.bounds),
    "compositingFilter": LayerKey(\CALayer.compositingFilter, { .some($0) }, { $0 }),
    "contents": LayerKey(\CALayer.contents, { .some($0) }, { $0 }),
    "contentsCenter": .plain(\CALayer.contentsCenter),
    "contentsGravity": .name(\CALayer.contentsGravity),
    "contentsRect": .plain(\CALayer.contentsRect),
    "contentsScale": .number(\CALayer.contentsScale),
    "cornerCurve": .name(\CALayer.cornerCurve),
    "cornerRadius": .number(\CALayer.cornerRadius),
    "doubleSided": .flag(\CALayer.isDoubleSided),
    "duration": .seconds(\CALayer.duration),
    "fillMode": .name(\CALayer.fillMode),
    "frame": .plain(\CALayer.frame),
    "hidden": .flag(\CALayer.isHidden),
    "mask": .optional(\CALayer.mask),
    "maskedCorners": LayerKey(
      \CALayer.maskedCorners, { any in any as? CACornerMask ?? (any as? NSNumber).map { CACornerMask(rawValue: $0.uintValue) } },
      { NSNumber(value: $0.rawValue) }),
    "masksToBounds": .flag(\CALayer.masksToBounds),
    "name": .optional(\CALayer.name),
    "needsDisplayOnBoundsChange": .flag(\CALayer.needsDisplayOnBoundsChange),
    "opacity": .float(\CALayer.opacity),
    "opaque": .flag(\CALayer.isOpaque),
    "position": .plain(\CALayer.position),
    "rasterizationScale": .number(\CALayer.rasterizationScale),
    "repeatCount": .float(\CALayer.repeatCount),
    "repeatDuration": .seconds(\CALayer.repeatDuration),
    "shadowColor": .optional(\CALayer.shadowColor),
    "shadowOffset": .plain(\CALayer.shadowOffset),
    "shadowOpacity": .float(\CALayer.shadowOpacity),
    "shadowPath": .optional(\CALayer.shadowPath),
    "shadowRadius": .number(\CALayer.shadowRadius),
    "shouldRasterize": .flag(\CALayer.shouldRasterize),
    "speed": .float(\CALayer.speed),
    "sublayerTransform": .transform(\CALayer.sublayerTransform),
    "sublayers": .optional(\CALayer.sublayers),
    "timeOffset": .seconds(\CALayer.timeOffset),
    "transform": .transform(\CALayer.transform),
    "zPosition": .number(\CALayer.zPosition),

    "fillColor": .optional(\CAShapeLayer.fillColor),
    "fillRule": .name(\CAShapeLayer.fillRule),
    "lineCap": .name(\CAShapeLayer.lineCap),
    "lineDashPattern": .optional(\CAShapeLayer.lineDashPattern),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "lineJoin": .name(\CAShapeLayer.lineJoin),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
    "path": .optional(\CAShapeLayer.path),
    "strokeColor": .optional(\CAShapeLayer.strokeColor),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "strokeStart": .number(\CAShapeLayer.strokeStart),

    "colors": .optional(\CAGradientLayer.colors),
    "endPoint": .plain(\CAGradientLayer.endPoint),
    "locations": .optional(\CAGradientLayer.locations),
    "startPoint": .plain(\CAGradientLayer.startPoint),
    "type": .name(\CAGradientLayer.type),

    "instanceAlphaOffset": .float(\CAReplicatorLayer.instanceAlphaOffset),
    "instanceBlueOffset": .float(\CAReplicatorLayer.instanceBlueOffset),
    "instanceColor": .optional(\CAReplicatorLayer.instanceColor),
    "instanceCount": LayerKey(
      \CAReplicatorLayer.instanceCount, { ($0 as? NSNumber)?.intValue }, { NSNumber(value: $0) }),
    "instanceDelay": .seconds(\CAReplicatorLayer.instanceDelay),
    "instanceGreenOffset": .float(\CAReplicatorLayer.instanceGreenOffset),
    "instanceRedOffset": .float(\CAReplicatorLayer.instanceRedOffset),
    "instanceTransform": .transform(\CAReplicatorLayer.instanceTransform),
  ]

  /// The key that stands for a getter's name.
  static let getters = ["isHidden": "hidden", "isOpaque": "opaque", "isDoubleSided": "doubleSided"]

  /// The parts of the frame, which is no property of its own that animations could move.
  static let partsOfFrame: [String: LayerKey] = [
    "frame.origin": .plain(\CALayer.frame.origin),
    "frame.origin.x": .number(\CALayer.frame.origin.x),
    "frame.origin.y": .number(\CALayer.frame.origin.y),
    "frame.size": .plain(\CALayer.frame.size),
    "frame.size.width": .number(\CALayer.frame.size.width),
    "frame.size.height": .number(\CALayer.frame.size.height),
  ]
}
