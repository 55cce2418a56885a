import Foundation
import Testing

/// The numbers behind the pictures.
struct TraceTests {
  private struct Trace: Decodable {
    struct Call: Decodable {
      let time: Double
      let call: String
    }

    struct Layer: Decodable {
      let id: Int
      let parent: Int?
      let type: String
      let position: [Double]
      let bounds: [Double]
      let transform: [Double]?
      let opacity: Double
    }

    struct Frame: Decodable {
      let time: Double
      let layers: [Layer]
    }

    let style: String
    let size: [Double]
    let duration: Double
    let calls: [Call]
    let frames: [Frame]
  }

  private let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private func trace(_ options: String...) async throws -> Trace {
    let run = try await place.run(["trace", "--json", "--size", "100x200"] + options)
    #expect(run.end == .code(0) && run.words.isEmpty, "\(run.words)")
    return try JSONDecoder().decode(Trace.self, from: Data(run.data.utf8))
  }

  /// The navigation view's transform runs from +W to 0 along the spring of document 000.
  @Test func aTransformFollowsItsSpring() async throws {
    let trace = try await trace("--style", "kugou-push", "--fps", "20")
    #expect(trace.style == "kugou-push" && trace.size == [100, 200] && trace.duration == 0.6)
    let times = (0...12).map { Double($0) / 20 }
    #expect(trace.frames.map(\.time) == times)
    let mover = try #require(trace.frames[0].layers.first { $0.transform?[12] == 100 })
    for frame in trace.frames.dropLast() {
      let layer = try #require(frame.layers.first { $0.id == mover.id })
      let omega = 9.233413476451586 / 0.6
      let left = (1 + omega * frame.time) * exp(-omega * frame.time) * 100
      #expect(abs((layer.transform?[12] ?? 0) - left) < 0.01, "\(frame.time)")
    }
    #expect(trace.frames.last?.layers.first { $0.id == mover.id }?.transform == nil)
    #expect(trace.calls.contains { $0.call == "-[KugouPush animateTransition:]" })
  }

  @Test func layersComeAfterTheirParents() async throws {
    for frame in try await trace("--style", "pd-present", "--fps", "10").frames {
      var seen: Set<Int> = []
      for layer in frame.layers {
        #expect(layer.parent.map(seen.contains) ?? (layer.type == "UIWindow"))
        #expect(seen.insert(layer.id).inserted)
      }
    }
  }

  @Test func keysOfATraceKeepTheirOrder() async throws {
    let run = try await place.run("trace", "--json", "--style", "kugou-push", "--fps", "1")
    #expect(run.data == (try await place.run("trace", "--json", "--style", "kugou-push", "--fps", "1")).data)
    var rest = Substring(run.data)
    for key in [
      "style", "size", "scale", "fps", "duration", "calls", "diagnostics", "frames", "time", "layers", "id", "parent", "type",
      "position", "bounds", "anchorPoint", "zPosition", "transform", "opacity", "hidden", "cornerRadius", "masksToBounds",
    ] {
      let place = try #require(rest.range(of: "\"\(key)\": "), "\(key)")
      rest = rest[place.upperBound...]
    }
  }

  // MARK: The list

  @Test func theListOfStylesIsThereAsJSON() async throws {
    struct Style: Decodable {
      let name: String
      let source: String
      let does: [String]
      let duration: Double
      let interactive: Bool
      let parameters: [[String: Value]]
    }
    enum Value: Decodable {
      case any

      init(from decoder: any Decoder) { self = .any }
    }
    let run = try await place.run("list", "--json")
    let styles = try JSONDecoder().decode([Style].self, from: Data(run.data.utf8))
    let pop = try #require(styles.first { $0.name == "kugou-pop" })
    #expect(pop.source.contains("document 000") && pop.does == ["pop"] && pop.duration == 0.6 && pop.interactive)
    #expect(pop.parameters.allSatisfy { $0.keys.contains("standard") && $0.keys.contains("summary") })
    let one = try await place.run("list", "--json", "kugou-pop")
    #expect(try JSONDecoder().decode([Style].self, from: Data(one.data.utf8)).map(\.name) == ["kugou-pop"])
    let words = try await place.run("list", "kugou-pop").data
    #expect(words.contains("threshold 0.25") && words.contains("0 to 1 widths"))
  }

  /// The calls listed without -v are among those listed with it, in the same order.
  @Test func verboseTracesHaveAppearanceCallbacks() async throws {
    let short = try await place.run("trace", "--style", "pd-present").data.split(separator: "\n")
    let long = try await place.run("trace", "--style", "pd-present", "-v").data.split(separator: "\n")
    let more = long.filter { !short.contains($0) }
    #expect(long.filter(short.contains) == short && more.contains { $0.hasSuffix(" viewWillAppear:]") })
  }
}
