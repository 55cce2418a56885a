// Makes clips that a seed decides and holds our GIFs against other encoders' on them. Run by `scripts/bench clips`.

import Foundation

let words = Array(CommandLine.arguments.dropFirst())

/// The word behind an option.
func value(_ option: String) -> String? {
  words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
}

guard let program = value("--program"), let place = value("--in") else {
  print("usage: clips-bench --program PATH --in DIR [--seed N] [--count N] [--only WORD] [--ours OPTIONS]… [--make] [--short]")
  exit(64)
}
let seed = value("--seed").flatMap { UInt64($0) } ?? 1
let folder = "\(place)/seed-\(seed)"
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

/// Our settings: what stands behind each `--ours`, or the default alone.
let settings = words.indices.filter { words[$0] == "--ours" && $0 + 1 < words.count }.map { words[$0 + 1] }
let ours = (settings.isEmpty ? [""] : settings).map {
  Encoder(name: $0, command: "\(program) encode - --size {w}x{h} --fps 50 -q \($0) --output {out} < {raw}")
}

/// At once, so that a long run can be watched.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

var tables = ours.map { Table(name: $0.name) }
let only = value("--only")?.split(separator: ",").map(String.init)
for clip in Clip.all(seed, value("--count").flatMap { Int($0) } ?? 64) where only.map({ $0.contains(where: clip.name.contains) }) ?? true {
  let material = try Material(clip, in: folder, program: program)
  if words.contains("--make") { continue }
  let known = material.path + ".peers.json"
  let peers: [Encoder.Result]
  if let data = FileManager.default.contents(atPath: known) {
    peers = try JSONDecoder().decode([Encoder.Result].self, from: data)
  } else {
    peers = try Encoder.peers.map { try $0.run(material) }
    try JSONEncoder().encode(peers).write(to: URL(filePath: known))
  }
  for number in ours.indices { tables[number].add(try ours[number].run(material), peers, material, isSaid: !words.contains("--short")) }
}
for table in tables { table.sayTotal() }
