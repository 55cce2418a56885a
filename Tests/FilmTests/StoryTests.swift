import Film
import Foundation
import Raster
import Styles
import Testing
import TransitionKit

/// Stories on a stage.
@MainActor @Suite struct StoryTests {
  private static let head = """
    size 160x240
    first-hold 0
    last-hold 0
    screen A sample:wireframe-list
    screen B sample:wireframe-detail
    screen C sample:wireframe-detail title "Another"
    start A

    """

  private func pictures(_ steps: String, head: String = head) throws -> [Picture] {
    let story = try Story(head + steps, styles: Style.all, reading: StoryReaderTests.screen)
    var sampler = try TimelineSampler(try Film(story), countsCentiseconds: true)
    return (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture }
  }

  /// The last picture of a story.
  private func end(_ steps: String) throws -> Bitmap {
    try #require(try pictures(steps).last).rasterized()
  }

  private func example(_ name: String) throws -> Story {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardized
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return try Story(text, styles: Style.all, reading: StoryReaderTests.screen)
  }

  /// Every story in the page about stories can be filmed.
  @Test func thePagesStoriesAreRead() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    let page = try String(contentsOf: root.appending(path: "docs/stories.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```\n").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let stories = blocks.filter { $0.contains("start A") }
    #expect(stories.count == 2)
    for story in stories { _ = try Film(Story(story, styles: Style.all, reading: StoryReaderTests.screen)) }
  }

  /// Document 001's example: A pushes B, B presents C, and C pops to A.
  @Test func aPushesBPresentsCPopsToA() throws {
    var story = try example("a-b-c.story")
    story.fps = 25
    var sampler = try TimelineSampler(try Film(story), countsCentiseconds: true)
    let pictures = (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture.rasterized() }
    #expect(pictures.last == pictures.first && Set(pictures.map(\.pixels)).count > 30)
  }

  /// A style brings a screen and its way back takes it away; the film then ends exactly as it began.
  @Test(arguments: Style.all.filter { $0.wayBack != nil }.map(\.name))
  func thereAndBackIsWhereItBegan(name: String) throws {
    let style = try #require(Style.named(name))
    for change in style.changes {
      let back = try #require(["push": "pop", "present": "dismiss"][change.verb])
      let film = try pictures("wait 0.1\n\(change.verb) B with \(name)\nwait 0.1\n\(back)")
      #expect(film.last?.rasterized() == film.first?.rasterized())
      #expect(Set(film.map { $0.rasterized().pixels }).count > 10)
    }
  }

  @Test func aDragThatFallsShortGoesBack() throws {
    let there = try end("push B with kugou-push")
    #expect(try end("push B with kugou-push\ndrag 0 → 0.2 over 0.3 then release") == there)
    #expect(try end("push B with kugou-push\ndrag 0 → 0.9 over 0.3 then cancel") == there)
    #expect(try end("push B with kugou-push\npop with kugou-pop threshold=0.95 by drag 0 → 0.9") == there)
    #expect(try end("push B with kugou-push\ndrag 0 → 0.5 then hold\ndrag 0.5 → 0.1 then release") == there)
  }

  @Test func aDragThatGoesFarEnoughFinishes() throws {
    let back = try end("wait 0")
    for steps in [
      "push B with kugou-push\ndrag 0 → 0.3 over 0.3 then release",
      "push B with kugou-push\ndrag 0 → 0.2 then release\ndrag 0 → 0.6 then release",
      "push B with kugou-push\ndrag 0 → 0.1 then hold\nwait 0.2\ndrag 0.1 → 0.6 then release",
      "push B\npop with kugou-pop by drag 0 → 0.5",
      "push B with kugou-swing-push\npop by drag 0 → 0.5",
      "present B with pd-present by drag 0 → 0.6\ndismiss",
      "present B with mth-slide-fade by drag 0 → 0.6\ndismiss with pd-dismiss",
      "push B with mth-slide-fade by drag 0 → 0.6\npop with custom-pop",
    ] {
      #expect(try end(steps) == back, "\(steps)")
    }
    #expect(try end("present B with mth-slide-fade by drag 0 → 0.6") == end("present B as fullScreen"))
    #expect(try end("present B with mth-slide-fade by drag 0 → 0.4") == back)
  }

  /// A screen that the system presents is a sheet, which a pull takes away.
  @Test func theSystemPresentsSheets() throws {
    let (back, sheet) = (try end("wait 0"), try end("present B"))
    #expect(try sheet == end("present B as pageSheet") && sheet == end("present B with system-present"))
    #expect(try sheet == end("present B as formSheet") && sheet != end("present B as fullScreen"))
    #expect(try sheet == end("present B\ndrag 0 → 0.3 over 1 then release"))
    for steps in [
      "present B\ndismiss", "present B\ndismiss with system-dismiss", "present B\ndrag 0 → 0.8 over 2 then release",
      "present B as pageSheet\ndismiss by drag 0 → 0.8 over 2",
      "present B\ndismiss with system-dismiss by drag 0 → 0.45 over 0.05",
      "present B with system-present\ndrag 0 → 0.3 over 1 then release\ndismiss",
      "present B as overFullScreen\ndismiss", "present B\npresent C\ndrag 0 → 0.8 over 2\ndrag 0 → 0.8 over 2",
    ] {
      #expect(try end(steps) == back, "\(steps)")
    }
  }

  /// Below a leaving screen lies the picture of the returning screen, no matter which style pushed it.
  @Test func aPopShowsWhereItLeads() throws {
    let pictures = try pictures("push B with mg-present\npush C\npop to A with kugou-pop duration=1")
    let (first, last) = (try #require(pictures.first).rasterized(), try #require(pictures.last).rasterized())
    #expect(first == last)
    // The screen is almost at its end, less than a tenth of a pixel from its place.
    let late = pictures[pictures.count - 5].rasterized()
    let differences = (70..<230).flatMap { y in (0..<120).map { x in abs(Int(late[x, y].red) - Int(first[x, y].red)) } }
    #expect(differences.reduce(0, +) < 3 * differences.count)
  }

  @Test func aFingerThatStaysStaysToTheEnd() throws {
    let pictures = try pictures("push B with kugou-push\ndrag 0 → 0.5 over 0.2 then hold\nwait 0.4")
    #expect(pictures.suffix(20).allSatisfy { $0 == pictures.last })
    #expect(pictures.last != pictures.first && pictures.last != pictures[40])
  }

  @Test func waitsAreAsLongAsTheySay() throws {
    #expect(try pictures("wait 1").count == 51)
    #expect(try pictures("wait 0.5\npush B with mg-present\nwait 0.5").count == 25 + 20 + 1 + 25 + 1)
    // Taps and holds touch the screen, on which nothing reacts.
    let held = try pictures("tap 0.5 0.5\nhold 0.5 0.5 for 0.5")
    #expect(Set(held.map { $0.rasterized().pixels }).count == 1)
  }

  /// Two fingers part about a place: the map there is twice as large, as far as it goes.
  @Test func aPinchEnlargesTheMap() throws {
    let head = "size 300x500\nfps 25\nfirst-hold 0\nlast-hold 0\nshow-touches\nscreen A sample:map\nstart A\n"
    func bitmaps(_ steps: String) throws -> [Bitmap] {
      try pictures(steps, head: head.replacing("show-touches\n", with: "")).map { $0.rasterized() }
    }
    let pinched = try bitmaps("pinch 0.5 0.4 by 2 over 0.4")
    // In mid-pinch there are two fingertips at the same height on both sides of the place.
    let fingers = try pictures("pinch 0.5 0.4 by 2 over 0.4", head: head)[5].items.suffix(6).compactMap { item -> Rect? in
      guard case .fill(let fill) = item, case .roundedRect(let rect, _) = fill.shape else { return nil }
      return rect
    }
    try #require(fingers.count == 2)
    let middles = fingers.map { Point(x: $0.x + $0.width / 2, y: $0.y + $0.height / 2) }
    #expect(abs(middles[0].x + middles[1].x - 300) < 0.01 && middles.allSatisfy { abs($0.y - 200) < 0.01 })
    #expect((90...180).contains(abs(middles[0].x - middles[1].x)))
    // What lay around the fingers lies twice as far from them; a pinch back makes the map what it was.
    let (before, after) = (try #require(pinched.first), try #require(pinched.last))
    let grid = stride(from: -60, through: 60, by: 4).flatMap { x in stride(from: -28, through: 20, by: 4).map { (x, $0) } }
    func share(_ alike: ((Int, Int)) -> Bool) -> Double { Double(grid.count(where: alike)) / Double(grid.count) }
    let enlarged = share { before[150 + $0.0, 200 + $0.1] == after[150 + 2 * $0.0, 200 + 2 * $0.1] }
    #expect(enlarged > 0.6 && enlarged > share { before[150 + $0.0, 200 + $0.1] == after[150 + $0.0, 200 + $0.1] } + 0.2)
    let again = try bitmaps("pinch 0.5 0.4 by 2 over 0.4\nwait 0.5\npinch 0.5 0.4 by 0.5 over 0.4")
    #expect(share { before[150 + $0.0, 200 + $0.1] == again[again.count - 1][150 + $0.0, 200 + $0.1] } > 0.9)
  }

  /// Where fingers are shown, a tap starts each change that has something to tap: a row, then the arrow that leads back.
  @Test func tapsStartChangesWhereFingersAreShown() throws {
    let steps = "push B with kugou-push\nwait 0.5\npop"
    let (plain, touched) = (try pictures(steps), try pictures(steps, head: "show-touches\n" + Self.head))
    // Each tap takes 0.12 s.
    #expect(touched.count == plain.count + 12 && touched.last == plain.last)
    // Nothing moves before the finger lifts; it is a disc and two rings.
    #expect(touched[5].items.dropLast(3) == touched[0].items[...] && touched[8].items.dropLast(3) != touched[0].items[...])
    // A pointer stands where it taps from the first tap on, and stays where it tapped last.
    let pointed = try pictures(steps, head: "show-pointer\n" + Self.head)
    #expect(pointed.count == touched.count && pointed.last?.items.dropLast(2) == plain.last?.items[...])
    // A screen that covers the others has nothing to tap that leads back.
    let shown = try pictures("present B as fullScreen\nwait 0.5\ndismiss", head: "show-touches\n" + Self.head)
    #expect(try shown.count == pictures("present B as fullScreen\nwait 0.5\ndismiss").count + 6)
  }

  /// The tour has every style of the documents, and the plain changes of UIKit; all others are in the gallery.
  @Test func everyStyleIsInTheTour() throws {
    let story = try example("every-style.story")
    let used = story.steps.compactMap { step -> String? in
      switch step.action {
      case .come(_, let way), .leave(_, let way): way.style?.name
      case .wait, .touch: nil
      }
    }
    let documented = Style.all.filter { $0.family == .documents }.map(\.name)
    #expect(Set(used) == Set(documented + ["system-push", "system-pop", "system-present", "system-dismiss"]))
    let film = try Film(story)
    var sampler = try TimelineSampler(film, countsCentiseconds: true)
    let pictures = (0..<sampler.frameCount).compactMap { _ in sampler.next()?.picture }
    #expect(pictures.first == pictures.last)
  }

  @Test func aScreenMayComeAgain() throws {
    let once = try end("push B with kugou-push\npop")
    #expect(try end("push B with kugou-push\npop\npush B with custom-push\npop with kugou-pop") == once)
    #expect(try end("present B\npresent C\ndismiss\ndismiss") == once)
  }

  @Test func aTitleIsABarAsLong() throws {
    let (short, long) = (try end("push C"), try end("push B"))
    let bars = [short, long].map { bitmap in (30..<130).count { bitmap[$0, 42].red < 60 } }
    #expect(abs(bars[0] - 60) < 4 && bars[1] != bars[0])
  }
}
