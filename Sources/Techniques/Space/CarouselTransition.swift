public import StyleKit
import TransitionKit

/// The screens stand on a carousel that turns by a quarter.
class CarouselTransition: ScreenTransition {
  /// How far the eye is from the screen.
  var eye: CGFloat = 900

  override init() {
    super.init()
    duration = 0.7
  }

  override func animate(_ screens: ScreenPair) {
    screens.canvas.backgroundColor = .black
    screens.setPerspective(eye: eye)
    let (lower, upper) = (screens.picture(of: screens.lower), screens.picture(of: screens.upper))
    let (radius, angle) = (screens.bounds.width * 0.75, CGFloat.pi * 0.44)
    func place(_ share: CGFloat) -> CATransform3D {
      guard share != 0 else { return CATransform3DIdentity }
      let turn = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -radius), share * angle, 0, 1, 0)
      return CATransform3DTranslate(turn, 0, 0, radius)
    }
    let shades = [lower, upper].map(screens.shade)
    play(
      screens,
      tracks: [
        Track(lower.layer, "transform") { place(-$0) }, Track(upper.layer, "transform") { place(1 - $0) },
        Track(shades[0].layer, "opacity") { 0.8 * $0 }, Track(shades[1].layer, "opacity") { 0.8 * (1 - $0) },
        Track(lower.layer, "opacity") { 1 - Self.ease($0, from: 0.7) }, Track(upper.layer, "opacity") { Self.ease($0, to: 0.3) },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let carousel = Technique(
    "carousel", CarouselTransition.self, .space,
    source: "“Carousel” of presentation programs, rotary of iCarousel by Nick Lockwood",
    there: "easeInOut: the screens stand on a carousel that turns to the left",
    back: "easeInOut: the carousel turns to the right",
    duration: 0.7,
    parameters: [
      Parameter("eye", .number(900, in: 100...10000, unit: .points), "how far the eye is from the screen")
    ]
  ) { settings in
    let transition = CarouselTransition()
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The screens stand on a carousel that turns by a quarter.
  public static let carouselPush = carousel.there
  /// The way back from `carouselPush`.
  public static let carouselPop = carousel.back
}
