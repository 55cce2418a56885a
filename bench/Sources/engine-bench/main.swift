// How long the engine takes to show one frame: `engine-bench [--views N] [--frames N] [--only SCENE]`, one line of JSON a scene.
import Glibc
import TransitionKit

/// Milliseconds of processor time a frame took to advance to and to show, over the frames of ten seconds.
struct Timing {
  var advance: Double
  var picture: Double
  var items: Int
}

enum Scene: String, CaseIterable {
  /// Every view moves.
  case moving
  /// Every view moves, fades and turns.
  case busy
  /// One view moves among all the others.
  case still
  /// One page of views moves over another.
  case pages

  @MainActor
  func start(_ stage: Stage, _ views: [UIView]) {
    switch self {
    case .moving:
      UIView.animate(withDuration: 10) { for view in views { view.center.x += 100 } }
    case .busy:
      UIView.animate(withDuration: 10) {
        for view in views {
          view.center.x += 100
          view.alpha = 0.5
          view.transform = CGAffineTransform(rotationAngle: 1)
        }
      }
    case .still:
      UIView.animate(withDuration: 10) { views[views.count / 2].center.x += 100 }
    case .pages:
      UIView.animate(withDuration: 10) { views[0].superview?.center.x += 300 }
    }
  }
}

/// In milliseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

@MainActor
func measure(_ scene: Scene, views count: Int, frames: Int) -> Timing {
  let stage = Stage(size: CGSize(width: 1000, height: 1000), scale: 1)
  let page = UIView(frame: stage.window.bounds)
  stage.window.addSubview(page)
  let views = (0..<count).map { index in
    let view = UIView(frame: CGRect(x: index % 100 * 10, y: index / 100 * 10 % 1000, width: 8, height: 8))
    view.backgroundColor = UIColor(red: CGFloat(index % 7) / 7, green: 0.5, blue: CGFloat(index % 11) / 11, alpha: 1)
    page.addSubview(view)
    return view
  }
  stage.advance(to: 0)
  stage.perform { scene.start(stage, views) }
  var timing = Timing(advance: 0, picture: 0, items: 0)
  for frame in 1...frames {
    let time = 10 * Double(frame) / Double(frames + 1)
    let start = processorTime()
    stage.advance(to: time)
    let arrived = processorTime()
    timing.items = stage.picture().items.count
    timing.advance += (arrived - start) / Double(frames)
    timing.picture += (processorTime() - arrived) / Double(frames)
  }
  return timing
}

func word(after name: String) -> String? {
  guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return nil }
  return CommandLine.arguments[place + 1]
}

let (count, frames) = (word(after: "--views").flatMap(Int.init) ?? 10_000, word(after: "--frames").flatMap(Int.init) ?? 100)
for scene in Scene.allCases where word(after: "--only").map({ $0 == scene.rawValue }) ?? true {
  let timing = measure(scene, views: count, frames: frames)
  let (advance, picture) = ((timing.advance * 1000).rounded() / 1000, (timing.picture * 1000).rounded() / 1000)
  print(#"{"scene": "\#(scene.rawValue)", "views": \#(count), "advance_ms": \#(advance), "picture_ms": \#(picture), "items": \#(timing.items)}"#)
}
