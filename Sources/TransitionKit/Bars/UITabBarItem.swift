/// A tab's title and image in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }

  /// Shown in place of the image while the tab is chosen.
  open var selectedImage: UIImage? {
    didSet { didChange() }
  }
  /// A short text in a red capsule over the image; nil for none.
  open var badgeValue: String? {
    didSet { didChange() }
  }
  /// Nil is the system's red.
  open var badgeColor: UIColor? {
    didSet { didChange() }
  }
  /// How far the title lies from its usual place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { didChange() }
  }
  private(set) var symbol: BarSymbol?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    (title, symbol) = systemItem.look
  }

  /// Whether the tab says or shows nothing; the bar then has a plain shape for it.
  var isPlain: Bool { title == nil && image == nil && symbol == nil }
}

extension UITabBarItem.SystemItem {
  fileprivate var look: (title: String, symbol: BarSymbol) {
    switch self {
    case .more: ("More", .more)
    case .favorites: ("Favorites", .star)
    case .featured: ("Featured", .star)
    case .topRated: ("Top Rated", .star)
    case .recents: ("Recents", .clock)
    case .contacts: ("Contacts", .person)
    case .history: ("History", .clock)
    case .bookmarks: ("Bookmarks", .bookmarks)
    case .search: ("Search", .search)
    case .downloads: ("Downloads", .download)
    case .mostRecent: ("Most Recent", .clock)
    case .mostViewed: ("Most Viewed", .star)
    }
  }
}
