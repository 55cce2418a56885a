extension CALayer {
  /// The layer's own time now.
  var localTime: Double {
    convertTime(stage?.now ?? 0, from: nil)
  }

  /// The stage's time at which this layer's is `time`.
  func stageTime(at time: Double) -> Double {
    guard time.isFinite, let parentTime = values.timing.parentTime(at: time) else { return .infinity }
    return superlayer?.stageTime(at: parentTime) ?? parentTime
  }
}
