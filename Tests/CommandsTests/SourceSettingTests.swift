import Codecs
import Foundation
import Testing

/// `--param` and a story's settings reach the properties that they name, or say what can be set.
struct SourceSettingTests {
  private let place: Workplace
  private let tiny = ["--size", "24x48", "--fps", "10"]

  init() throws {
    place = try Workplace()
    try place.write(Self.delegate.utf8, to: "Own.swift")
    try place.write(Sources.fade.utf8, to: "Fade.swift")
  }

  private func film(_ options: String...) async throws -> Run {
    try await place.run(["--style", "Own.swift"] + tiny + options + ["out.gif"])
  }

  private func length(of name: String = "out.gif") throws -> Int {
    try place.film(name).frames.map(\.centiseconds).reduce(0, +)
  }

  @Test func aDelegatesAnimatorsAreSet() async throws {
    try await film("--param", "seconds=0.7").expectDone()
    #expect(try length() == 220)
    try await film("--param", "pace=0.2").expectDone()
    #expect(try length() == 170, "the delegate's own property")
  }

  @Test func whatTakesNoPartIsSaid() async throws {
    let run = try await film("--param", "late=2")
    #expect(run.end == .code(0) && run.words.contains("--param late=2 sets nothing: no PopFade takes part in this push"))
  }

  @Test(arguments: [
    ("curve=1", "curve of OwnFade is a let"), ("half=1", "half of OwnFade is computed"), ("all=1", "all of OwnFade is static"),
    ("colour=1", "there is no property colour"),
  ])
  func whatCannotBeSetListsWhatCan(setting: String, reason: String) async throws {
    try await film("--param", setting).expectFailure(2, reason, "what can be set is pace, seconds, late")
  }

  @Test func aStorysSettingsAreEachStepsOwn() async throws {
    let head = "size 24x48\nfps 10\nscreen A sample:list\nscreen B sample:photo\nscreen C sample:detail\nstart A\n"
    for (name, setting) in [("own", "duration=0.6"), ("plain", "duration=0.4"), ("none", "")] {
      try place.write((head + "push B with ./Fade.swift \(setting)\npush C with ./Fade.swift").utf8, to: "a.story")
      try await place.run("a.story", "\(name).gif").expectDone()
    }
    #expect(try length(of: "own.gif") == length(of: "plain.gif") + 20)
    #expect(try place.bytes("none.gif") == place.bytes("plain.gif"))
    let wrong = ["push B with ./Fade.swift curve=1": "curve of FadeAnimator is a let", "push B with ./Fade.swift dura": "dura"]
    for (line, reason) in wrong {
      try place.write((head + line).utf8, to: "b.story")
      let run = try await place.run("story", "--check", "b.story")
      #expect(run.end == .code(2) && run.words.contains(reason), "\(run.words)")
    }
  }

  @Test func aGoldenRunHasTheSameFindingsWithAnyNumberOfJobs() async throws {
    try place.makeDirectory("goldens")
    for name in ["A", "B", "C", "D"] { try place.write(Sources.fade.utf8, to: "goldens/\(name).swift") }
    try place.write(Sources.fade(with: "fatalError(\"here\")").utf8, to: "goldens/E.swift")
    let lines =
      ["A", "B", "C", "D", "E"].map { "\($0) --style \($0).swift --size 24x48 --fps 5" } + ["own --style kugou-push --size 24x48"]
    try place.write(lines.joined(separator: "\n").utf8, to: "goldens/goldens.txt")
    #expect(try await place.run("golden", "record", "goldens", "--jobs", "4").end == .code(2))
    var reports: [Data] = []
    for jobs in ["1", "4"] {
      let run = try await place.run("golden", "verify", "goldens", "--jobs", jobs, "--report", "report\(jobs)")
      #expect(run.end == .code(2) && run.words.contains("5 same, 1 failed"), "\(run.words)")
      reports.append(try place.bytes("report\(jobs)/report.json"))
    }
    #expect(reports[0] == reports[1])
  }

  @Test func aGalleryIsTheSameWithAnyNumberOfJobs() async throws {
    let styles = ["Own.swift", "kugou-push", "Fade.swift"].flatMap { ["--style", $0] }
    for jobs in ["1", "3"] {
      #expect(try await place.run(["gallery", "page\(jobs)", "--size", "24x48", "--jobs", jobs] + styles).end == .code(0))
    }
    #expect(try place.files("page1") == place.files("page3"))
    for name in try place.files("page1") { #expect(try place.bytes("page1/\(name)") == place.bytes("page3/\(name)"), "\(name)") }
  }

  private static let delegate =
    """
    import UIKit

    final class OwnDelegate: NSObject, UINavigationControllerDelegate {
      var pace: TimeInterval = 0.4

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? OwnFade(pace) : PopFade(pace) }
    }

    class OwnFade: NSObject, UIViewControllerAnimatedTransitioning {
      private var seconds: TimeInterval
      let curve = 0
      var half: TimeInterval { seconds / 2 }
      static var all = 1

      init(_ pace: TimeInterval) { seconds = pace }

      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { seconds }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: seconds, animations: { to.alpha = 1 }) { _ in context.completeTransition(true) }
      }
    }

    final class PopFade: OwnFade {
      var late = 1
    }

    """
}
