/// A value that can be mixed with another of its kind.
///
/// The defaults for `SIMD` vectors of `Double` go component by component; a type of points or sizes can forward to them.
public protocol Interpolatable: Sendable {
  /// The value at `fraction` of the way from this one to `end`: exactly this at 0, exactly `end` at 1, beyond them outside.
  func interpolated(to end: Self, by fraction: Double) -> Self

  /// The distance between two values; paced keyframes cover equal distances in equal times.
  func distance(to other: Self) -> Double

  /// This value plus `weight` times the difference from `start` to `end`; cubic keyframes are built of such steps.
  func advanced(by weight: Double, from start: Self, to end: Self) -> Self
}

extension Double: Interpolatable {
  @inlinable public func interpolated(to end: Double, by fraction: Double) -> Double {
    fraction == 1 ? end : self + (end - self) * fraction
  }

  @inlinable public func distance(to other: Double) -> Double { (other - self).magnitude }

  @inlinable public func advanced(by weight: Double, from start: Double, to end: Double) -> Double {
    self + (end - start) * weight
  }
}

extension Interpolatable where Self: SIMD<Double> {
  @inlinable public func interpolated(to end: Self, by fraction: Double) -> Self {
    fraction == 1 ? end : self + (end - self) * fraction
  }

  public func distance(to other: Self) -> Double {
    let way = other - self
    return way.indices.reduce(0) { length, index in Elementary.hypot(length, way[index]) }
  }

  @inlinable public func advanced(by weight: Double, from start: Self, to end: Self) -> Self {
    self + (end - start) * weight
  }
}

extension SIMD2: Interpolatable where Scalar == Double {}
extension SIMD3: Interpolatable where Scalar == Double {}
extension SIMD4: Interpolatable where Scalar == Double {}
