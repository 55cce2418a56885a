import UIKit

extension Piece {
  /// Animators whose steps are tasks, or work on several queues.
  static let tasks: [Piece] = [
    .push("TaskFade") { TaskFade() },
    .push("AwaitedBlocks") { AwaitedBlocks() },
    .push("TileGroup") { TileGroup() },
    .push("ActorBars") { ActorBars() },
    .push("StreamedWipe") { StreamedWipe() },
    .push("LoadedColors") { LoadedColors() },
    .push("DetachedPath") { DetachedPath() },
    .push("CancelledPulse") { CancelledPulse() },
    .push("ClockTicks") { ClockTicks() },
    .push("AwaitedAnimator") { AwaitedAnimator() },
    .push("QueuedStripes") { QueuedStripes() },
  ]
}
