// Out of scope: Auto Layout: constraints, anchors and layout guides. Set frames in `layoutSubviews()`, or an `autoresizingMask`.

@available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
open class NSLayoutConstraint: NSObject {}
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

extension UIView {
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var topAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var bottomAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var leadingAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var trailingAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var leftAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var rightAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var centerXAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var centerYAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var widthAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var heightAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var firstBaselineAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var lastBaselineAnchor: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var constraints: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var safeAreaLayoutGuide: NSObject { self }
  @available(*, unavailable, message: "Auto Layout is not there yet: set frames in layoutSubviews(), or an autoresizingMask")
  public var layoutMarginsGuide: NSObject { self }
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
