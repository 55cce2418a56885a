import Foundation

/// For each clip that setting of ours which is ahead of `gifsicle -O3`, and for each other peer one that is no worse; where no setting is,
/// the one that comes nearest, and what it lacks.
struct Which {
  private var (count, ahead) = (0, 0)
  /// On how many clips a setting is ahead if times are those of all threads together.
  private var aheadByProcessor = 0
  /// On how many clips a setting is no worse than a peer, for each of `others`.
  private var noWorse = others.map { _ in 0 }

  /// The numbers of the peers that ours need not be ahead of.
  private static let others = Encoder.peers.indices.dropFirst(2)

  /// What a setting lacks to be ahead, each as how often it exceeds what is allowed.
  private static func lacks(_ ours: Encoder.Result, _ peer: Encoder.Result, bytes: Double, time: Double) -> [(String, Double)] {
    [
      ("bytes", Double(ours.bytes) / Double(peer.bytes) / bytes), ("PSNR", pow(10, (peer.psnr - ours.psnr) / 20)),
      ("flicker", ours.flicker / max(peer.flicker, 1e-9)), ("time", time),
    ].filter { $0.1 > 1 && ($0.0 != "flicker" || ours.flicker > peer.flicker) }
  }

  /// The number of the setting that lacks least, and what that is.
  /// - Parameter time: a setting's time as a share of what is allowed.
  private static func best(
    _ ours: [Encoder.Result], _ peer: Encoder.Result, bytes: Double, time: (Encoder.Result) -> Double
  ) -> (Int, [(String, Double)]) {
    let all = ours.map { lacks($0, peer, bytes: bytes, time: time($0)) }
    func cost(_ number: Int) -> Double { all[number].reduce(0) { $0 + log($1.1) + 0.001 } }
    let best = ours.indices.min { (cost($0), ours[$0].bytes) < (cost($1), ours[$1].bytes) } ?? 0
    return (best, all[best])
  }

  /// Whether a setting may be ahead of `gifsicle -O3`, but for its time, which was measured once and is near what is allowed.
  static func isNear(_ ours: Encoder.Result, _ peers: [Encoder.Result]) -> Bool {
    let time = ours.seconds / peers[0].seconds * 2
    return (0.75...1.4).contains(time) && lacks(ours, peers[1], bytes: 0.97, time: 0).isEmpty
  }

  /// The setting that is ahead of `gifsicle -O3`, or else comes nearest, and what it lacks.
  /// - Parameter peers: the results of `Encoder.peers`.
  static func nearest(_ ours: [Encoder.Result], _ peers: [Encoder.Result]) -> (setting: Int, lacking: [String]) {
    let (own, lacking) = best(ours, peers[1], bytes: 0.97) { $0.seconds / peers[0].seconds * 2 }
    return (own, lacking.map(\.0))
  }

  /// - Parameter peers: the results of `Encoder.peers`.
  mutating func add(_ names: [String], _ ours: [Encoder.Result], _ peers: [Encoder.Result], _ clip: Material) {
    if count == 0 {
      let others = Self.others.map { " no worse than \(Encoder.peers[$0].name) with | what is lacking |" }
      say("| clip | ahead with | bytes | PSNR, dB | flicker | time | processor | what is lacking |" + others.joined())
      say("|---|---|--:|--:|--:|--:|--:|---|" + others.map { _ in "---|---|" }.joined())
    }
    let (own, lacking) = Self.best(ours, peers[1], bytes: 0.97) { $0.seconds / peers[0].seconds * 2 }
    count += 1
    ahead += lacking.isEmpty ? 1 : 0
    aheadByProcessor += Self.best(ours, peers[1], bytes: 0.97) { $0.processor / peers[0].processor * 2 }.1.isEmpty ? 1 : 0
    let result = ours[own]
    let numbers = String(
      format: "%.3f | %+.2f | %+.3f | %.2f | %.2f", Double(result.bytes) / Double(peers[1].bytes), result.psnr - peers[1].psnr,
      result.flicker - peers[1].flicker, result.seconds / peers[0].seconds,
      result.processor / peers[0].processor)
    var row = "| \(clip.name) \(clip.width)×\(clip.height) | \(cells(names[own], lacking, numbers))"
    for (place, peer) in Self.others.enumerated() {
      let (other, lacking) = Self.best(ours, peers[peer], bytes: 1) { $0.seconds / peers[peer].seconds }
      noWorse[place] += lacking.isEmpty ? 1 : 0
      row += " | " + cells(names[other], lacking)
    }
    say(row + " |")
  }

  private func cells(_ setting: String, _ lacking: [(String, Double)], _ numbers: String? = nil) -> String {
    [lacking.isEmpty ? name(setting) : "–", numbers, Self.words(lacking)].compactMap { $0 }.joined(separator: " | ")
  }

  private func name(_ setting: String) -> String { setting.isEmpty ? "the default" : setting }

  private static func words(_ lacks: [(String, Double)]) -> String {
    lacks.map { String(format: "%@ %.2f", $0.0, $0.1) }.joined(separator: ", ")
  }

  func sayTotal() {
    let others = zip(Self.others, noWorse).map { "no worse than \(Encoder.peers[$0].name) on \($1)" }
    say("Of \(count) clips one setting is ahead of gifsicle on \(ahead), by processor time on \(aheadByProcessor), \(others.joined(separator: ", ")).")
  }
}
