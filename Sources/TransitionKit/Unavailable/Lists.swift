// Out of scope: Split controllers, and items that a finger moves. Use `addChild`.

@available(*, unavailable, message: "it is not there yet: add the controllers with addChild(_:)")
open class UISplitViewController: UIViewController {}

extension UICollectionView {
  @available(*, unavailable, message: "no finger moves items here: move one with moveItem(at:to:)")
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  @available(*, unavailable, message: "no finger moves items here: move one with moveItem(at:to:)")
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  @available(*, unavailable, message: "no finger moves items here: move one with moveItem(at:to:)")
  public func endInteractiveMovement() {}
  @available(*, unavailable, message: "no finger moves items here: move one with moveItem(at:to:)")
  public func cancelInteractiveMovement() {}
}

extension UIViewPropertyAnimator {
  @available(*, unavailable, message: "override hitTest(_:with:), and ask layer.presentation() where a view is")
  public var isManualHitTestingEnabled: Bool {
    get { false }
    set {}
  }
}
