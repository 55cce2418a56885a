internal import Raster
public import StyleKit
public import TransitionKit

extension Film {
  /// How a pan does that is tried on a style.
  private enum Answer: Int, Codable {
    /// Nothing begins.
    case none
    /// A change of screens begins, and does not go on with the finger.
    case begins
    /// A change of screens follows the finger, or runs by itself once the finger has begun it.
    case follows
  }

  /// The pan that drives a style: of those that its sources allow, the first that a change of screens follows.
  ///
  /// Each is tried on a stage of its own, from which nothing is drawn. A style of the catalogue says which pan it has.
  ///
  /// - Returns: the pan; nil where a finger changes nothing.
  @MainActor
  public static func gesture(
    driving style: Style, settings: Settings, from: Screen?, to: Screen?, size: CGSize, look: Look
  ) throws -> Gesture? {
    guard style.findsItsGesture else { return style.gesture }
    var second: Gesture?
    for gesture in style.change(with: settings).likelyGestures {
      var style = style
      style.gesture = gesture
      let film = Film(
        style, settings: settings, interaction: .drag(to: trialShare, release: false), from: from, to: to, size: size, look: look)
      let isLed = style.finger != nil
      switch try Rehearsal.result(of: { try answer(to: film, whichLeads: isLed) }) {
      case .follows: return gesture
      case .begins: second = second ?? gesture
      case .none: break
      }
    }
    return second
  }

  /// How far the finger goes in a trial: far enough for every recogniser, not so far that it ends what it drives.
  private static let trialShare = 0.6

  /// Keeps what sample screens and bars hold from answering a finger: only what the style's sources do is looked for.
  @MainActor
  private static func stopSamples(in view: UIView) {
    for subview in view.subviews {
      if view.next is SampleScreen || subview is UINavigationBar || subview is UITabBar {
        subview.isUserInteractionEnabled = false
      }
      stopSamples(in: subview)
    }
  }

  /// - Parameter isLed: whether the film's own pan makes the change, which counts only if it leads it, too.
  @MainActor
  private static func answer(to film: Film, whichLeads isLed: Bool) throws -> Answer {
    let take = try Take(film)
    let stage = take.stage
    stopSamples(in: stage.window)
    let (before, count) = (stage.picture(), stage.calls.count)
    take.begin()
    stage.advance(to: stage.now + (film.motion ?? 0))
    let begins = stage.calls.dropFirst(count).contains { call in
      call.kind == .lifecycle && (call.text.hasSuffix("viewWillAppear:]") || call.text.hasSuffix("viewWillDisappear:]"))
    }
    if let share = stage.ledShare { return share > 0.01 ? .follows : begins ? .begins : .none }
    return !isLed && (begins || stage.picture() != before) ? .follows : .none
  }
}
