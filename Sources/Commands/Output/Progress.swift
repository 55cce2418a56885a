import Film
import Foundation

/// A line on the terminal that says how far a film has come, how long it will still take and how large it is so far.
@MainActor
final class Progress {
  private let name: String
  private let start = ContinuousClock.now
  private var lastShown = ContinuousClock.now

  /// Fails where no terminal shows the line, where the terminal cannot redraw it, and under `--quiet`.
  init?(_ name: String, _ reporting: Reporting) {
    let isDumb = ["dumb", ""].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
    guard Console.isTerminal, !isDumb, !reporting.isQuiet else { return nil }
    self.name = name
  }

  /// Redraws at most ten times a second.
  func show(_ progress: FilmPipeline.Progress) {
    let now = ContinuousClock.now
    guard now - lastShown > .milliseconds(100) else { return }
    lastShown = now
    let share = Double(progress.done) / Double(progress.count)
    let left = (now - start) / share * (1 - share)
    Console.redraw(Self.line(name, progress, secondsLeft: left.components.seconds + 1, width: Console.columns - 1))
  }

  func clear() {
    Console.redraw("")
  }

  /// The progress in as many words as there is room for: the name is left out first, then the bar, then words.
  private static func line(_ name: String, _ progress: FilmPipeline.Progress, secondsLeft: Int64, width: Int) -> String {
    let share = Double(progress.done) / Double(progress.count)
    let filled = Int(share * 20)
    let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 20 - filled)
    let count = "\(progress.done)/\(progress.count)"
    let words = "\(count) frames, \(secondsLeft) s left, \(ByteCount.inWords(progress.bytes))"
    let lines = [
      "\(name)  \(bar)  \(words)", "\(bar)  \(words)", words, "\(count), \(secondsLeft) s left", "\(Int(share * 100))%",
    ]
    return lines.first { $0.count <= width } ?? ""
  }
}
