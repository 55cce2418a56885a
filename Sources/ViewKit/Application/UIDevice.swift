/// The device whose screen the current stage has: a phone or, where the screen is large enough, a pad.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private weak var stage: Stage?
  private var listeners = 0

  init(of stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// The device of the current stage.
  ///
  /// - Precondition: there is a stage.
  public class var current: UIDevice { Stage.required(for: "UIDevice.current speaks for a stage").device }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { stage?.isPad == true ? .pad : .phone }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { "iOS" }
  /// The version whose behaviour the engine has.
  open var systemVersion: String { "18.0" }

  /// How the device is held, which is as the window lies on it.
  open var orientation: UIDeviceOrientation {
    guard let stage else { return .unknown }
    return stage.interfaceOrientation.isPortrait ? .portrait : .landscapeLeft
  }

  /// The same for every stage.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  open var isMultitaskingSupported: Bool { true }

  /// How a device's battery is.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  open var isBatteryMonitoringEnabled = false
  /// From 0 to 1 while it is watched, else -1. The battery in the status bar is full.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// Nothing comes near a stage.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  // MARK: Being told of turns

  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// From now on a new orientation of the window is posted as `orientationDidChangeNotification`, until
  /// `endGeneratingDeviceOrientationNotifications` was called as often as this method.
  open func beginGeneratingDeviceOrientationNotifications() {
    listeners += 1
  }

  open func endGeneratingDeviceOrientationNotifications() {
    listeners = max(listeners - 1, 0)
  }

  /// Posted when the window becomes wider than high, or higher than wide.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  func orientationMayHaveChanged(from old: UIInterfaceOrientation) {
    guard isGeneratingDeviceOrientationNotifications, stage?.interfaceOrientation != old else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
