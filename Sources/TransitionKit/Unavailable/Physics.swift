// Out of scope: UIKit Dynamics, particles and motion effects. Animate with springs, or with a CAReplicatorLayer.

@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIDynamicAnimator: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIDynamicBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIGravityBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIPushBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UICollisionBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIAttachmentBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UISnapBehavior: NSObject {}
@available(
  *, unavailable,
  message: "UIKit Dynamics is not there yet: animate with UIView.animate(withDuration:delay:usingSpringWithDamping:…)"
)
open class UIDynamicItemBehavior: NSObject {}
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
@available(*, unavailable, message: "particles are not there yet: animate CALayers, or use a CAReplicatorLayer")
@MainActor open class CAEmitterLayer: CALayer {}
@available(*, unavailable, message: "it is not there: animate bounds.origin of a CALayer")
@MainActor open class CAScrollLayer: CALayer {}
@available(*, unavailable, message: "it is not there: draw into one CALayer")
@MainActor open class CATiledLayer: CALayer {}
@available(*, unavailable, message: "particles are not there yet: animate CALayers, or use a CAReplicatorLayer")
open class CAEmitterCell: NSObject {}
@available(*, unavailable, message: "nobody tilts a film: leave it out")
open class UIMotionEffect: NSObject {}
@available(*, unavailable, message: "nobody tilts a film: leave it out")
open class UIInterpolatingMotionEffect: NSObject {}
@available(*, unavailable, message: "nobody tilts a film: leave it out")
open class UIMotionEffectGroup: NSObject {}

extension UIView {
  @available(*, unavailable, message: "nobody tilts a film: leave it out")
  public func addMotionEffect(_ effect: NSObject) {}
}
