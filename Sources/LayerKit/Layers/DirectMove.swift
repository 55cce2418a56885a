/// Where animations have brought the values that move most often: position, bounds, transform and opacity.
///
/// Most animations are of these, from one known value to another. They are applied here number by number, without the
/// `AnimatableValue` that holds a value of any kind; the arithmetic and its order are those of `LayerValues.presented(at:)`, so the
/// results are the same to the bit. Where two animations move one property, they are applied there.
struct DirectMove {
  var position: CGPoint
  var bounds: CGRect
  var opacity: Float
  /// Nil while no animation shows a transform.
  var transform: CATransform3D?

  /// The moved values at a time of the layer's own; nil if one of the layer's animations is of another kind.
  @MainActor
  init?(of model: LayerValues, _ animations: [AttachedAnimation], at time: Double) {
    (position, bounds, opacity) = (model.position, model.bounds, model.opacity)
    var moved: DirectEnds.Properties = []
    // By index, and without closures: a loop over the elements would copy each, and each call of a closure would look whether it runs
    // on the main actor.
    for index in animations.indices {
      guard let animation = animations[index].basic, let ends = animation.directEnds else { return nil }
      guard moved.insert(ends.property).inserted else { return nil }
      if let share = animation.share(at: time) { move(ends, share, model) }
    }
  }

  @MainActor
  private mutating func move(_ ends: DirectEnds, _ share: Double, _ model: LayerValues) {
    switch ends.values {
    case .position(let from, let to):
      let way = from.mixed(with: to, by: share)
      position = ends.isAdditive ? position.moved(by: way) : way
    case .bounds(let from, let to):
      let way = from.mixed(with: to, by: share)
      bounds = ends.isAdditive ? bounds.grown(by: way) : way
    case .opacity(let from, let to):
      let way = from.mixed(with: to, by: share)
      opacity = Float(ends.isAdditive ? Double(opacity) + way : way)
    case .transform(let way):
      let turn = way.transform(at: share)
      transform = ends.isAdditive ? CATransform3DConcat(turn, model.transform) : turn
    }
  }
}

/// The two ends of an animation that moves its layer directly.
@MainActor
final class DirectEnds {
  enum Values {
    case position(CGPoint, CGPoint)
    case bounds(CGRect, CGRect)
    case opacity(Double, Double)
    case transform(TransformWay)
  }

  struct Properties: OptionSet {
    let rawValue: UInt8

    static let position = Properties(rawValue: 1)
    static let bounds = Properties(rawValue: 2)
    static let opacity = Properties(rawValue: 4)
    static let transform = Properties(rawValue: 8)
  }

  let property: Properties
  let isAdditive: Bool
  let values: Values

  /// Nil for a property that is not moved directly.
  init?(_ property: AnimatableProperty, isAdditive: Bool, from: AnimatableValue, to: AnimatableValue) {
    switch (property, from, to) {
    case (.position, .point(let from), .point(let to)): (self.property, values) = (.position, .position(from, to))
    case (.bounds, .rect(let from), .rect(let to)): (self.property, values) = (.bounds, .bounds(from, to))
    case (.opacity, .scalar(let from), .scalar(let to)): (self.property, values) = (.opacity, .opacity(from, to))
    case (.transform, .transform(let from), .transform(let to)):
      (self.property, values) = (.transform, .transform(.between(from.matrix, to.matrix)))
    default: return nil
    }
    self.isAdditive = isAdditive
  }
}

// MARK: - Arithmetic, as `AnimatableValue` does it

extension Double {
  fileprivate func mixed(with end: Double, by share: Double) -> Double { share == 1 ? end : self + (end - self) * share }
}

extension CGFloat {
  fileprivate func mixed(with end: CGFloat, by share: Double) -> CGFloat {
    CGFloat(Double(self).mixed(with: Double(end), by: share))
  }
}

extension CGPoint {
  fileprivate func mixed(with end: CGPoint, by share: Double) -> CGPoint {
    CGPoint(x: x.mixed(with: end.x, by: share), y: y.mixed(with: end.y, by: share))
  }

  fileprivate func moved(by way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}

extension CGRect {
  fileprivate func mixed(with end: CGRect, by share: Double) -> CGRect {
    let (from, to) = ((origin, size), (end.origin, end.size))
    return CGRect(
      x: from.0.x.mixed(with: to.0.x, by: share), y: from.0.y.mixed(with: to.0.y, by: share),
      width: from.1.width.mixed(with: to.1.width, by: share), height: from.1.height.mixed(with: to.1.height, by: share))
  }

  fileprivate func grown(by way: CGRect) -> CGRect {
    CGRect(
      x: origin.x + way.origin.x, y: origin.y + way.origin.y, width: size.width + way.size.width,
      height: size.height + way.size.height)
  }
}
