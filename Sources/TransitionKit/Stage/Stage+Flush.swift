extension Stage {
  /// Lays out and takes all changes to the screen, as the end of a turn does, while the code of the turn still runs.
  func flush() {
    perform {
      ownWindow.layoutIfNeeded()
      turn.runWaiting()
      _ = turn.commit()
      turn.end()
    }
  }
}
