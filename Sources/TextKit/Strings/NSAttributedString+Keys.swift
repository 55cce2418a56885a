// On Linux an extension cannot override `init()` of `NSObject`, but a call without arguments may mean one with a default.

extension NSAttributedString {
  /// A text without letters, if called without arguments.
  public convenience init(withoutAttributes text: String = "") {
    self.init(string: text)
  }
}

extension NSMutableAttributedString {
  /// A text without letters, if called without arguments.
  public convenience init(startingWith text: String = "") {
    self.init(string: text)
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`; without one, text is set in 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; black without one.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`; the one of a paragraph's first letter counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number of points added after each letter; 0 also leaves out the font's own kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points added after each letter.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// 0 keeps letters from being joined.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number of points by which text stands above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; without one, the text's.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; without one, the text's.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number, in hundredths of the font's size: letters are drawn as outlines so wide, and filled, too, if it is negative.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor`; without one, the text's.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An address. Its text is in the colour of links and underlined, unless its other attributes say otherwise.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// A line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Twice as thick as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines, one line's thickness apart.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}

/// A picture among the letters of a text.
open class NSTextAttachment: NSObject {
  private let coreFoundationHead = CoreFoundationHead()
  open var image: UIImage?
  /// The picture's place: its origin lies on the baseline, y grows upwards. Without a size the image has its own.
  open var bounds = CGRect.zero

  public override init() {
    super.init()
  }

  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The bounds in which the picture is drawn.
  var shownBounds: CGRect {
    guard bounds.size == .zero else { return bounds }
    // A symbol stands on the baseline as a letter does.
    let rise = bounds.origin == .zero ? -(image?.baselineOffsetFromBottom ?? 0) : bounds.origin.y
    return CGRect(origin: CGPoint(x: bounds.origin.x, y: rise), size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// A text of one character, which shows the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSMutableAttributedString {
  /// Sets one attribute of a range.
  ///
  /// Foundation's own method ends the program where the text was made with attributes. This one is preferred by the compiler, because
  /// it takes the value as what it is.
  public func addAttribute<Value>(_ name: NSAttributedString.Key, value: Value, range: NSRange) {
    addAttributes([name: value], range: range)
  }
}
