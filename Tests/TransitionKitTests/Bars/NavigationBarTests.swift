import Raster
import TestStages
import Testing
import TransitionKit

/// A screen whose buttons write down that they were pressed.
private final class Screen: UIViewController {
  var pressed: [String] = []

  convenience init(_ title: String?) {
    self.init()
    self.title = title
  }

  func press() { pressed.append("press") }
  func pressItem(_ item: UIBarButtonItem) { pressed.append(item.title ?? "") }
}

extension UIView {
  /// The view and all in it, in front of which nothing was asked.
  fileprivate var line: [UIView] { [self] + subviews.flatMap(\.line) }
  fileprivate func label(_ text: String) -> UILabel? { line.compactMap { $0 as? UILabel }.last { $0.text == text } }
}

@MainActor @Suite final class NavigationBarTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)
  private let (first, second) = (Screen("Library"), Screen("Album"))
  private lazy var navigation = UINavigationController(rootViewController: first)
  private var bar: UINavigationBar { navigation.navigationBar }

  private func show() {
    stage.window.rootViewController = navigation
    stage.advance(to: stage.now)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.touch(TouchScript.tap(at: CGPoint(x: x, y: y)))
    stage.advance(to: stage.now + 0.1)
  }

  // MARK: Titles

  @Test func aTitleStandsInTheMiddle() throws {
    show()
    let title = try #require(bar.label("Library"))
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold) && title.textColor == .label)
    #expect(abs(title.frame.midX - 187.5) <= 0.5 && abs(title.frame.midY - 22) <= 0.5)
    first.title = "Songs"
    #expect(bar.label("Songs") != nil && bar.label("Library") == nil && first.navigationItem.title == "Songs")
  }

  @Test func aLongTitleMakesRoomForButtons() throws {
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Organize everything", style: .plain, target: nil, action: nil)
    first.title = "A rather long title of a screen"
    show()
    let (title, button) = try (#require(bar.label(first.title!)), #require(bar.label("Organize everything")))
    let edge = button.convert(button.bounds, to: bar).minX
    #expect(title.frame.maxX <= edge - 8 + 0.5 && title.frame.minX >= 16 && title.frame.midX < 187)
    #expect(abs(button.convert(button.bounds, to: bar).maxX - 359) <= 0.5)
  }

  @Test func largeTitlesMakeTheBarHigher() throws {
    bar.prefersLargeTitles = true
    second.navigationItem.largeTitleDisplayMode = .never
    show()
    #expect(bar.frame.height == 96 && first.view.safeAreaInsets.top == 116)
    let large = try #require(bar.line.compactMap { $0 as? UILabel }.first { $0.font.pointSize == 34 })
    #expect(large.frame.minX == 16 && large.alpha == 1 && large.font == .systemFont(ofSize: 34, weight: .bold))
    navigation.pushViewController(second, animated: false)
    stage.advance(to: 0)
    #expect(bar.frame.height == 44 && second.view.safeAreaInsets.top == 64)
  }

  @Test func aPromptStandsAboveTheTitle() throws {
    first.navigationItem.prompt = "Choose one"
    show()
    let (prompt, title) = try (#require(bar.label("Choose one")), #require(bar.label("Library")))
    #expect(bar.frame.height == 74 && prompt.frame.maxY < title.frame.minY + 4 && abs(title.frame.midY - 52) <= 0.5)
  }

  // MARK: The way back

  @Test func theBackButtonSaysWhereItLeads() throws {
    show()
    navigation.pushViewController(second, animated: false)
    stage.advance(to: 0)
    let label = try #require(bar.label("Library"))
    #expect(label.font == .systemFont(ofSize: 17) && label.convert(label.bounds, to: bar).minX == 26)
    tap(30, 42)
    #expect(navigation.topViewController === first)
  }

  @Test func theBackButtonsTitleCanBeChosen() {
    show()
    first.navigationItem.backButtonTitle = "Shelf"
    navigation.pushViewController(second, animated: false)
    stage.advance(to: 0)
    #expect(bar.label("Shelf") != nil)
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
    bar.titleTextAttributes = nil
    #expect(bar.label("Home") != nil && bar.label("Shelf") == nil)
    first.navigationItem.backButtonDisplayMode = .minimal
    bar.titleTextAttributes = nil
    #expect(bar.label("Home") == nil && bar.label("Back") == nil)
    second.navigationItem.hidesBackButton = true
    tap(20, 42)
    #expect(navigation.topViewController === second)
  }

  @Test func aTitleWithoutRoomBecomesBack() {
    first.title = "The collection of all the songs there are"
    show()
    navigation.pushViewController(second, animated: false)
    stage.advance(to: 0)
    #expect(bar.label("Back") != nil && bar.label(first.title!) == nil)
  }

  // MARK: Buttons

  @Test func aTapOnAButtonCallsItsTarget() {
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: first, action: Selector("pressItem:", Screen.pressItem))
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: first, action: Selector("press", Screen.press))
    first.navigationItem.leftBarButtonItem = edit
    first.navigationItem.rightBarButtonItems = [add]
    show()
    tap(30, 42)
    tap(350, 42)
    #expect(first.pressed == ["Edit", "press"])
    edit.isEnabled = false
    tap(30, 42)
    #expect(first.pressed.count == 2)
  }

  @Test func aButtonFadesUnderAFinger() throws {
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: first, action: Selector("press", Screen.press))
    first.navigationItem.rightBarButtonItem = done
    show()
    let label = try #require(bar.label("Done"))
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold) && done.style == .done)
    stage.touch(TouchScript.tap(at: CGPoint(x: 340, y: 42)))
    stage.advance(to: stage.now + 0.02)
    #expect(abs((label.superview?.alpha ?? 0) - 0.2) < 1e-6)
    try stage.settle()
    #expect(label.superview?.alpha == 1)
  }

  @Test func buttonsOnTheLeftTakeTheBackButtonsPlaceUnlessTheySupplementIt() {
    show()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
    navigation.pushViewController(second, animated: false)
    stage.advance(to: 0)
    #expect(bar.label("Menu") != nil && bar.label("Library") == nil)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.label("Menu") != nil && bar.label("Library") != nil)
  }

  @Test func aViewOfOnesOwnStandsInAButtonsPlace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
    show()
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 319, y: 12, width: 40, height: 20))
    first.navigationItem.rightBarButtonItem?.isHidden = true
    #expect(view.superview == nil)
  }

  @Test func anActionActsInATargetsPlace() {
    var senders: [String] = []
    let action = UIAction(title: "Share") { senders.append(($0.sender as? UIBarButtonItem)?.title ?? "") }
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: action)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: action)
    show()
    tap(30, 42)
    tap(350, 42)
    #expect(senders == ["Share", ""])
  }

  // MARK: Changing

  @Test func titlesSlideWhileScreensDo() throws {
    show()
    navigation.pushViewController(second, animated: true)
    stage.advance(to: stage.now + 0.1)
    let coming = try #require(bar.label("Album"))
    let x = try #require(coming.layer.presentation()).affineTransform().tx
    #expect(x > 20 && x < 187 && bar.line.compactMap { ($0 as? UILabel)?.text }.filter { $0 == "Library" }.count == 2)
    try stage.settle()
    #expect(coming.transform == .identity && bar.line.compactMap { ($0 as? UILabel)?.text }.filter { $0 == "Library" }.count == 1)
  }

  /// A ground that goes keeps its height, and a large title that comes is whole, at the edge of its screen.
  @Test func aGroundThatGoesKeepsItsHeight() throws {
    bar.prefersLargeTitles = true
    first.navigationItem.largeTitleDisplayMode = .never
    second.navigationItem.largeTitleDisplayMode = .always
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    first.navigationItem.standardAppearance = look
    first.navigationItem.scrollEdgeAppearance = look
    show()
    let ground = try #require(bar.subviews.first { !($0 is UILabel) && $0.bounds.height >= 44 })
    let height = ground.bounds.height
    navigation.pushViewController(second, animated: true)
    stage.advance(to: stage.now + 0.1)
    let large = try #require(bar.line.compactMap { $0 as? UILabel }.first { $0.text == "Album" && $0.font.pointSize == 34 })
    let seen = sequence(first: large as UIView, next: \.superview).reduce(Float(1)) {
      $0 * ($1.layer.presentation()?.opacity ?? 0)
    }
    #expect(ground.layer.presentation()?.bounds.height == height && seen == 1)
    #expect((ground.layer.presentation()?.opacity ?? 1) < 1)
    try stage.settle()
    #expect(bar.bounds.height == 96 && ground.alpha == 0)
    navigation.popViewController(animated: true)
    stage.advance(to: stage.now + 0.1)
    #expect(ground.layer.presentation()?.bounds.height == height)
    try stage.settle()
    #expect(ground.bounds.height == height && ground.alpha == 1)
  }

  /// The old titles fade into the new ones in the first two fifths of the time, and none of them moves.
  @Test func besideAnAnimatorOfOnesOwnTitlesFadeInTheirPlaces() throws {
    let delegate = PlainDelegate(PlainAnimator())
    navigation.delegate = delegate
    show()
    let old = try #require(bar.label("Library"))
    navigation.pushViewController(second, animated: true)
    stage.advance(to: stage.now)
    let new = try #require(bar.label("Album"))
    func opacity(_ label: UILabel) -> Float {
      sequence(first: label as UIView, next: \.superview).reduce(1) { $0 * ($1.layer.presentation()?.opacity ?? 0) }
    }
    let start = stage.now
    stage.advance(to: start + 0.05)
    #expect(opacity(old) > 0.5 && opacity(old) < 1 && abs(opacity(old) + opacity(new) - 1) < 1e-6)
    stage.advance(to: start + 0.2)
    #expect(opacity(old) == 0 && opacity(new) == 1)
    #expect([old, new].allSatisfy { $0.transform == .identity })
    try stage.settle()
    #expect(old.window == nil && opacity(new) == 1)
  }

  /// On the way from no ground to a white one, over white screens, nothing is darker than white.
  @Test func aGroundComesWithoutGrey() throws {
    let delegate = PlainDelegate(PlainAnimator())
    navigation.delegate = delegate
    for (screen, color) in [(first, nil), (second, UIColor.white)] {
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      look.backgroundColor = color
      (screen.navigationItem.standardAppearance, screen.navigationItem.scrollEdgeAppearance) = (look, look)
      screen.view.backgroundColor = .white
    }
    show()
    let start = stage.now
    navigation.pushViewController(second, animated: true)
    for step in 0...10 {
      stage.advance(to: start + Double(step) * 0.05)
      #expect(stage.snapshot()[740, 60].red >= 254, "after \(step) steps")
    }
    #expect(navigation.delegate === delegate)
  }

  /// The line goes along with the bar's lower edge while a large title makes room for itself.
  @Test func theLineKeepsToTheEdge() throws {
    bar.prefersLargeTitles = true
    (first.navigationItem.largeTitleDisplayMode, second.navigationItem.largeTitleDisplayMode) = (.never, .always)
    show()
    let line = try #require(bar.line.first { $0 is UIImageView && $0.bounds.size == CGSize(width: 375, height: 0.5) })
    func middle() -> CGFloat { line.layer.presentation()?.position.y ?? 0 }
    navigation.pushViewController(second, animated: true)
    stage.advance(to: stage.now)
    #expect(abs(middle() - 63.75) < 0.1)
    stage.advance(to: stage.now + 0.1)
    #expect(middle() > 65 && middle() < 115)
    try stage.settle()
    #expect(middle() == 115.75)
  }
}
