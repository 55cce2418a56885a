import TransitionKit

/// A card that has a picture.
@MainActor
protocol PictureCell: UICollectionViewCell {
  var picture: UIView { get }
}

/// A screen with a large title, a header and cards in columns below it.
class GridScreen: SampleScreen, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  final let header = UIView()
  private let layout = UICollectionViewFlowLayout()
  private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private var cardSize = CGSize(width: 1, height: 1)

  override final var source: UIView? { grid.cellForItem(at: IndexPath(item: 0, section: 0)) }
  override final var sharedPicture: UIView? { (source as? any PictureCell)?.picture ?? source }
  override final var headerElement: UIView? { header }

  /// The class of the cards.
  var cellClass: UICollectionViewCell.Type { UICollectionViewCell.self }
  /// The height of the header without the large title.
  var headerHeight: CGFloat { 0 }
  /// The least width of a card, which decides how many columns there are.
  var leastWidth: CGFloat { 130 }

  /// The height of a card of this width.
  func cardHeight(width: CGFloat) -> CGFloat { width }

  /// Shows in a cell what the card of this number has.
  func fill(_ cell: UICollectionViewCell, _ number: Int) {}

  /// Lays out what stands in the header below the large title.
  func placeHeader(_ room: CGRect) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    showPlainBar()
    grid.backgroundColor = .systemBackground
    grid.dataSource = self
    grid.delegate = self
    grid.register(cellClass, forCellWithReuseIdentifier: "card")
    grid.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (Self.gap, 20)
    view.addSubview(grid)
  }

  /// Cards are larger on screens from this width on.
  private static let padWidth: CGFloat = 700
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 14

  override func place(_ room: CGRect) {
    guard grid.frame != view.bounds || layout.headerReferenceSize.height != headingHeight + headerHeight else { return }
    grid.frame = view.bounds
    let width = max(room.width - 2 * Self.margin, 1)
    let least = width < Self.padWidth ? leastWidth : leastWidth * 1.5
    let columns = max((width + Self.gap) / (least + Self.gap), 1).rounded(.down)
    let side = max(((width - (columns - 1) * Self.gap) / columns).rounded(.down), 1)
    cardSize = CGSize(width: side, height: cardHeight(width: side))
    // On a device that lies on its side, cards and header keep clear of the camera.
    let left = room.minX + Self.margin
    layout.sectionInset = UIEdgeInsets(top: 0, left: left, bottom: 20, right: view.bounds.width - room.maxX + Self.margin)
    layout.headerReferenceSize = CGSize(width: view.bounds.width, height: headingHeight + headerHeight)
    header.frame = CGRect(origin: .zero, size: layout.headerReferenceSize)
    heading?.frame = CGRect(x: left, y: 3, width: width, height: max(headingHeight - 11, 0))
    placeHeader(CGRect(x: left, y: headingHeight, width: width, height: headerHeight))
    layout.invalidateLayout()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { cardSize }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    fill(cell, indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.addSubview(header)
    return view
  }
}
