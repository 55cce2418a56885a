extension Stage {
  package func run(at time: Double, _ action: @escaping () -> Void) {
    self.time.call(at: time, action)
  }

  /// Lays out and takes all changes to the screen, as the end of a turn does, while the code of the turn still runs.
  package func flushLayers() {
    perform {
      ownWindow.layoutIfNeeded()
      scene.finishDuties()
      turn.runWaiting()
      _ = turn.commit()
      turn.end()
    }
  }
}
