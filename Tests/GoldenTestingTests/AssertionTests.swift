import Film
import Foundation
import GoldenTesting
import Testing
import TransitionKit

/// Assertions as a user's Swift Testing tests make them.
@MainActor
struct AssertionTests {
  private let play: Screenplay

  init() throws {
    play = try Screenplay()
  }

  private func inPlay<Result>(under variables: [String: String] = [:], _ body: () throws -> Result) rethrows -> Result {
    try Environment.$standIn.withValue(variables) {
      try GoldenSettings.$inForce.withValue(play.settings, operation: body)
    }
  }

  @Test func theSameFilmPasses() throws {
    try play.keep(Screenplay.fade(), as: "fade")
    let finding = try inPlay { try assertTransition(Screenplay.fade(), matches: "fade", record: .never) }
    #expect(finding.status == .same)
  }

  @Test func aTestsOwnNameIsItsFileAndFunction() throws {
    try play.keep(Screenplay.fade(), as: "AssertionTests/aTestsOwnNameIsItsFileAndFunction")
    #expect(try inPlay { try assertTransition(Screenplay.fade(), record: .never) }.status == .same)
  }

  @Test(arguments: [("a b", 1), ("唱片", 2)]) func argumentsAreInTheName(word: String, number: Int) throws {
    let name = "AssertionTests/argumentsAreInTheName-\(word == "a b" ? "a-b" : word)-\(number)"
    try play.keep(Screenplay.fade(), as: name)
    let finding = try inPlay { try assertTransition(Screenplay.fade(), record: .never) }
    #expect(finding.name == name && finding.status == .same)
  }

  @Test(arguments: [String(repeating: "long ", count: 40)]) func longArgumentsAreCut(word: String) throws {
    withKnownIssue { try inPlay { _ = try assertStage(Screenplay.fade(), record: .never) } }
    let files = try play.files().filter { $0.hasSuffix("actual.json") }
    #expect(files.count == 1 && files[0].count < 120)
  }

  @Test(arguments: [
    ([:], "to accept it: take `record:` out of the code, then RECORD_GOLDENS=failed swift test"),
    (["CI": "true"], "to accept it, on your own machine: RECORD_GOLDENS=failed swift test"),
    (["CI": "1", "RECORD_GOLDENS": "never"], "to accept it: RECORD_GOLDENS=failed swift test"),
  ]) func aFailureSaysAllAndAttachesItsPictures(variables: [String: String], acceptance: String) throws {
    try play.keep(Screenplay.fade(.green), as: "fade")
    try withKnownIssue {
      try inPlay(under: variables) { _ = try assertTransition(Screenplay.fade(), matches: "fade", record: .never) }
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return [
        "fade differs from its golden", "first bad frame: number 0, counted from 0 to 6, at 0 s", "64 of 400 pixels",
        "6 of 7 frames differ",
        "decided by exact comparison", "out/failures/fade/index.html", "out/failures/fade/first.png",
        "\(acceptance) --filter aFailureSaysAllAndAttachesItsPictures",
      ].allSatisfy(words.contains)
    }
    let files = try play.files().filter { $0.hasPrefix("out/failures/fade/") }.map { String($0.dropFirst(18)) }
    #expect(files == ["actual.json", "actual.png", "diff.png", "expected.png", "first.png", "index.html"])
  }

  @Test func neverMakesNoGolden() throws {
    try withKnownIssue {
      try inPlay { _ = try assertStage(Screenplay.fade(), at: 0.1, matches: "still", record: .never) }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("still has no golden") }
    }
    #expect(try !play.files().contains("goldens/still.png"))
  }

  @Test func treesOfViewsAreCompared() throws {
    let compare = { (stage: Stage, name: String, mode: RecordMode) in
      try inPlay { try assertTree(stage, matches: name, record: mode) }
    }
    let isRecorded = try compare(Screenplay.fade(), "tree", .missing)
    let isSame = try compare(Screenplay.fade(), "tree", .never)
    #expect(try isRecorded && isSame && play.files() == ["goldens/tree.txt"])
    let other = Screenplay.fade()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.text = "new"
    other.window.addSubview(label)
    try withKnownIssue {
      let isTaken = try compare(other, "tree", .never)
      #expect(!isTaken)
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return ["the views differ from", "goldens/tree.txt", "+ ", "new", "RECORD_GOLDENS=failed"].allSatisfy(words.contains)
    }
    try withKnownIssue {
      let isTaken = try compare(other, "none", .never)
      #expect(!isTaken)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is no golden") }
    }
    let isAccepted = try compare(other, "tree", .failed)
    let isKept = try compare(other, "tree", .never)
    #expect(isAccepted && isKept)
  }

  @Test func twoPlacesMayNotShareAName() throws {
    try play.keep(Screenplay.fade(), as: "fade")
    try inPlay {
      _ = try assertTransition(Screenplay.fade(), matches: "fade", record: .never)
      #expect(throws: (any Error).self) { try assertTransition(Screenplay.fade(), matches: "fade", record: .never) }
    }
  }

  @Test func aBadNameThrows() {
    #expect(throws: GoldenError.badName("../x")) { try inPlay { try assertStage(Screenplay.fade(), matches: "../x") } }
  }

  @Test func stillsAndStripsPass() throws {
    let golden = { (name: String) in try Golden(name, in: play.path + "/goldens") }
    let check = GoldenCheck(mode: .all)
    _ = check.run(Footage(Screenplay.fade(), at: [0.1], as: .still), against: try golden("still"))
    _ = check.run(Footage(Screenplay.fade(), at: [0, 0.1], as: .strip), against: try golden("strip"))
    let film = Film(size: CGSize(width: 9, height: 9), fps: 10, firstHold: 0, lastHold: 0) { _ in {} }
    _ = check.run(try Footage(stripOf: film, at: [0, 1]), against: try golden("film-strip"))
    _ = check.run(try Footage(film), against: try golden("film"))
    let findings = try inPlay {
      [
        try assertStage(Screenplay.fade(), at: 0.1, matches: "still", record: .never),
        try assertStrip(Screenplay.fade(), at: [0, 0.1], matches: "strip", record: .never),
        try assertStrip(film, at: [0, 1], matches: "film-strip", record: .never),
        try assertTransition(film, matches: "film", record: .never),
      ]
    }
    #expect(findings.map(\.status) == [.same, .same, .same, .same])
  }

  @Test(.goldens(limits: .share(1))) func aTraitIsInForce() throws {
    try play.keep(Screenplay.fade(.green), as: "fade")
    let directory = play.path + "/goldens"
    let finding = try assertTransition(Screenplay.fade(), matches: "fade", record: .never, directory: directory)
    #expect(finding.status == .within && finding.limits == .share(1))
  }
}

/// Tests whether code, the environment or CI decides what is recorded.
struct ModeTests {
  @Test func codeGoesBeforeTheEnvironment() {
    #expect(ModeInForce(code: .never, wish: .all, isCI: false).mode == .never)
    #expect(ModeInForce(code: nil, wish: .all, isCI: false).mode == .all)
    #expect(ModeInForce(code: nil, wish: nil, isCI: false).mode == .missing)
  }

  /// A mode that somebody forgot in the code must not make CI pass for ever.
  @Test(arguments: RecordMode.allCases) func underCINothingIsRecordedUnasked(mode: RecordMode) {
    #expect(ModeInForce(code: mode, wish: nil, isCI: true).mode == .never)
    #expect(ModeInForce(code: mode, wish: .failed, isCI: true).mode == .failed)
  }
}
