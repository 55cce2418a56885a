/// Actions and further menus under a title. A menu is never shown: a button that would open one says so in a diagnostic.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name that tells one menu from another.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu would be shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier ?? Identifier("com.apple.menu"), options, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu that is like this one, with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

extension UIMenu {
  /// Says that a device would show the menu now.
  package func diagnoseThatItIsNotShown(by owner: AnyObject) {
    Stage.active?.diagnose(
      "a device would open the menu of \(type(of: owner)) here, and menus are not drawn", by: "\(type(of: owner))",
      property: "menu")
  }
}

/// The preview and the menu that a long press would show.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> AnyObject?

  public let identifier: Any?

  public init(
    identifier: Any? = nil, previewProvider: ContentPreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
  }
}

/// A long press that opens a menu. No finger opens it here: a menu is never drawn.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  open func dismissMenu() {}
}

/// Says what a long press on a view would open.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
