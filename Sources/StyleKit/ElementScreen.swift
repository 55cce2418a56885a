public import TransitionKit

/// A screen that knows at which of its views transitions begin and end. Where it answers nil, a transition takes a place of its own.
@MainActor
public protocol ElementScreen: UIViewController {
  /// The row, the card or the button that leads to the next screen.
  var sourceElement: UIView? { get }
  /// The picture that this screen and the next one both show.
  var sharedPicture: UIView? { get }
  /// The view to whose lower edge the header reaches.
  var headerElement: UIView? { get }
}

extension UIViewController {
  /// The screen that is seen in this controller, if it knows its elements.
  public var elementScreen: (any ElementScreen)? {
    switch self {
    case let screen as any ElementScreen: screen
    case let navigation as UINavigationController: navigation.topViewController?.elementScreen
    case let tabs as UITabBarController: tabs.selectedViewController?.elementScreen
    default: nil
    }
  }
}

extension UIView {
  /// Where an element lies in this view, as far as it is seen; nil where nothing of it is.
  public func place(of element: UIView?) -> CGRect? {
    guard let element, element.window != nil || element.superview != nil else { return nil }
    let place = convert(element.bounds, from: element).intersection(bounds)
    return place.isNull || place.width < 1 || place.height < 1 ? nil : place
  }
}
