import Film
import Raster
import Styles
import Testing
import TransitionKit

/// Starts like any animator, and forgets to say that it is done.
private final class ForgetfulAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
  }
}

@MainActor
struct FilmStyleTests {
  private func pictures(_ film: Film) throws -> [Bitmap] {
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    return (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture.rasterized() }
  }

  /// The first and the last picture.
  private func ends(of film: Film) throws -> [Bitmap] {
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    let samples = (0..<sampler.frameCount).compactMap { _ in sampler.next() }
    return [samples.first, samples.last].compactMap { $0?.picture.rasterized() }
  }

  /// The styles whose documents show a part of the incoming screen from the first moment on.
  private static let showBothAtOnce = ["mg-default", "pd-dismiss", "picture-present"]

  @Test(arguments: Style.all.map(\.name), [1.0, 2.0])
  func picturesBeginAndEndAFilmExactly(style: String, scale: Double) throws {
    let (from, to) = (Bitmap.coded(36, 64), Bitmap.coded(36, 64, seed: 99))
    let film = Film(
      try #require(Style.named(style)), from: .picture(from), to: .picture(to),
      size: CGSize(width: 36 / scale, height: 64 / scale), scale: scale, fps: 20, firstHold: 0, lastHold: 0)
    let pictures = try pictures(film)
    // A sheet leaves a part of the other screen in sight.
    #expect(pictures.first == from || (Self.showBothAtOnce + ["system-dismiss", "system-half-sheet-dismiss"]).contains(style))
    #expect((pictures.last == to) == !["system-present", "system-half-sheet-present"].contains(style))
    #expect(Set(pictures.map(\.pixels)).count > 4)
  }

  @Test(arguments: Style.all.map(\.name)) func samplesBeginAndEndAFilm(style: String) throws {
    let style = try #require(Style.named(style))
    let size = CGSize(width: 160, height: 240)
    let pictures = try ends(of: Film(style, size: size, fps: 10))
    let back = try ends(
      of: Film(style, from: style.lowerSample == nil ? .detail : .sample(.palette), to: .list, size: size, fps: 10))
    #expect(pictures.first != pictures.last)
    switch style.change {
    case .pop, .dismiss: #expect(back.first == pictures.first)
    case .push, .present, .perform: #expect(back.first != pictures.first)
    }
  }

  @Test func aPopEndsWhereThePushBegan() throws {
    let size = CGSize(width: 160, height: 240)
    let push = try ends(of: Film(.kugouPush, size: size, fps: 10))
    let pop = try ends(of: Film(.kugouPop, size: size, fps: 10))
    #expect(pop.last == push.first)
    #expect(pop.first == push.last)
  }

  @Test(arguments: [(0.3, 16), (0.6, 31), (1.5, 76)]) func theDurationMayBeAnother(duration: Double, count: Int) throws {
    for style in [Style.kugouPush, .kugouPop, .mgPresent, .mthSlideFade, .pdPresent, .pictureDismiss] {
      let film = Film(
        style, size: CGSize(width: 8, height: 8), duration: duration, fps: 50, firstHold: 0, lastHold: 0)
      #expect(try TimelineSampler(film, countsCentiseconds: true).frameCount == count)
    }
  }

  @Test func aTransitionThatNeverCompletesIsNamed() {
    let style = Style(
      name: "forgetful", source: "", summary: "", change: .push { _ in ForgetfulAnimator() })
    let error = #expect(throws: StageError.self) {
      try TimelineSampler(Film(style, size: CGSize(width: 8, height: 8)), countsCentiseconds: true)
    }
    #expect(error?.description.contains("ForgetfulAnimator") == true)
    #expect(error?.description.contains("never called completeTransition") == true)
  }

  @Test func aTraceCountsFromTheBeginning() throws {
    let calls = try Take.trace(Film(.kugouPop, size: CGSize(width: 8, height: 8)))
    #expect(calls.first?.time == 0)
    #expect(calls.contains { $0.text == "-[KugouPop animateTransition:]" })
    #expect(!calls.contains { $0.text.contains("KugouPush") })
  }
}
