/// What a view's content means, by which it runs with the direction of reading or has one of its own.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content runs in the direction of reading.
  case unspecified
  /// Buttons that play something, which run from left to right everywhere.
  case playback
  /// Directions in space, such as an alignment to the left, which are the same everywhere.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

/// The direction of reading, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

extension UITraitCollection {
  /// The app is read from left to right; a view's content runs the other way by its `semanticContentAttribute`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
}

extension UIApplication {
  /// The app is read from left to right; a view's content runs the other way by its `semanticContentAttribute`.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIView {
  /// Which way what lies immediately in the view runs. Views in it have attributes of their own.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { surroundings.semantics }
    set {
      let before = effectiveUserInterfaceLayoutDirection
      surroundings.semantics = newValue
      guard effectiveUserInterfaceLayoutDirection != before else { return }
      if margins.isDirectional { changeMargins { swap(&$0.own.left, &$0.own.right) } }
      layoutState?.directionDidChange()
      directionDidChange()
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The direction in which the view's content is arranged: where leading and trailing are for what lies in it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction that an attribute means in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction that an attribute means where another direction is that of reading.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Whether leading edges are right ones for what lies in the view.
  package var runsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIEdgeInsets {
  /// - Parameter isFromRight: whether the leading edge is the right one.
  package init(_ insets: NSDirectionalEdgeInsets, isFromRight: Bool) {
    self.init(
      top: insets.top, left: isFromRight ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isFromRight ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isFromRight: Bool) {
    self.init(
      top: insets.top, leading: isFromRight ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isFromRight ? insets.left : insets.right)
  }
}
