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
let ours = (settings.isEmpty ? [""] : settings).map {
  Encoder(name: $0, command: "'\(program)' encode - --size {w}x{h} --fps 50 -q \($0) --output {out} < {raw}")
}

/// At once, so that a long run can be watched.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let only = value("--only")?.split(separator: ",").map(String.init)
let count = value("--count").flatMap { Int($0) } ?? 64
var plot = Plot()

/// Our settings beside the peers on a seed's clips.
@MainActor func judge(_ seed: UInt64) throws {
  let folder = "\(place)/seed-\(seed)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  var tables = ours.map { Table(name: $0.name) }
  var which = words.contains("--which") ? Which() : nil
  let isSaid = which == nil && !words.contains("--short")
  for clip in Clip.all(seed, count) where only.map({ $0.contains(where: clip.name.contains) }) ?? true {
    let material = try Material(clip, in: folder, program: program)
    if words.contains("--make") { continue }
    let peers = try Encoder.peers(on: material)
    let results = try ours.map { try $0.run(material) }
    for number in ours.indices { tables[number].add(results[number], peers, material, isSaid: isSaid) }
    which?.add(ours.map(\.name), results, peers, material)
    plot.add(clip.family, seed, results, beside: peers)
  }
  which?.sayTotal()
  for table in tables { table.sayTotal() }
}

let seeds = values("--seed").compactMap { UInt64($0) }
for seed in seeds.isEmpty ? [1] : seeds { try judge(seed) }
if let file = value("--svg") { try plot.svg.write(toFile: file, atomically: true, encoding: .utf8) }
