extension UIWindow {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func + (level: Level, height: CGFloat) -> Level { Level(level.rawValue + height) }
    public static func - (level: Level, height: CGFloat) -> Level { Level(level.rawValue - height) }
  }

  /// Whether this window is the one that a keyboard would type into: the stage's own, unless another was made key.
  public var isKeyWindow: Bool { stage?.keyWindowInForce === self }

  public func makeKey() {
    (stage ?? .active)?.keyWindow = self
  }

  /// Shows the window on the current stage, in front of those of its level, and makes it the key window.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
}

extension Stage {
  var keyWindowInForce: UIWindow { keyWindow.flatMap { $0.stage === self ? $0 : nil } ?? ownWindow }

  /// The windows on the screen, from back to front: the stage's own, which holds the others, and those that were shown.
  var windows: [UIWindow] { [ownWindow] + ownWindow.subviews.compactMap { $0 as? UIWindow } }

  /// Puts a shown window in front of all views of the stage's window, in the order of the levels.
  func arrange(_ window: UIWindow) {
    guard window !== ownWindow else { return }
    let isNew = window.stage !== self
    window.stage = self
    window.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownWindow.addSubview(window)
    for other in windows.dropFirst() where other !== window && other.windowLevel.rawValue > window.windowLevel.rawValue {
      ownWindow.bringSubviewToFront(other)
    }
    if isNew { window.root?.appear(in: window, on: self) }
    statusBar.needsUpdate = true
  }
}
