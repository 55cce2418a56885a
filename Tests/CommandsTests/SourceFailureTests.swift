import Foundation
import Testing

/// What can go wrong around a Swift file, each with one clear message or none at all.
struct SourceFailureTests {
  private let place: Workplace
  private static let tiny = ["--size", "24x48", "--fps", "10"]
  private let line = ["--style", "Fade.swift"] + tiny + ["out.gif"]

  init() throws {
    place = try Workplace()
    try place.write(Sources.fade.utf8, to: "Fade.swift")
  }

  private func film(cache: String) async throws -> Run {
    try await place.start(line, environment: ["XDG_CACHE_HOME": place.path(cache)]).end()
  }

  // MARK: Names of files

  @Test func aPathMayHaveEveryOddSign() async throws {
    let name = "a b'\"\n\tc.swift"
    try place.write(Sources.fade.utf8, to: name)
    try await place.run(["--style", name] + Self.tiny + ["out.gif"]).expectDone()
    try place.write(Sources.fade(with: "fatalError(\"here\")").utf8, to: name)
    let trap = try await place.run(["--style", name] + Self.tiny + ["out.gif"])
    #expect(trap.end == .code(2) && trap.words.contains("c.swift:13") && trap.words.contains("here"), "\(trap.words)")
    try place.write(Sources.fade(with: "nowhere.alpha = 1").utf8, to: name)
    let error = try await place.run(["--style", name] + Self.tiny + ["out.gif"])
    #expect(error.words.contains("c.swift:13:") && !error.words.contains("unprintable"), "\(error.words)")
  }

  // MARK: Misuse of the engine

  @Test(arguments: [
    ("_ = UITableView().dequeueReusableCell(withIdentifier: \"x\", for: [0, 0])", "must be registered for the identifier “x”"),
    ("toView.topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true", "must have a common view"),
    (
      "let root = UIViewController(); UINavigationController(rootViewController: root).pushViewController(root, animated: false)",
      "on the stack only once"
    ),
    ("UIViewPropertyAnimator().finishAnimation(at: .end)", "that stopAnimation(false) has stopped"),
    (
      "var items = NSDiffableDataSourceSnapshot<Int, Int>(); items.appendSections([0]); items.appendItems([1, 1])",
      "must not be equal: [1, 1]"
    ),
  ])
  func whatUIKitRefusesIsTold(line: String, words: String) async throws {
    try place.write(Sources.fade(with: line).utf8, to: "Fade.swift")
    try await place.run(self.line).expectFailure(2, "Fade.swift:13", words)
  }

  // MARK: Room

  /// The limit of a file's size stands in for a full disk: where the source is adapted, compiled, kept and filmed.
  @Test(arguments: [(1, "ulimit -f"), (16, "ulimit -f")])
  func noRoomForCompilingIsOneLine(blocks: Int, words: String) async throws {
    let run = try await place.shell(
      "export XDG_CACHE_HOME=$PWD/cache; ulimit -f \(blocks); exec \"$program\" \(line.joined(separator: " "))")
    run.expectFailure(2, "where sources are compiled", words)
    #expect(try place.files() == ["Fade.swift", "cache"])
    #expect(try !place.files("cache/render-transition").contains { $0.hasPrefix(".new") || $0.count == 32 })
    try await place.start(line, environment: ["XDG_CACHE_HOME": place.path("cache")]).end().expectDone()
  }

  @Test func noRoomForTheFilmIsOneLine() async throws {
    try await place.run(line).expectDone()
    let film = line.dropLast().joined(separator: " ")
    let run = try await place.shell("ulimit -f 1; exec \"$program\" \(film) --size 200x200 two.gif")
    run.expectFailure(2, "two.gif", "too large")
    #expect(try place.files() == ["Fade.swift", "out.gif"])
  }

  // MARK: Modules

  @Test(arguments: [
    (
      "import SnapKit", "toView.snp.makeConstraints { $0.edges.equalToSuperview() }",
      "there is no module SnapKit here, and .snp in line 14"
    ),
    (
      "import Lottie", "_ = LottieAnimationView(name: \"a\")",
      "there is no module Lottie here, and LottieAnimationView in line 14"
    ),
    ("import OurOwnKit", "toView.polish(); Polisher.shine(toView)", "there is no module OurOwnKit here, and polish in line 14"),
    ("import AVFoundation", "_ = AVPlayer()", "there is no module AVFoundation here, and AVPlayer in line 14"),
  ])
  func aModuleIsNamedWithWhatNeedsIt(module: String, line: String, words: String) async throws {
    try place.write((module + "\n" + Sources.fade(with: line)).utf8, to: "Fade.swift")
    try await place.run(self.line).expectFailure(2, "Fade.swift:1:1", words)
  }

  /// What the module has does not matter where nothing of it is used, and a mistake of another kind is told as such.
  @Test func aModuleThatNothingNeedsIsNoReason() async throws {
    let unused = "import OurOwnKit\nimport ObjectiveC\nimport os.log\n"
    try place.write((unused + Sources.fade).utf8, to: "Fade.swift")
    try await place.run(line).expectDone()
    try place.write((unused + Sources.fade(with: "let x: Int = \"a\"; _ = x")).utf8, to: "Fade.swift")
    let run = try await place.run(line)
    #expect(run.end == .code(2) && run.words.contains("Fade.swift:16:") && !run.words.contains("OurOwnKit"), "\(run.words)")
  }

  /// A log is written to in silence, whatever module its names come from.
  @Test func aFileMayLog() async throws {
    let line = "Logger(subsystem: \"a\", category: \"b\").debug(\"\\(toView, privacy: .public)\"); os_log(\"%@\", toView)"
    for module in ["os", "os.log", "OSLog"] {
      let text = "import \(module)\n" + Sources.fade(with: line + "; transitionContext.containerView.addSubview(toView)")
      try place.write(text.utf8, to: "Fade.swift")
      try await place.run(self.line + ["-q"]).expectDone()
    }
  }

  @Test func aSwiftUIViewIsNone() async throws {
    let view = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\").transition(.slide) } }\n"
    try place.write(view.utf8, to: "Fade.swift")
    try await place.run(line).expectFailure(2, "Fade.swift:2:14", "View is SwiftUI's", "UIKit")
  }

  // MARK: What the runtime and UIKit's classes do

  @Test func aCastThatFailsIsOneLine() async throws {
    let cast = "let table = transitionContext.viewController(forKey: .to) as! OwnScreen; _ = table"
    for (kind, words) in [("final class", "cast failed"), ("class", "Could not cast a DetailScreen to OwnScreen")] {
      try place.write((Sources.fade(with: cast) + "\(kind) OwnScreen: UIViewController {}\n").utf8, to: "Fade.swift")
      try await place.run(line).expectFailure(2, "Fade.swift:13", words, "--to")
    }
    try await place.run(line + ["--to", "OwnScreen"]).expectDone()
  }

  /// What is missing in the film is said, with the options that put it there; what is there is not spoken of.
  @Test func screensThatACastAsksForAreNamed() async throws {
    let casts = """
      if let own = transitionContext.viewController(forKey: .from) as? OwnScreen,
        let next = transitionContext.viewController(forKey: .to) as? NextScreen { own.view.alpha = 0; next.view.alpha = 1 }
      """
    let screens = "class OwnScreen: UIViewController {}\nfinal class NextScreen: UITableViewController {}\n"
    try place.write((Sources.fade(with: casts) + screens).utf8, to: "Fade.swift")
    let options = ["--from", "OwnScreen", "--to", "NextScreen"]
    let run = try await place.run(line)
    #expect(run.end == .code(0) && run.words.contains(options.joined(separator: " ") + " would put them there"), "\(run.words)")
    let own = try await place.run(line + options + ["--force"])
    #expect(own.end == .code(0) && !own.words.contains("would put them there"), "\(own.words)")
  }

  /// The excerpt and the columns are those of the file, not of its adapted copy.
  @Test func errorsShowTheLineAsItIsWritten() async throws {
    let text =
      "let button = UIButton(); button.addTarget(self, action: #selector(NSObject.isEqual(_:)), for: .touchUpInside); button.nowhere()"
    try place.write(Sources.fade(with: text).utf8, to: "Fade.swift")
    let run = try await place.run(line)
    let source = try #require(Sources.fade(with: text).split(separator: "\n").first { $0.contains("nowhere") })
    let lines = run.words.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.contains("has no member 'nowhere'") })
    let column = try #require(source.range(of: "nowhere")).lowerBound.utf16Offset(in: source) + 1
    #expect(lines[place].contains("Fade.swift:13:\(column): error"), "\(lines[place])")
    #expect(lines[place + 1].hasSuffix(source) && lines[place + 2].count >= column, "\(run.words)")
    #expect(lines[place + 2].dropFirst(lines[place + 1].count - source.count + column - 1).first == "^", "\(run.words)")
  }

  @Test func anOverrideInAnExtensionRunsOrIsSaid() async throws {
    let text = """
      extension UIViewController {
        @objc func tint() -> UIColor { .white }
      }
      extension UINavigationController {
        override open func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared \\(type(of: self))") }
      }
      final class OwnNavigation: UINavigationController {}
      func scene(_ stage: Stage) -> () -> Void {
        let navigation = OwnNavigation(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        return { navigation.pushViewController(UIViewController(), animated: true) }
      }

      """
    try place.write(("import UIKit\n" + text).utf8, to: "Fade.swift")
    let run = try await place.run(line)
    #expect(run.end == .code(0) && run.words.contains("appeared OwnNavigation"), "\(run.words)")
    #expect(run.words.contains("warning: Fade.swift:6: UINavigationController.viewDidAppear is overridden here"))
  }

  @Test func onlyWhatIsThereIsAnswered() async throws {
    let text = """
      @objc protocol CardDelegate: NSObjectProtocol {
        @objc optional func cardDidEnd(_ number: Int)
        @objc optional func cardWillEnd()
      }
      class Ending: NSObject, CardDelegate { func cardDidEnd(_ number: Int) {} }
      final class Later: Ending {}
      final class Other: NSObject, CardDelegate { func cardWillEnd() {} }
      func answers(_ delegate: CardDelegate) -> Bool { delegate.responds(to: #selector(CardDelegate.cardDidEnd(_:))) }

      """
    let check = "print(answers(Ending()), answers(Later()), answers(Other()))"
    try place.write((Sources.fade(with: "toView.alpha = 1; " + check) + text).utf8, to: "Fade.swift")
    let run = try await place.run(line)
    #expect(run.words.contains("true true false"), "\(run.words)")
  }

  // MARK: The cache

  @Test func aFullDiskIsSaid() async throws {
    try place.makeDirectory("disk")
    let mounted = try await place.shell("mount -t tmpfs -o size=32k tmpfs disk")
    guard mounted.end == .code(0) else { return }
    let run = try await film(cache: "disk")
    _ = try await place.shell("umount disk")
    run.expectFailure(2, "no space is left", "XDG_CACHE_HOME")
  }

  /// Whoever may write there could put code of their own in the place of what was compiled.
  @Test func aCacheThatOthersMayWriteToIsNotUsed() async throws {
    try await film(cache: "cache").expectDone()
    let entries = try place.files("cache/render-transition")
    _ = try await place.shell("chmod 777 cache && rm -r cache/render-transition/* out.gif")
    try await film(cache: "cache").expectDone()
    #expect(try !entries.isEmpty && place.files("cache/render-transition").isEmpty)
  }

  @Test func theCacheMayVanishWhileAFilmIsMade() async throws {
    let remove = "try? FileManager.default.removeItem(atPath: \"\(place.path("cache"))\"); toView.alpha = 1"
    try place.write(Sources.fade(with: remove).utf8, to: "Fade.swift")
    try await film(cache: "cache").expectDone()
    #expect(try !place.files().contains("cache"))
  }

  /// The compiler takes modules of C only where it built them; those for Swift 6 it builds in the user's cache.
  @Test func aCacheThatWasMovedIsMended() async throws {
    func film(_ cache: String) async throws {
      try await place.start(["--swift", "6"] + line, environment: ["XDG_CACHE_HOME": place.path(cache)]).end().expectDone()
    }
    try await film("old")
    _ = try await place.shell("mv old new && rm out.gif && echo '// changed' >>Fade.swift")
    try await film("new")
  }

  @Test func twoRunsAtOnceDoNotDisturbEachOther() async throws {
    let environment = ["XDG_CACHE_HOME": place.path("cache")]
    let runs = try ["a.gif", "b.gif", "c.gif"].map { try place.start(line.dropLast() + [$0], environment: environment) }
    for run in runs { try await run.end().expectDone() }
    #expect(try place.bytes("a.gif") == place.bytes("b.gif") && place.bytes("b.gif") == place.bytes("c.gif"))
    #expect(try place.files("cache/render-transition").filter { $0.hasPrefix(".new-") } == [])
  }

  @Test func oldAndLargeEntriesGo() async throws {
    let cache = "cache/render-transition/"
    let names = ["0", "1", "2"].map { String(repeating: $0, count: 32) }
    for name in names { try place.makeDirectory(cache + name) }
    // A month and a day old; then two that are large together.
    _ = try await place.shell("touch -d '-32 days' \(cache)\(names[0])")
    for name in names.dropFirst() { _ = try await place.shell("truncate -s 200M \(cache)\(name)/library.so") }
    _ = try await place.shell("touch -d '-2 days' \(cache)\(names[1]); touch -d '-1 day' \(cache)\(names[2])")
    try await film(cache: "cache").expectDone()
    let left = Set(try place.files("cache/render-transition"))
    #expect(left.isDisjoint(with: names.prefix(2)) && left.contains(names[2]))
  }

  // MARK: The toolchain

  /// A copy of the program whose kit names another toolchain.
  private func film(toolchain: String, path: String) async throws -> Run {
    let kit = URL(filePath: Workplace.program).deletingLastPathComponent().appending(path: "source-kit").path
    _ = try await place.shell("mkdir bin && cp \"$program\" bin/ && cp -r '\(kit)' bin/source-kit")
    try place.write(toolchain.utf8, to: "bin/source-kit/toolchain")
    return try await place.shell("PATH=\(path) bin/render-transition \(line.joined(separator: " "))")
  }

  @Test func withoutAToolchainOneLineSaysWhich() async throws {
    try await film(toolchain: "/nowhere/swiftc\nSwift version 6.3 (swift-6.3-RELEASE)\n", path: "/bin:/usr/bin")
      .expectFailure(2, "takes the Swift toolchain that built this program, Swift version 6.3", "PATH")
  }

  @Test func anotherToolchainIsSaid() async throws {
    let other =
      "#!/bin/sh\n[ \"$1\" = --version ] && echo 'Swift version 5.9 (other)' && exit 0\necho 'error: module compiled with Swift 6.3'\nexit 1\n"
    try place.write(other.utf8, to: "swiftc")
    _ = try await place.shell("chmod +x swiftc")
    try await film(toolchain: "\(place.path("swiftc"))\nSwift version 6.3 (swift-6.3-RELEASE)\n", path: "/bin:/usr/bin")
      .expectFailure(2, "Swift version 6.3", "is Swift version 5.9 (other)")
  }
}
