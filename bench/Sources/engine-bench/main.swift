// How long the engine takes to show one frame: `engine-bench [--views N] [--frames N] [--only SCENE]`, one line of JSON a scene. The scene
// `constraints` is a screen of 1,000 views under 3,200 constraints, from their making to their frames, and a frame in which half of them move,
// beside the same frame of views without constraints.
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

// MARK: Constraints

/// A view that wants a size.
final class Content: UIView {
  private let wanted: CGSize

  init(_ width: Int, _ height: Int) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { wanted }
}

/// A row of a column, with a picture, two texts and a mark: five views under sixteen constraints.
@MainActor
struct ConstrainedRow {
  let row = UIView()
  let constraints: [NSLayoutConstraint]

  /// - Parameter above: where the row above ends.
  init(_ index: Int, in page: UIView, below above: NSLayoutYAxisAnchor) {
    let (row, image) = (row, UIView())
    let (title, detail, mark) = (Content(100 + index % 7 * 10, 20), Content(150 + index % 11 * 20, 16), Content(12, 18))
    for view in [image, title, detail, mark] { row.addSubview(view) }
    for view in [row, image] { view.translatesAutoresizingMaskIntoConstraints = false }
    page.addSubview(row)
    mark.setContentCompressionResistancePriority(.required, for: .horizontal)
    constraints = [
      row.leadingAnchor.constraint(equalTo: page.leadingAnchor), row.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      row.topAnchor.constraint(equalTo: above, constant: 1), row.bottomAnchor.constraint(equalTo: detail.bottomAnchor, constant: 8),
      image.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: row.centerYAnchor), image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalTo: image.widthAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: mark.leadingAnchor, constant: -8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: mark.leadingAnchor, constant: -8),
      mark.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      mark.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ]
  }
}

@MainActor
func column(of count: Int, in page: UIView) -> [ConstrainedRow] {
  var rows: [ConstrainedRow] = []
  for index in 0..<count / 5 {
    rows.append(ConstrainedRow(index, in: page, below: rows.last?.row.bottomAnchor ?? page.topAnchor))
    NSLayoutConstraint.activate(rows[index].constraints)
  }
  return rows
}

@MainActor
func bareScreen() -> (stage: Stage, page: UIView) {
  let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2)
  let page = UIView(frame: stage.window.bounds)
  stage.window.addSubview(page)
  stage.window.layoutIfNeeded()
  return (stage, page)
}

/// Milliseconds of processor time a frame takes in which all below the middle of a column moves: under constraints, and with the same frames
/// without any.
@MainActor
func measureMotion(views count: Int, frames: Int) -> (constrained: Double, plain: Double) {
  func frameTime(_ stage: Stage, _ start: @escaping () -> Void) -> Double {
    stage.advance(to: 0)
    stage.perform(start)
    let began = processorTime()
    for frame in 1...frames {
      stage.advance(to: 10 * Double(frame) / Double(frames + 1))
      _ = stage.picture()
    }
    return (processorTime() - began) / Double(frames)
  }
  let (stage, page) = bareScreen()
  let rows = column(of: count, in: page)
  stage.window.layoutIfNeeded()
  let (plainStage, plainPage) = bareScreen()
  func copied(_ view: UIView, to parent: UIView) -> UIView {
    view.backgroundColor = .red
    let copy = UIView(frame: view.frame)
    copy.backgroundColor = .red
    parent.addSubview(copy)
    for inner in view.subviews { _ = copied(inner, to: copy) }
    return copy
  }
  let copies = rows.map { copied($0.row, to: plainPage) }
  let middle = rows.count / 2
  let constrained = frameTime(stage) {
    rows[middle].constraints[2].constant += 50
    UIView.animate(withDuration: 10) { page.layoutIfNeeded() }
  }
  let plain = frameTime(plainStage) {
    UIView.animate(withDuration: 10) { for copy in copies[middle...] { copy.center.y += 50 } }
  }
  return (constrained, plain)
}

/// Milliseconds of processor time until a column of constrained views has its frames, and until it has them after a change of a constant in
/// the middle by which all below moves: the least of several runs.
@MainActor
func measureConstraints(views count: Int, runs: Int) -> (first: Double, change: Double, constraints: Int) {
  var best = (first: Double.infinity, change: Double.infinity, constraints: 0)
  for _ in 0..<runs {
    let (stage, page) = bareScreen()
    let start = processorTime()
    let rows = column(of: count, in: page)
    stage.window.layoutIfNeeded()
    let solved = processorTime()
    for round in 1...10 {
      rows[rows.count / 2].constraints[9].constant += round % 2 == 0 ? -1 : 1
      stage.window.layoutIfNeeded()
    }
    best = (
      min(best.first, solved - start), min(best.change, (processorTime() - solved) / 10), rows.reduce(0) { $0 + $1.constraints.count }
    )
  }
  return best
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
if word(after: "--only").map({ $0 == "constraints" }) ?? true {
  let timing = measureConstraints(views: 1000, runs: 10)
  let (first, change) = ((timing.first * 100).rounded() / 100, (timing.change * 1000).rounded() / 1000)
  let motion = measureMotion(views: 1000, frames: frames)
  let (moving, plain) = ((motion.constrained * 1000).rounded() / 1000, (motion.plain * 1000).rounded() / 1000)
  print(
    #"{"scene": "constraints", "views": 1000, "constraints": \#(timing.constraints), "first_ms": \#(first), "change_ms": \#(change), "#
      + #""moving_ms": \#(moving), "moving_without_ms": \#(plain)}"#)
}
