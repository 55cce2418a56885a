import Foundation
import Testing

/// The documents' systems as their authors would write them in Swift, filmed as they stand.
struct SourceDocumentTests {
  private let place: Workplace
  private let tiny = ["--size", "75x133", "--fps", "20", "-q"]
  private static let documents = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Documents")

  init() throws {
    place = try Workplace()
  }

  private func words(_ file: String, _ options: [String]) -> [String] {
    ["--style", Self.documents.path + "/" + file] + options + tiny
  }

  /// Each style of the catalogue, and the file that films to the same pixels.
  @Test(arguments: [
    ("kugou-push", "WTKTransition.swift", ""),
    ("kugou-pop", "WTKTransition.swift", "--as pop"),
    ("mg-default", "MGNavigationController.swift", ""),
    ("mg-pop-default", "MGNavigationController.swift", "--as pop"),
    ("mg-present", "MGNavigationController.swift:MGPushAnimation", "--param style=.present"),
    ("mg-top-to-bottom", "MGNavigationController.swift", "--param style=.topToBottom"),
    ("mg-center-to-full", "MGNavigationController.swift", "--param style=.centerToFull"),
    ("mg-dismiss", "MGNavigationController.swift:MGPopAnimation", "--as pop --param style=.dismiss"),
    ("mg-bottom-to-top", "MGNavigationController.swift:MGPopAnimation", "--as pop --param style=.bottomToTop"),
    ("mg-full-to-center", "MGNavigationController.swift:MGPopAnimation", "--as pop --param style=.fullToCenter"),
    ("mth-slide-fade", "MTHMainViewController.swift:MTHCustomAnimator", ""),
    ("pd-present", "MTHMainViewController.swift:PDTransitionAnimator", "--as present"),
    (
      "pd-dismiss", "MTHMainViewController.swift:PDTransitionAnimator",
      "--as dismiss --presentation fullScreen --param animationType=.dismiss"
    ),
    ("picture-present", "PictureBroswer.swift:PictureBroswerTransitionAnimator", "--as present"),
    ("picture-dismiss", "PictureBroswer.swift:PictureBroswerTransitionAnimator", "--as dismiss"),
    ("custom-push", "CustomPushAnimatedTransitoning.swift", ""),
    ("custom-pop", "CustomPushAnimatedTransitoning.swift", "--as pop"),
  ])
  func aListingFilmsAsItsStyle(style: String, file: String, options: String) async throws {
    try await place.run(["--style", style] + tiny + ["style.png"]).expectDone()
    let run = try await place.run(words(file, options.split(separator: " ").map(String.init)) + ["own.png"])
    #expect(run.end == .code(0), "\(run.words)")
    #expect(try place.bytes("own.png") == place.bytes("style.png"))
  }

  /// Document 000's screens have the pan themselves; 0.25 is what it takes to pop.
  @Test func theScreensOwnPanPops() async throws {
    let screens = ["--as", "pop", "--from", "SecondViewController", "--to", "FirstViewController"]
    for share in ["0.2", "0.6"] {
      let drag = screens + ["--drag", share, "--release"]
      #expect(try await place.run(words("WTKTransition.swift", drag) + ["\(share)/"]).end == .code(0))
      let frames = try place.frames(share)
      #expect((frames.first == frames.last) == (share == "0.2"))
    }
  }

  /// Document 002's first screen is delegate, pan and all.
  @Test func aScreenThatIsItsOwnDelegateIsTheOneFilmed() async throws {
    let screens = ["--from", "MTHMainViewController", "--to", "MTHNextViewController", "--drag", "0.7", "--release"]
    let run = try await place.run(
      words("MTHMainViewController.swift:MTHMainViewController", ["--as", "present"] + screens) + ["out/"])
    #expect(run.end == .code(0), "\(run.words)")
    let frames = try place.frames("out")
    #expect(frames.first != frames.last && frames.count > 10)
  }

  /// Document 002 presents in the style `.custom` and finds that this "seems to have a bug": the presenter's view goes with the container.
  @Test func whatADocumentDoesAgainstTheContractIsSaid() async throws {
    let file = "MTHMainViewController.swift:PDTransitionAnimator"
    let line = ["--style", Self.documents.path + "/" + file, "--as", "dismiss", "--param", "animationType=.dismiss"]
    let run = try await place.run(line + ["--size", "75x133", "--at", "100%", "out.png"])
    #expect(run.end == .code(0) && run.words.contains("warning: the transition from DetailScreen"), "\(run.words)")
  }

  @Test func theCallsAreThoseThatTheDocumentPrints() async throws {
    let own = try await place.run("trace", "--style", Self.documents.path + "/CustomPushAnimatedTransitoning.swift")
    #expect(try await place.run("trace", "--style", "custom-push").data == own.data)
  }
}
