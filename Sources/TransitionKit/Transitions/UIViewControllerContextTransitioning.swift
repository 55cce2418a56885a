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
  /// The rotation of a device that turns; always the identity, because devices do not turn here.
  var targetTransform: CGAffineTransform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func pauseInteractiveTransition()
  func finishInteractiveTransition()
  func cancelInteractiveTransition()

  /// Ends the transition; the first call counts.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame of a controller's view when the transition begins; `.zero` if the view is not on screen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view when the transition ends; `.zero` if the view leaves the screen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
