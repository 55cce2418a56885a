internal import TransitionKit

extension CAMediaTimingFunction {
  /// The x and y of the first control point, then those of the second, in hundred-thousandths.
  var controlPoints: [Double] {
    [1, 2].flatMap { index in
      var point: [Float] = [0, 0]
      unsafe getControlPoint(at: index, values: &point)
      return point.map { (Double($0) * 100_000).rounded() / 100_000 }
    }
  }
}
