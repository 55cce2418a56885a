/// Collects the changes in all keyframes of one `animateKeyframes` call, and makes one animation for each changed property.
@MainActor
final class KeyframeRecorder {
  /// The change of one property in one keyframe; `start` and `end` are shares of the whole duration.
  private struct Step {
    let start: Double
    let end: Double
    let before: AnimatableValue
    var after: AnimatableValue
  }

  /// A property of a layer.
  private struct Track {
    let layer: CALayer
    let property: AnimatableProperty
    var steps: [Step]

    /// A keyframe that changes a property twice, as a centre by its two coordinates, goes to the last value.
    mutating func take(_ step: Step) {
      if let last = steps.indices.last, steps[last].start == step.start, steps[last].end == step.end {
        steps[last].after = step.after
      } else {
        steps.append(step)
      }
    }
  }

  private var tracks: [Track] = []
  /// The time of the keyframe being recorded. A change outside of all keyframes takes the whole duration.
  private var span = (start: 0.0, end: 1.0)

  func frame(start: Double, duration: Double, _ body: () -> Void) {
    let outer = span
    span = (min(max(start, 0), 1), min(max(start + duration, 0), 1))
    body()
    span = outer
  }

  func record(_ property: AnimatableProperty, of layer: CALayer, from before: AnimatableValue, to after: AnimatableValue) {
    let step = Step(start: span.start, end: span.end, before: before, after: after)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[index].take(step)
    } else {
      tracks.append(Track(layer: layer, property: property, steps: [step]))
    }
  }

  /// Adds the animations to their layers.
  func finish(in block: AnimationBlock, _ mode: CAAnimationCalculationMode) {
    for track in tracks {
      let property = track.property
      let start = property.isAdditiveInViews ? nil : block.start(of: property, of: track.layer)
      let (times, values) = Self.keyframes(from: start ?? track.steps[0].before, through: track.steps)
      let final = property.value(in: track.layer.values)
      let animation = CAKeyframeAnimation(keyPath: property.rawValue)
      animation.isAdditive = property.isAdditiveInViews
      animation.calculationMode = mode
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.values = values.map { property.any(from: animation.isAdditive ? $0.difference(from: final) : $0) }
      block.add(animation, for: property, to: track.layer, before: track.steps[0].before)
    }
  }

  /// Makes one property's key times and values. Its value holds from the end of a keyframe to the start of the next.
  private static func keyframes(
    from start: AnimatableValue, through steps: [Step]
  ) -> (times: [Double], values: [AnimatableValue]) {
    let steps = steps.ascending(by: \.start)
    var times = [0.0]
    var values = [start]
    for step in steps {
      if step.start > times[times.count - 1] {
        values.append(values[values.count - 1])
        times.append(step.start)
      }
      values.append(step.after)
      times.append(max(step.end, times[times.count - 1]))
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return (times, values)
  }
}
