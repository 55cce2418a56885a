extension CALayer {
  /// The layer's own time now.
  package var localTime: Double {
    convertTime(scene?.now ?? 0, from: nil)
  }

  /// The stage's time at which this layer's is `time`.
  func stageTime(at time: Double) -> Double {
    guard time.isFinite, let parentTime = values.timing.parentTime(at: time) else { return .infinity }
    return superlayer?.stageTime(at: parentTime) ?? parentTime
  }
}

/// A layer's time has no end until it is given a duration. From then on the other properties count, too, and the layer is seen only while
/// its time runs, or the fill mode holds it.
extension CALayer: CAMediaTiming {
  public var beginTime: CFTimeInterval {
    get { values.timing.beginTime }
    set {
      changeTime(\.timing.beginTime, to: newValue)
      (self as? CAEmitterLayer)?.beginsAfresh()
    }
  }
  public var duration: CFTimeInterval {
    get { values.isLimited ? values.timing.duration : .infinity }
    set { changeTime(\.timing.duration, to: newValue.isFinite ? newValue : 0) }
  }
  public var speed: Float {
    get { Float(values.timing.speed) }
    set { changeTime(\.timing.speed, to: Double(newValue)) }
  }
  public var timeOffset: CFTimeInterval {
    get { values.timing.timeOffset }
    set { changeTime(\.timing.timeOffset, to: newValue) }
  }
  public var repeatCount: Float {
    get { Float(values.timing.repeatCount) }
    set { change(\.timing.repeatCount, to: Double(newValue)) }
  }
  public var repeatDuration: CFTimeInterval {
    get { values.timing.repeatDuration }
    set { change(\.timing.repeatDuration, to: newValue) }
  }
  public var autoreverses: Bool {
    get { values.timing.autoreverses }
    set { change(\.timing.autoreverses, to: newValue) }
  }
  public var fillMode: CAMediaTimingFillMode {
    get { values.timing.fillMode }
    set { change(\.timing.fillMode, to: newValue) }
  }
}
