// Out of scope: UIKit Dynamics. Animate with springs.

@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIDynamicAnimator: NSObject {
  public convenience init(referenceView view: UIView) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIDynamicBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIGravityBehavior: NSObject {
  public convenience init(items: [NSObject]) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIPushBehavior: NSObject {
  public enum Mode: Sendable { case continuous, instantaneous }
  public convenience init(items: [NSObject], mode: Mode) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UICollisionBehavior: NSObject {
  public convenience init(items: [NSObject]) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIAttachmentBehavior: NSObject {
  public convenience init(item: NSObject, attachedToAnchor point: CGPoint) { self.init() }
  public convenience init(item: NSObject, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UISnapBehavior: NSObject {
  public convenience init(item: NSObject, snapTo point: CGPoint) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIDynamicItemBehavior: NSObject {
  public convenience init(items: [NSObject]) { self.init() }
}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIFieldBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
@MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
@MainActor public protocol UIDynamicItem: AnyObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
@MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: animate bounds.origin of a CALayer")
@MainActor open class CAScrollLayer: CALayer {}
@available(*, unavailable, message: "it is not there: draw into one CALayer")
@MainActor open class CATiledLayer: CALayer {}
