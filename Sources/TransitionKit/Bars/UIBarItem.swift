@_spi(Rooms) internal import ViewKit

/// What a bar shows of one thing that can be chosen: a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? {
    didSet { didChange() }
  }
  open var image: UIImage? {
    didSet { didChange() }
  }
  open var isEnabled = true {
    didSet { didChange() }
  }
  open var tag = 0

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in a state; what it leaves open is as in the normal state, and as the bar says.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? proxy?.titleAttributes[state.rawValue]
  }

  /// The object on which the looks of items without their own were set; nil where nobody has asked for it.
  var proxy: UIBarItem? { (Stage.active?.appearanceSource as? AppearanceProxies)?.proxy(of: self) }

  /// Called by the item when the bar is to show it anew.
  var whenChanged: (() -> Void)?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  func didChange() {
    whenChanged?()
  }
}
