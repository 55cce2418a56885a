// How time and memory grow: measures the program, and this one for views that a story cannot nest, at several sizes each.
// Run by `scripts/bench scale`.

import Foundation

let words = Array(CommandLine.arguments.dropFirst())

/// The word behind an option.
func value(_ option: String) -> String? {
  words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
}

if let count = value("--nested").flatMap(Int.init) {
  Nested.show(count)
  exit(0)
}

/// At once, so that a long run can be watched.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

guard let program = value("--program") else {
  print("usage: scale-bench --program PATH [--only NAME] [--svg FILE]")
  exit(64)
}

let place = FileManager.default.temporaryDirectory.appending(path: "scale-\(getpid())").path
try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: place) }

let film = [program, "-q", "--style", "kugou-push", "--first-hold", "0", "--last-hold", "0"]
let output = place + "/out.gif"

let all = [
  Series("frames", of: "frames of 188×334, a GIF", at: [1_250, 2_500, 5_000, 10_000]) { count in
    film + ["--size", "188x334", "--duration", "60", "--speed", "\(60 * 50 / Double(count))", output]
  },
  Series("side", of: "pixels a side, six frames, a GIF", at: [1_024, 2_048, 4_096, 8_192]) { side in
    film + ["--size", "\(side)x\(side)", "--fps", "10", "--frames", "0..5", output]
  },
  Series("pushes", of: "pushes, each with its pop, in a story of 94×167 at 10 frames a second", at: [125, 250, 500, 1_000]) { count in
    let steps = Array(repeating: "push B with kugou-push\npop with kugou-pop", count: count)
    let lines = ["size 94x167", "fps 10", "screen A sample:wireframe-list", "screen B sample:wireframe-photo", "start A"] + steps
    _ = FileManager.default.createFile(atPath: place + "/a.story", contents: Data(lines.joined(separator: "\n").utf8))
    return [program, "story", "-q", place + "/a.story", output]
  },
  Series("nested", of: "views in each other, twenty pictures", at: [30, 60, 120, 240]) { count in
    [CommandLine.arguments[0], "--nested", "\(count)"]
  },
]

let series = all.filter { value("--only").map($0.name.contains) ?? true }
var results: [(Series, [Cost])] = []
say("| what | how many | time, s | µs each | peak memory, MB |\n|---|--:|--:|--:|--:|")
for one in series {
  var costs: [Cost] = []
  for count in one.counts {
    let cost = try Cost(of: one.command(count))
    costs.append(cost)
    let each = cost.seconds / Double(one.name == "side" ? count * count : count) * 1e6
    let number = each < 1 ? String(format: "%.3f", each) : String(format: "%.0f", each)
    let row = [one.unit, "\(count)", String(format: "%.2f", cost.seconds), number, String(format: "%.0f", cost.megabytes)]
    say("| " + row.joined(separator: " | ") + " |")
  }
  results.append((one, costs))
}
if let path = value("--svg") { try Data(Plot.svg(results).utf8).write(to: URL(filePath: path)) }
