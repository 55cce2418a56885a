/// The measures of alerts and action sheets as iOS 13 to 18 have them, in points and seconds.
enum AlertMetrics {
  static let width: CGFloat = 270
  /// The width where a person has chosen one of the sizes of text for accessibility.
  static let accessibleWidth: CGFloat = 310
  static let radius: CGFloat = 14
  static let margin: CGFloat = 16
  static let padding: CGFloat = 20
  /// Between title and message.
  static let gap: CGFloat = 2
  static let button: CGFloat = 44
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let messageFont = UIFont.systemFont(ofSize: 13)

  static let field: CGFloat = 25
  static let fieldRadius: CGFloat = 5
  /// Between a text field's frame and its text.
  static let fieldInset: CGFloat = 5
  /// Between the words and the text fields.
  static let fieldGap: CGFloat = 16
  static let fieldFont = UIFont.systemFont(ofSize: 13)
  static let fieldGround = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0 : 1, alpha: 1) }
  /// Between an alert and the keyboard.
  static let keyboardGap: CGFloat = 8

  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304

  static let sheetRow: CGFloat = 57
  /// Between an action sheet, its cancel button and the screen's edges.
  static let sheetGap: CGFloat = 8
  static let sheetPadding: CGFloat = 14
  static let sheetTitleFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let sheetFont: CGFloat = 20
  /// The widest that a sheet gets on a wide screen.
  static let widestSheet: CGFloat = 500

  static let dimming = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.48 : 0.2) }
  static let pressed = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.08) }
  static let cancelGround = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 44 / 255 : 1, alpha: 1) }
  static let line = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.18) }

  static let coming = 0.4
  static let going = 0.25
  /// How large an alert is when it begins to come.
  static let scale: CGFloat = 1.2
}
