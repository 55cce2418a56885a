// Out of scope: Controls: buttons, switches, sliders and their kin, bar button items. Use a UIView with a UITapGestureRecognizer.

@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIControl: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIButton: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UISwitch: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UISlider: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UISegmentedControl: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIStepper: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIPageControl: UIView {}
@available(*, unavailable, message: "controls are not there yet: use a UIView with a UITapGestureRecognizer")
open class UIRefreshControl: UIView {}
@available(*, unavailable, message: "it is not there yet: draw it with a CAShapeLayer and animate that")
open class UIProgressView: UIView {}
@available(*, unavailable, message: "it is not there yet: draw it with a CAShapeLayer and animate that")
open class UIActivityIndicatorView: UIView {}
@available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
open class UIBarButtonItem: NSObject {}
@available(*, unavailable, message: "bar buttons are not there yet: put a UIView with a UITapGestureRecognizer over the bar")
open class UIBarItem: NSObject {}
@available(*, unavailable, message: "it is not there yet: put a UIView into the controller's view")
open class UIToolbar: UIView {}
@available(*, unavailable, message: "it is not there yet: put a UIView into the controller's view")
open class UISearchBar: UIView {}
