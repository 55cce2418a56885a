// Out of scope: Drag and drop, pointers and previews. Use gesture recognisers.

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
open class UIMenuController: NSObject {}
@available(*, unavailable, message: "menus are not there: present a UIViewController")
open class UICommand: NSObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIPreviewInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIDragInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIDropInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "it is not there: use a UIGestureRecognizer")
@MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {}

extension UIResponder {
  @available(*, unavailable, message: "nobody undoes anything in a film: leave it out")
  public var undoManager: NSObject? { nil }
}
