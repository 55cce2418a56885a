import Codecs
import Foundation
import Raster
import Testing

/// Every animator of the corpus, filmed from its file, looks as in its golden.
struct SourceCorpusTests {
  private let place: Workplace
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let corpus = root.appending(path: "Tests/CorpusTests").path
  private static let scenes = root.appending(path: "Tests/CommandsTests/CorpusScenes").path

  init() throws {
    place = try Workplace()
    let pattern = try String(contentsOfFile: Self.corpus + "/PatternScreen.swift", encoding: .utf8)
    try place.write(pattern.replacing("final class", with: "class").utf8, to: "PatternScreen.swift")
  }

  private static let usual = "0,20,40,60,80,100"
  private static let early = "0,10,25,40,60,100"
  private static let there = "--as present,dismiss --last-hold 0.19 --presentation"

  /// What must be said beside the file: the expression, options, and at which hundredths of its time the golden looks.
  private static let table: [String: (expression: String, options: String, moments: String)] = [
    "SlideFromEdge.left": ("SlideFromEdge(edge: .left)", "", usual),
    "SlideFromEdge.right": ("SlideFromEdge(edge: .right)", "", usual),
    "SlideFromEdge.top": ("SlideFromEdge(edge: .top)", "", usual),
    "SlideFromEdge.bottom": ("SlideFromEdge(edge: .bottom)", "", usual),
    "ParallaxPush.push": ("ParallaxPush(.push)", "", usual),
    "ParallaxPush.pop": ("ParallaxPush(.pop)", "--as pop", usual),
    "CircleReveal": ("CircleReveal(origin: CGPoint(x: 26, y: 98))", "", usual),
    "FlipTransition.left": ("FlipTransition(.transitionFlipFromLeft)", "", usual),
    "FlipTransition.bottom": ("FlipTransition(.transitionFlipFromBottom)", "", usual),
    "FlipTransition.dissolve": ("FlipTransition(.transitionCrossDissolve)", "", usual),
    "HeroImage": ("HeroImage(tag: 1)", "", usual),
    "SpringLayer": ("", "", "0,10,20,35,60,100"),
    "LayerTransition.push": ("LayerTransition(.push, .fromRight)", "", usual),
    "LayerTransition.moveIn": ("LayerTransition(.moveIn, .fromTop)", "", usual),
    "LayerTransition.reveal": ("LayerTransition(.reveal, .fromLeft)", "", usual),
    "LayerTransition.fade": ("LayerTransition(.fade)", "", usual),
    "SpringDrop.loose": ("SpringDrop(damping: 0.4, velocity: 0)", "", early),
    "SpringDrop.fast": ("SpringDrop(damping: 0.6, velocity: 12)", "", "0,5,10,20,40,100"),
    "BouncySpring": ("", "", "0,10,20,35,60,100"),
    "AnimatorSpring": ("", "", early),
    "KeyframeHop.linear": ("KeyframeHop([])", "", usual),
    "KeyframeHop.cubic": ("KeyframeHop()", "", usual),
    "KeyframeHop.paced": ("KeyframeHop(.calculationModePaced)", "", usual),
    "KeyframeHop.discrete": ("KeyframeHop(.calculationModeDiscrete)", "", usual),
    "ContentModeZoom.fit": ("ContentModeZoom(.scaleAspectFit)", "", usual),
    "ContentModeZoom.top": ("ContentModeZoom(.top)", "", usual),
    "ZoomFromFrame": ("ZoomDelegate(tag: 1)", there + " fullScreen", "0,4,8,12,62,66,100"),
    "DimmingPresentation": ("DimmingDelegate()", there + " custom", "0,12,30,50,70,88,100"),
    "BottomSheet": ("BottomSheet()", there + " custom", "0,12,30,50,70,88,100"),
    "SideMenu": ("", there + " custom", "0,12,30,50,70,88,100"),
    "AlertCard": ("", there + " custom", "0,12,30,50,70,88,100"),
    "CardStack": ("CardStack()", there + " custom", "0,12,30,50,70,88,100"),
    "InterruptibleSlide.played": ("InterruptibleSlide()", "--as pop", usual),
    "TabSlide.right": ("", "", usual),
    "OperationFade.push": ("OperationFade()", "", usual),
    "OperationFade.pop": ("OperationFade()", "--as pop", usual),
    "ContextHost": ("", "", "0,12,30,50,70,88,100"),
  ]

  private nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "goldens/Corpus").path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test(arguments: names) func pixelsAreThoseOfTheGolden(name: String) async throws {
    let row = Self.table[name] ?? ("", "", Self.usual)
    let moments = row.moments.split(separator: ",").map { $0 + "%" }.joined(separator: ",")
    let run = try await place.run(line(for: name, row.expression, row.options) + ["--size", "120x200", "--at", moments, "out/"])
    try #require(run.end == .code(0), "\(run.words)")
    try expectGolden(name, frameCount: row.moments.split(separator: ",").count)
  }

  /// The words that film a piece: its own file between the corpus's screens, or a scene that sets it up.
  private func line(for name: String, _ expression: String, _ options: String) -> [String] {
    let file = "\(Self.corpus)/Animators/\(name.prefix { $0 != "." }).swift"
    let scene = "\(Self.scenes)/\(name).swift"
    let screen = ["--source", "PatternScreen.swift"]
    if FileManager.default.fileExists(atPath: scene) { return ["--style", scene, "--source", file] + screen }
    return ["--style", expression.isEmpty ? file : "\(file):\(expression)"] + options.split(separator: " ").map(String.init)
      + screen
      + ["--source", Self.scenes + "/Stages.swift", "--from", "BareScreen(.first)", "--to", "BareScreen(.second)"]
  }

  /// Four pixels of nothing lie between the pictures of a golden.
  private func expectGolden(_ name: String, frameCount: Int) throws {
    let golden = try PNG.read(path: Self.root.appending(path: "goldens/Corpus/\(name).png").path)
    let frames = try place.frames("out")
    #expect(frames.count == frameCount)
    for (index, frame) in frames.enumerated() {
      let isSame = (0..<frame.height).allSatisfy { y in
        (0..<frame.width).allSatisfy { frame[$0, y] == golden[index * (frame.width + 4) + $0, y] }
      }
      #expect(isSame, "\(name), picture \(index)")
    }
  }

  @Test func theTableNamesPiecesThatExist() {
    #expect(Set(Self.table.keys).isSubset(of: Self.names) && Self.names.count >= 90)
  }
}
