/// The room of a text view's text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  var whenChanged: (() -> Void)?

  public override nonisolated init() {
    super.init()
  }

  /// The room between the text and the room's left and right edges.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { whenChanged?() }
  }
  /// 0 is any number.
  open var maximumNumberOfLines = 0 {
    didSet { whenChanged?() }
  }
  /// How lines break, and how the last of them is cut where there is more text.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { whenChanged?() }
  }
  /// The room's size with its padding; a height without end in a view that scrolls.
  open internal(set) var size = CGSize.zero
}
