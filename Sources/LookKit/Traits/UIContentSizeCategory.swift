/// A size of text that a person can choose in the device's settings.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(short: String) {
    rawValue = "UICTContentSizeCategory" + short
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(short: "XS")
  public static let small = UIContentSizeCategory(short: "S")
  public static let medium = UIContentSizeCategory(short: "M")
  /// The size that devices come with.
  public static let large = UIContentSizeCategory(short: "L")
  public static let extraLarge = UIContentSizeCategory(short: "XL")
  public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
  public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

  /// From the smallest on.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all sizes; of one that is not among them, the place of `large`.
  package var index: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether the size is one of the five that only the settings for accessibility offer.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Posted when a stage's `contentSizeCategory` changes.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in a notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index < right.index }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index <= right.index }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index > right.index }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.index >= right.index }
}
