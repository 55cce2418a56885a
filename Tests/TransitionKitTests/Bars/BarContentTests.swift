import Raster
import TestStages
import Testing
import TransitionKit

/// A table of rows on yellow ground.
private final class Rows: UITableViewController {
  convenience init(_ title: String) {
    self.init(style: .plain)
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .yellow
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .green
    return cell
  }
}

extension UIView {
  fileprivate var line: [UIView] { [self] + subviews.flatMap(\.line) }
  fileprivate func label(_ text: String) -> UILabel? { line.compactMap { $0 as? UILabel }.first { $0.text == text } }
}

/// Bars and the content that lies under them.
@MainActor @Suite final class BarContentTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let rows = Rows("Rows")
  private lazy var navigation = UINavigationController(rootViewController: rows)
  private var bar: UINavigationBar { navigation.navigationBar }
  private var table: UITableView { rows.tableView }

  /// A search bar has no width of its own. The large title stays below it.
  @Test func aSearchBarFillsTheBarAsItsTitle() {
    let search = UISearchBar()
    rows.navigationItem.titleView = search
    bar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    #expect(search.bounds.width > 300 && search.bounds.width <= 375 && bar.label("Rows")?.window != nil)
  }

  private func show(large: Bool = false) {
    bar.prefersLargeTitles = large
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel { stage.snapshot()[x, y] }

  private let yellow = Pixel(red: 255, green: 255, blue: 0, alpha: 255)

  // MARK: Where bars lie

  @Test func aBarStandsBelowTheStatusBar() {
    show()
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44) && rows.view.safeAreaInsets.top == 64)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(bar.frame.maxY == 0 && rows.view.safeAreaInsets.top == 20)
  }

  @Test func theFirstRowInACardIsSeen() throws {
    stage.window.rootViewController = UIViewController()
    stage.advance(to: 0)
    stage.perform { stage.window.rootViewController?.present(navigation, animated: true) }
    stage.advance(to: stage.now + 0.2)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 56) && table.contentOffset.y == -56)
    try stage.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    #expect(table.adjustedContentInset.top == 56 && table.contentOffset.y == -56)
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.convert(first.bounds, to: navigation.view).minY == 56)
    stage.perform { navigation.dismiss(animated: true) }
    stage.advance(to: stage.now + 0.2)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    try stage.settle()
  }

  @Test func aBarThatComesFromBelowKeepsItsPlace() throws {
    stage.window.rootViewController = UIViewController()
    stage.advance(to: 0)
    navigation.modalPresentationStyle = .fullScreen
    stage.perform { stage.window.rootViewController?.present(navigation, animated: true) }
    stage.advance(to: stage.now + 0.1)
    #expect(bar.frame.minY == 20 && bar.layer.presentation()?.frame.minY == 20)
    try stage.settle()
    stage.perform { navigation.dismiss(animated: true) }
    stage.advance(to: stage.now + 0.1)
    navigation.view.setNeedsLayout()
    stage.advance(to: stage.now + 0.1)
    #expect(bar.frame.minY == 20 && bar.layer.presentation()?.frame.minY == 20)
    try stage.settle()
  }

  // MARK: Grounds

  /// Green rows below the material of bars.
  private let throughChrome = Pixel(red: 234, green: 249, blue: 234, alpha: 255)

  @Test func aBarHasNoGroundAboveContentThatIsNotScrolled() {
    show()
    #expect(pixel(8, 10) == yellow && pixel(8, 63) == yellow)
    table.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
    #expect(pixel(8, 10) == throughChrome)
    table.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
    #expect(pixel(8, 10) == yellow)
  }

  @Test func theGroundComesWithTheFirstPoints() {
    show()
    table.setContentOffset(CGPoint(x: 0, y: -59), animated: false)
    let half = pixel(8, 10)
    #expect(half.blue > 60 && half.blue < 190)
  }

  @Test func theLooksOfTheEdgeCountWhereTheyAreGiven() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    bar.scrollEdgeAppearance = look
    show()
    #expect(pixel(8, 10) == .pureRed)
    table.setContentOffset(.zero, animated: false)
    #expect(pixel(8, 10) != .pureRed && pixel(8, 10) != yellow)
  }

  @Test func tabBarsAndToolbarsHaveAGroundWhereContentGoesOn() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.setToolbarHidden(false, animated: false)
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(pixel(8, 640) == throughChrome && pixel(8, 590) == throughChrome)
    table.setContentOffset(CGPoint(x: 0, y: 40 * 44 + 93 - 667), animated: false)
    #expect(pixel(8, 640) == yellow && pixel(8, 590) == yellow)
    tabs.viewControllers = [SolidScreen("a", .red)]
    stage.advance(to: stage.now)
    #expect(pixel(8, 640) == .pureRed)
  }

  @Test func aNamedScrollViewIsFollowed() {
    let (screen, scroll) = (SolidScreen("a", .red), UIScrollView(frame: stage.window.bounds))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    screen.view.addSubview(UIView())
    screen.view.addSubview(scroll)
    navigation.viewControllers = [screen]
    show()
    scroll.contentOffset.y = 100
    #expect(pixel(8, 10) == .pureRed && screen.contentScrollView(for: .top) == nil)
    screen.setContentScrollView(scroll, for: .top)
    #expect(pixel(8, 10) != .pureRed && screen.contentScrollView(for: .top) === scroll)
    screen.setContentScrollView(nil)
    #expect(pixel(8, 10) == .pureRed)
  }

  // MARK: Large titles

  @Test func aLargeTitleGivesUpItsRoomAsContentGoesUp() throws {
    show(large: true)
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 96) && table.contentOffset.y == -116)
    #expect(pixel(370, 100) == yellow)
    table.setContentOffset(CGPoint(x: 0, y: -90), animated: false)
    #expect(bar.frame.height == 70 && table.adjustedContentInset.top == 90 && pixel(370, 88) == yellow)
    table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(bar.frame.height == 44 && table.adjustedContentInset.top == 64)
    #expect(pixel(370, 30) == throughChrome)
    table.setContentOffset(CGPoint(x: 0, y: -116), animated: false)
    #expect(bar.frame.height == 96 && table.adjustedContentInset.top == 116 && pixel(370, 30) == yellow)
  }

  @Test func aRowThatIsScrolledToStandsBelowTheSmallTitle() throws {
    show(large: true)
    stage.perform { table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true) }
    try stage.settle()
    #expect(table.contentOffset.y == 816 && bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(table.adjustedContentInset.top == 64)
  }

  @Test func aFingerBringsTheLargeTitleBack() throws {
    show(large: true)
    table.setContentOffset(CGPoint(x: 0, y: -64), animated: false)
    #expect(bar.frame.height == 44)
    let finger = TouchScript.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 240), duration: 0.4)
    stage.touch(finger)
    stage.advance(to: stage.now + 0.39)
    #expect(bar.frame.height > 60 && bar.frame.height < 96 && table.contentOffset.y + bar.frame.maxY < 1)
    try stage.settle()
    #expect(bar.frame.height == 96 && table.contentOffset.y == -116)
  }

  @Test func aScreenThatComesBackHasItsSmallTitle() throws {
    let second = Rows("More")
    second.navigationItem.largeTitleDisplayMode = .never
    show(large: true)
    table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.perform { navigation.pushViewController(second, animated: true) }
    try stage.settle()
    #expect(bar.frame.height == 44 && second.tableView.contentOffset.y == -64 && pixel(370, 30) == yellow)
    stage.perform { navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(table.contentOffset.y == 300 && bar.frame.height == 44 && rows.view.safeAreaInsets.top == 64)
  }

  // MARK: What screens put into bars

  @Test func viewsInBarsAreAsLargeAsTheirContent() throws {
    func label(_ text: String) -> UILabel {
      let made = UILabel()
      made.text = text
      return made
    }
    let stack = UIStackView(arrangedSubviews: [label("Title"), label("Subtitle")])
    (stack.axis, stack.alignment) = (.vertical, .center)
    rows.navigationItem.titleView = stack
    let button = UIButton(type: .system)
    button.setTitle("Custom", for: .normal)
    rows.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    square.widthAnchor.constraint(equalToConstant: 30).isActive = true
    square.heightAnchor.constraint(equalToConstant: 30).isActive = true
    rows.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: square)
    rows.toolbarItems = [UIBarButtonItem(customView: label("Words"))]
    navigation.isToolbarHidden = false
    show()
    let subtitle = try #require(bar.label("Subtitle"))
    #expect(stack.bounds.width == subtitle.bounds.width && stack.bounds.height > 40 && stack.bounds.height <= 44)
    #expect(abs(stack.convert(stack.bounds, to: bar).midX - 187.5) <= 0.5)
    #expect(button.bounds.size == button.intrinsicContentSize && button.convert(button.bounds, to: bar).maxX == 359)
    #expect(square.convert(square.bounds, to: bar) == CGRect(x: 16, y: 7, width: 30, height: 30))
    #expect(navigation.toolbar.label("Words")?.bounds.width ?? 0 > 30)
  }

  @Test func aTitleThatGetsAnotherLookOnItsWayStaysOnIt() throws {
    let second = SolidScreen("Lisbon", .blue)
    second.title = "Lisbon"
    show()
    stage.perform {
      navigation.pushViewController(second, animated: true)
      let look = UINavigationBarAppearance()
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      second.transitionCoordinator?.animate(alongsideTransition: { _ in self.bar.standardAppearance = look })
    }
    stage.advance(to: stage.now + 0.1)
    let title = try #require(bar.label("Lisbon"))
    let shown = try #require(title.layer.presentation())
    #expect(shown.bounds.size == title.bounds.size && title.bounds.width > 30 && abs(shown.position.y - 22) < 1)
    try stage.settle()
    #expect(abs(title.center.x - 187.5) < 1)
  }

  @Test func barsSayHowLargeTheyWouldLikeToBe() {
    stage.perform {
      let (toolbar, tabs, bar) = (UIToolbar(), UITabBar(), UINavigationBar())
      toolbar.sizeToFit()
      #expect(toolbar.frame == CGRect(x: 0, y: 0, width: 375, height: 44) && toolbar.intrinsicContentSize.height == 44)
      #expect(tabs.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 49))
      #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
    }
  }

  @Test func theFifthOfManyTabsIsMore() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { index in
      let screen = UIViewController()
      screen.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      return screen
    }
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["0", "1", "2", "3", "More"])
    tabs.selectedIndex = 6
    stage.advance(to: stage.now)
    #expect(tabs.tabBar.selectedItem?.title == "More" && tabs.selectedIndex == 6)
    #expect(stage.diagnostics.isEmpty)
    stage.touch(TouchScript.tap(at: CGPoint(x: 340, y: 650)))
    stage.advance(to: stage.now + 0.1)
    #expect(tabs.selectedIndex == 6 && stage.diagnostics.count == 1)
    tabs.viewControllers = Array(tabs.viewControllers?.prefix(5) ?? [])
    #expect(tabs.tabBar.items?.map { $0.title ?? "" } == ["0", "1", "2", "3", "4"])
  }

  @Test func aNavigationControllersTabIsItsFirstScreens() {
    rows.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 4)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.advance(to: 0)
    #expect(tabs.tabBar.items?.first === rows.tabBarItem && navigation.tabBarItem === rows.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 1)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
  }
}
