/// Items, or groups of them, beside each other, below each other, or where a closure puts them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public typealias CustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    /// One part after the other, again and again, as long as there is room.
    case filling(isVertical: Bool)
    /// So many times the same part, which keeps its size.
    case repeating(isVertical: Bool, Int)
    /// So many times the same part, which takes an equal share of the group's length.
    case sharing(isVertical: Bool, Int)
    case custom(NSCollectionLayoutGroup.CustomItemProvider)
  }

  let arrangement: Arrangement
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The views that are fixed to each group, such as a title above its items. Their index path is that of the group's first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { fixed }
    set { fixed = newValue }
  }
  private var fixed: [NSCollectionLayoutSupplementaryItem] = []
  /// Room between the parts.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
  {
    .init(layoutSize, subitems, .filling(isVertical: false))
  }

  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .init(layoutSize, subitems, .filling(isVertical: true))
  }

  /// The part as many times as `count` says, each equally wide.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .sharing(isVertical: false, count)) }

  /// The part as many times as `count` says, each equally high.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .sharing(isVertical: true, count)) }

  /// The part as many times as `count` says, in its own size.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .repeating(isVertical: false, count)) }

  /// The part as many times as `count` says, in its own size.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem], .repeating(isVertical: true, count)) }

  /// As many items as the closure answers, where it puts them.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [], .custom(itemProvider)) }

  /// The same group with another length along an axis.
  func resized(_ axis: LayoutAxis, _ length: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: axis.isVertical ? layoutSize.widthDimension : .absolute(length),
      heightDimension: axis.isVertical ? .absolute(length) : layoutSize.heightDimension)
    let made = NSCollectionLayoutGroup(size, subitems, arrangement)
    (made.interItemSpacing, made.contentInsets, made.edgeSpacing) = (interItemSpacing, contentInsets, edgeSpacing)
    made.supplementaryItems = supplementaryItems
    return made
  }

  /// Whether the number of items depends on what their views say.
  var flows: Bool {
    if case .filling(let isVertical) = arrangement {
      let (own, parts) = (layoutSize, subitems.map(\.layoutSize))
      if isVertical, !own.heightDimension.isEstimated, parts.contains(where: \.heightDimension.isEstimated) { return true }
      if !isVertical, !own.widthDimension.isEstimated, parts.contains(where: \.widthDimension.isEstimated) { return true }
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.flows == true }
  }
}

/// A place that a custom group gives an item.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}

/// The room that a section or a group has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section is made for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutRoom: NSObject, NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
    (contentSize, contentInsets, traitCollection) = (size, insets, traits)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(width: max(width - insets.leading - insets.trailing, 0), height: max(height - insets.top - insets.bottom, 0))
  }
}
