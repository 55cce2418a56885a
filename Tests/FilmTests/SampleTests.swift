import Film
import Raster
import Styles
import Testing
import TransitionKit

/// Samples as apps have them: words, languages, and room on any screen.
@MainActor @Suite struct SampleTests {
  /// Where samples are laid out: the size, and the margins that the device covers.
  struct Place: Sendable, CustomTestStringConvertible {
    let width: CGFloat
    let height: CGFloat
    var safeArea = Look.plainSafeArea
    var isPhone = true

    var testDescription: String { "\(Int(width))x\(Int(height))" }

    static let all = [
      Place(width: 375, height: 667),
      Place(width: 393, height: 852, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      Place(width: 834, height: 1194, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      Place(width: 844, height: 390, isPhone: false), Place(width: 200, height: 356, isPhone: false),
    ]
  }

  /// Nothing that is read lies below the camera, or where a screen of round corners has none, on a phone on its side.
  @Test(arguments: Screen.Sample.allCases) func wordsKeepClearOfTheCamera(sample: Screen.Sample) throws {
    let safeArea = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let take = try take(sample, Place(width: 852, height: 393, safeArea: safeArea), .english)
    for label in labels(in: take.stage.window) {
      var frame = label.convert(label.bounds, to: nil)
      // A line in the middle of a wide label is as wide as its words.
      if label.textAlignment == .center {
        frame = frame.insetBy(dx: max((frame.width - label.intrinsicContentSize.width) / 2, 0), dy: 0)
      }
      #expect(frame.minX >= 59 && frame.maxX <= 852 - 59, "\(label.text ?? "") at \(frame)")
    }
  }

  /// What a style takes to be its element is where the sample has it: the same film as with the place in numbers.
  @Test(arguments: [
    ("container-transform-push", ["y=0.24588", "height=0.09595"]), ("expand-cell-push", ["y=0.24588", "height=0.09595"]),
    ("stretchy-header-push", ["header=0.65367"]),
  ])
  func stylesBeginAtTheSamplesElements(name: String, places: [String]) throws {
    let style = try #require(Style.named(name))
    func middle(_ places: [String]) throws -> Bitmap {
      var settings = Settings()
      for place in places { try settings.set(place, of: style) }
      let take = try Take(Film(style, settings: settings))
      take.begin()
      take.stage.advance(to: take.stage.now + style.duration * 0.3)
      return take.stage.snapshot()
    }
    #expect(try middle([]) == middle(places))
    #expect(try middle([]) != middle(places.map { $0.prefix { $0 != "=" } + "=0.3" }))
  }

  /// Behind a sheet the presenter stands back, and the bar is light on the black that it leaves.
  @Test func theStatusBarIsSeenAboveASheet() throws {
    let take = try Take(Film(.systemPresent))
    func isLight() -> Bool {
      take.stage.picture().rasterized().pixels.prefix(375 * 14).contains { $0.red > 200 && $0.blue > 200 }
    }
    func isDark() -> Bool { take.stage.picture().rasterized().pixels.prefix(375 * 14).contains { $0.red < 80 && $0.blue < 80 } }
    #expect(isLight() && isDark())
    take.begin()
    try take.stage.settle()
    #expect(isLight() && isDark())
  }

  private func take(_ sample: Screen.Sample, _ place: Place, _ language: Look.Language, isDark: Bool = false) throws -> Take {
    var look = Look(isDark: isDark, safeArea: place.safeArea)
    look.language = language
    let screen = Screen.sample(sample)
    return try Take(
      Film(.systemPush, from: screen, to: screen, size: CGSize(width: place.width, height: place.height), look: look))
  }

  /// The labels that are seen, bars included.
  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.alpha > 0, let window = view.window else { return [] }
    let isSeen = window.bounds.intersects(view.convert(view.bounds, to: nil))
    let own = (view as? UILabel).map { isSeen && $0.text?.isEmpty == false ? [$0] : [] } ?? []
    return own + view.subviews.flatMap(labels)
  }

  private func words(_ take: Take) -> [String] { labels(in: take.stage.window).compactMap(\.text) }

  @Test(arguments: Screen.Sample.allCases, Place.all)
  func everySampleFindsRoom(sample: Screen.Sample, place: Place) throws {
    for language in Look.Language.allCases {
      for isDark in [false, true] {
        let take = try take(sample, place, language, isDark: isDark)
        #expect(take.stage.diagnostics.map(\.text) == [])
        let labels = labels(in: take.stage.window)
        // Photos have few words.
        #expect(labels.count >= (sample == .photo ? 2 : 5))
        for label in labels where place.isPhone && label.numberOfLines == 1 {
          #expect(label.intrinsicContentSize.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
        }
        let room = take.stage.window.bounds
        for label in labels {
          let frame = label.convert(label.bounds, to: nil)
          #expect(frame.minX >= 0 && frame.maxX <= room.width, "\(label.text ?? "") at \(frame)")
        }
      }
    }
  }

  @Test(arguments: Screen.Sample.allCases) func wordsAreInTheLanguage(sample: Screen.Sample) throws {
    let english = words(try take(sample, Place.all[0], .english))
    let chinese = words(try take(sample, Place.all[0], .chinese))
    #expect(english.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0x2E80 } })
    let ideographs = chinese.filter { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    #expect(ideographs.count >= 2)
    #expect(chinese.allSatisfy { $0.hasPrefix("#") || $0.firstMatch(of: /[A-Za-z]{3}/) == nil })
  }

  @Test func wordsAreThoseOfApps() throws {
    #expect(
      Set(words(try take(.list, Place.all[0], .english))).isSuperset(of: ["Library", "Morning Coffee", "42 songs", "Discover"]))
    #expect(Set(words(try take(.settings, Place.all[0], .chinese))).isSuperset(of: ["设置", "通知", "无线局域网"]))
    #expect(words(try take(.chat, Place.all[0], .english)).contains("Will do. See you at the station!"))
  }

  /// What stands at the lower edge stays above the home indicator.
  @Test(arguments: [Screen.Sample.list, .chat, .photo, .player]) func nothingLiesBelowTheHomeIndicator(sample: Screen.Sample)
    throws
  {
    let take = try take(sample, Place.all[1], .english)
    for label in labels(in: take.stage.window) where !(label.superview?.superview is UITableViewCell) {
      #expect(label.convert(label.bounds, to: nil).maxY <= 852 - 34, "\(label.text ?? "")")
    }
  }

  @Test func aTitleIsTheOneThatWasGiven() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    stage.perform {
      #expect(Screen.sample(.chat).makeController(title: "Family").navigationItem.title == "Family")
      let list = Screen.list.makeController(title: "Records")
      #expect(list.navigationItem.backButtonTitle == "Records" && list.navigationItem.title == nil)
    }
  }

  /// However a page comes, it has its words in the end; and one that shrinks to nothing keeps them to its end.
  @Test(arguments: Style.all.map(\.name)) func aPageKeepsItsWords(style: String) throws {
    let style = try #require(Style.named(style))
    let take = try Take(Film(style))
    let goesBack = ["pop", "dismiss"].contains(style.change.verb)
    // In a sheet of half the height there is no room for the songs.
    let word =
      style.name.hasPrefix("system-half-sheet") ? "Your Playlist" : style.lowerSample == nil ? "Two Sugars" : "Use Palette"
    if goesBack { #expect(words(take).contains(word)) }
    take.begin()
    if style.name == "mg-full-to-center" {
      take.stage.advance(to: take.stage.now + 0.1)
      #expect(take.stage.describe().contains("Two Sugars"))
    }
    try take.stage.settle()
    #expect(words(take).contains(goesBack ? style.lowerSample == nil ? "Rainy Window" : "Lagoon" : word))
  }

  /// A large title stands in the bar over the pages, whatever an animator does with these; on a screen without such a bar, or beside a
  /// screen of another kind, it lies on the screen.
  @Test func aLargeTitleStaysInTheBar() throws {
    func titles(_ film: Film) throws -> (inBar: [UILabel], onPage: [UILabel]) {
      let take = try Take(film)
      take.begin()
      take.stage.advance(to: take.stage.now + 0.2)
      let found = self.titles("Library", on: take).filter { $0.font.pointSize == 34 }
      func isInBar(_ view: UIView) -> Bool { view is UINavigationBar || view.superview.map(isInBar) == true }
      return (found.filter(isInBar), found.filter { !isInBar($0) })
    }
    for style in [Style.systemPush, .cubePush] {
      let (inBar, onPage) = try titles(Film(style))
      #expect(inBar.count == 1 && onPage.isEmpty, "\(style.name)")
    }
    let mixed = try titles(Film(.systemPush, to: .wireframe(.detail)))
    #expect(mixed.inBar.isEmpty && mixed.onPage.count == 1)
    let alone = try titles(Film(.systemPresent, from: .detail, to: .list))
    #expect(alone.inBar.isEmpty && alone.onPage.count == 1)
  }

  /// The labels of bars and pages with this text that are not hidden themselves, also where they fade with what they lie on.
  private func titles(_ text: String, on take: Take) -> [UILabel] {
    func all(_ view: UIView) -> [UILabel] {
      view.isHidden || view.alpha == 0 && view is UILabel
        ? [] : [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(all)
    }
    return all(take.stage.window).filter { $0.text == text && $0.font.pointSize >= 17 }
  }

  /// The back button's title and the large title below become one another: both are on the way between two sizes, and in the end the one
  /// that is seen has its own.
  @Test(arguments: [Style.systemPush, .systemPop].map(\.name)) func backTitleAndLargeTitleBecomeOneAnother(name: String) throws {
    let style = try #require(Style.named(name))
    let take = try Take(Film(style))
    func titles() -> [(size: CGFloat, scale: CGFloat)] {
      self.titles("Library", on: take).map { ($0.font.pointSize, $0.layer.presentation()?.affineTransform().a ?? 0) }
    }
    take.begin()
    take.stage.advance(to: take.stage.now + 0.08)
    let (back, large) = (titles().filter { $0.size == 17 }, titles().filter { $0.size == 34 })
    #expect(back.count == 1 && large.count == 1)
    #expect(back.allSatisfy { 1.1 < $0.scale && $0.scale < 1.9 } && large.allSatisfy { 0.55 < $0.scale && $0.scale < 0.95 })
    #expect(zip(back, large).allSatisfy { abs($0.scale * 17 - $1.scale * 34) < 1 })
    try take.stage.settle()
    #expect(titles().map(\.size) == [style.change.verb == "pop" ? 34 : 17] && titles().map(\.scale) == [1])
  }

  /// A title in the bar's middle and the back button's title above it are on the way together: neither is seen twice.
  @Test(arguments: [0.04, 0.08, 0.15]) func backTitleAndTitleLieOnOneAnother(time: Double) throws {
    let take = try Take(Film(.systemPush, from: .sample(.chat), to: .sample(.settings)))
    take.begin()
    take.stage.advance(to: take.stage.now + time)
    let lefts = try titles("Saturday Hike", on: take).map { title in
      let bar = try #require(sequence(first: title as UIView, next: \.superview).first { $0 is UINavigationBar })
      let middle = title.convert(CGPoint.zero, to: bar).x
      return try #require(title.layer.presentation()).affineTransform().tx + middle - title.transform.tx
    }
    #expect(lefts.count == 2 && abs((lefts.first ?? 0) - (lefts.last ?? 0)) < 1, "\(lefts)")
  }

  /// In the system's push a large title comes at the pace of its screen.
  @Test func largeTitlesKeepPaceWithTheirScreens() throws {
    let take = try Take(Film(.systemPush, from: .sample(.settings), to: .sample(.shop)))
    take.begin()
    take.stage.advance(to: take.stage.now + 0.1)
    let title = try #require(labels(in: take.stage.window).first { $0.text == "Shop" && $0.font.pointSize == 34 })
    let page = try #require(labels(in: take.stage.window).first { $0.text == "New In" })
    func left(_ view: UIView) throws -> CGFloat {
      let layers = sequence(first: view.layer, next: \.superlayer)
      return try layers.reduce(0) { try $0 + #require($1.presentation()).affineTransform().tx }
    }
    #expect(try left(title) > 20 && abs(left(title) - left(page)) < 0.5)
  }

  /// All words but those of bars and of the map's streets grow with the size of text that the person has chosen, and find room.
  @Test(arguments: Screen.Sample.allCases) func wordsGrowWithTheSizeOfText(sample: Screen.Sample) throws {
    func words(_ size: UIContentSizeCategory) throws -> [String: CGFloat] {
      var look = Look(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      look.textSize = size
      let screen = Screen.sample(sample)
      let take = try Take(Film(.systemPush, from: screen, to: screen, size: CGSize(width: 393, height: 852), look: look))
      let seen = labels(in: take.stage.window)
      for label in seen where label.numberOfLines == 1 {
        #expect(label.bounds.height >= label.font.pointSize * 0.9, "\(label.text ?? "")")
      }
      return Dictionary(seen.map { ($0.text ?? "", $0.font.pointSize) }) { one, _ in one }
    }
    let (usual, large) = (try words(.large), try words(.accessibilityLarge))
    let grown = large.filter { word, size in usual[word].map { $0 * 1.2 < size } == true }
    #expect(grown.count >= (sample == .photo ? 0 : 3), "\(large)")
  }

  /// A pad says the day and the charge; phones do not.
  @Test func aPadsStatusBarHasTheDayAndTheCharge() throws {
    func words(_ device: String, _ language: Look.Language) throws -> [String] {
      let device = try #require(Device.named(device))
      var look = Look(safeArea: device.safeArea)
      look.language = language
      let take = try Take(Film(.systemPush, size: device.size, look: look))
      let bar = try #require(take.stage.overlay?(take.stage))
      func texts(_ layer: CALayer) -> [String] {
        [(layer as? CATextLayer)?.string as? NSAttributedString].compactMap { $0?.string }
          + (layer.sublayers ?? []).flatMap(texts)
      }
      return Array(texts(bar).prefix(2))
    }
    #expect(try words("ipad-air-11", .english) == ["9:41 AM  Tue Jan 9", "100%"])
    #expect(try words("ipad-air-11", .chinese) == ["9:41  1月9日 周二", "100%"])
    #expect(try words("iphone-15", .english) == ["9:41", "9:41"])
  }

  @Test func amongTabsTheListHasNoBarOfItsOwn() {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.perform { Screen.list.makeController() }, UIViewController()]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    func bars(in view: UIView) -> Int {
      (view is UITabBar && !view.isHidden ? 1 : 0) + view.subviews.map(bars).reduce(0, +)
    }
    #expect(bars(in: stage.window) == 1)
  }

  @Test func samplesHaveAStatusBar() throws {
    let wireframe = Screen.wireframe(.list)
    #expect(Film(.kugouPush).look.statusTime == "9:41")
    #expect(Film(.kugouPush, from: wireframe, to: .wireframe(.detail)).look.statusTime == nil)
    #expect(Film(.kugouPush, from: .picture(.coded(9, 9))).look.statusTime == nil)
    var look = Look()
    look.statusTime = "18:24"
    #expect(Film(.kugouPush, look: look).look.statusTime == "18:24")
    let story = try Story("screen A sample:list\nstart A", styles: Style.all, reading: StoryReaderTests.screen)
    #expect(try Film(story).look.statusTime == "9:41")
  }

  @Test func aStoryHasALanguage() throws {
    let body = "screen A sample:list\nstart A"
    let story = try Story("language zh\n" + body, styles: Style.all, reading: StoryReaderTests.screen)
    #expect(story.look.language == .chinese)
    let problems = Story.problems(in: "language fr\n" + body, styles: Style.all, reading: StoryReaderTests.screen)
    #expect(problems.map(\.message) == ["there are no samples in “fr”: a language is en or zh"])
  }

  @Test func everySampleIsNamed() {
    let names = Screen.samples.map(\.name)
    #expect(names.prefix(10) == ["list", "detail", "photo", "colors", "palette", "player", "settings", "chat", "map", "shop"])
    #expect(Array(names.dropFirst(10)) == names.prefix(7).filter { $0 != "palette" }.map { "wireframe-" + $0 })
  }
}
