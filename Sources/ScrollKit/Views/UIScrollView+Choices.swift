extension UIScrollView {
  /// The share of its velocity that flung content keeps from one millisecond to the next.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Which part of the safe area is added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`; above and below in any case where the view is the content of a container's child.
    case automatic
    /// On the axes on which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light ground, and light where the surroundings are dark.
    case `default`
    case black
    case white
  }

  /// How a drag lets the keyboard go.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// When the drag begins.
    case onDrag
    /// When the finger comes over the keyboard.
    case interactive
    /// As `onDrag`: no bar lies over the keyboard here.
    case onDragWithAccessory
    /// As `interactive`.
    case interactiveWithAccessory
  }
}
