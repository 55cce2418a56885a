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

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Told of a popover that a person closes. The methods may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    Stage.callWasLeftOut("prepareForPopoverPresentation:")
  }
}

/// Where a popover would point to. A phone shows the screen as a sheet instead, and a stage of a pad's size shows a smaller card.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
}

extension UIViewController {
  /// What is said of the popover that the controller is to come as; nil for other styles of presentation, and so for alerts on a phone.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let made = preparedPopover ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    preparedPopover = made
    return made
  }
}
