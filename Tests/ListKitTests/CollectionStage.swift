import TransitionKit

/// A stage of 100 × 200 points that a collection fills.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage = Stage.small()
  let view: UICollectionView
  var items: [[String]]
  var sizes: [CGSize] = []
  var heard: [String] = []
  var made = 0

  init(_ items: [[String]], _ layout: UICollectionViewLayout) {
    self.items = items
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(TextItem.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    view.dataSource = self
    view.delegate = self
  }

  /// Brings the collection to the screen.
  func show() {
    stage.window.addSubview(view)
    stage.advance(to: stage.now)
  }

  static func flow(item: CGFloat = 30, spacing: CGFloat = 5) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: item, height: item)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (spacing, spacing)
    return flow
  }

  var texts: [String] { view.visibleCells.map { ($0 as? TextItem)?.text ?? "" } }

  /// The places of all items of the first section.
  var frames: [CGRect] {
    (0..<items[0].count).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame ?? .null }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? TextItem {
      if cell.text == nil { made += 1 }
      cell.text = items[indexPath.section][indexPath.item]
    }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes.indices.contains(indexPath.item)
      ? sizes[indexPath.item] : (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.item)")
  }
}

/// An item that shows nothing and knows its text, made by the initialiser that apps override.
class TextItem: UICollectionViewCell {
  var text: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }
}

/// Items in a row of their own, 40 points high, each a little further right.
final class StairLayout: UICollectionViewLayout {
  var step: CGFloat = 10
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 40 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.frame = CGRect(x: step * CGFloat(indexPath.item), y: 40 * CGFloat(indexPath.item), width: 20, height: 40)
    return place
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: (proposedContentOffset.y / 40).rounded() * 40)
  }
}
