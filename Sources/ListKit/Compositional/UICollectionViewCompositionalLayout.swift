internal import LayoutKit

/// What holds for a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the layout; their index path has one index, 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections that are composed of groups, and groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private(set) var plans: [SectionPlan] = []
  private(set) var outer: SectionPlan?
  /// The colour that the layout gives a collection without one.
  var ground: UIColor?
  private var size = CGSize.zero
  private var preparedSize = CGSize.zero
  /// What handlers have made of items that were seen last.
  var handled: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    (provider, self.configuration) = ({ _, _ in section }, configuration)
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// There is no section to decode.
  public required init?(coder: NSCoder) { nil }

  var axis: LayoutAxis { LayoutAxis(isVertical: configuration.scrollDirection == .vertical) }

  // MARK: Planning

  open override func prepare() {
    super.prepare()
    (plans, outer, handled) = ([], nil, [:])
    guard let view = collectionView else { return }
    preparedSize = view.bounds.size
    if let ground, view.backgroundColor == nil { view.backgroundColor = ground }
    let said = SaidSizes(view.items.measured)
    let environment = environment(of: view)
    let header = outerPlan(view, said, length: 0)
    var place = header.start(axis)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else {
        misuse("A section provider must answer a section for section \(index)")
      }
      if index > 0 { place += configuration.interSectionSpacing }
      let plan = SectionPlan(section, room(for: section, index, view, said), start: place)
      plans.append(plan)
      place = plan.end
    }
    outer = outerPlan(view, said, length: place - header.start(axis))
    let length = outer?.end ?? place
    size = axis.size(length, axis.across(area(of: view)))
  }

  /// The collection without what bars cover of it.
  private func area(of view: UICollectionView) -> CGSize {
    let bars = view.adjustedContentInset
    return CGSize(
      width: max(view.bounds.width - bars.left - bars.right, 0), height: max(view.bounds.height - bars.top - bars.bottom, 0))
  }

  private func environment(of view: UICollectionView) -> LayoutRoom {
    LayoutRoom(area(of: view), insets(configuration.contentInsetsReference, view), view.traitCollection)
  }

  private func room(
    for section: NSCollectionLayoutSection, _ index: Int, _ view: UICollectionView, _ said: SaidSizes
  ) -> SectionPlan.Room {
    let own = section.contentInsetsReference
    return SectionPlan.Room(
      index: index, axis: axis, size: area(of: view),
      insets: insets(own == .automatic ? configuration.contentInsetsReference : own, view),
      count: view.numberOfItems(inSection: index), traits: view.traitCollection, cells: said.cells[index] ?? [:],
      views: said.views[[index, 0]] ?? [:])
  }

  /// The layout's own headers and footers, around a content of a length.
  private func outerPlan(_ view: UICollectionView, _ said: SaidSizes, length: CGFloat) -> SectionPlan {
    let lengths = axis.size(length, 0)
    let nothing = NSCollectionLayoutSize(widthDimension: .absolute(lengths.width), heightDimension: .absolute(lengths.height))
    let group = NSCollectionLayoutGroup.custom(layoutSize: nothing) { _ in [NSCollectionLayoutGroupCustomItem(frame: .zero)] }
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = configuration.boundarySupplementaryItems
    let room = SectionPlan.Room(
      index: 0, axis: axis, size: area(of: view), insets: insets(configuration.contentInsetsReference, view), count: 1,
      traits: view.traitCollection, cells: [:], views: said.views[[0]] ?? [:])
    return SectionPlan(section, room, start: 0)
  }

  /// What a reference leaves free across, beside what the collection's own insets do.
  private func insets(_ reference: UIContentInsetsReference, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
    let bars = view.adjustedContentInset
    let edges: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: edges = view.safeAreaInsets
    case .layoutMargins: edges = view.layoutMargins
    case .readableContent:
      let (guide, bounds) = (view.readableContentGuide.layoutFrame, view.bounds)
      edges = UIEdgeInsets(
        top: guide.minY - bounds.minY, left: guide.minX - bounds.minX, bottom: bounds.maxY - guide.maxY,
        right: bounds.maxX - guide.maxX)
    }
    return axis.other.only(
      NSDirectionalEdgeInsets(
        top: max(edges.top - bars.top, 0), leading: max(edges.left - bars.left, 0), bottom: max(edges.bottom - bars.bottom, 0),
        trailing: max(edges.right - bars.right, 0)))
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { size }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != preparedSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    handled = [:]
    var found: [UICollectionViewLayoutAttributes] = []
    for plan in plans { found += attributes(in: plan, rect) }
    for edge in outer?.edges ?? [] {
      if let place = layoutAttributesForSupplementaryView(ofKind: edge.item.elementKind, at: [0]), place.frame.intersects(rect) {
        found.append(place)
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section), let item = plans[indexPath.section].cell(indexPath.item) else { return nil }
    if let known = handled[.cell(indexPath)] { return known.copy() as? UICollectionViewLayoutAttributes }
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (type ?? UICollectionViewLayoutAttributes.self).init()
    made.indexPath = indexPath
    made.frame = item.frame
    made.zIndex = item.z
    made.sizing = item.sizing
    made.row = plans[indexPath.section].section.rows?.row(indexPath, of: plans[indexPath.section].room.count)
    return made
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(kind: elementKind, path: indexPath)
    if let known = handled[key] { return known.copy() as? UICollectionViewLayoutAttributes }
    guard let (plan, isInner) = plan(of: indexPath) else { return nil }
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    if let edge = plan.edges.first(where: { $0.item.elementKind == elementKind }), !isInner || indexPath.item == 0 {
      made.frame = pinned(edge, in: plan)
      made.zIndex = edge.item.zIndex
      made.sizing = edge.item.layoutSize.sizing
      return made
    }
    guard isInner, let item = plan.cell(indexPath.item),
      let badge = item.badges.first(where: { $0.item.elementKind == elementKind })
    else { return nil }
    made.frame = item.frame(of: badge)
    made.zIndex = badge.item.zIndex
    made.sizing = ElementSizing(width: false, height: false)
    return made
  }

  private func plan(of path: IndexPath) -> (SectionPlan, isInner: Bool)? {
    if path.count == 1 { return outer.map { ($0, false) } }
    return plans.indices.contains(path.section) ? (plans[path.section], true) : nil
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let plan = plans[indexPath.section]
    guard let item = plan.section.decorationItems.first(where: { $0.elementKind == elementKind }) else { return nil }
    let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    let whole = plan.frame
    made.frame = CGRect(
      origin: CGPoint(x: whole.minX + item.contentInsets.leading, y: whole.minY + item.contentInsets.top),
      size: whole.size.inset(by: item.contentInsets))
    made.zIndex = item.zIndex
    return made
  }

  /// A view at an edge, which may stay in sight.
  private func pinned(_ edge: SectionPlan.Edge, in plan: SectionPlan) -> CGRect {
    guard edge.item.pinToVisibleBounds, edge.isAtStart || edge.isAtEnd, let view = collectionView else { return edge.frame }
    let (bounds, bars) = (view.bounds, view.adjustedContentInset)
    let seen = axis.span(of: bounds)
    let low = seen.low + (axis.isVertical ? bars.top : bars.left)
    let high = seen.high - (axis.isVertical ? bars.bottom : bars.right)
    let (start, length) = (axis.along(edge.frame.origin), axis.along(edge.frame.size))
    let place =
      edge.isAtStart
      ? max(start, min(low, plan.end - length)) : min(start, max(high - length, plan.start))
    var frame = edge.frame
    if axis.isVertical { frame.origin.y = place } else { frame.origin.x = place }
    return frame
  }

  // MARK: Sections that scroll across

  override var scrolledSections: [Int: ScrolledSection] {
    var found: [Int: ScrolledSection] = [:]
    for plan in plans {
      guard let (frame, content) = plan.scrolled else { continue }
      found[plan.room.index] = ScrolledSection(
        frame: frame, content: content, behavior: plan.section.orthogonalScrollingBehavior, run: plan.run, axis: axis.other)
    }
    return found
  }

  override func scrolledSection(of key: ElementKey) -> Int? {
    guard key.path.count == 2, plans.indices.contains(key.path.section), plans[key.path.section].isOrthogonal else { return nil }
    let plan = plans[key.path.section]
    if key.kind.isEmpty { return key.path.section }
    return plan.cell(key.path.item)?.badges.contains { $0.item.elementKind == key.kind } == true
      && !plan.edges.contains { $0.item.elementKind == key.kind } ? key.path.section : nil
  }
}

extension SectionPlan {
  /// The length of what lies before the content.
  fileprivate func start(_ axis: LayoutAxis) -> CGFloat { axis.along(corner) }
}

/// The sizes that views have said, by sections.
@MainActor
struct SaidSizes {
  private(set) var cells: [Int: [Int: CGSize]] = [:]
  private(set) var views: [IndexPath: [String: CGSize]] = [:]

  init(_ measured: [ElementKey: CGSize]) {
    for (key, size) in measured {
      if key.kind.isEmpty {
        cells[key.path.section, default: [:]][key.path.item] = size
      } else {
        views[key.path, default: [:]][key.kind] = size
      }
    }
  }
}
