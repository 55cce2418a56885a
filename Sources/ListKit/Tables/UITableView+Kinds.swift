extension UITableView {
  /// Where a row comes to lie when the table scrolls to it.
  public enum ScrollPosition: Int, Sendable {
    /// Just so that it is seen.
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }
  /// The name that Objective-C's headers have for the enumeration.
  public typealias CellSeparatorStyle = SeparatorStyle
}
