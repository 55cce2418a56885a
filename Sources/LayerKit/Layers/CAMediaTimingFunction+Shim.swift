internal import Motion

extension CAMediaTimingFunction {
  /// Writes the x and the y of a control point, 0 to 3, to the two numbers at `ptr`.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    insist((0...3).contains(idx), "A cubic curve has the control points 0 to 3")
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    unsafe ptr[0] = Float(points[idx].0)
    unsafe ptr[1] = Float(points[idx].1)
  }
}
