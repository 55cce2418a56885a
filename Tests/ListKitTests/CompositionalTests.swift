import Testing
import TransitionKit

/// Compositional layouts in a collection of 100 × 200 points; each frame is derived beside it.
@MainActor
struct CompositionalTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Dimension = NSCollectionLayoutDimension

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }
  private func row(_ height: CGFloat, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: items)
  }
  private func show(_ items: [[String]], _ section: NSCollectionLayoutSection) -> CollectionStage {
    let play = CollectionStage(items, UICollectionViewCompositionalLayout(section: section))
    play.show()
    return play
  }

  // MARK: Sizes and groups

  /// Rows of 40 points: four items of a quarter of 100, then the next row.
  @Test func sharesOfTheWidthFillARow() {
    let play = show([numbers(6)], NSCollectionLayoutSection(group: row(40, [item(.fractionalWidth(0.25), .fractionalHeight(1))])))
    #expect(play.frames[0] == rect(0, 0, 25, 40) && play.frames[3] == rect(75, 0, 25, 40))
    #expect(play.frames[4] == rect(0, 40, 25, 40) && play.view.contentSize == CGSize(width: 100, height: 80))
  }

  /// 30 + 10 + 30 are 70; another 10 + 30 would be 110 and find no room.
  @Test func fixedSpacingTakesRoom() {
    let group = row(20, [item(.absolute(30), .fractionalHeight(0.5))])
    group.interItemSpacing = .fixed(10)
    let play = show([numbers(3)], NSCollectionLayoutSection(group: group))
    #expect(play.frames == [rect(0, 0, 30, 10), rect(40, 0, 30, 10), rect(0, 20, 30, 10)])
  }

  /// Three items of 20 with gaps of at least 5 fit (70); the rest of 30 is shared by two gaps: 5 + 15 = 20.
  @Test func flexibleSpacingTakesTheRest() {
    let group = row(20, [item(.absolute(20), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(15)
    let play = show([numbers(3)], NSCollectionLayoutSection(group: group))
    #expect(play.frames.map(\.minX) == [0, 40, 80])
    #expect(group.interItemSpacing?.isFlexible == true && group.interItemSpacing?.isFixed == false)
  }

  /// With two gaps of 8 there are 84 points left for three items: 28 each, whatever the item's own width says.
  @Test func aCountSharesTheLength() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), subitem: item(.absolute(7), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(8)
    let play = show([numbers(4)], NSCollectionLayoutSection(group: group))
    #expect(play.frames == [rect(0, 0, 28, 30), rect(36, 0, 28, 30), rect(72, 0, 28, 30), rect(0, 30, 28, 30)])
  }

  /// Twice the item in its own width, though four would fit.
  @Test func repeatingKeepsTheSize() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item(.absolute(25), .absolute(12)), count: 2)
    let play = show([numbers(3)], NSCollectionLayoutSection(group: group))
    #expect(play.frames == [rect(0, 0, 25, 12), rect(25, 0, 25, 12), rect(0, 30, 25, 12)])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: item(.absolute(25), .absolute(12)), count: 2)
    let other = show([numbers(3)], NSCollectionLayoutSection(group: column))
    #expect(other.frames.map(\.origin.y) == [0, 12, 60])
  }

  /// A large item of 70 % beside a column of 30 % with two halves; the next group begins below.
  @Test func groupsNest() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)),
      count: 2)
    let section = NSCollectionLayoutSection(group: row(60, [item(.fractionalWidth(0.7), .fractionalHeight(1)), column]))
    section.interGroupSpacing = 4
    let play = show([numbers(4)], section)
    #expect(play.frames == [rect(0, 0, 70, 60), rect(70, 0, 30, 30), rect(70, 30, 30, 30), rect(0, 64, 70, 60)])
  }

  /// Places by a closure that knows the group's 100 × 50 points.
  @Test func customGroupsPlaceTheirItems() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(50))) { environment in
      let room = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 0, width: room.width / 2, height: room.height)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 60, y: 10, width: 20, height: 20), zIndex: 3),
      ]
    }
    let play = show([numbers(3)], NSCollectionLayoutSection(group: group))
    #expect(play.frames == [rect(5, 0, 50, 50), rect(60, 10, 20, 20), rect(5, 50, 50, 50)])
    #expect(play.view.layoutAttributesForItem(at: path(1))?.zIndex == 3)
  }

  /// Item insets of 2 leave 46 × 36 of 50 × 40; the group's 10 at the left move and narrow that: (100 − 10) / 2 − 4 = 41.
  @Test func insetsShrinkWhatIsInside() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    half.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = row(40, [half])
    let play = show([numbers(2)], NSCollectionLayoutSection(group: group))
    #expect(play.frames == [rect(2, 2, 46, 36), rect(52, 2, 46, 36)])
    group.contentInsets.leading = 10
    play.view.collectionViewLayout.invalidateLayout()
    play.stage.advance(to: 0)
    #expect(play.frames == [rect(12, 2, 41, 36), rect(57, 2, 41, 36)])
  }

  /// 10 before, 20 wide, and what is left of 100 after 10 + 20 + 20 goes before the second item: 50.
  @Test func edgeSpacingStandsAroundItems() {
    let first = item(.absolute(20), .absolute(10))
    first.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let second = item(.absolute(20), .absolute(10))
    second.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .fixed(3), trailing: nil, bottom: nil)
    let play = show([numbers(2)], NSCollectionLayoutSection(group: row(40, [first, second])))
    #expect(play.frames == [rect(10, 15, 20, 10), rect(80, 3, 20, 10)])
  }

  // MARK: Sections

  /// 5 above, 10 at the sides: items are half of 80. Groups are 6 apart; the content ends 7 below the second.
  @Test func sectionsHaveInsetsAndSpacing() {
    let section = NSCollectionLayoutSection(group: row(30, [item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    section.interGroupSpacing = 6
    let play = show([numbers(4), numbers(1)], section)
    #expect(play.frames == [rect(10, 5, 40, 30), rect(50, 5, 40, 30), rect(10, 41, 40, 30), rect(50, 41, 40, 30)])
    #expect(play.view.layoutAttributesForItem(at: path(0, 1))?.frame == rect(10, 83, 40, 30))
    #expect(play.view.contentSize == CGSize(width: 100, height: 78 + 42))
  }

  /// One column of 100 in a narrow room, two in a wide one; sections are 9 apart.
  @Test func aProviderMakesSectionsForTheirRoom() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 9
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        asked.append(index)
        let columns = environment.container.effectiveContentSize.width > 150 ? 2 : 1
        #expect(environment.traitCollection.userInterfaceStyle == .light)
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            subitem: NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))),
            count: columns))
      }, configuration: configuration)
    let play = CollectionStage([numbers(2), numbers(1)], layout)
    play.show()
    #expect(asked == [0, 1] && play.frames == [rect(0, 0, 100, 20), rect(0, 20, 100, 20)])
    #expect(play.view.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 49)
    play.view.frame.size.width = 160
    play.stage.advance(to: 0)
    #expect(asked == [0, 1, 0, 1])
    #expect(play.frames == [rect(0, 0, 80, 20), rect(80, 0, 80, 20)])
  }

  /// Columns of 50 points from left to right, as high as the collection, or as its safe area of 200 − 20.
  @Test func layoutsScrollSideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.contentInsetsReference = .none
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .fractionalHeight(1)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let play = CollectionStage([numbers(5)], layout)
    play.show()
    #expect(play.frames[1] == rect(0, 100, 50, 100) && play.frames[4] == rect(100, 0, 50, 100))
    #expect(play.view.contentSize == CGSize(width: 150, height: 200))
    configuration.contentInsetsReference = .safeArea
    layout.invalidateLayout()
    play.stage.advance(to: 0)
    #expect(play.frames[1] == rect(0, 110, 50, 90))
  }

  /// Rows of 10 points from which 20 and a bit are seen.
  @Test func itemsOutOfSightCostNothing() {
    let play = show(
      [numbers(100_000)], NSCollectionLayoutSection(group: row(10, [item(.fractionalWidth(1), .fractionalHeight(1))])))
    #expect(play.view.contentSize.height == 1_000_000)
    #expect(play.view.visibleCells.count == 20)
    play.view.scrollToItem(at: path(50_000), at: .top, animated: false)
    play.stage.advance(to: 0)
    #expect(play.texts.first == "50000" && play.made <= 21)
  }

  // MARK: Headers, footers, badges, grounds

  private var titled: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: row(40, [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let bar = size(.fractionalWidth(1), .absolute(20))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: bar, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(30), .absolute(11)), elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    return section
  }

  private func header(_ play: CollectionStage, _ section: Int = 0) -> CGRect? {
    play.view.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?
      .frame
  }

  /// Header 20, inset 5, two rows of 40, inset 7, footer 11 are 123. The bars lie within the insets: 80 wide, and from 60 to 90.
  @Test func headersAndFootersStandAtTheEdges() {
    let section = titled
    let play = show([numbers(2), numbers(1)], section)
    #expect(header(play) == rect(10, 0, 80, 20) && play.frames[0] == rect(10, 25, 80, 40))
    let footer = UICollectionView.elementKindSectionFooter
    #expect(play.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path(0))?.frame == rect(60, 112, 30, 11))
    #expect(header(play, 1) == rect(10, 123, 80, 20) && play.view.contentSize.height == 123 + 83)
    section.supplementariesFollowContentInsets = false
    play.view.collectionViewLayout.invalidateLayout()
    play.stage.advance(to: 0)
    #expect(header(play) == rect(0, 0, 100, 20))
    #expect(play.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path(0))?.frame.minX == 70)
    #expect(play.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
  }

  /// The header follows the offset of 60 until the section, which ends at 123, pushes it out: 123 − 20 = 103.
  @Test func pinnedHeadersStayInSight() {
    let section = titled
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let play = show([numbers(2), numbers(9)], section)
    play.view.contentOffset.y = 60
    play.stage.advance(to: 0)
    let view = play.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
    #expect(view?.frame == rect(10, 60, 80, 20))
    play.view.contentOffset.y = 115
    play.stage.advance(to: 0)
    #expect(view?.frame.minY == 103)
  }

  /// A header that makes no room lies over the first row, which begins at the section's top inset of 5; it is moved by (1, 2).
  @Test func aHeaderMayLieOverTheContent() {
    let section = titled
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .topLeading,
      absoluteOffset: CGPoint(x: 1, y: 2))
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let play = show([numbers(1)], section)
    #expect(play.frames[0].minY == 5 && self.header(play) == rect(11, 7, 20, 20))
  }

  /// The layout's own header of 30 stands before the sections, and stays.
  @Test func layoutsHaveHeadersOfTheirOwn() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    let section = NSCollectionLayoutSection(group: row(40, [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let play = CollectionStage([numbers(10)], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    play.show()
    #expect(play.frames[0].minY == 30 && play.view.contentSize.height == 430)
    play.view.contentOffset.y = 100
    play.stage.advance(to: 0)
    let view = play.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(index: 0))
    #expect(view?.frame == rect(0, 100, 100, 30))
  }

  /// A badge of 10 × 10 at the upper right corner of 50 × 40, moved by 30 % of its own size: 40 + 3, 0 − 3.
  @Test func badgesAreFixedToTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: UICollectionView.elementKindSectionFooter,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let cell = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let play = show([numbers(2)], NSCollectionLayoutSection(group: row(40, [cell])))
    let kind = UICollectionView.elementKindSectionFooter
    #expect(play.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(1))?.frame == rect(93, -3, 10, 10))
    #expect(play.view.supplementaryView(forElementKind: kind, at: path(0))?.frame == rect(43, -3, 10, 10))
    #expect(play.view.supplementaryView(forElementKind: kind, at: path(0))?.layer.zPosition == 1)
  }

  /// The ground of the whole section of 123 points, 4 within it.
  @Test func sectionsHaveGrounds() {
    let section = titled
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let play = CollectionStage([numbers(2)], layout)
    play.show()
    let view = play.view.subviews.first { $0 is Ground }
    #expect(view?.frame == rect(4, 4, 92, 115) && view?.layer.zPosition == -1)
  }
}

final class Ground: UICollectionReusableView {}
