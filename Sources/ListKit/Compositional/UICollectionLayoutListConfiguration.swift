/// How a list of a compositional layout looks.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section stands for its header.
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The buttons that a swipe over a row shows; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of single rows.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil for that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The room above a section's header; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The buttons that a swipe to the right shows.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons that a swipe to the left shows.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
  var hasCards: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// The colour behind the rows.
  var ground: UIColor {
    if let backgroundColor { return backgroundColor }
    return isGrouped ? .systemGroupedBackground : appearance == .plain ? .systemBackground : .secondarySystemBackground
  }
}

/// How the lines between a list's rows look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic
    case visible
    case hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the upper line lies within the row; `automaticInsets` leaves it to the list.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator

  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude, bottom: CGFloat.greatestFiniteMagnitude,
    trailing: CGFloat.greatestFiniteMagnitude)

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The rows of a list's section, as the layout dresses them.
@MainActor
struct ListRows {
  let configuration: UICollectionLayoutListConfiguration

  func row(_ path: IndexPath, of count: Int) -> ListRow {
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    let (isFirst, isLast) = (path.item == first, path.item == count - 1)
    let isHeader = path.item < first
    var lines = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler { lines = handler(path, lines) }
    let isShown = configuration.showsSeparators && !isHeader && !configuration.hasNoLines
    let isFull = configuration.appearance == .grouped
    return ListRow(
      isHeader: isHeader, isGrouped: configuration.isGrouped, isCard: configuration.hasCards && !isHeader, isFirst: isFirst,
      isLast: isLast, lines: lines,
      hasTop: isShown && lines.topSeparatorVisibility.isVisible(automatically: isFull && isFirst),
      hasBottom: isShown && lines.bottomSeparatorVisibility.isVisible(automatically: !isLast || !configuration.hasCards),
      isBottomFull: isFull && isLast)
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var hasNoLines: Bool { appearance == .sidebar || appearance == .sidebarPlain }
}

extension UIListSeparatorConfiguration.Visibility {
  fileprivate func isVisible(automatically: Bool) -> Bool { self == .visible || self == .automatic && automatically }
}

/// How one row of a list is dressed.
struct ListRow {
  let isHeader: Bool
  let isGrouped: Bool
  let isCard: Bool
  let isFirst: Bool
  let isLast: Bool
  let lines: UIListSeparatorConfiguration
  let hasTop: Bool
  let hasBottom: Bool
  /// Whether the lower line goes from edge to edge.
  let isBottomFull: Bool

  /// The corners of a card that are the row's.
  var corners: CACornerMask {
    var corners: CACornerMask = []
    guard isCard else { return corners }
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension NSCollectionLayoutSection {
  /// The room above the first group, and half of that between two groups.
  private static let firstGroup: CGFloat = 35
  private static let group: CGFloat = 17.5

  /// A section of rows, one below the other, that say their own height.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(configuration, layoutEnvironment, isFirst: false)
  }

  static func list(
    _ configuration: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment, isFirst: Bool
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListNumbers.row))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    section.rows = ListRows(configuration: configuration)
    let side = configuration.hasCards ? ListNumbers.margin(environment.container.contentSize.width) : 0
    (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
    let hasHeader = configuration.headerMode == .supplementary
    if configuration.isGrouped, !hasHeader {
      section.contentInsets.top = configuration.headerTopPadding ?? (isFirst ? firstGroup : group)
    }
    if configuration.isGrouped, configuration.footerMode == .none { section.contentInsets.bottom = group }
    if hasHeader { section.addHeader(configuration, size) }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }

  /// The header of a plain list stays in sight.
  private func addHeader(_ configuration: UICollectionLayoutListConfiguration, _ size: NSCollectionLayoutSize) {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = configuration.appearance == .plain
    boundarySupplementaryItems.append(header)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one kind.
  public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(configuration, environment, isFirst: index == 0)
    }
    layout.ground = configuration.ground
    return layout
  }
}
