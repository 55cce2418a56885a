import Foundation

/// For each clip that setting of ours which is ahead of `gifsicle -O3`, and one that is no worse than `gifsicle --lossy=80`; where no
/// setting is, the one that comes nearest, and what it lacks.
struct Which {
  private var (count, ahead, noWorse) = (0, 0, 0)

  /// What a setting lacks to be ahead, each as how often it exceeds what is allowed.
  private static func lacks(_ ours: Encoder.Result, _ peer: Encoder.Result, bytes: Double, seconds: Double) -> [(String, Double)] {
    [
      ("bytes", Double(ours.bytes) / Double(peer.bytes) / bytes), ("PSNR", pow(10, (peer.psnr - ours.psnr) / 20)),
      ("flicker", ours.flicker / max(peer.flicker, 1e-9)), ("time", ours.seconds / seconds),
    ].filter { $0.1 > 1 && ($0.0 != "flicker" || ours.flicker > peer.flicker) }
  }

  /// The number of the setting that lacks least, and what that is.
  private static func best(_ ours: [Encoder.Result], _ peer: Encoder.Result, bytes: Double, seconds: Double) -> (Int, [(String, Double)]) {
    let all = ours.map { lacks($0, peer, bytes: bytes, seconds: seconds) }
    func cost(_ number: Int) -> Double { all[number].reduce(0) { $0 + log($1.1) + 0.001 } }
    let best = ours.indices.min { (cost($0), ours[$0].bytes) < (cost($1), ours[$1].bytes) } ?? 0
    return (best, all[best])
  }

  /// - Parameter peers: ffmpeg's result, gifsicle's and that with loss.
  mutating func add(_ names: [String], _ ours: [Encoder.Result], _ peers: [Encoder.Result], _ clip: Material) {
    if count == 0 {
      say("| clip | ahead with | bytes | PSNR, dB | flicker | time | what is lacking | no worse than lossy with | what is lacking |")
      say("|---|---|--:|--:|--:|--:|---|---|---|")
    }
    let (own, lacking) = Self.best(ours, peers[1], bytes: 0.97, seconds: peers[0].seconds / 2)
    let (other, lossyLacking) = Self.best(ours, peers[2], bytes: 1, seconds: peers[2].seconds)
    count += 1
    ahead += lacking.isEmpty ? 1 : 0
    noWorse += lossyLacking.isEmpty ? 1 : 0
    let result = ours[own]
    let numbers = String(
      format: "%.3f | %+.2f | %+.3f | %.2f", Double(result.bytes) / Double(peers[1].bytes), result.psnr - peers[1].psnr,
      result.flicker - peers[1].flicker, result.seconds / peers[0].seconds)
    say(
      "| \(clip.name) \(clip.width)×\(clip.height) | \(lacking.isEmpty ? name(names[own]) : "–") | \(numbers) | \(Self.words(lacking)) | "
        + "\(lossyLacking.isEmpty ? name(names[other]) : "–") | \(Self.words(lossyLacking)) |")
  }

  private func name(_ setting: String) -> String { setting.isEmpty ? "the default" : setting }

  private static func words(_ lacks: [(String, Double)]) -> String {
    lacks.map { String(format: "%@ %.2f", $0.0, $0.1) }.joined(separator: ", ")
  }

  func sayTotal() { say("One setting is ahead of gifsicle on \(ahead) of \(count) clips, no worse than with loss on \(noWorse).") }
}
