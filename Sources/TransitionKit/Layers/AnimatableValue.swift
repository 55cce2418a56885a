internal import Motion
internal import Raster

/// What an animation moves: a layer property's value, in a form that mixes and adds.
enum AnimatableValue: Equatable, Sendable {
  case scalar(Double)
  case point(CGPoint)
  case rect(CGRect)
  /// Apart, because it would make all the others large.
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
    case (.scalar(let from), .scalar(let to)):
      .scalar(mix(from, to, fraction))
    case (.point(let from), .point(let to)):
      .point(CGPoint(x: mix(from.x, to.x, fraction), y: mix(from.y, to.y, fraction)))
    case (.rect(let from), .rect(let to)):
      .rect(
        CGRect(
          x: mix(from.origin.x, to.origin.x, fraction), y: mix(from.origin.y, to.origin.y, fraction),
          width: mix(from.size.width, to.size.width, fraction), height: mix(from.size.height, to.size.height, fraction)))
    case (.transform(let from), .transform(let to)):
      .transform(CATransform3D(from.matrix.interpolated(to: to.matrix, by: fraction)))
    case (.color(let from), .color(let to)):
      .color(
        Color(
          red: mix(from.red, to.red, fraction), green: mix(from.green, to.green, fraction),
          blue: mix(from.blue, to.blue, fraction), alpha: mix(from.alpha, to.alpha, fraction)))
    case (.path(let from), .path(let to)):
      .path(fraction == 0 ? from : from.mixed(with: to, by: fraction) ?? to)
    case (.contents(let from), .contents(let to)):
      .contents(ContentsFade(from: from.to, to: to.to, share: min(max(fraction, 0), 1)))
    case (.list(let from), .list(let to)) where from.count == to.count:
      .list(zip(from, to).map { $0.mixed(with: $1, by: fraction) })
    default:
      end
    }
  }

  /// What must be added to `base` to make this value; a transform's is `self · base⁻¹`.
  func difference(from base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.scalar(let value), .scalar(let base)):
      .scalar(value - base)
    case (.point(let value), .point(let base)):
      .point(CGPoint(x: value.x - base.x, y: value.y - base.y))
    case (.rect(let value), .rect(let base)):
      .rect(
        CGRect(
          x: value.origin.x - base.origin.x, y: value.origin.y - base.origin.y,
          width: value.size.width - base.size.width, height: value.size.height - base.size.height))
    case (.transform(let value), .transform(let base)):
      .transform(CATransform3DConcat(value, CATransform3DInvert(base)))
    case (.color(let value), .color(let base)):
      .color(
        Color(
          red: value.red - base.red, green: value.green - base.green, blue: value.blue - base.blue,
          alpha: value.alpha - base.alpha))
    case (.list(let value), .list(let base)) where value.count == base.count:
      .list(zip(value, base).map { $0.difference(from: $1) })
    default:
      self
    }
  }

  /// `base` with this value on top: the inverse of `difference(from:)`.
  func added(to base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.scalar(let value), .scalar(let base)):
      .scalar(base + value)
    case (.point(let value), .point(let base)):
      .point(CGPoint(x: base.x + value.x, y: base.y + value.y))
    case (.rect(let value), .rect(let base)):
      .rect(
        CGRect(
          x: base.origin.x + value.origin.x, y: base.origin.y + value.origin.y,
          width: base.size.width + value.size.width, height: base.size.height + value.size.height))
    case (.transform(let value), .transform(let base)):
      .transform(CATransform3DConcat(value, base))
    case (.color(let value), .color(let base)):
      .color(
        Color(
          red: base.red + value.red, green: base.green + value.green, blue: base.blue + value.blue,
          alpha: base.alpha + value.alpha))
    case (.list(let value), .list(let base)) where value.count == base.count:
      .list(zip(value, base).map { $0.added(to: $1) })
    default:
      base
    }
  }

  /// What changes nothing when added.
  var neutral: AnimatableValue {
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

private func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
  fraction == 1 ? to : from + (to - from) * fraction
}

private func mix(_ from: CGFloat, _ to: CGFloat, _ fraction: Double) -> CGFloat {
  CGFloat(mix(Double(from), Double(to), fraction))
}
