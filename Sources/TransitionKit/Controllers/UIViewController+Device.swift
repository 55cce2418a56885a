// What a controller wants of the device: wishes that a stage has nothing to do for.

extension UIViewController {
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Asks that the interface be turned as the device is held, which on a stage it is already.
  public class func attemptRotationToDeviceOrientation() {}

  /// Gives a child, its view and all in it traits that hold whatever holds around it; nil leaves it to what is around.
  public func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    childViewController.traitOverrides = OwnTraits(values: collection?.values ?? TraitValues())
  }

  /// Asks that the screens in front be asked anew for the orientations that they allow.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    if let stage = viewIfLoaded?.layer.stage { stage.statusBar.update(on: stage) }
  }
}
