/// The app that runs on the current stage: its window, its scene and its status bar.
///
/// The app is in the foreground from beginning to end.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What the app does: in a film it is always active.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// The keys of the dictionary that an app delegate is given at launch.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  weak var stage: Stage?
  /// Stands in for an app delegate where the app has none of its own.
  private let standIn: any UIApplicationDelegate
  private weak var ownDelegate: (any UIApplicationDelegate)?
  private let scene: UIWindowScene

  init(on stage: Stage) {
    self.stage = stage
    standIn = StageDelegate(stage)
    scene = UIWindowScene(on: stage)
    super.init()
  }

  /// The app of the current stage.
  ///
  /// - Precondition: there is a stage.
  public class var shared: UIApplication { Stage.required(for: "UIApplication.shared speaks for a stage").application }

  /// The app's delegate. Until one is set, it is an object whose `window` is the key window.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { ownDelegate ?? standIn }
    set { ownDelegate = newValue }
  }

  open override var next: UIResponder? { ownDelegate as? UIResponder }

  // MARK: Notifications

  // An app that is always active posts none of them.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }

  // MARK: Beyond the app

  /// Whether the screen stays on while nobody touches it, as it does in a film.
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var applicationIconBadgeNumber = 0

  /// What of the app goes on while it is not seen.
  public struct BackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  private var backgroundTasks = 0

  /// The app is always seen, so the task may go on as it likes, and the handler is never called.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    backgroundTasks += 1
    return BackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  open func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

  /// Options with which an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public nonisolated static let openSettingsURLString = "app-settings:"

  /// There is no other app.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and says so: in a film there is no other app.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    stage?.diagnose("a device would leave the app for \(url.absoluteString); a film stays in it", by: "UIApplication")
    completion?(false)
  }

  // MARK: Windows

  /// The stage's window, and those that were shown since, from back to front.
  open var windows: [UIWindow] { stage?.windows ?? [] }
  open var keyWindow: UIWindow? { stage?.keyWindowInForce }
  open var connectedScenes: Set<UIScene> { stage == nil ? [] : [scene] }
  open var supportsMultipleScenes: Bool { false }
  open var applicationState: State { .active }

  /// The orientations that the app allows where no screen says otherwise: a phone does not turn upside down.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    stage?.isPad == true ? .all : .allButUpsideDown
  }

  // MARK: The status bar

  open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
  open var isStatusBarHidden: Bool { stage?.statusBar.isHidden ?? false }
  open var statusBarStyle: UIStatusBarStyle { stage?.statusBar.style ?? .default }
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

  // MARK: Events

  /// Whether fingers that come down now make no touches.
  open var isIgnoringInteractionEvents: Bool { stage?.interactionIsDisabled ?? false }

  /// Fingers that come down from now on make no touches, until `endIgnoringInteractionEvents` was called as often as this method.
  open func beginIgnoringInteractionEvents() {
    stage?.disableInteraction()
  }

  open func endIgnoringInteractionEvents() {
    stage?.enableInteraction()
  }

  open func sendEvent(_ event: UIEvent) {
    keyWindow?.sendEvent(event)
  }

  /// Calls a method of the target; without one, of the first object with that method among the first responder, or else the sender,
  /// and the responders after it.
  ///
  /// - Returns: whether an object was found.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      guard action.isMethod(of: target as AnyObject) else { return false }
      action(on: target as AnyObject, sender, event)
      return true
    }
    let first = stage?.firstResponder ?? sender as? UIResponder ?? stage?.ownWindow
    guard let responder = first.flatMap({ sequence(first: $0, next: \.next).first(where: action.isMethod) }) else { return false }
    action(on: responder, sender, event)
    return true
  }
}

/// The app delegate of an app that has none: its window is the key window.
@MainActor
private final class StageDelegate: NSObject, UIApplicationDelegate {
  private weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
  }

  var window: UIWindow? { stage?.keyWindowInForce }
}
