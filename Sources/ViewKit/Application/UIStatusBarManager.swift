/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light, light in dark mode.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
    super.init()
  }

  /// Zero while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard let stage, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: stage.ownWindow.bounds.width, height: stage.statusBarHeight)
  }
  open var isStatusBarHidden: Bool { stage?.statusBar.isHidden ?? false }
  open var statusBarStyle: UIStatusBarStyle { stage?.statusBar.style ?? .default }
}
