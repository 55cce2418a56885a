public import StyleKit
import TransitionKit

/// The screens are covers of a row: the old one tilts and moves to the left, the new one comes from the right and faces the eye.
class CoverFlowTransition: ScreenTransition {
  /// How far the eye is from the screen.
  var eye: CGFloat = 900

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let (canvas, width) = (screens.canvas, screens.bounds.width)
    canvas.backgroundColor = .black
    screens.setPerspective(eye: eye)
    let (lower, upper) = (screens.picture(of: screens.lower), screens.picture(of: screens.upper))
    // A cover's place by how far it is from the middle of the row, in covers: it tilts first, then moves off.
    func place(_ distance: CGFloat) -> CATransform3D {
      guard distance != 0 else { return CATransform3DIdentity }
      let (side, tilt): (CGFloat, CGFloat) = (distance < 0 ? -1 : 1, Self.ease(abs(distance), to: 0.6))
      let away = CATransform3DMakeTranslation(
        side * width * (0.38 * tilt + Self.ease(abs(distance), from: 0.4)), 0, -width * 0.5 * tilt)
      return CATransform3DRotate(away, -side * tilt * .pi / 3, 0, 1, 0)
    }
    play(
      screens, timing: .linear,
      tracks: [
        Track(lower.layer, "transform") { place(-Self.ease($0)) }, Track(upper.layer, "transform") { place(1 - Self.ease($0)) },
        Track(lower.layer, "opacity") { 1 - Self.ease($0, from: 0.7) }, Track(upper.layer, "opacity") { Self.ease($0, to: 0.3) },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let coverFlow = Technique(
    "cover-flow", CoverFlowTransition.self, .space, source: "Cover Flow of iTunes and iPod, as iCarousel has it",
    there: "easeInOut: the old screen tilts and moves off to the left; the new one comes from the right and turns to the front",
    back: "easeInOut: the row of covers moves to the right",
    duration: 0.8,
    parameters: [
      Parameter("eye", .number(900, in: 100...10000, unit: .points), "how far the eye is from the screen")
    ]
  ) { settings in
    let transition = CoverFlowTransition()
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The screens are covers of a row: the old one tilts and moves to the left, the new one comes from the right and faces the eye.
  public static let coverFlowPush = coverFlow.there
  /// The way back from `coverFlowPush`.
  public static let coverFlowPop = coverFlow.back
}
