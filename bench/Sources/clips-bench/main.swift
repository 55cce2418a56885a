// Makes clips that a seed decides and holds our GIFs against other encoders' on them. Run by `scripts/bench clips`.

import Foundation

let words = Array(CommandLine.arguments.dropFirst())

/// The word behind an option.
func value(_ option: String) -> String? {
  words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
}

guard let program = value("--program"), let place = value("--in") else {
  print("usage: clips-bench --program PATH --in DIR [--seed N]… [--count N] [--only WORD] [--ours OPTIONS]… [--svg FILE] [--make] [--short] [--which]")
  exit(64)
}
/// What stands behind each of an option's uses.
func values(_ option: String) -> [String] {
  words.indices.filter { words[$0] == option && $0 + 1 < words.count }.map { words[$0 + 1] }
}

/// Our settings: what stands behind each `--ours`, or the default alone.
let settings = values("--ours")
let ours = (settings.isEmpty ? [""] : settings).map(encoder)

func encoder(_ setting: String) -> Encoder {
  Encoder(name: setting, command: "'\(program)' encode - --size {w}x{h} --fps 50 -q \(setting) --output {out} < {raw}")
}

/// What a setting makes of a clip: its time is the median of three where it matters.
func result(of encoder: Encoder, _ clip: Material, _ peers: [Encoder.Result]) throws -> Encoder.Result {
  let once = try encoder.run(clip)
  return which && Which.isNear(once, peers) ? try encoder.run(clip, times: 3) : once
}

/// Further settings and what came of them, where none is ahead of gifsicle: up to five times the two that lie halfway between the nearest and its
/// neighbours. None where time is lacking, which chance would give sooner or later, or where settings are more than qualities.
func between(_ tried: [Encoder.Result], _ peers: [Encoder.Result], _ clip: Material) throws -> (names: [String], results: [Encoder.Result]) {
  var qualities = ours.compactMap { Double($0.name.replacing("--quality ", with: "")) }
  var results = tried
  guard qualities.count == results.count else { return ([], []) }
  for _ in 0..<5 {
    let (nearest, lacking) = Which.nearest(results, peers)
    if lacking.isEmpty || lacking.contains("time") { break }
    let own = qualities[nearest]
    for neighbour in [qualities.filter { $0 < own }.max(), qualities.filter { $0 > own }.min()].compactMap({ $0 }) {
      qualities.append((own + neighbour) / 2)
      results.append(try result(of: encoder("--quality \((own + neighbour) / 2)"), clip, peers))
    }
  }
  return (qualities.dropFirst(tried.count).map { "--quality \($0)" }, Array(results.dropFirst(tried.count)))
}

/// At once, so that a long run can be watched.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let which = words.contains("--which")
let only = value("--only")?.split(separator: ",").map(String.init)
let count = value("--count").flatMap { Int($0) } ?? 64
var plot = Plot()

/// Our settings beside the peers on a seed's clips.
@MainActor func judge(_ seed: UInt64) throws {
  let folder = "\(place)/seed-\(seed)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  var tables = ours.map { Table(name: $0.name) }
  var choices = which ? Which() : nil
  let isSaid = !which && !words.contains("--short")
  for clip in Clip.all(seed, count) where only.map({ $0.contains(where: clip.name.contains) }) ?? true {
    let material = try Material(clip, in: folder, program: program)
    if words.contains("--make") { continue }
    let peers = try Encoder.peers(on: material)
    let results = try ours.map { try result(of: $0, material, peers) }
    for number in ours.indices { tables[number].add(results[number], peers, material, isSaid: isSaid) }
    let more = try which ? between(results, peers, material) : (names: [], results: [])
    choices?.add(ours.map(\.name) + more.names, results + more.results, peers, material)
    plot.add(clip.family, seed, results, beside: peers)
  }
  choices?.sayTotal()
  for table in tables { table.sayTotal() }
}

let seeds = values("--seed").compactMap { UInt64($0) }
for seed in seeds.isEmpty ? [1] : seeds { try judge(seed) }
if let file = value("--svg") { try plot.svg.write(toFile: file, atomically: true, encoding: .utf8) }
