// Out of scope: Auto Layout: constraints, anchors and layout guides. Set frames in `layoutSubviews()`, or an `autoresizingMask`.

@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public class func activate(_ constraints: [LayoutAnchor]) {}
  public class func deactivate(_ constraints: [LayoutAnchor]) {}
}
@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class UILayoutGuide: NSObject {}
@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class NSLayoutXAxisAnchor: NSObject {}
@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class NSLayoutYAxisAnchor: NSObject {}
@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class NSLayoutDimension: NSObject {}
@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
public struct UILayoutPriority: Sendable {
  public static let required = UILayoutPriority()
  public static let defaultHigh = UILayoutPriority()
  public static let defaultLow = UILayoutPriority()
  public static let fittingSizeLevel = UILayoutPriority()
  public init(_ rawValue: Float = 0) {}
  public init(rawValue: Float) {}
}

/// What an anchor leads to, so that the compiler gets as far as the anchor's own message.
public struct LayoutAnchor {
  /// Stands for the constraint of this name.
  public func constraint(equalTo anchor: LayoutAnchor, constant c: CGFloat = 0) -> LayoutAnchor { self }
  /// Stands for the constraint of this name.
  public func constraint(equalTo anchor: LayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0) -> LayoutAnchor { self }
  /// Stands for the constraint of this name.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant c: CGFloat = 0) -> LayoutAnchor { self }
  /// Stands for the constraint of this name.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant c: CGFloat = 0) -> LayoutAnchor { self }
  /// Stands for the constraint of this name.
  public func constraint(equalToConstant c: CGFloat) -> LayoutAnchor { self }
  /// Stands for the constraint's state.
  public var isActive: Bool {
    get { false }
    nonmutating set {}
  }
}

extension UIView {
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var topAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var bottomAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var leadingAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var trailingAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var leftAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var rightAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var centerXAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var centerYAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var widthAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var heightAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var firstBaselineAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var lastBaselineAnchor: LayoutAnchor { LayoutAnchor() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var constraints: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var safeAreaLayoutGuide: UIView { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var layoutMarginsGuide: UIView { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var readableContentGuide: NSObject { self }
  @available(*, unavailable, message: "it has no effect without Auto Layout, which is not there yet: leave it out")
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func addConstraint(_ constraint: NSObject) {}
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func addConstraints(_ constraints: [NSObject]) {}
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func removeConstraint(_ constraint: NSObject) {}
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func removeConstraints(_ constraints: [NSObject]) {}
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func setNeedsUpdateConstraints() {}
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func updateConstraintsIfNeeded() {}
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public func updateConstraints() {}
  @available(*, unavailable, message: "Auto Layout is not there yet: use sizeThatFits(_:)")
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
}

extension UIView {
  @available(
    *, unavailable, message: "Auto Layout is not there yet: override sizeThatFits(_:), and set frames in layoutSubviews()"
  )
  public func invalidateIntrinsicContentSize() {}
  @available(
    *, unavailable, message: "Auto Layout is not there yet: override sizeThatFits(_:), and set frames in layoutSubviews()"
  )
  public class var layoutFittingCompressedSize: CGSize { .zero }
  @available(
    *, unavailable, message: "Auto Layout is not there yet: override sizeThatFits(_:), and set frames in layoutSubviews()"
  )
  public class var layoutFittingExpandedSize: CGSize { .zero }
  @available(
    *, unavailable, message: "Auto Layout is not there yet: override sizeThatFits(_:), and set frames in layoutSubviews()"
  )
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  @available(
    *, unavailable, message: "Auto Layout is not there yet: override sizeThatFits(_:), and set frames in layoutSubviews()"
  )
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  @available(
    *, unavailable, message: "Auto Layout is not there yet: override sizeThatFits(_:), and set frames in layoutSubviews()"
  )
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  @available(*, unavailable, message: "Auto Layout is not there yet: inset the bounds by numbers of your own in layoutSubviews()")
  public var layoutMargins: UIEdgeInsets {
    get { .zero }
    set {}
  }
  @available(*, unavailable, message: "Auto Layout is not there yet: inset the bounds by numbers of your own in layoutSubviews()")
  public var directionalLayoutMargins: UIEdgeInsets {
    get { .zero }
    set {}
  }
  @available(*, unavailable, message: "Auto Layout is not there yet: inset the bounds by numbers of your own in layoutSubviews()")
  public var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set {}
  }
  @available(*, unavailable, message: "Auto Layout is not there yet: inset the bounds by numbers of your own in layoutSubviews()")
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { false }
    set {}
  }
  @available(
    *, unavailable,
    message:
      "Auto Layout is not there yet: set frames in layoutSubviews(), and hear of the keyboard by UIResponder.keyboardWillShowNotification"
  )
  public var keyboardLayoutGuide: UIView { self }
}

extension UIViewController {
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), by safeAreaInsets")
  public var topLayoutGuide: UIView { UIView() }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), by safeAreaInsets")
  public var bottomLayoutGuide: UIView { UIView() }
  @available(*, unavailable, message: "Auto Layout is not there yet: inset the bounds by numbers of your own in layoutSubviews()")
  public var systemMinimumLayoutMargins: UIEdgeInsets { .zero }
  @available(*, unavailable, message: "there are no scroll views: set frames in layoutSubviews(), by safeAreaInsets")
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { false }
    set {}
  }
}
