import Film
import Foundation
import Goldens
import Raster
import Testing
import TransitionKit

/// Goldens, reports and shards that were damaged at random: no verdict is green that should not be.
@MainActor
struct DamageTests {
  private static let rounds = 200
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  // MARK: Goldens

  /// What a golden says, as far as a verdict depends on it.
  private struct Story: Equatable {
    var film: String
    var pictures: [Bitmap?]
    var shape: [Double?]
  }

  private func story() throws -> Story {
    let golden = try scratch.golden("a")
    let stored = try #require(try golden.read())
    let facts = stored.facts
    return Story(
      film: facts.film, pictures: try golden.pictures(of: stored),
      shape: [Double(facts.width), Double(facts.height), facts.scale, facts.rate])
  }

  private func footage(_ box: MovingBox, _ layout: Footage.Layout) throws -> Footage {
    layout == .film ? try box.footage() : try Footage(stripOf: box.film(), at: [0, 0.25, 0.5, 1])
  }

  private func damage(_ seed: Int, _ files: [String: [UInt8]], _ others: [String: [UInt8]]) throws {
    var damage = Damage(seed)
    let name = files.keys.sorted()[damage.number(below: files.count)]
    let bytes = files[name] ?? []
    switch damage.number(below: 8) {
    case 0: try FileManager.default.removeItem(atPath: scratch.goldens + "/" + name)
    case 1: try scratch.write(others[name] ?? [], to: "goldens/\(name)")
    case 2: try scratch.write([], to: "goldens/\(name)")
    case 3...5 where name.hasSuffix("json"):
      let other = String(decoding: others[name] ?? [], as: UTF8.self)
      try scratch.write(damage.lines(String(decoding: bytes, as: UTF8.self), other).utf8, to: "goldens/\(name)")
    default: try scratch.write(damage.bytes(bytes), to: "goldens/\(name)")
    }
  }

  @Test(arguments: [(Keep.film, Footage.Layout.film), (.strip, .film), (.hashes, .film), (.film, .strip)])
  func aDamagedGoldenIsNeverGreenUnlessItSaysTheSame(keep: Keep, layout: Footage.Layout) throws {
    let (right, wrong) = (try footage(MovingBox(), layout), try footage(MovingBox(spot: 0), layout))
    var check = scratch.check(.all)
    check.keep = keep
    _ = check.run(try footage(MovingBox(box: .red), layout), against: try scratch.golden("a"))
    let others = try contents()
    _ = check.run(right, against: try scratch.golden("a"))
    let (files, original) = (try contents(), try story())
    var green = 0
    for seed in 0..<Self.rounds / 4 {
      for (name, bytes) in files { try scratch.write(bytes, to: "goldens/\(name)") }
      try damage(seed, files, others)
      let finding = scratch.check(.never).run(right, against: try scratch.golden("a"))
      #expect(finding.status != .within && finding.status != .recorded, "seed \(seed)")
      if finding.isGood {
        green += 1
        #expect(try story() == original, "seed \(seed): \(finding.lines)")
      }
      #expect(!scratch.check(.never).run(wrong, against: try scratch.golden("a")).isGood, "seed \(seed)")
      if keep == .film {
        let limited = scratch.check(.never, limits: .channel(3)).run(right, against: try scratch.golden("a"))
        #expect(limited.status != .within, "seed \(seed): \(limited.lines)")
      }
    }
    // Some damages change nothing that counts, but not many do.
    #expect(green < Self.rounds / 16, "\(green)")
  }

  private func contents() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in try scratch.files("goldens") { files[file] = try scratch.bytes("goldens/\(file)") }
    return files
  }

  // MARK: Reports

  private static let cases = ["a", "b", "c", "d", "e"].map { (name: $0, parameters: ["style": $0]) }

  /// The reports of three parts; one golden differs.
  private func shards(_ options: [String] = [], isRed: Bool = true) throws -> [Report] {
    let findings = try Self.cases.map { one in
      _ = scratch.check(.missing).run(try MovingBox().footage(), against: try scratch.golden(one.name))
      let footage = try MovingBox(spot: isRed && one.name == "d" ? 0 : nil).footage()
      return scratch.check(.never).run(footage, against: try scratch.golden(one.name))
    }
    return (1...3).map { number in
      let coverage = Coverage(of: Self.cases, shard: number, shards: 3, options: options)
      return Report(Coverage.part(number, of: 3, findings), goldens: scratch.goldens, coverage: coverage)
    }
  }

  @Test func aDamagedReportIsTheSameOrNone() throws {
    let report = try shards()[0]
    let (text, other) = (report.json, try shards(["--allow-levels"])[1].json)
    var read = 0
    for seed in 0..<Self.rounds {
      var damage = Damage(seed)
      let bytes = damage.number(below: 2) == 0 ? Array(damage.lines(text, other).utf8) : damage.bytes(Array(text.utf8))
      guard let found = try? Report(json: bytes, name: "report.json") else { continue }
      read += 1
      #expect(found == report, "seed \(seed)")
    }
    #expect(read < Self.rounds / 4, "\(read)")
  }

  @Test func damagedShardsAreNeverAGreenWhole() throws {
    let (red, green, others) = (try shards(), try shards(isRed: false), try shards(["--only", "x"], isRed: false))
    #expect(try Report.merged(red.map { ("", $0) }).exitCode == 1)
    #expect(try Report.merged(green.map { ("", $0) }).exitCode == 0)
    for seed in 0..<Self.rounds {
      var damage = Damage(seed)
      let place = damage.number(below: 3)
      var shards = red
      switch damage.number(below: 5) {
      case 0: shards.remove(at: place)
      case 1: shards.append(red[place])
      case 2: shards[place] = red[damage.number(below: 3)]
      case 3: shards[place] = others[place]
      default:
        let text = red[place].json
        let bytes =
          damage.number(below: 2) == 0 ? Array(damage.lines(text, green[place].json).utf8) : damage.bytes(Array(text.utf8))
        try scratch.write(bytes, to: "report.json")
        guard let part = try? Report.part(scratch.path + "/report.json") else { continue }
        shards[place] = part
      }
      let merged = try? Report.merged(shards.map { ("report.json", $0) })
      #expect(merged?.exitCode ?? 2 > 0, "seed \(seed)")
    }
  }
}
