// Out of scope: Context menus, drag and drop, pointers and previews. Use gesture recognisers.

@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UIContextMenuInteraction: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UIDragInteraction: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UIDropInteraction: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UIPreviewInteraction: NSObject {
  public convenience init(view: UIView) { self.init() }
}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UIPointerInteraction: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UIEditMenuInteraction: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
open class UISpringLoadedInteraction: NSObject {}
@available(*, unavailable, message: "a finger cannot hover: use a UIPanGestureRecognizer")
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
@available(*, unavailable, message: "menus are not there: present a UIViewController")
open class UIMenu: NSObject {}
@available(*, unavailable, message: "menus are not there: present a UIViewController")
open class UIMenuController: NSObject {}
@available(*, unavailable, message: "menus are not there: present a UIViewController")
open class UIAction: NSObject {}
@available(*, unavailable, message: "menus are not there: present a UIViewController")
open class UIKeyCommand: NSObject {}
@available(*, unavailable, message: "menus are not there: present a UIViewController")
open class UICommand: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIPreviewInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIDragInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIDropInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {}

extension UIGestureRecognizer {
  @available(
    *, unavailable, message: "touches reach the view at once: leave it out, and let touchesCancelled(_:with:) undo what they did"
  )
  public var delaysTouchesBegan: Bool {
    get { false }
    set {}
  }
  @available(*, unavailable, message: "touches end in the view at once: leave it out")
  public var delaysTouchesEnded: Bool {
    get { false }
    set {}
  }
}
