import LayerKit
import Testing

@MainActor
struct PendingCompletionTests {
  private final class Calls {
    var finished: [Bool] = []
  }

  private let calls = Calls()

  private func completion(for animations: [CAAnimation]) -> PendingCompletion {
    let completion = PendingCompletion { [calls] in calls.finished.append($0) }
    animations.forEach(completion.wait)
    return completion
  }

  @Test func withoutAnimationsItIsCalledAtOnce() {
    completion(for: []).close()
    #expect(calls.finished == [true])
  }

  @Test func itWaitsForTheLastAnimation() {
    let animations = [CAAnimation(), CAAnimation()]
    completion(for: animations).close()
    animations[1].didStop(finished: true)
    #expect(calls.finished == [])
    animations[0].didStop(finished: true)
    #expect(calls.finished == [true])
  }

  @Test func itWaitsUntilNoMoreAnimationsCome() {
    let animation = CAAnimation()
    let completion = completion(for: [animation])
    animation.didStop(finished: true)
    #expect(calls.finished == [])
    completion.close()
    #expect(calls.finished == [true])
  }

  @Test func oneInterruptedAnimationInterruptsAll() {
    let animations = [CAAnimation(), CAAnimation()]
    completion(for: animations).close()
    animations[0].didStop(finished: false)
    animations[1].didStop(finished: true)
    #expect(calls.finished == [false])
  }
}
