public import StyleKit
import TransitionKit

/// The screens part to both sides, and come together again with the new one in front.
class SwapTransition: ScreenTransition {
  override init() {
    super.init()
    duration = 0.8
  }

  override func animate(_ screens: ScreenPair) {
    let (canvas, shift) = (screens.canvas, screens.bounds.width * 0.42)
    canvas.backgroundColor = .black
    let behind = screens.picture(of: screens.upper)
    let old = screens.picture(of: screens.lower)
    let front = screens.picture(of: screens.upper)
    func place(_ scale: CGFloat, _ side: CGFloat, _ progress: CGFloat) -> CATransform3D {
      let apart = Self.ease(progress, to: 0.5) - Self.ease(progress, from: 0.5)
      return CATransform3DScale(CATransform3DMakeTranslation(side * shift * apart, 0, 0), scale, scale, 1)
    }
    let coming = { (progress: CGFloat) in place(0.75 + 0.25 * Self.ease(progress, from: 0.5), 1, progress) }
    play(
      screens, timing: .linear,
      tracks: [
        Track(old.layer, "transform") { place(1 - 0.25 * Self.ease($0, to: 0.5), -1, $0) },
        Track(behind.layer, "transform", coming),
        Track(front.layer, "transform", coming),
        Track(front.layer, "opacity") { $0 < 0.5 ? 0 : 1 },
      ])
  }
}

// MARK: - In the catalogue

extension Style {
  private static let swap = Technique(
    "swap", SwapTransition.self, .slides, source: "“Swap” of presentation programs, and swap of gl-transitions",
    there: "easeInOut: the screens part to both sides, change places, and the new one comes to the front",
    back: "easeInOut: the screens part to both sides, and the old one comes to the front again",
    duration: 0.8
  ) { _ in SwapTransition() }
  /// The screens part to both sides, and come together again with the new one in front.
  public static let swapPush = swap.there
  /// The way back from `swapPush`.
  public static let swapPop = swap.back
}
