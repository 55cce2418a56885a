/// What an emitter layer emits, from each change of its settings on.
struct Emission: Equatable {
  struct Settings: Equatable {
    var cells: [ParticleRecipe] = []
    var birthRate: Float = 1
    var lifetime: Float = 1
    var position = CGPoint.zero
    var size = CGSize.zero
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var order = CAEmitterLayerRenderMode.unordered
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0

    /// How many particles of a cell are born in a second.
    func rate(of cell: Int) -> Double { cells[cell].birthRate * max(Double(birthRate), 0) }
  }

  /// The settings from one time of the layer's own to the next change.
  struct Epoch: Equatable {
    /// Nil for the first: before any change.
    var begin: Double?
    var settings: Settings
    /// How many particles of each cell were born before.
    var counts: [Double]
  }

  private(set) var epochs = [Epoch(begin: nil, settings: Settings(), counts: [])]
  /// Whether nothing is emitted before the layer's own time 0.
  var beginsAfresh = false

  var settings: Settings { epochs[epochs.count - 1].settings }

  private static let mostEpochs = 500

  /// Changes the settings from a time on; without a time, from the beginning of the last change.
  mutating func change(at time: Double?, _ change: (inout Settings) -> Void) {
    var next = epochs[epochs.count - 1]
    change(&next.settings)
    guard next.settings != settings else { return }
    let isOther = next.settings.cells.count != settings.cells.count
    if let time, time > epochs[epochs.count - 1].begin ?? -.infinity, !settings.cells.isEmpty {
      next.counts = settings.cells.indices.map { count(of: $0, in: epochs.count - 1, at: time) }
      next.begin = time
    }
    if let time, settings.cells.isEmpty { next.begin = epochs[epochs.count - 1].begin ?? time }
    if isOther { next.counts = next.settings.cells.map { _ in 0 } }
    if next.begin == epochs[epochs.count - 1].begin || settings.cells.isEmpty { epochs.removeLast() }
    epochs.append(next)
    if epochs.count > Self.mostEpochs { epochs.removeFirst() }
  }

  /// How many particles of a cell are born up to a time of an epoch; not a whole number, and negative before the layer's time 0.
  func count(of cell: Int, in epoch: Int, at time: Double) -> Double {
    let (own, window) = (epochs[epoch], self.window(of: cell, in: epoch))
    let begin = own.begin ?? 0
    func inside(_ time: Double) -> Double { min(max(time, window.lowerBound), window.upperBound) }
    return own.counts[cell] + own.settings.rate(of: cell) * (inside(time) - inside(begin))
  }

  /// The times at which a cell has particles born, as far as the epoch does not end them.
  func window(of cell: Int, in epoch: Int) -> ClosedRange<Double> {
    let recipe = epochs[epoch].settings.cells[cell]
    let isOpen = !beginsAfresh && recipe.begin <= 0 && recipe.duration == .infinity
    let begin = isOpen ? -Self.past : max(recipe.begin, 0)
    return begin...max(begin, begin + recipe.duration)
  }

  /// As good as for ever, and little enough for exact numbers of particles.
  private static let past = 1e6
}
