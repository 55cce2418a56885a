public import StyleKit
import TransitionKit

/// An element of the old screen flies to its place in the new one, and the rest of the screens fade into each other.
class HeroTransition: ScreenTransition {
  /// Where the element is in the old screen, by shares of the screen's width and height; nil is where that screen has its picture.
  var element: CGRect?
  /// Where it is in the new screen; nil is where that screen has its picture.
  var place: CGRect?
  /// Where elements are taken to be on screens that do not know them: in the old one, and in the new one.
  nonisolated static let usual = CGRect(x: 0.035, y: 0.396, width: 0.144, height: 0.081)
  nonisolated static let usualPlace = CGRect(x: 0.249, y: 0.127, width: 0.502, height: 0.285)

  override init() {
    super.init()
    duration = 0.55
  }

  override func animate(_ screens: ScreenPair) {
    let start = screens.place(element, usual: Self.usual) { $0.sharedPicture }
    let end = screens.goal(place, usual: Self.usualPlace) { $0.sharedPicture }
    let (source, goal) = (start.frame, end.frame)
    let (flying, shade) = (UIView(frame: source), UIView(frame: source))
    let faces = [(screens.lower, source), (screens.upper, goal)].compactMap { screen, part in
      screen.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
    }
    _ = Self.picture(of: screens.lower, without: start, screens)
    let upper = Self.picture(of: screens.upper, without: end, screens)
    for face in faces {
      face.frame = flying.bounds
      face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      flying.addSubview(face)
    }
    flying.clipsToBounds = true
    Self.copyShadow(of: end.view, to: shade)
    screens.canvas.addSubview(shade)
    screens.canvas.addSubview(flying)
    play(
      screens,
      steps: [
        Step {
          flying.frame = $0 ? goal : source
          flying.layer.cornerRadius = ($0 ? end.radius : start.radius) ?? 0
          shade.frame = flying.frame.insetBy(dx: 1, dy: 1)
          (shade.layer.cornerRadius, shade.alpha) = (flying.layer.cornerRadius, $0 ? 1 : 0)
        },
        Step(from: 0.15, to: 0.75) { upper.alpha = $0 ? 1 : 0 },
        Step(from: 0.1, to: 0.6) { faces.last?.alpha = $0 ? 1 : 0 },
      ])
  }

  /// Gives the flying element the shadow that its view has in the new screen, by itself or by the view around it.
  private static func copyShadow(of view: UIView?, to shade: UIView) {
    guard let layer = [view, view?.superview].compactMap({ $0?.layer }).first(where: { $0.shadowOpacity > 0 }) else { return }
    shade.backgroundColor = .black
    (shade.layer.shadowColor, shade.layer.shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
    (shade.layer.shadowRadius, shade.layer.shadowOffset) = (layer.shadowRadius, layer.shadowOffset)
  }

  /// A picture of a screen without the element: hidden, with the shadow that it throws, or where its view is not known, painted over with
  /// what stands left of it.
  private static func picture(of screen: UIView, without element: ScreenPair.Place, _ screens: ScreenPair) -> UIView {
    if let view = element.view {
      let alpha = view.alpha
      view.alpha = 0
      defer { view.alpha = alpha }
      return screens.picture(of: screen)
    }
    let place = element.frame
    let strip = CGRect(x: max(place.minX - 4, 0), y: place.minY, width: 2, height: place.height)
    let patch = screen.resizableSnapshotView(from: strip, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
    patch.frame = place
    let picture = screens.picture(of: screen)
    picture.addSubview(patch)
    return picture
  }
}

// MARK: - In the catalogue

extension Style {
  private static let hero = Technique(
    "hero", HeroTransition.self, .elements, source: "hero transitions, as Hero by Luke Zhao and Keynote's Magic Move have them",
    there: "easeInOut: an element flies to its place in the new screen, while the screens fade into each other around it",
    back: "easeInOut: the element flies back to its place",
    duration: 0.55,
    parameters: [
      Parameter("x", .number(0.035, in: 0...1, unit: .widths), "how far from the left edge the element lies"),
      Parameter("y", .number(0.396, in: 0...1, unit: .heights), "how far from the top the element lies"),
      Parameter("width", .number(0.144, in: 0.01...1, unit: .widths), "how wide the element is"),
      Parameter("height", .number(0.081, in: 0.01...1, unit: .heights), "how high the element is"),
      Parameter("to-x", .number(0.249, in: 0...1, unit: .widths), "how far from the left edge its place lies"),
      Parameter("to-y", .number(0.127, in: 0...1, unit: .heights), "how far from the top its place lies"),
      Parameter("to-width", .number(0.502, in: 0.01...1, unit: .widths), "how wide its place is"),
      Parameter("to-height", .number(0.285, in: 0.01...1, unit: .heights), "how high its place is"),
    ],
    beginning: Settings.beginning(usual: HeroTransition.usual) { $0.sharedPicture }
  ) { settings in
    let transition = HeroTransition()
    settings.apply("", to: &transition.element, usual: HeroTransition.usual)
    settings.apply("to-", to: &transition.place, usual: HeroTransition.usualPlace)
    return transition
  }
  /// An element of the old screen flies to its place in the new one, and the rest of the screens fade into each other.
  public static let heroPush = hero.there
  /// The way back from `heroPush`.
  public static let heroPop = hero.back
}
