import Foundation

/// A line on the terminal that says how far a film has come and how long it will still take.
@MainActor
final class Progress {
  private let name: String
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now

  init(_ name: String) {
    self.name = name
  }

  /// How many frames are done, of how many; redraws at most ten times a second.
  func show(_ done: Int, _ count: Int) {
    let now = ContinuousClock.now
    guard now - lastShown > .milliseconds(100) else { return }
    lastShown = now
    let share = Double(done) / Double(count)
    let left = (now - start) / share * (1 - share)
    let filled = Int(share * 20)
    let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
    Console.redraw("\(name)  \(bar)  \(done)/\(count) frames, \(left.components.seconds + 1) s left")
  }

  func clear() {
    Console.redraw("")
  }
}
