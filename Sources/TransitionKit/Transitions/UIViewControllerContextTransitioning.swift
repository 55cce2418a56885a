/// Which of a transition's two controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// One transition as its animator sees it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; holds the outgoing view when it begins.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether an interaction controller leads the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The style of the presented controller; `none` between screens of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of a device that turns; none turns here.
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func pauseInteractiveTransition()
  func finishInteractiveTransition()
  func cancelInteractiveTransition()

  /// Ends the transition; the first call counts.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// `.zero` for a controller that is not there when the transition begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// `.zero` for a controller whose view goes when the transition ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}
