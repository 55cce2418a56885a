public import StyleKit
import TransitionKit

/// The old screen folds up like an accordion to the left, and draws the new one in after it.
class FoldTransition: ScreenTransition {
  /// How many folds there are.
  var folds: Int = 3
  /// How far the eye is from the screen.
  var eye: CGFloat = 1000

  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let (bounds, canvas) = (screens.bounds, screens.canvas)
    canvas.backgroundColor = .black
    screens.setPerspective(eye: eye)
    let parts = screens.grid(columns: 2 * folds, rows: 1)
    let (strips, upper) = (screens.pieces(of: screens.lower, parts), screens.picture(of: screens.upper))
    var tracks = [Track(upper.layer, "transform.translation.x") { bounds.width * Self.turn($0).a }]
    for (index, strip) in strips.enumerated() {
      strip.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      strip.center = CGPoint(x: 0, y: bounds.midY)
      let shade = screens.shade(on: strip)
      let (left, width) = (parts[index].minX, parts[index].width)
      tracks.append(
        Track(strip.layer, "transform") { progress in
          // Every other strip leads away from the eye, and the next one back to it.
          let (turn, leadsAway) = (Self.turn(progress), index.isMultiple(of: 2))
          let place = CATransform3DMakeTranslation(left * turn.a, 0, leadsAway ? 0 : -width * turn.b)
          return CATransform3DRotate(place, (leadsAway ? 1 : -1) * progress * .pi / 2, 0, 1, 0)
        })
      tracks.append(Track(shade.layer, "opacity") { (index.isMultiple(of: 2) ? 0.6 : 0.25) * Self.turn($0).b })
    }
    play(screens, tracks: tracks)
  }

  /// The turn of the strips, whose parts `a` and `b` are the cosine and sine.
  private static func turn(_ progress: CGFloat) -> CGAffineTransform {
    progress == 1
      ? CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0) : CGAffineTransform(rotationAngle: progress * .pi / 2)
  }
}

// MARK: - In the catalogue

extension Style {
  private static let fold = Technique(
    "fold", FoldTransition.self, .space, source: "the accordion of VCTransitionsLibrary's CEFoldAnimationController",
    there: "easeInOut: the old screen folds up to the left like an accordion, and draws the new one after it",
    back: "easeInOut: the accordion unfolds and pushes the screen out to the right",
    duration: 0.8,
    parameters: [
      Parameter("folds", .number(3, in: 1...20, unit: .none), "how many folds there are"),
      Parameter("eye", .number(1000, in: 100...10000, unit: .points), "how far the eye is from the screen"),
    ]
  ) { settings in
    let transition = FoldTransition()
    if let number = settings.number("folds") { transition.folds = Int(number) }
    settings.apply("eye", to: &transition.eye)
    return transition
  }
  /// The old screen folds up like an accordion to the left, and draws the new one in after it.
  public static let foldPush = fold.there
  /// The way back from `foldPush`.
  public static let foldPop = fold.back
}
