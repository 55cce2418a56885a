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

@available(*, unavailable, message: "nothing can be copied in a film: leave it out")
open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { UIPasteboard() }
}

extension UIResponder {
  @available(*, unavailable, message: "nobody undoes anything in a film: leave it out")
  public var undoManager: NSObject? { nil }
  @available(*, unavailable, message: "a stage has a keyboard without keys: put the view into the controller's view")
  public var inputView: UIView? { nil }
  @available(*, unavailable, message: "a stage has a keyboard without keys: put the view into the controller's view")
  public var inputAccessoryView: UIView? { nil }
}

extension UIView {
  @available(*, unavailable, message: "nothing is restored in a film: leave it out")
  public var restorationIdentifier: String? {
    get { nil }
    set {}
  }
}

extension UIViewController {
  @available(*, unavailable, message: "there is no home indicator: leave it out")
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  @available(*, unavailable, message: "popovers are not there: present with .pageSheet or .custom")
  public var popoverPresentationController: NSObject? { nil }
}
