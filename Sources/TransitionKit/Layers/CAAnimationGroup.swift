/// Animations that run together, on the group's time: what lasts longer than the group is cut off.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
  }

  override func apply(to values: inout LayerValues, model: LayerValues, layerTime: Double) {
    guard let time = time(at: layerTime) else { return }
    let groupTime = fraction(at: time) * duration
    for animation in animations ?? [] {
      if animation.timing.duration == 0 { animation.timing.duration = duration }
      animation.apply(to: &values, model: model, layerTime: groupTime)
    }
  }
}
