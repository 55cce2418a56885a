internal import Raster

/// The layer properties that animations know, by Core Animation's key paths.
enum AnimatableProperty: String, CaseIterable {
  case position
  case bounds
  case transform
  case opacity
  case backgroundColor
  case cornerRadius

  /// Whether a `UIView` animation of this property adds to the model value instead of replacing it.
  var isAdditiveInViews: Bool {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: true
    case .opacity, .backgroundColor: false
    }
  }

  func value(in values: LayerValues) -> AnimatableValue {
    switch self {
    case .position: .point(values.position)
    case .bounds: .rect(values.bounds)
    case .transform: .transform(values.transform)
    case .opacity: .scalar(Double(values.opacity))
    case .backgroundColor: .color(values.backgroundColor?.color ?? .transparent)
    case .cornerRadius: .scalar(Double(values.cornerRadius))
    }
  }

  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    switch (self, value) {
    case (.position, .point(let point)): values.position = point
    case (.bounds, .rect(let rect)): values.bounds = rect
    case (.transform, .transform(let transform)): values.transform = transform
    case (.opacity, .scalar(let scalar)): values.opacity = Float(scalar)
    case (.backgroundColor, .color(let color)): values.backgroundColor = CGColor(color)
    case (.cornerRadius, .scalar(let scalar)): values.cornerRadius = CGFloat(scalar)
    default: break
    }
  }

  /// The value a user put into `fromValue`, `toValue` or `byValue`; nil if it is of another kind.
  func value(from any: Any?) -> AnimatableValue? {
    switch self {
    case .position:
      (any as? CGPoint ?? (any as? NSValue)?.pointValue).map(AnimatableValue.point)
    case .bounds:
      (any as? CGRect ?? (any as? NSValue)?.rectValue).map(AnimatableValue.rect)
    case .transform:
      (any as? CGAffineTransform).map(AnimatableValue.transform)
    case .opacity, .cornerRadius:
      Self.number(any).map(AnimatableValue.scalar)
    case .backgroundColor:
      (any as? CGColor).map { .color($0.color) }
    }
  }

  /// The same value as Core Animation would show it in `fromValue`.
  func any(from value: AnimatableValue) -> Any {
    switch value {
    case .scalar(let scalar): CGFloat(scalar)
    case .point(let point): point
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): CGColor(color)
    }
  }

  private static func number(_ any: Any?) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension Color {
  static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
