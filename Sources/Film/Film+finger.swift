public import StyleKit
public import TransitionKit

extension Film {
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
    let isLed = style.finger != nil
    func film(drivenBy gesture: Gesture) -> Film {
      var style = style
      style.gesture = gesture
      let drag = Interaction.drag(to: FingerTrial.share, release: false)
      return Film(style, settings: settings, interaction: drag, from: from, to: to, size: size, look: look)
    }
    let usual = style.change(with: settings).likelyGestures
    let areas = try Rehearsal.result { try FingerTrial.areas(for: usual, in: film(drivenBy: usual[0])) }
    var best = (answer: FingerTrial.Answer(), gesture: Gesture?.none)
    for (gesture, area) in zip(usual, areas) where best.answer.kind != .follows {
      let gesture = area.map(gesture.onto) ?? gesture
      let answer = try Rehearsal.result { try FingerTrial.answer(of: film(drivenBy: gesture), whichLeads: isLed) }
      if answer > best.answer { best = (answer, gesture) }
    }
    return best.gesture
  }
}
