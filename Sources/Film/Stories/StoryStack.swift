import StyleKit
import TransitionKit

/// The stack of screens while a story is read: the screens that are there decide what the next step may be.
struct StoryStack {
  struct Entry {
    let part: Int
    let covers: Bool
    /// How the screen was presented, where it covers the stack.
    let presentation: UIModalPresentationStyle
    /// The pan that takes the screen away; nil if none does.
    let pan: Pan?
    /// The style by which the screen came, where only a trial tells which pan takes it away.
    var source: Style?
  }

  /// A pan, and the progress beyond which it finishes when the finger lifts; nil where only a trial tells.
  struct Pan {
    let gesture: Gesture
    let threshold: Double?

    /// The pull that takes a sheet away.
    static let ofSheets = Pan(gesture: .down, threshold: 0.5)

    private init(gesture: Gesture, threshold: Double?) {
      self.gesture = gesture
      self.threshold = threshold
    }

    init?(of style: Style, _ settings: Settings) {
      guard let gesture = style.gesture else { return nil }
      let threshold = style.number("threshold", with: settings)
      guard threshold != nil || style.findsItsGesture else { return nil }
      self.init(gesture: gesture, threshold: threshold)
    }

    /// Whether the transition goes to its end when the finger lifts, calculated exactly as the styles' handlers do; nil where only a
    /// trial tells.
    func finishes(_ touch: StoryTouch, of entry: Entry?, on size: CGSize, statusBarHeight: CGFloat) -> Bool? {
      guard let threshold else { return nil }
      if gesture == .down {
        let (way, velocity) = touch.fall(on: size)
        return UISheetPresentationController.lets(
          goBy: way, at: velocity, on: size, statusBarHeight: statusBarHeight, isForm: entry?.presentation == .formSheet)
      }
      let way = touch.script(on: size).fingers[0].places.map(\.point.x)
      guard let first = way.first, let last = way.last else { return false }
      let begins = way.contains { abs($0 - first) >= UIPanGestureRecognizer.slop }
      let progress = [.right, .rightFromEdge].contains(gesture) ? (last - first) / size.width : abs((last - first) / size.width)
      return begins && Double(progress) > threshold
    }
  }

  /// The styles that a story may name.
  let styles: [Style]
  private(set) var entries: [Entry] = []

  init(_ styles: [Style]) {
    self.styles = styles
  }

  var top: Entry? { entries.last }

  func holds(_ part: Int) -> Bool { entries.contains { $0.part == part } }

  mutating func begin(with part: Int) {
    entries = [Entry(part: part, covers: false, presentation: .none, pan: nil)]
  }

  mutating func perform(_ action: Story.Action) {
    switch action {
    case .come(let part, let way):
      let back = way.style?.wayBack.flatMap(styles.named)
      let pan = way.isSheet ? Pan.ofSheets : back.flatMap { Pan(of: $0, Settings()) }
      let source = way.style.flatMap { $0.findsItsGesture ? $0 : nil }
      entries.append(Entry(part: part, covers: way.covers, presentation: way.presentation, pan: pan, source: source))
    case .leave(let part, _):
      while let top, top.part != part, entries.count > 1 { entries.removeLast() }
    case .wait, .touch: break
    }
  }
}

extension Story.Way {
  /// Whether the screen comes as a sheet.
  var isSheet: Bool { covers && [.automatic, .pageSheet, .formSheet].contains(presentation) }
}

extension StoryTouch {
  /// How far the finger has fallen when it lifts, and how fast it falls then, in points and points per second.
  fileprivate func fall(on size: CGSize) -> (way: CGFloat, velocity: CGFloat) {
    let places = script(on: size).fingers[0].places
    guard let first = places.first, let last = places.last, let before = places.dropLast().last else { return (0, 0) }
    let time = last.time - before.time
    return (last.point.y - first.point.y, time > 0 ? (last.point.y - before.point.y) / CGFloat(time) : 0)
  }
}
