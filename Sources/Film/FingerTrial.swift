internal import Raster
import StyleKit
import TransitionKit

/// Tells what a pan does to a style of which only a trial tells which pan drives it.
@MainActor
enum FingerTrial {
  /// The answer to a finger: the more is of a higher kind, or moves a view farther.
  struct Answer: Codable, Comparable {
    /// The kinds of answers, the least first.
    enum Kind: Int, Codable {
      /// Nothing happens.
      case none
      /// The picture changes, but no recogniser was told of a finger: something scrolls, or a view follows touches by itself.
      case moves
      /// A recogniser was told of the finger, and the picture changes: a card may be led by hand, or a mark light up.
      case reports
      /// A change of screens begins, and does not go on with the finger.
      case begins
      /// A change of screens follows the finger, or runs by itself once the finger has begun it.
      case follows
    }

    var kind = Kind.none
    /// How far the finger has moved a view, in points.
    var distance = 0.0

    static func < (one: Answer, other: Answer) -> Bool {
      (one.kind.rawValue, one.distance) < (other.kind.rawValue, other.distance)
    }
  }

  /// How far the finger goes: far enough for every recogniser, not so far that it ends what it drives.
  static let share = 0.6

  /// For each pan the part of the window on which its finger has to come down to meet a recogniser; nil where it meets one as it is,
  /// or none is there.
  static func areas(for gestures: [Gesture], in film: Film) throws -> [CGRect?] {
    let take = try Take(film)
    let window = take.stage.window
    let views = window.viewsThatHearOfDrags
    return gestures.map { gesture in
      let start = gesture.point(at: 0, reach: share, on: film.size)
      let isMet = window.hitTest(start, with: nil).map { hit in views.contains(where: hit.isDescendant(of:)) } ?? false
      guard !gesture.isAtEdge, !isMet, let view = views.last else { return nil }
      let area = view.convert(view.bounds, to: nil).intersection(window.bounds)
      return area.isEmpty ? nil : area
    }
  }

  /// - Parameter isLed: whether the film's own pan makes the change, which counts only if it leads it, too.
  static func answer(of film: Film, whichLeads isLed: Bool) throws -> Answer {
    let take = try Take(film)
    let stage = take.stage
    stopBars(in: stage.window)
    let recognizers = stage.window.viewsThatHearOfDrags.flatMap(\.recognizersOfDrags)
    let (before, count, places) = (stage.picture(), stage.calls.count, stage.window.places)
    take.begin()
    stage.advance(to: stage.now + (film.motion ?? 0))
    let begins = stage.calls.dropFirst(count).contains { call in
      call.kind == .lifecycle && (call.text.hasSuffix("viewWillAppear:]") || call.text.hasSuffix("viewWillDisappear:]"))
    }
    if let share = stage.ledShare { return Answer(kind: share > 0.01 ? .follows : begins ? .begins : .none) }
    guard !isLed, begins || stage.picture() != before else { return Answer() }
    if begins { return Answer(kind: .follows) }
    let kind: Answer.Kind = recognizers.contains(where: \.hasReported) ? .reports : .moves
    return Answer(kind: kind, distance: stage.window.distance(from: places))
  }

  /// Keeps bars from answering a finger: only what the style's sources do is looked for.
  private static func stopBars(in view: UIView) {
    for subview in view.subviews {
      if subview is UINavigationBar || subview is UITabBar { subview.isUserInteractionEnabled = false }
      stopBars(in: subview)
    }
  }
}

extension UIView {
  /// Where the middle of this view and of those in it is seen.
  fileprivate var places: [ObjectIdentifier: CGPoint] {
    let own = (layer.presentation() ?? layer).convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return subviews.reduce(into: [ObjectIdentifier(self): own]) { $0.merge($1.places) { place, _ in place } }
  }

  /// How far one of the views has moved that were in these places.
  fileprivate func distance(from old: [ObjectIdentifier: CGPoint]) -> Double {
    places.reduce(0) { farthest, new in
      guard let before = old[new.key] else { return farthest }
      let (x, y) = (new.value.x - before.x, new.value.y - before.y)
      return max(farthest, Double((x * x + y * y).squareRoot()))
    }
  }

  /// The view and those in it whose recognisers tell an object of drags, the frontmost last.
  fileprivate var viewsThatHearOfDrags: [UIView] {
    guard !isHidden, isUserInteractionEnabled else { return [] }
    return (recognizersOfDrags.isEmpty ? [] : [self]) + subviews.flatMap(\.viewsThatHearOfDrags)
  }

  fileprivate var recognizersOfDrags: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { $0.reportsDrags && !($0 is UIScreenEdgePanGestureRecognizer) }
  }
}
