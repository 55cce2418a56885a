// Out of scope: Tab stops, and slanted or stretched letters. What a line shows is its text.

extension NSParagraphStyle {
  @available(*, unavailable, message: "there are no tab stops: give each column a label of its own")
  public var tabStops: [NSObject] {
    get { [] }
    set {}
  }
  @available(*, unavailable, message: "there are no tab stops: give each column a label of its own")
  public var defaultTabInterval: CGFloat {
    get { 0 }
    set {}
  }
}

extension NSAttributedString.Key {
  @available(*, unavailable, message: "letters are not slanted: use a font whose letters are")
  public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSObliqueness") }
  @available(*, unavailable, message: "letters are not stretched: use a wider font, or a transform")
  public static var expansion: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSExpansion") }
}

@available(*, unavailable, message: "there are no tab stops: give each column a label of its own")
public typealias NSTextTab = NSObject

extension UIFont.Width {
  @available(*, unavailable, message: "letters are not stretched: use a wider font, or a transform")
  public static var compressed: UIFont.Width { .standard }
  @available(*, unavailable, message: "letters are not stretched: use a wider font, or a transform")
  public static var condensed: UIFont.Width { .standard }
  @available(*, unavailable, message: "letters are not stretched: use a wider font, or a transform")
  public static var expanded: UIFont.Width { .standard }
}
