import Raster
import Testing
import TransitionKit

@MainActor private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

@MainActor private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

@MainActor private final class BareDelegate: NSObject, UIApplicationDelegate {}

private final class Sheet: UIView {
  var sent: [String] = []

  func save() { sent.append("save") }
  func pick(_ sender: Any?) { sent.append("pick \(sender is UIView)") }
}

/// The app, its windows and its scene.
@MainActor @Suite final class UIApplicationTests {
  private lazy var stage = Stage.small()

  /// The names are Apple's; an app that is always active posts none of them.
  @Test func momentsOfAnAppsLifeHaveNames() {
    @MainActor final class Listener: NSObject {
      var heard: [String] = []
      func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    }
    let listener = Listener()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
      UIApplication.userDidTakeScreenshotNotification, UIScene.willConnectNotification, UIScene.didDisconnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
      UIScene.didEnterBackgroundNotification,
    ]
    #expect(Set(names).count == names.count)
    #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    #expect(UIScene.didActivateNotification.rawValue == "UISceneDidActivateNotification")
    let centre = NotificationCenter()
    centre.addObserver(
      listener, selector: Selector("hear:", Listener.hear(_:)), name: UIApplication.willResignActiveNotification, object: nil)
    centre.post(name: .UIApplicationWillResignActive, object: nil)
    #expect(listener.heard == ["UIApplicationWillResignActiveNotification"])
  }

  @Test func theAppIsThatOfTheCurrentStage() {
    let stage = stage
    let other = Stage.small()
    #expect(stage.perform { UIApplication.shared } !== other.perform { UIApplication.shared })
    #expect(stage.perform { UIApplication.shared } === stage.perform { UIApplication.shared })
    #expect(UIApplication.shared.applicationState == .active && UIApplication.shared.keyWindow === stage.window)
    #expect(stage.perform { UIApplication.shared.windows.map { $0 === stage.window } } == [true])
  }

  /// The ways in which apps find their window.
  @Test func everyWayToTheWindowLeadsThere() {
    let window = stage.window
    #expect(UIApplication.shared.windows.first { $0.isKeyWindow } === window)
    #expect(UIApplication.shared.delegate?.window??.bounds == window.bounds)
    #expect(UIApplication.shared.delegate!.window!! === window)
    if let optional = UIApplication.shared.delegate?.window, let found = optional {
      #expect(found === window)
    } else {
      Issue.record()
    }
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene?.windows.first === window && scene?.keyWindow === window && scene?.activationState == .foregroundActive)
    let keyWindow = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first(
      where: \.isKeyWindow)
    #expect(
      keyWindow === window && window.windowScene === scene && window.screen === UIScreen.main && scene?.screen === window.screen)
  }

  @Test func delegatesOfTheUsersOwnHaveTheirWindows() {
    let (window, app, scene) = (stage.window, AppDelegate(), SceneDelegate())
    UIApplication.shared.delegate = app
    #expect(UIApplication.shared.delegate!.window! == nil && UIApplication.shared.next === app)
    app.window = window
    #expect(
      (UIApplication.shared.delegate as? AppDelegate)?.window === window && UIApplication.shared.delegate!.window! === window)
    UIApplication.shared.connectedScenes.first?.delegate = scene
    scene.window = window
    #expect((UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.window === window)
    #expect(
      (UIApplication.shared.connectedScenes.first?.delegate as? any UIWindowSceneDelegate)?.window??.bounds == window.bounds)
    let bare = BareDelegate()
    UIApplication.shared.delegate = bare
    #expect(UIApplication.shared.delegate!.window! == nil)
    UIApplication.shared.delegate = nil
    #expect(UIApplication.shared.delegate!.window! === window)
  }

  @Test func ignoringInteractionKeepsFingersFromTouching() throws {
    let stage = stage
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { _ in taps += 1 }
    stage.window.addGestureRecognizer(tap)
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    stage.tap(at: CGPoint(x: 5, y: 5))
    try stage.settle()
    #expect(taps == 0)
    UIApplication.shared.endIgnoringInteractionEvents()
    stage.tap(at: CGPoint(x: 5, y: 5))
    try stage.settle()
    #expect(taps == 1 && !UIApplication.shared.isIgnoringInteractionEvents)
  }

  @Test func actionsFindTheirTarget() {
    let sheet = Sheet()
    let child = UIView()
    sheet.addSubview(child)
    stage.window.addSubview(sheet)
    let (save, pick) = (Selector("save", Sheet.save), Selector("pick:", Sheet.pick(_:)))
    #expect(UIApplication.shared.sendAction(save, to: sheet, from: nil, for: nil))
    #expect(UIApplication.shared.sendAction(pick, to: nil, from: child, for: nil), "the responders after the sender are asked")
    #expect(!UIApplication.shared.sendAction(save, to: child, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction(save, to: nil, from: stage.window, for: nil))
    #expect(sheet.sent == ["save", "pick true"])
  }

  // MARK: Windows of the app's own

  @Test func aWindowShowsWhenItIsMadeVisible() {
    let stage = stage
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SolidScreen("a", .red)
    stage.advance(to: 0)
    #expect(window.isHidden && stage.snapshot()[5, 5] == .black && !window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(stage.snapshot()[5, 5] == .pureRed && window.isKeyWindow && UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows.count == 2 && window.rootViewController?.view.window === window)
    window.isHidden = true
    #expect(stage.snapshot()[5, 5] == .black)
  }

  @Test func aRootHasAppearedWhenItIsLaidOut() {
    let (stage, diary) = (stage, Diary())
    let screen = LifecycleScreen(diary)
    stage.window.rootViewController = screen
    #expect(diary.lines == ["viewDidLoad", "viewWillAppear"])
    stage.advance(to: 0)
    let whole = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]
    #expect(diary.lines == whole)
  }

  @Test func aRootAppearsWithItsWindow() {
    let (stage, diary) = (stage, Diary())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LifecycleScreen(diary)
    stage.advance(to: 0)
    #expect(diary.lines == ["viewDidLoad"])
    window.makeKeyAndVisible()
    stage.advance(to: 0)
    #expect(diary.lines.first { $0.contains("Appear") } == "viewWillAppear" && diary.lines.last == "viewDidAppear")
    diary.lines = []
    window.makeKeyAndVisible()
    stage.advance(to: 0)
    #expect(diary.lines.isEmpty)
  }

  @Test func higherLevelsLieInFront() {
    let stage = stage
    let windows = [UIWindow.Level.alert, .normal, .statusBar].map { level in
      let window = UIWindow(windowScene: stage.window.windowScene!)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    for (window, color) in zip(windows, [UIColor.red, .green, .blue]) { window.backgroundColor = color }
    #expect(stage.snapshot()[5, 5] == .pureRed && stage.window.isKeyWindow)
    windows[0].isHidden = true
    #expect(stage.snapshot()[5, 5] == .pureBlue)
    windows[1].windowLevel = UIWindow.Level(rawValue: 3000)
    #expect(stage.snapshot()[5, 5] == .pureGreen)
  }

  @Test func aWindowOfTheAppsOwnPresentsAndPushes() throws {
    let stage = stage
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: SolidScreen("a", .red))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    stage.advance(to: 0)
    stage.perform { navigation.pushViewController(SolidScreen("b", .blue), animated: true) }
    try stage.settle()
    #expect(stage.snapshot()[50, 150] == .pureBlue && stage.diagnostics.isEmpty)
    let presented = SolidScreen("c", .green)
    presented.modalPresentationStyle = .fullScreen
    stage.perform { navigation.present(presented, animated: true) }
    try stage.settle()
    #expect(stage.snapshot()[50, 150] == .pureGreen && presented.view.window === window)
  }
}

/// Writes down what it is told about its appearance and layout.
private final class LifecycleScreen: UIViewController {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { diary.write("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { diary.write("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { diary.write("viewIsAppearing") }
  override func viewWillLayoutSubviews() { diary.write("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { diary.write("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { diary.write("viewDidAppear") }
}
