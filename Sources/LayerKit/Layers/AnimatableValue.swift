internal import Motion
package import Raster

/// A layer property's value in the form that animations mix and add.
package enum AnimatableValue: Equatable, Sendable {
  case scalar(Double)
  case point(CGPoint)
  case rect(CGRect)
  /// A transform is stored indirectly, because it would make the values of all other kinds as large as itself.
  indirect case transform(CATransform3D)
  case color(Color)
  case path(Path)
  case contents(ContentsFade)
  case list([AnimatableValue])

  var scalar: Double? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// The value between this one and `end`; fractions outside 0...1 go on beyond them, as springs do.
  func mixed(with end: AnimatableValue, by fraction: Double) -> AnimatableValue {
    switch (self, end) {
    case (.transform(let from), .transform(let to)):
      .transform(CATransform3D(from.matrix.interpolated(to: to.matrix, by: fraction)))
    case (.path(let from), .path(let to)):
      .path(fraction == 0 ? from : from.mixed(with: to, by: fraction) ?? to)
    case (.contents(let from), .contents(let to)):
      .contents(ContentsFade(from: from.to, to: to.to, share: min(max(fraction, 0), 1)))
    default:
      combined(with: end) { fraction == 1 ? $1 : $0 + ($1 - $0) * fraction } ?? end
    }
  }

  /// The value that `added(to: base)` turns into this one; for a transform it is `self · base⁻¹`.
  package func difference(from base: AnimatableValue) -> AnimatableValue {
    if case (.transform(let value), .transform(let base)) = (self, base) {
      return .transform(CATransform3DConcat(value, CATransform3DInvert(base)))
    }
    return combined(with: base, by: -) ?? self
  }

  /// `base` with this value on top: the inverse of `difference(from:)`.
  package func added(to base: AnimatableValue) -> AnimatableValue {
    if case (.transform(let value), .transform(let base)) = (self, base) {
      return .transform(CATransform3DConcat(value, base))
    }
    return base.combined(with: self, by: +) ?? base
  }

  /// Combines two values number by number; nil unless both are of one kind, of one length, and made of numbers alone.
  private func combined(with other: AnimatableValue, by operation: (Double, Double) -> Double) -> AnimatableValue? {
    func combine(_ one: CGFloat, _ two: CGFloat) -> CGFloat { CGFloat(operation(Double(one), Double(two))) }
    switch (self, other) {
    case (.scalar(let one), .scalar(let two)):
      return .scalar(operation(one, two))
    case (.point(let one), .point(let two)):
      return .point(CGPoint(x: combine(one.x, two.x), y: combine(one.y, two.y)))
    case (.rect(let one), .rect(let two)):
      let (origin, size) = (one.origin, one.size)
      return .rect(
        CGRect(
          x: combine(origin.x, two.origin.x), y: combine(origin.y, two.origin.y),
          width: combine(size.width, two.size.width), height: combine(size.height, two.size.height)))
    case (.color(let one), .color(let two)):
      return .color(
        Color(
          red: operation(one.red, two.red), green: operation(one.green, two.green), blue: operation(one.blue, two.blue),
          alpha: operation(one.alpha, two.alpha)))
    case (.list(let one), .list(let two)) where one.count == two.count:
      let list = zip(one, two).compactMap { $0.combined(with: $1, by: operation) }
      return list.count == one.count ? .list(list) : nil
    default:
      return nil
    }
  }

  /// The value of this kind that changes nothing when it is added.
  package var neutral: AnimatableValue {
    switch self {
    case .scalar: .scalar(0)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(.transparent)
    case .path: .path(Path())
    case .contents: .contents(ContentsFade(nil))
    case .list(let list): .list(list.map(\.neutral))
    }
  }
}
