extension UIFont {
  /// How wide letters are: here as wide as they are drawn.
  public struct Width: RawRepresentable, Sendable, Hashable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let standard = Width(rawValue: 0)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
