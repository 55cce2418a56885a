// Out of scope: Controls: buttons, switches, sliders and their kin, bar button items. Use a UIView with a UITapGestureRecognizer.

@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIControl: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIButton: UIView {
  public enum ButtonType: Sendable { case system, custom, detailDisclosure, infoLight, infoDark, contactAdd, close }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UISwitch: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UISlider: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UISegmentedControl: UIView {
  public convenience init(items: [Any]?) { self.init(frame: .zero) }
}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIStepper: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIPageControl: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIRefreshControl: UIView {}
@available(*, unavailable, message: "it is not there yet: draw it with a CAShapeLayer and animate that")
open class UIProgressView: UIView {
  public enum Style: Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
}
@available(*, unavailable, message: "it is not there yet: draw it with a CAShapeLayer and animate that")
open class UIActivityIndicatorView: UIView {
  public enum Style: Sendable { case medium, large, white, whiteLarge, gray }
  public convenience init(style: Style) { self.init(frame: .zero) }
}
@available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
open class UIBarButtonItem: NSObject {
  public enum Style: Sendable { case plain, done }
  public enum SystemItem: Sendable { case done, cancel, edit, save, add, close, action, back }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public convenience init(customView: UIView) { self.init() }
}
@available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
open class UIBarItem: NSObject {}
@available(*, unavailable, message: "it is not there yet: put a UIView into the controller's view")
open class UISearchBar: UIView {}

extension UIViewController {
  @available(*, unavailable, message: "bar buttons are not there yet: put views into navigationController?.toolbar")
  public var toolbarItems: [NSObject]? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "bar buttons are not there yet: put views into navigationController?.toolbar")
  public func setToolbarItems(_ toolbarItems: [NSObject]?, animated: Bool) {}
}

extension UINavigationItem {
  @available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
  public var leftBarButtonItem: NSObject? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
  public var rightBarButtonItem: NSObject? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
  public var backBarButtonItem: NSObject? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
  public var leftBarButtonItems: [NSObject]? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
  public var rightBarButtonItems: [NSObject]? {
    get { nil }
    set {}
  }
  @available(*, unavailable, message: "search is not there: put a UIView into the bar by titleView")
  public var searchController: NSObject? {
    get { nil }
    set {}
  }
}

@available(*, unavailable, message: "a tab has a plain icon in the bar, and no words: leave it out")
open class UITabBarItem: NSObject {
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
}

extension UIViewController {
  @available(*, unavailable, message: "a tab has a plain icon in the bar, and no words: leave it out")
  public var tabBarItem: NSObject! {
    get { nil }
    set {}
  }
}
