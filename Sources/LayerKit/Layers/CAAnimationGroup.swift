/// Animations that run together, on the group's time: what lasts longer than the group is cut off, and one without a duration
/// takes the group's. Their own delegates are not told.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func plainTwin() -> CAAnimation { CAAnimationGroup() }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
  }

  override var changesDepth: Bool { animations?.contains(where: \.changesDepth) == true }

  override var unknownKeyPaths: [String] { (animations ?? []).flatMap(\.unknownKeyPaths) }

  override func forEachShown(at layerTime: Double, _ body: (CAAnimation, _ layerTime: Double) -> Void) {
    guard let time = time(at: layerTime) else { return }
    // The last moment still belongs to the animations that end with the group.
    let groupTime = min(fraction(at: time) * duration, duration.nextDown)
    for animation in animations ?? [] {
      if animation.timing.duration == 0 { animation.timing.duration = duration }
      animation.forEachShown(at: groupTime, body)
    }
  }
}
