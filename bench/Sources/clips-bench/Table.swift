import Foundation

/// Rows of one setting of ours beside `gifsicle -O3` over undithered ffmpeg.
struct Table {
  let name: String
  private var rows: [(name: String, bytes: Double, psnr: Double, flicker: Double, still: Double, seen: Double, time: Double)] = []

  init(name: String) { self.name = name }

  /// - Parameter peers: ffmpeg's result and gifsicle's, and others.
  mutating func add(_ ours: Encoder.Result, _ peers: [Encoder.Result], _ clip: Material, isSaid: Bool) {
    let peer = peers[1]
    rows.append(
      (
        clip.name, Double(ours.bytes) / Double(peer.bytes), ours.psnr - peer.psnr, ours.flicker - peer.flicker, ours.still - peer.still,
        ours.seen / max(peer.seen, 0.001), ours.seconds / peers[0].seconds
      ))
    guard isSaid else { return }
    if rows.count == 1 { say("| clip | setting | bytes | of gifsicle's | PSNR | its | flicker | its | still | seen | its | time | ahead |") }
    let last = rows[rows.count - 1]
    let numbers = String(
      format: "%d | %.3f | %.2f | %.2f | %.3f | %.3f | %.3f | %.2f | %.2f | %.2f", ours.bytes, rows[rows.count - 1].bytes, ours.psnr,
      peer.psnr, ours.flicker, peer.flicker, ours.still, ours.seen, peer.seen, rows[rows.count - 1].time)
    say("| \(clip.name) \(clip.width)x\(clip.height) | \(name) | \(numbers) | \(isAhead(last) ? "yes" : "") |")
  }

  /// Whether a row is no worse on any axis and better on two.
  private func isAhead(_ row: (name: String, bytes: Double, psnr: Double, flicker: Double, still: Double, seen: Double, time: Double)) -> Bool {
    row.bytes <= 0.97 && row.psnr >= 0 && row.flicker <= 0 && row.time <= 0.5
  }

  func sayTotal() {
    let count = Double(rows.count)
    func mean(_ part: (Int) -> Double) -> Double { rows.indices.reduce(0) { $0 + part($1) } / count }
    let bytes = exp(mean { log(rows[$0].bytes) })
    say(
      String(
        format: "%@: ahead on %d of %d; bytes ≤ .97 %d, PSNR ≥ %d, flicker ≤ %d, time ≤ .5 %d; mean bytes %.3f, PSNR %+.2f, flicker %+.3f, seen %.2f, time %.2f",
        name.isEmpty ? "default" : name, rows.count { isAhead($0) }, rows.count, rows.count { $0.bytes <= 0.97 },
        rows.count { $0.psnr >= 0 }, rows.count { $0.flicker <= 0 }, rows.count { $0.time <= 0.5 }, bytes, mean { rows[$0].psnr },
        mean { rows[$0].flicker }, exp(mean { log(max(rows[$0].seen, 0.01)) }), mean { rows[$0].time }))
  }
}
