/// A copy of the app's interface; a stage has one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What the system says of a new scene.
  open class ConnectionOptions: NSObject {}

  weak var stage: Stage?
  /// The app's object for this scene; a stage makes none.
  open weak var delegate: (any UISceneDelegate)?

  init(on stage: Stage) {
    self.stage = stage
    super.init()
  }

  // A scene that is there and active from the beginning posts none of them.
  public nonisolated static let willConnectNotification = name("WillConnect")
  public nonisolated static let didDisconnectNotification = name("DidDisconnect")
  public nonisolated static let didActivateNotification = name("DidActivate")
  public nonisolated static let willDeactivateNotification = name("WillDeactivate")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")

  private nonisolated static func name(_ event: String) -> Notification.Name { Notification.Name("UIScene\(event)Notification") }

  open private(set) lazy var session: UISceneSession = {
    let made = UISceneSession()
    made.scene = self
    return made
  }()

  open var activationState: ActivationState { stage == nil ? .unattached : .foregroundActive }
  open var title: String! = ""

  open override var next: UIResponder? { stage?.application }
}

/// The system's record of a scene, which a scene's delegate is given.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  open var role: Role { .windowApplication }
  open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  open var persistentIdentifier: String { "stage" }
}

/// How an app would have a scene made. A stage's scene is there already, so nobody asks for it.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The scene in which a stage's window stands.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { stage?.windows ?? [] }
  open var keyWindow: UIWindow? { stage?.keyWindowInForce }
  open var screen: UIScreen { stage?.screen ?? .main }
  open var traitCollection: UITraitCollection { UITraitCollection(screen) }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = stage.map { UIStatusBarManager($0) }

  /// Upright where the window is at least as high as it is wide; otherwise its top is the device's left side.
  open var interfaceOrientation: UIInterfaceOrientation { stage?.interfaceOrientation ?? .unknown }
}

/// A scene's own object. A stage's scene is there from the beginning: it calls none of the delegate's methods.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwning {}

extension UIWindowSceneDelegate {
  public var window: UIWindow?? { .some(ownWindow) }
}
