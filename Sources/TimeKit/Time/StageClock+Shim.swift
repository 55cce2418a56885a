private import CStageClock

/// The system's clocks, which show a stage's time to the code that the stage runs.
@MainActor
package enum StageClock {
  /// Shows a time of the stage; what was slept before counts no more.
  static func show(_ time: Double) { stage_clock_show(time) }

  /// The code that follows has the system's clocks again.
  static func hide() { stage_clock_hide() }

  /// How long the code has slept since the time was last shown, in seconds.
  nonisolated static var slept: Double { stage_clock_slept() }

  /// Shows the date on which stages begin to what runs before the stage, in a process that does nothing but film.
  package static func showBeginning() { stage_clock_show_beginning() }
}
