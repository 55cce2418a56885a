/// Items in lines that are filled one after the other, in sections with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that lets items say their own; they are as `estimatedItemSize` says here, until they have.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Where not zero, items are asked for their size by `preferredLayoutAttributesFitting(_:)`.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether a section's header stays in sight as long as the section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var sections: [FlowSection] = []
  private var length: CGFloat = 0
  private var across: CGFloat = 0
  private var preparedWidth: CGFloat = 0

  open override func prepare() {
    super.prepare()
    sections = []
    length = 0
    guard let view = collectionView else { return }
    across = flow(view.bounds.size).across
    for index in 0..<view.numberOfSections {
      let section = FlowSection(numbers(of: index, in: view), start: length, across: across)
      sections.append(section)
      length = section.end
    }
  }

  // MARK: Numbers, by the delegate or the properties

  private func numbers(of section: Int, in view: UICollectionView) -> FlowSection.Numbers {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let asked = delegate?.collectionView(view, layout: self, insetForSectionAt: section)
    let inset = asked.flatMap { $0.top == UICollectionView.leftOut ? nil : $0 } ?? sectionInset
    func spacing(_ asked: CGFloat?, _ own: CGFloat) -> CGFloat {
      asked.flatMap { $0 == UICollectionView.leftOut ? nil : $0 } ?? own
    }
    func size(_ asked: CGSize?, _ own: CGSize) -> CGSize {
      asked.flatMap { $0.width == UICollectionView.leftOut ? nil : $0 } ?? own
    }
    let count = view.numberOfItems(inSection: section)
    let insets = view.adjustedContentInset
    let isVertical = scrollDirection == .vertical
    return FlowSection.Numbers(
      isVertical: isVertical, count: count,
      start: isVertical ? inset.top : inset.left, end: isVertical ? inset.bottom : inset.right,
      low: isVertical ? inset.left : inset.top, high: isVertical ? inset.right : inset.bottom,
      bars: isVertical ? insets.left + insets.right : insets.top + insets.bottom,
      lines: spacing(delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section), minimumLineSpacing),
      items: spacing(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section), minimumInteritemSpacing),
      header: flow(
        size(delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section), headerReferenceSize)
      ).along,
      footer: flow(
        size(delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section), footerReferenceSize)
      ).along,
      sizes: sizes(of: section, count, view, delegate), scale: view.layer.stage?.layoutScale ?? 1)
  }

  /// The sizes of a section's items; a single one if all are equal.
  private func sizes(
    of section: Int, _ count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    func asked(_ item: Int) -> CGSize? {
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      return size.flatMap { $0.width == UICollectionView.leftOut ? nil : $0 }
    }
    let isMeasured = estimatedItemSize != .zero
    let own =
      isMeasured ? (estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize) : itemSize
    guard count > 0, asked(0) != nil || isMeasured else { return [own] }
    return (0..<count).map { item in
      if let size = asked(item) { return size }
      return view.measuredSize(IndexPath(item: item, section: section)) ?? own
    }
  }

  private func flow(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    scrollDirection == .vertical ? (size.height, size.width) : (size.width, size.height)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    scrollDirection == .vertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isVertical = scrollDirection == .vertical
    let span = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, section) in sections.enumerated() where section.end >= span.0 && section.start <= span.1 {
      for item in section.items(from: span.0, to: span.1) {
        let path = IndexPath(item: item, section: index)
        if let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) { found.append(attributes) }
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: index)
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path), attributes.frame.intersects(rect) {
          found.append(attributes)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), let frame = sections[indexPath.section].frame(of: indexPath.item)
    else { return nil }
    let attributes = makeAttributes { $0.init() }
    attributes.indexPath = indexPath
    attributes.frame = frame
    if estimatedItemSize != .zero { attributes.sizing = ElementSizing() }
    return attributes
  }

  private func makeAttributes(
    _ make: (UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    make(type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard let span = isHeader ? section.header : section.footer else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let start = pinned(span, of: section, isHeader: isHeader)
    attributes.frame = section.bar(from: start, length: span.length)
    attributes.zIndex = isHeader && sectionHeadersPinToVisibleBounds || !isHeader && sectionFootersPinToVisibleBounds ? 10 : 0
    return attributes
  }

  /// Where a header or footer begins that stays in sight.
  private func pinned(_ span: (start: CGFloat, length: CGFloat), of section: FlowSection, isHeader: Bool) -> CGFloat {
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView
    else { return span.start }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    let isVertical = scrollDirection == .vertical
    let low = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
    let high = isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right
    if isHeader { return min(max(span.start, low), section.end - (section.footer?.length ?? 0) - span.length) }
    return max(min(span.start, high - span.length), section.start + (section.header?.length ?? 0))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || flow(newBounds.size).across != across
  }
}
