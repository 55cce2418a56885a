internal import Raster

/// Where an animated value stands among a layer's values, and in which forms users may give such a value.
enum AnimatablePlace {
  case scalar(WritableKeyPath<LayerValues, CGFloat>)
  case float(WritableKeyPath<LayerValues, Float>)
  /// The flag is true for a number of one half or more.
  case flag(WritableKeyPath<LayerValues, Bool>)
  case point(WritableKeyPath<LayerValues, CGPoint>)
  case size(WritableKeyPath<LayerValues, CGSize>)
  case rect(WritableKeyPath<LayerValues, CGRect>)
  case transform(WritableKeyPath<LayerValues, CATransform3D>)
  /// A part of the layer's transform.
  case part(WritableKeyPath<TransformParts, Double>)
  case color(WritableKeyPath<LayerValues, CGColor?>)
  case path(WritableKeyPath<LayerValues, CGPath?>)
  case contents(WritableKeyPath<LayerValues, ContentsFade>)
  case colors(WritableKeyPath<LayerValues, [CGColor]>)
  case numbers(WritableKeyPath<LayerValues, [Double]?>)

  func value(in values: LayerValues) -> AnimatableValue {
    switch self {
    case .scalar(let path): .scalar(Double(values[keyPath: path]))
    case .float(let path): .scalar(Double(values[keyPath: path]))
    case .flag(let path): .scalar(values[keyPath: path] ? 1 : 0)
    case .point(let path): .point(values[keyPath: path])
    case .size(let path): .point(CGPoint(values[keyPath: path]))
    case .rect(let path): .rect(values[keyPath: path])
    case .transform(let path): .transform(values[keyPath: path])
    case .part(let part): .scalar(Double(values.transform[part: part]))
    case .color(let path): .color(values[keyPath: path]?.color ?? .transparent)
    case .path(let path): .path(values[keyPath: path]?.path ?? Path())
    case .contents(let path): .contents(values[keyPath: path])
    case .colors(let path): .list(values[keyPath: path].map { .color($0.color) })
    case .numbers(let path): .list((values[keyPath: path] ?? []).map(AnimatableValue.scalar))
    }
  }

  /// Sets the value; a value of another kind changes nothing.
  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    switch (self, value) {
    case (.scalar(let path), .scalar(let scalar)): values[keyPath: path] = CGFloat(scalar)
    case (.float(let path), .scalar(let scalar)): values[keyPath: path] = Float(scalar)
    case (.flag(let path), .scalar(let scalar)): values[keyPath: path] = scalar >= 0.5
    case (.point(let path), .point(let point)): values[keyPath: path] = point
    case (.size(let path), .point(let point)): values[keyPath: path] = CGSize(width: point.x, height: point.y)
    case (.rect(let path), .rect(let rect)): values[keyPath: path] = rect
    case (.transform(let path), .transform(let transform)): values[keyPath: path] = transform
    case (.part(let part), .scalar(let scalar)): values.transform[part: part] = CGFloat(scalar)
    case (.color(let path), .color(let color)): values[keyPath: path] = CGColor(color)
    case (.path(let path), .path(let outline)): values[keyPath: path] = CGPath(outline)
    case (.contents(let path), .contents(let fade)): values[keyPath: path] = fade
    case (.colors(let path), .list(let list)): values[keyPath: path] = list.compactMap(\.color).map { CGColor($0) }
    case (.numbers(let path), .list(let list)): values[keyPath: path] = list.isEmpty ? nil : list.compactMap(\.scalar)
    default: break
    }
  }

  func value(from any: Any) -> AnimatableValue? {
    switch self {
    case .scalar, .float, .flag, .part:
      Self.number(any).map(AnimatableValue.scalar)
    case .point:
      (any as? CGPoint ?? (any as? NSValue)?.pointValue).map(AnimatableValue.point)
    case .size:
      (any as? CGSize ?? (any as? NSValue)?.sizeValue).map { .point(CGPoint($0)) }
    case .rect:
      (any as? CGRect ?? (any as? NSValue)?.rectValue).map(AnimatableValue.rect)
    case .transform:
      (any as? CATransform3D ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform) ?? (any as? NSValue)?.transform)
        .map(AnimatableValue.transform)
    case .color:
      (any as? CGColor).map { .color($0.color) }
    case .path:
      (any as? CGPath).map { .path($0.path) }
    case .contents:
      (any as? CGImage).map { .contents(ContentsFade($0)) }
    case .colors:
      (any as? [Any]).map { .list($0.compactMap { ($0 as? CGColor).map { .color($0.color) } }) }
    case .numbers:
      (any as? [Any]).map { .list($0.compactMap(Self.number).map(AnimatableValue.scalar)) }
    }
  }

  func any(from value: AnimatableValue) -> Any {
    switch value {
    case .scalar(let scalar): return CGFloat(scalar)
    case .point(let point):
      if case .size = self { return CGSize(width: point.x, height: point.y) }
      return point
    case .rect(let rect): return rect
    case .transform(let transform): return transform
    case .color(let color): return CGColor(color)
    case .path(let path): return CGPath(path)
    case .contents(let fade): return (fade.share < 0.5 ? fade.from : fade.to) as Any
    case .list(let list):
      if case .numbers = self { return list.compactMap(\.scalar).map(NSNumber.init(value:)) }
      return list.map(any(from:))
    }
  }

  private static func number(_ any: Any) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension CGPoint {
  fileprivate init(_ size: CGSize) {
    self.init(x: size.width, y: size.height)
  }
}

extension Color {
  static let transparent = Color(red: 0, green: 0, blue: 0, alpha: 0)
}
