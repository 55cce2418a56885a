/// Kinds of data that a device finds in a text view's text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let all = UIDataDetectorTypes(rawValue: .max)

  /// Whether a text looks as if it held such data: an address of the web or of mail, or a long number.
  func mayFind(something text: String) -> Bool {
    let signs = ["://", "www.", "@"]
    let hasLink = contains(.link) && signs.contains { text.range(of: $0) != nil }
    return hasLink || !subtracting(.link).isEmpty && text.count(where: \.isNumber) >= 6
  }
}
