// The casts between geometry and its boxes that Foundation on Apple's systems knows: `value as? CGFloat` finds the number in an
// `NSNumber`, `value as? NSValue` boxes a point. The compiler's runtime asks this protocol for such casts.

extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// Geometry that an `NSValue` can hold.
public protocol ValueBoxed: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value without any size, turn or shift.
  static var plain: Self { get }
  /// Nil for a box of another type.
  init?(in box: NSValue)
}

extension ValueBoxed {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(in: source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    result = Self(in: source)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.flatMap(Self.init(in:)) ?? .plain
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  public static var plain: CGPoint { .zero }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  public init?(in box: NSValue) {
    guard box.isBoxed(like: NSValue(point: .zero)) else { return nil }
    self = box.pointValue
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  public static var plain: CGSize { .zero }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  public init?(in box: NSValue) {
    guard box.isBoxed(like: NSValue(size: .zero)) else { return nil }
    self = box.sizeValue
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  public static var plain: CGRect { .zero }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  public init?(in box: NSValue) {
    guard box.isBoxed(like: NSValue(rect: .zero)) else { return nil }
    self = box.rectValue
  }
}

extension CGAffineTransform: ValueBoxed {
  public static var plain: CGAffineTransform { .identity }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }

  public init?(in box: NSValue) {
    guard box.isBoxed(like: NSValue(cgAffineTransform: .identity)) else { return nil }
    self = box.cgAffineTransformValue
  }
}

extension CATransform3D: ValueBoxed {
  public static var plain: CATransform3D { CATransform3DIdentity }
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  public init?(in box: NSValue) {
    guard box.isBoxed(like: NSValue(caTransform3D: CATransform3DIdentity)) else { return nil }
    self = box.caTransform3DValue
  }
}

extension NSValue {
  fileprivate func isBoxed(like other: NSValue) -> Bool {
    unsafe String(cString: objCType) == String(cString: other.objCType)
  }
}
