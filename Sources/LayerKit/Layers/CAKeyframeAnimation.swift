internal import Motion
internal import Raster

public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var mode: Keyframes<AnimatableValue>.Mode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// How a layer turns while it travels along a path.
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns with the path, and half a turn further.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a row of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]? {
    didSet { keyframes = nil }
  }
  /// From 0 to 1, one for each value; nil spaces them evenly.
  open var keyTimes: [NSNumber]? {
    didSet { keyframes = nil }
  }
  /// The pace of each segment.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { keyframes = nil }
  }
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { keyframes = nil }
  }
  /// The spline's tension at each value, for the cubic modes; `continuityValues` and `biasValues` bend it there, too.
  open var tensionValues: [NSNumber]? {
    didSet { keyframes = nil }
  }
  open var continuityValues: [NSNumber]? {
    didSet { keyframes = nil }
  }
  open var biasValues: [NSNumber]? {
    didSet { keyframes = nil }
  }
  /// The keyframes, made from the properties above when they are first needed.
  private var keyframes: Keyframes<AnimatableValue>?

  /// The path along which a position or another point moves, in place of `values`. Each line and curve of it takes the time from
  /// one of `keyTimes` to the next; in the paced modes, time is shared out by length.
  open var path: CGPath? {
    didSet { walk = path.map { PathWalk($0.path) } }
  }
  /// Whether the layer turns as the path does.
  open var rotationMode: CAAnimationRotationMode?
  private var walk: PathWalk?

  override func plainTwin() -> CAAnimation { CAKeyframeAnimation() }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    copy.path = path?.copy()
    copy.rotationMode = rotationMode
  }

  package override func apply(to values: inout LayerValues, model: LayerValues, layerTime: Double) {
    guard let property, let time = time(at: layerTime) else { return }
    let fraction = fraction(at: time)
    if let walk, !walk.isEmpty { return follow(walk, property, fraction, in: &values) }
    guard let keyframes = keyframes(of: property) else { return }
    let value = accumulated(keyframes.value(at: fraction), end: keyframes.value(at: 1), layerTime: layerTime)
    property.set(isAdditive ? value.added(to: property.value(in: values)) : value, in: &values)
  }

  override func ownValue(model: Any?, layerTime: Double) -> Any? {
    guard let share = share(at: layerTime), let kind = OwnValue.kind(of: values?.first), let keyframes = keyframes(of: kind)
    else {
      return nil
    }
    let value = accumulated(keyframes.value(at: share), end: keyframes.value(at: 1), layerTime: layerTime)
    return kind.any(from: isAdditive ? kind.value(from: model).map(value.added) ?? value : value)
  }

  private func follow(
    _ walk: PathWalk, _ property: AnimatableProperty, _ fraction: Double, in values: inout LayerValues
  ) {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let step =
      isPaced
      ? walk.step(atLength: fraction) : walk.step(at: fraction, keyTimes?.map(\.doubleValue), timingFunctions?.map(\.curve))
    let value = AnimatableValue.point(CGPoint(step.point))
    property.set(isAdditive ? value.added(to: property.value(in: values)) : value, in: &values)
    guard let rotationMode else { return }
    let angle = step.angle + (rotationMode == .rotateAutoReverse ? .pi : 0)
    values.transform = CATransform3DConcat(CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1), values.transform)
  }

  private func keyframes(of property: AnimatableProperty) -> Keyframes<AnimatableValue>? {
    if let keyframes { return keyframes }
    let row = (values ?? []).compactMap { property.value(from: $0) }
    guard !row.isEmpty, row.count == values?.count else { return nil }
    let made = Keyframes(
      values: row, keyTimes: keyTimes?.map(\.doubleValue), mode: calculationMode.mode,
      curves: timingFunctions?.map(\.curve) ?? [], shapes: shapes(count: row.count))
    keyframes = made
    return made
  }

  private func shapes(count: Int) -> [SplineShape] {
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      list.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil } ?? 0
    }
    guard tensionValues != nil || continuityValues != nil || biasValues != nil else { return [] }
    return (0..<count).map {
      SplineShape(tension: number(tensionValues, $0), continuity: number(continuityValues, $0), bias: number(biasValues, $0))
    }
  }
}

extension AnimatableValue: Interpolatable {
  func interpolated(to end: AnimatableValue, by fraction: Double) -> AnimatableValue {
    mixed(with: end, by: fraction)
  }

  func distance(to other: AnimatableValue) -> Double {
    switch other.difference(from: self) {
    case .scalar(let scalar): abs(scalar)
    case .point(let point): Elementary.hypot(Double(point.x), Double(point.y))
    case .rect(let rect):
      Elementary.hypot(
        Elementary.hypot(Double(rect.origin.x), Double(rect.origin.y)),
        Elementary.hypot(Double(rect.size.width), Double(rect.size.height)))
    case .transform:
      if case (.transform(let start), .transform(let end)) = (self, other) { start.matrix.distance(to: end.matrix) } else { 0 }
    case .color(let color):
      Elementary.hypot(Elementary.hypot(color.red, color.green), Elementary.hypot(color.blue, color.alpha))
    case .path(let path): path.isEmpty ? 0 : 1
    case .contents(let fade): fade == ContentsFade(nil) ? 0 : 1
    case .list(let list): list.reduce(0) { Elementary.hypot($0, $1.distance(to: $1.neutral)) }
    }
  }

  func advanced(by weight: Double, from start: AnimatableValue, to end: AnimatableValue) -> AnimatableValue {
    if case (.transform(let value), .transform(let start), .transform(let end)) = (self, start, end) {
      return .transform(CATransform3D(value.matrix.advanced(by: weight, from: start.matrix, to: end.matrix)))
    }
    let way = end.difference(from: start)
    return way.neutral.mixed(with: way, by: weight).added(to: self)
  }
}
