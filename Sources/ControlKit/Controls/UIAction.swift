/// What a menu would show, and what controls take their titles and images from.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an action can be chosen, and how it looks.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// It says something of menus alone, of which there are none.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an action is on.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  open internal(set) var title: String
  open var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// What is called when an action is performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a title and an image, which controls show and call.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Who performs the action, while its handler runs.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// How many actions were given a name because they had none.
  private static var unnamed = 0

  /// - Parameter identifier: nil stands for one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if identifier == nil { Self.unnamed += 1 }
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(Self.unnamed)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let before = self.sender
    self.sender = sender.map { $0 as AnyObject }
    handler(self)
    self.sender = before
  }
}
