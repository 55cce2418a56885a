import Testing
import TransitionKit

/// Views that are fixed to groups, in a collection of 100 × 200 points.
@MainActor
struct GroupSupplementTests {
  private let kind = UICollectionView.elementKindSectionHeader

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func title(_ edges: NSDirectionalRectEdge) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(10)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(edges: edges))
  }

  private func group(_ count: Int) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    return .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: count)
  }

  private func show(_ count: Int, _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in })
    -> CollectionStage
  {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    let play = CollectionStage([(0..<count).map { "\($0)" }], UICollectionViewCompositionalLayout(section: section))
    play.show()
    return play
  }

  /// Groups of two items, 100 × 40, with 6 between: a title of 50 × 10 stands at the lower right corner of each, at 50, 30 and at
  /// 50, 46 + 30. It belongs to the first item of its group; the last group has only one.
  @Test func titlesAreFixedToGroups() {
    let group = group(2)
    group.supplementaryItems = [title([.bottom, .trailing])]
    #expect(group.supplementaryItems.count == 1)
    let play = show(5, group) { $0.interGroupSpacing = 6 }
    let frames = (0..<5).map { play.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path($0))?.frame }
    #expect(frames[0] == CGRect(x: 50, y: 30, width: 50, height: 10) && frames[1] == nil && frames[3] == nil)
    #expect(frames[2] == CGRect(x: 50, y: 76, width: 50, height: 10) && frames[4] == CGRect(x: 50, y: 122, width: 50, height: 10))
    let view = play.view.supplementaryView(forElementKind: kind, at: path(2))
    #expect(view?.frame == frames[2] && view?.layer.zPosition == 1)
  }

  /// A group that lies 5 within its place of 100 × 40 has its title at the corner of what is left, half of 90 wide; a group in a group has
  /// its own.
  @Test func insetsAndGroupsInGroupsCount() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))), count: 2)
    inner.supplementaryItems = [title([.top, .leading])]
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: inner, count: 2)
    outer.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let play = show(8, outer)
    let frames = [0, 2, 4, 6].map { play.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path($0))?.frame }
    #expect(frames[0] == CGRect(x: 5, y: 5, width: 22.5, height: 10) && frames[1] == CGRect(x: 50, y: 5, width: 22.5, height: 10))
    #expect(frames[2] == CGRect(x: 5, y: 45, width: 22.5, height: 10) && frames[3]?.minY == 45)
    #expect(play.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(1)) == nil)
    let framed = group(2)
    framed.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    framed.supplementaryItems = [title([.top, .trailing])]
    let other = show(2, framed)
    #expect(
      other.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))?.frame
        == CGRect(x: 50, y: 5, width: 45, height: 10))
  }

  /// Groups beside each other scroll with their titles.
  @Test func titlesScrollAcrossWithTheirGroups() {
    let group = group(2)
    group.supplementaryItems = [title(.top)]
    let play = show(6, group) { $0.orthogonalScrollingBehavior = .continuous }
    let frame = play.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(2))?.frame
    #expect(frame == CGRect(x: 125, y: 0, width: 50, height: 10))
    #expect(play.view.supplementaryView(forElementKind: kind, at: path(0)) != nil)
    #expect(play.view.supplementaryView(forElementKind: kind, at: path(4)) == nil)
  }
}
