internal import Raster
public import TransitionKit

/// One run of a film's scene, on a stage of its own.
@MainActor
public final class Take {
  /// The stage on which the scene runs.
  public let stage: Stage
  /// When the motion begins, on the stage's clock: a whole second, so that sums with it stay exact.
  let start: Double
  private let action: @MainActor () -> Void
  private let mount: Mount
  /// The tap that starts the motion; nil where none is shown.
  private let tap: Tap?
  /// The taps of a story.
  private let taps: TapBook?

  /// The time within which everything must have come to rest, in seconds.
  static let patience = 120.0

  /// Sets the stage up for the first picture.
  public init(_ film: Film) throws {
    let stage = Stage(size: film.size, scale: film.scale, safeArea: film.look.safeArea)
    stage.isFilmed = true
    stage.cornerRadius = film.look.cornerRadius
    film.fonts.use()
    stage.userInterfaceStyle = film.look.isDark ? .dark : .light
    stage.contentSizeCategory = film.look.textSize
    let (time, date) = stage.isPad ? film.look.padStatus : (film.look.statusTime, "")
    stage.showStatusBar(time: time, date: date)
    self.stage = stage
    mount = film.mount
    taps = film.taps
    action = try stage.perform { try film.scene(stage) }
    start = stage.now.rounded(.up)
    stage.advance(to: start)
    tap =
      film.surroundings.showsTouches
      ? film.tappedChange.flatMap { Tap(on: stage, goesBack: $0 == .back, beginning: film.tapBeginning) } : nil
    try checkFonts()
  }

  /// Ends the take where fonts are missing: without its words a screen is another one.
  private func checkFonts() throws {
    if let advice = MissingFonts.advice { throw MissingFonts.Problem(description: advice) }
  }

  /// Starts the motion; a transition begins when the stage advances.
  public func begin() {
    guard let tap else { return stage.perform(action) }
    stage.perform { [action] in tap.schedule(action) }
  }

  /// Whether a finger has touched the screen so far, or taps it.
  var hasFingers: Bool { !fingers.isEmpty }

  /// Fingers that touch the screen, and those that are only drawn.
  private var fingers: [FingerTrace] {
    stage.fingerTraces + (tap.map { [$0.trace(from: start, at: stage.now)] } ?? []) + (taps?.traces(on: stage) ?? [])
  }

  /// The film's picture now: the screen in its surroundings.
  func picture() -> Picture {
    mount(stage.picture(), fingers, at: stage.now)
  }

  /// Runs the whole motion and tells how long it took, in seconds.
  static func motion(of film: Film) throws -> Double {
    if let motion = film.motion { return motion }
    return try Rehearsal.result {
      let take = try Take(film)
      take.begin()
      return try take.end()
    }
  }

  /// The film with the length of its motion, which then need not be found out for each thing that is made of it.
  package static func rehearsed(_ film: Film) throws -> Film {
    var film = film
    film.motion = try motion(of: film)
    return film
  }

  /// Lets the motion go on to one of its moments, or to its end if that is earlier; says whether it has ended.
  func rests(by moment: Double) -> Bool { stage.rests(by: start + moment) }

  /// Lets the motion, which has begun, go on to its end, and tells how long it took, in seconds.
  func end() throws -> Double {
    do throws(StageError) {
      try stage.settle(limit: start + Self.patience - stage.now)
    } catch .neverEnds(let names, _) {
      throw StageError.neverEnds(names, limit: Self.patience)
    }
    try checkFonts()
    return stage.restTime - start
  }

  private func run(for motion: Double?) throws {
    begin()
    guard let motion else { return _ = try end() }
    stage.advance(to: start + motion)
    try checkFonts()
  }

  /// Runs the whole motion and returns its breaches of UIKit's contract, with times counted from the motion's beginning.
  public static func diagnostics(of film: Film) throws -> [Diagnostic] {
    let found = try Rehearsal.result {
      let take = try Take(film)
      try take.run(for: film.motion)
      return take.diagnostics.map { Found(time: $0.time, text: $0.text) }
    }
    return found.map { Diagnostic(time: $0.time, text: $0.text) }
  }

  /// A diagnostic on its way between processes.
  private struct Found: Codable {
    let time: Double
    let text: String
  }

  /// The breaches of UIKit's contract so far, their times counted from the beginning of the motion.
  var diagnostics: [Diagnostic] { stage.diagnostics.map { Diagnostic(time: $0.time - start, text: $0.text) } }

  /// Runs the whole motion and returns the protocol calls it made, their times counted from its beginning.
  /// - Parameter ofAllKinds: whether lifecycle, presentation controllers and coordinators are there, too.
  public static func trace(_ film: Film, ofAllKinds: Bool = false) throws -> [LoggedCall] {
    let take = try Take(film)
    let calls = { ofAllKinds ? take.stage.calls : take.stage.timedLog }
    let before = calls().count
    try take.run(for: film.motion)
    return calls().dropFirst(before).map {
      LoggedCall(time: $0.time - take.start, text: $0.text, kind: $0.kind, object: $0.object)
    }
  }
}
