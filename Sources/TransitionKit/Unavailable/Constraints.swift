// Out of scope: Auto Layout: constraints, anchors and layout guides. Set frames in `layoutSubviews()`, or an `autoresizingMask`.

@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class NSLayoutConstraint: NSObject {
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
public struct UILayoutPriority: Sendable {}

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
