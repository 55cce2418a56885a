/// What the screens in front want of the status bar. They are asked when a screen comes or goes, and when one says that its wishes
/// have changed.
///
/// The bar itself is not drawn. Where it stands for itself, as on phones with a home button, hiding it gives its room to the safe area;
/// a taller one lies beside a camera, whose room stays free.
@MainActor
package final class StatusBar {
  package private(set) var style = UIStatusBarStyle.default
  package private(set) var isHidden = false
  /// The style before the last change, and when that change came: long ago where nothing moved meanwhile.
  package private(set) var former = (style: UIStatusBarStyle.default, until: -TimeInterval.infinity)
  /// Whether the screens are to be asked before the next layout pass.
  package var needsUpdate = false
  /// The last screen that was found not to allow the window's orientation.
  package weak var misplaced: UIResponder?

  /// The height up to which a bar shares its room with no camera, in points.
  private static let tallestAlone: CGFloat = 24

  /// How much of the window's top the bar, or the camera beside it, covers.
  package func coveredHeight(on stage: Stage) -> CGFloat {
    isHidden && stage.statusBarHeight <= Self.tallestAlone ? 0 : stage.statusBarHeight
  }

  /// Asks the screens in front.
  package func update(on stage: Stage) {
    needsUpdate = false
    stage.keyWindowInForce.root?.updateStatusBar(on: stage)
  }

  /// Takes what the screens in front want. A change of the safe area is laid out, so it animates where the caller's block does.
  package func take(isHidden: Bool, style: UIStatusBarStyle, on stage: Stage) {
    let before = coveredHeight(on: stage)
    if style != self.style { former = (self.style, stage.isAtRest ? -.infinity : stage.now) }
    (self.isHidden, self.style) = (isHidden, style)
    if coveredHeight(on: stage) != before { stage.ownWindow.setAllNeedLayout() }
  }
}

extension Stage {
  /// How far the device reaches into the window: the status bar as it is now, and the other edges.
  var coveredInsets: UIEdgeInsets {
    var insets = safeArea
    insets.top = statusBar.coveredHeight(on: self)
    return insets
  }

  package var isPad: Bool { UITraitCollection(screen).userInterfaceIdiom == .pad }
}
