/// A layout between two others: every element is on the straight way from its place in the one to that in the other.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var numbers: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// 0 shows the current layout, 1 the next one.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      if oldValue != transitionProgress { invalidateLayout() }
    }
  }

  /// Keeps a number of a subclass's own under a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    numbers[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { numbers[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var keys: Set<ElementKey> = []
    for layout in [currentLayout, nextLayout] {
      let found = layout.layoutAttributesForElements(in: rect.insetBy(dx: -rect.width, dy: -rect.height)) ?? []
      keys.formUnion(found.map(\.key))
    }
    return keys.sorted().compactMap(attributes(of:)).filter { $0.frame.intersects(rect) }
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let view = collectionView else { return nil }
    let (from, to) = (view.attributes(of: key, in: currentLayout), view.attributes(of: key, in: nextLayout))
    guard let from, let to, let made = from.copy() as? UICollectionViewLayoutAttributes else { return from ?? to }
    made.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    made.size = CGSize(width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
    made.alpha = between(from.alpha, to.alpha)
    made.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
    return made
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: ElementKey(kind: elementKind, path: indexPath)) }
}
