extension UIViewController {
  /// Asks the screens in front, and diagnoses one that does not allow the window's orientation.
  package func updateStatusBar(on stage: Stage) {
    let front = inFront(where: \.capturesStatusBar)
    stage.statusBar.take(
      isHidden: front.asked(\.childForStatusBarHidden).prefersStatusBarHidden,
      style: front.asked(\.childForStatusBarStyle).preferredStatusBarStyle, on: stage)
    front.diagnoseOrientation(on: stage)
  }

  /// The foremost of the presented controllers up to the last one that `covers`; this controller if there is none.
  private func inFront(where covers: (UIViewController) -> Bool) -> UIViewController {
    guard let presented = presentation?.presented ?? children.lazy.compactMap(\.presentation?.presented).first,
      !presented.isBeingDismissed, covers(presented)
    else { return self }
    return presented.inFront(where: covers)
  }

  /// Whether the controller, once presented, decides about the status bar.
  private var capturesStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .automatic || modalPresentationCapturesStatusBarAppearance
  }

  /// The controller that is asked in the end, where each may name a child to be asked instead.
  private func asked(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    child(self)?.asked(child) ?? self
  }

  /// Diagnoses a screen that does not allow the window's orientation: a device would turn it, a stage does not.
  private func diagnoseOrientation(on stage: Stage) {
    let now = stage.interfaceOrientation
    let allowed = supportedInterfaceOrientations
    guard allowed.isDisjoint(with: now.isPortrait ? .portrait : .landscape), stage.statusBar.misplaced !== self else { return }
    stage.statusBar.misplaced = self
    stage.diagnose(
      "\(type(of: self)) does not allow \(now.isPortrait ? "portrait" : "landscape"): a device would turn the screen, a stage "
        + "does not; give it a size that is \(now.isPortrait ? "wider than high" : "higher than wide")",
      by: "\(type(of: self))", property: "supportedInterfaceOrientations")
  }
}
