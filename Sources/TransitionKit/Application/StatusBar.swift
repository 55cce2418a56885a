/// What the screens in front want of the status bar. They are asked when a screen comes or goes, and when one says that its wishes
/// have changed.
///
/// The bar itself is not drawn. Where it stands for itself, as on phones with a home button, hiding it gives its room to the safe area;
/// a taller one lies beside a camera, whose room stays free.
@MainActor
final class StatusBar {
  private(set) var style = UIStatusBarStyle.default
  private(set) var isHidden = false
  /// Whether the screens are to be asked before the next layout pass.
  var needsUpdate = false
  /// The last screen that was found not to allow the window's orientation.
  weak var misplaced: UIViewController?

  /// The height up to which a bar shares its room with no camera, in points.
  private static let tallestAlone: CGFloat = 24

  /// How much of the window's top the bar, or the camera beside it, covers.
  func coveredHeight(on stage: Stage) -> CGFloat {
    isHidden && stage.statusBarHeight <= Self.tallestAlone ? 0 : stage.statusBarHeight
  }

  /// Asks the screens in front. A change of the safe area is laid out, so it animates where the caller's block does.
  func update(on stage: Stage) {
    needsUpdate = false
    guard let front = stage.keyWindowInForce.rootViewController?.inFront(where: \.capturesStatusBar) else { return }
    let before = coveredHeight(on: stage)
    isHidden = front.asked(\.childForStatusBarHidden).prefersStatusBarHidden
    style = front.asked(\.childForStatusBarStyle).preferredStatusBarStyle
    if coveredHeight(on: stage) != before { stage.ownWindow.setAllNeedLayout() }
    front.diagnoseOrientation(on: stage)
  }
}

extension Stage {
  var isPad: Bool { UITraitCollection(screen).userInterfaceIdiom == .pad }
}

extension UIViewController {
  /// The foremost of the presented controllers up to the last one that `covers`; this controller if there is none.
  fileprivate func inFront(where covers: (UIViewController) -> Bool) -> UIViewController {
    guard let presented = presentation?.presented ?? children.lazy.compactMap(\.presentation?.presented).first,
      !presented.isBeingDismissed, covers(presented)
    else { return self }
    return presented.inFront(where: covers)
  }

  /// Whether the controller, once presented, decides about the status bar.
  fileprivate var capturesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .automatic || modalPresentationCapturesStatusBarAppearance
  }

  /// The controller that is asked in the end, where each may name a child to be asked instead.
  fileprivate func asked(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    child(self)?.asked(child) ?? self
  }
}
