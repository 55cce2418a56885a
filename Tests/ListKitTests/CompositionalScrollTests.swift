import Testing
import TransitionKit

/// Sections that scroll across, items that say their sizes, and lists.
@MainActor
struct CompositionalScrollTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Cards of 60 × 50, 10 apart, with 20 at both sides.
  private func carousel(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
    let all = size(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(60), .absolute(50)), subitems: [NSCollectionLayoutItem(layoutSize: all)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    return section
  }

  private func show(_ section: NSCollectionLayoutSection, _ items: [[String]]) -> CollectionStage {
    let play = CollectionStage(items, UICollectionViewCompositionalLayout(section: section))
    play.show()
    return play
  }

  private func embedded(_ play: CollectionStage) -> UIScrollView? {
    play.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func drag(_ play: CollectionStage, by way: CGFloat, duration: Double) throws {
    let start = play.stage.now
    play.stage.drag(from: CGPoint(x: 80, y: 30), to: CGPoint(x: 80 + way, y: 30), duration: duration)
    try play.stage.settle()
    #expect(play.stage.now > start)
  }

  /// Ten cards are 20 + 10 · 60 + 9 · 10 + 20 = 730 long, and 5 + 50 + 5 high for the layout.
  @Test func aSectionScrollsAcross() throws {
    let play = show(carousel(.continuous), [numbers(10), numbers(10)])
    let scroller = try #require(embedded(play))
    #expect(scroller.frame == rect(0, 5, 100, 50) && scroller.contentSize == CGSize(width: 730, height: 50))
    #expect(play.view.contentSize == CGSize(width: 100, height: 120) && play.frames[1] == rect(90, 5, 60, 50))
    #expect(play.view.cellForItem(at: path(0))?.superview === scroller && play.view.cellForItem(at: path(2)) == nil)
    #expect(play.view.cellForItem(at: path(0))?.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 5))
    scroller.contentOffset.x = 200
    play.stage.advance(to: play.stage.now)
    #expect(play.view.cellForItem(at: path(0)) == nil && play.view.indexPathForItem(at: CGPoint(x: 40, y: 20)) == path(3))
    #expect(play.view.cellForItem(at: path(0, 1)) != nil)
    play.view.scrollToItem(at: path(5), at: .left, animated: false)
    #expect(scroller.contentOffset.x == 370)
  }

  /// A finger that moves 35 points, 25 of which count, rests anywhere; it rests at a card's beginning where the section says so.
  @Test func aFingerScrollsASectionAcross() throws {
    let free = show(carousel(.continuous), [numbers(10)])
    try drag(free, by: -35, duration: 2)
    let offset = try #require(embedded(free)).contentOffset
    #expect(offset.x > 20 && offset.x != 70 && free.view.contentOffset == .zero)
    let bound = show(carousel(.continuousGroupLeadingBoundary), [numbers(10)])
    try drag(bound, by: -50, duration: 2)
    #expect(embedded(bound)?.contentOffset.x == 70)
  }

  /// A card's pitch is 70. A flick turns one of them, however hard; in the middle, the side is (60 − 60) / 2 = 0 within the insets.
  @Test func pagesTurn() throws {
    let groups = show(carousel(.groupPaging), [numbers(10)])
    try drag(groups, by: -70, duration: 0.1)
    #expect(embedded(groups)?.contentOffset.x == 70)
    try drag(groups, by: 15, duration: 1)
    #expect(embedded(groups)?.contentOffset.x == 70)
    let pages = show(carousel(.paging), [numbers(10)])
    try drag(pages, by: -70, duration: 0.1)
    #expect(embedded(pages)?.contentOffset.x == 100)
    let section = carousel(.groupPagingCentered)
    (section.contentInsets.leading, section.contentInsets.trailing) = (0, 0)
    let middle = show(section, [numbers(3)])
    #expect(middle.frames.map(\.minX) == [20, 90, 160] && embedded(middle)?.contentSize.width == 20 + 200 + 20)
    try drag(middle, by: -60, duration: 0.1)
    #expect(embedded(middle)?.contentOffset.x == 70)
  }

  /// The handler is called with what is seen, at each offset, and what it sets shows.
  @Test func aHandlerChangesWhatIsSeen() {
    let section = carousel(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      #expect(environment.container.contentSize.width == 100)
      for item in items where item.representedElementCategory == .cell {
        item.alpha = item.indexPath.item == 0 ? 0.5 : 1
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let play = show(section, [numbers(5)])
    #expect(play.view.cellForItem(at: path(0))?.alpha == 0.5 && play.view.cellForItem(at: path(1))?.transform.a == 0.5)
    embedded(play)?.contentOffset.x = 30
    play.stage.advance(to: play.stage.now)
    #expect(offsets.contains(0) && offsets.last == 30)
  }

  // MARK: Items that say their sizes

  /// Rows are 44 until they are made; then 20 more than their number of tens.
  @Test func itemsSayTheirHeight() {
    let row = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let play = CollectionStage([["30", "50", "20"]], UICollectionViewCompositionalLayout(section: section))
    play.view.register(SizedItem.self, forCellWithReuseIdentifier: "item")
    play.show()
    #expect(play.frames == [rect(0, 0, 100, 30), rect(0, 30, 100, 50), rect(0, 80, 100, 20)])
    #expect(play.view.contentSize.height == 100)
  }

  /// Tags of 30, 50, 40 and 20 points: 30 + 50 fill the first line of 100, 40 + 20 the second.
  @Test func linesHoldWhatItemsSay() {
    let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(30), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(20)), subitems: [tag])
    group.interItemSpacing = .fixed(5)
    let play = CollectionStage(
      [["30", "50", "40", "20"]], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    play.view.register(SizedItem.self, forCellWithReuseIdentifier: "item")
    play.show()
    #expect(play.frames == [rect(0, 0, 30, 20), rect(35, 0, 50, 20), rect(0, 20, 40, 20), rect(45, 20, 20, 20)])
  }

  // MARK: Lists

  private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> CollectionStage {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = appearance == .plain ? .supplementary : .none
    let play = CollectionStage([["a", "b"], ["c"]], UICollectionViewCompositionalLayout.list(using: configuration))
    play.view.register(RowItem.self, forCellWithReuseIdentifier: "item")
    play.show()
    return play
  }

  /// Rows of 44, as high as their text with its margins or higher; headers of the 44 that they are guessed at.
  @Test func plainListsHaveRowsFromEdgeToEdge() throws {
    let play = list(.plain)
    #expect(play.frames == [rect(0, 44, 100, 44), rect(0, 88, 100, 44)] && play.view.backgroundColor == .systemBackground)
    let row = try #require(play.view.cellForItem(at: path(0)) as? UICollectionViewListCell)
    #expect(lines(row).map(\.frame) == [rect(16, 43.5, 84, 0.5)])
    row.accessories = [.disclosureIndicator()]
    play.stage.advance(to: play.stage.now)
    #expect(row.contentView.frame == rect(0, 0, 100 - 16 - 8 - 8, 44))
    row.accessories = [.label(text: "1"), .checkmark()]
    row.indentationLevel = 1
    play.stage.advance(to: play.stage.now)
    #expect(row.contentView.frame.minX == 10 && lines(row).map(\.frame.minX) == [26])
    play.view.contentOffset.y = 20
    play.stage.advance(to: play.stage.now)
    let header = UICollectionView.elementKindSectionHeader
    #expect(play.view.supplementaryView(forElementKind: header, at: path(0))?.frame.minY == 20)
  }

  /// Cards lie 16 within the edges, 35 below the top, and 17.5 + 17.5 apart, the second at 35 + 88 + 35; only lines between their rows are drawn.
  @Test func groupsOfAListAreCards() throws {
    let play = list(.insetGrouped)
    #expect(play.frames == [rect(16, 35, 68, 44), rect(16, 79, 68, 44)])
    #expect(play.view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 158)
    let rows = try [path(0), path(1)].map { try #require(play.view.cellForItem(at: $0)) }
    #expect(rows[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner] && rows[0].layer.cornerRadius == 10)
    #expect(rows[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(lines(rows[0]).count == 1 && lines(rows[1]).isEmpty)
    #expect(play.view.cellForItem(at: path(0, 1))?.layer.maskedCorners.rawValue == 15)
    let grouped = list(.grouped)
    let drawn = lines(try row(0, grouped))
    #expect(drawn.map(\.frame.minX) == [0, 16])
  }

  /// A list without lines, one whose lines a handler chooses, and one whose first rows are headers.
  @Test func listsAreConfigured() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.backgroundColor = .green
    func show() -> CollectionStage {
      let play = CollectionStage([["a", "b"]], UICollectionViewCompositionalLayout.list(using: configuration))
      play.view.register(RowItem.self, forCellWithReuseIdentifier: "item")
      play.show()
      return play
    }
    var play = show()
    let first = try row(0, play)
    #expect(lines(first).isEmpty && play.view.backgroundColor == .green)
    configuration.showsSeparators = true
    configuration.itemSeparatorHandler = { path, given in
      var lines = given
      lines.bottomSeparatorVisibility = path.item == 0 ? .hidden : .visible
      lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6)
      lines.color = .red
      return lines
    }
    play = show()
    let hidden = try row(0, play)
    #expect(lines(hidden).isEmpty)
    let drawn = lines(try row(1, play))
    #expect(drawn.map(\.frame) == [rect(4, 43.5, 90, 0.5)] && drawn.first?.backgroundColor == .red)
    configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    configuration.footerMode = .supplementary
    play = show()
    #expect(play.view.cellForItem(at: path(0))?.layer.cornerRadius == 0)
    #expect(play.view.cellForItem(at: path(1))?.layer.maskedCorners.rawValue == 15)
    #expect(play.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count == 1)
  }

  private func row(_ item: Int, _ play: CollectionStage) throws -> UICollectionViewCell {
    try #require(play.view.cellForItem(at: path(item)))
  }

  private func lines(_ row: UIView) -> [UIView] {
    row.subviews.filter { $0.bounds.height == 0.5 && !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
  }
}

/// An item as high as its text says, or as wide.
final class SizedItem: TextItem {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let length = CGFloat(Double(text ?? "") ?? 0)
    layoutAttributes.size = CGSize(width: length, height: length)
    return layoutAttributes
  }
}

/// A row of a list with a text.
final class RowItem: UICollectionViewListCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var content = defaultContentConfiguration()
    content.text = "Row"
    contentConfiguration = content
  }

  required init?(coder: NSCoder) { nil }
}
