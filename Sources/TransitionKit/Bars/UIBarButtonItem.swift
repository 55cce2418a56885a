/// A button of a navigation bar or a toolbar, or the space between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// The button that ends what is done here; its title is semibold.
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh,
      stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style = Style.plain {
    didSet { didChange() }
  }
  /// The width of a fixed space or of a button; 0 lets a button be as wide as what it shows.
  open var width: CGFloat = 0 {
    didSet { didChange() }
  }
  /// Nil takes the bar's tint.
  open var tintColor: UIColor? {
    didSet { didChange() }
  }
  /// A view that the bar shows in place of a button.
  open var customView: UIView? {
    didSet { didChange() }
  }
  open var isHidden = false {
    didSet { didChange() }
  }
  open weak var target: AnyObject?
  open var action: Selector?
  /// Performed in place of the target's method; it gives a button without a title or an image its own.
  open var primaryAction: UIAction? {
    didSet { takeLooks() }
  }
  /// The system's button that this one is, which decides about its title or symbol.
  let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  private init(_ systemItem: SystemItem?, _ style: Style, _ target: Any?, _ action: Selector?) {
    self.systemItem = systemItem
    super.init()
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, style, target, action)
    self.title = title
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(nil, style, target, action)
    self.image = image
  }

  /// A button of the system's.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem, systemItem.isDone ? .done : .plain, target, action)
    title = systemItem.title
  }

  public convenience init(customView: UIView) {
    self.init(nil, .plain, nil, nil)
    self.customView = customView
  }

  /// The menu that a device would open; it is never drawn.
  open var menu: UIMenu?

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(nil, .plain, nil, nil)
    (self.title, self.image, self.menu) = (title, image, menu)
    self.primaryAction = primaryAction
    takeLooks()
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.menu = menu
    self.primaryAction = primaryAction
  }

  private func takeLooks() {
    guard let primaryAction, systemItem == nil else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }

  /// Space that takes what the other items leave.
  open class func flexibleSpace() -> Self { Self.space(.flexibleSpace, 0) }

  open class func fixedSpace(_ width: CGFloat) -> Self { Self.space(.fixedSpace, width) }

  private class func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    guard let made = UIBarButtonItem(kind, .plain, nil, nil) as? Self else {
      misuse("A space is a UIBarButtonItem: ask that class for it")
    }
    made.width = width
    return made
  }

  /// Calls the target's method, or that of the first responder that has it where there is no target.
  func send(from view: UIView) {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
    guard let action else {
      menu?.diagnoseThatItIsNotShown(by: self)
      return
    }
    let responders = sequence(first: view as UIResponder, next: \.next)
    guard let target = target ?? responders.first(where: { action.isMethod(of: $0) }) else { return }
    action(on: target, self)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var isDone: Bool { self == .done || self == .save }

  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
