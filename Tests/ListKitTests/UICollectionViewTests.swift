import Testing
import TransitionKit

@MainActor
struct UICollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  // MARK: Flow

  @Test func equalItemsFillLinesEvenly() {
    let play = CollectionStage([numbers(5)], CollectionStage.flow(item: 30, spacing: 2))
    play.show()
    #expect(play.frames.map(\.minX) == [0, 35, 70, 0, 35] && play.frames.map(\.minY) == [0, 0, 0, 32, 32])
    #expect(play.view.contentSize == CGSize(width: 100, height: 62))
  }

  @Test func aLayoutMaySetItsNumbersWhileItPrepares() {
    final class Carousel: UICollectionViewFlowLayout {
      var count = 0
      override func prepare() {
        super.prepare()
        count += 1
        scrollDirection = .horizontal
        itemSize = CGSize(width: 40, height: 30)
        minimumLineSpacing = 20
      }
    }
    let layout = Carousel()
    let play = CollectionStage([numbers(6)], layout)
    play.show()
    #expect(play.frames.first?.size == CGSize(width: 40, height: 30) && layout.count == 2)
  }

  @Test func itemsOfDifferentSizesFillLinesGreedily() {
    let play = CollectionStage([numbers(4)], CollectionStage.flow(spacing: 10))
    play.sizes = [(40, 20), (45, 40), (30, 10), (20, 30)].map { CGSize(width: $0.0, height: $0.1) }
    play.show()
    #expect(play.frames[0] == CGRect(x: 0, y: 10, width: 40, height: 20))
    #expect(play.frames[1] == CGRect(x: 55, y: 0, width: 45, height: 40))
    #expect(play.frames[2] == CGRect(x: 0, y: 60, width: 30, height: 10))
    #expect(play.frames[3] == CGRect(x: 40, y: 50, width: 20, height: 30))
  }

  @Test func anItemAloneInItsLineStandsInTheMiddle() {
    let play = CollectionStage([numbers(2)], CollectionStage.flow(item: 60))
    play.show()
    #expect(play.frames.map(\.minX) == [20, 20] && play.frames.map(\.minY) == [0, 65])
  }

  @Test func sectionsHaveHeadersInsetsAndFooters() {
    let flow = CollectionStage.flow(item: 40, spacing: 0)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    flow.footerReferenceSize = CGSize(width: 0, height: 11)
    let play = CollectionStage([["a"], [], ["b"]], flow)
    play.show()
    #expect(play.frames[0].minY == 25 && play.view.contentSize.height == 83 + 43 + 83)
    let header = UICollectionView.elementKindSectionHeader
    #expect(
      play.view.layoutAttributesForSupplementaryElement(ofKind: header, at: path(0, 2))?.frame
        == CGRect(x: 0, y: 126, width: 100, height: 20))
    #expect(play.view.visibleSupplementaryViews(ofKind: header).count == 3)
    #expect(play.view.supplementaryView(forElementKind: header, at: path(0, 1))?.frame.minY == 83)
    flow.sectionHeadersPinToVisibleBounds = true
    play.view.contentOffset.y = 9
    play.stage.advance(to: 0)
    #expect(play.view.supplementaryView(forElementKind: header, at: path(0, 0))?.frame.minY == 9)
  }

  @Test func horizontalFlowFillsColumns() {
    let flow = CollectionStage.flow(item: 60, spacing: 10)
    flow.scrollDirection = .horizontal
    let play = CollectionStage([numbers(4)], flow)
    play.show()
    #expect(play.frames.map(\.origin) == [(0, 0), (0, 70), (0, 140), (70, 0)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(play.view.contentSize == CGSize(width: 130, height: 200))
  }

  // MARK: Cells

  @Test func aCollectionMakesWhatIsSeen() {
    let play = CollectionStage([numbers(99_999)], CollectionStage.flow(item: 30, spacing: 5))
    play.show()
    #expect(play.made == 18 && play.view.visibleCells.count == 18)
    play.view.scrollToItem(at: path(60_000), at: .top, animated: false)
    play.stage.advance(to: 0)
    #expect(play.made == 18 && play.texts.first == "60000" && play.view.contentOffset.y == 35 * 20_000)
    #expect(play.view.indexPathForItem(at: CGPoint(x: 75, y: 700_010)) == path(60_002))
    let cell = play.view.cellForItem(at: path(60_001))
    #expect(cell?.convert(CGPoint.zero, to: nil) == CGPoint(x: 35, y: 0) && cell?.contentView.backgroundColor == .red)
    #expect(cell.flatMap(play.view.indexPath(for:)) == path(60_001) && play.view.cellForItem(at: path(0)) == nil)
  }

  @Test func tapsSelectItems() throws {
    let play = CollectionStage([numbers(9)], CollectionStage.flow())
    play.show()
    play.stage.tap(at: CGPoint(x: 50, y: 50))
    try play.stage.settle()
    #expect(play.heard == ["select 4"] && play.view.indexPathsForSelectedItems == [path(4)])
    #expect(play.view.cellForItem(at: path(4))?.isSelected == true)
    play.stage.tap(at: CGPoint(x: 10, y: 10))
    try play.stage.settle()
    #expect(play.heard == ["select 4", "deselect 4", "select 0"])
    play.view.allowsMultipleSelection = true
    play.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(play.view.indexPathsForSelectedItems == [path(0), path(3)])
    play.view.deselectItem(at: path(0), animated: false)
    #expect(play.view.indexPathsForSelectedItems == [path(3)])
  }

  @Test func registrationsMakeAndSetUpCells() {
    let play = RegisteredItems()
    #expect(play.view.visibleCells.map { ($0 as? TextItem)?.text } == ["0: a", "1: b"])
    #expect(play.view.visibleSupplementaryViews(ofKind: "UICollectionElementKindSectionHeader").map(\.tag) == [5])
  }

  // MARK: Updates

  @Test func itemsMoveToTheirNewPlaces() throws {
    let play = CollectionStage([["a", "b", "c"]], StairLayout())
    play.show()
    let (b, c) = (play.view.cellForItem(at: path(1)), play.view.cellForItem(at: path(2)))
    play.items = [["b", "new", "c"]]
    var isOver = false
    play.view.performBatchUpdates {
      play.view.deleteItems(at: [path(0)])
      play.view.insertItems(at: [path(1)])
    } completion: {
      isOver = $0
    }
    #expect(play.texts == ["b", "new", "c"] && play.view.cellForItem(at: path(0)) === b)
    play.stage.advance(to: 0.15)
    #expect(abs((b?.layer.presentation()?.frame.minY ?? 0) - 20) < 0.5 && play.view.cellForItem(at: path(2)) === c)
    try play.stage.settle()
    #expect(isOver && b?.frame.minY == 0 && play.view.subviews.count { $0 is TextItem } == 3)
    play.items = [["c", "b", "new"]]
    play.view.moveItem(at: path(2), to: path(0))
    #expect(play.view.cellForItem(at: path(0)) === c)
    play.items = [["c", "z", "new"]]
    play.view.reloadItems(at: [path(1)])
    #expect(play.texts == ["c", "z", "new"])
    play.items = [["c", "z", "new"], ["q"]]
    play.view.insertSections([1])
    #expect(play.view.numberOfSections == 2)
    play.items = [[]]
    play.view.deleteSections([1])
    play.stage.advance(to: play.stage.now)
    #expect(play.stage.diagnostics.count == 1 && play.view.visibleCells.isEmpty)
  }

  // MARK: Layouts

  @Test func layoutsAreAskedAnewWhenTheyAreInvalidated() {
    let stairs = StairLayout()
    let play = CollectionStage([numbers(3)], stairs)
    play.show()
    let before = stairs.prepared
    stairs.step = 20
    stairs.invalidateLayout()
    play.stage.advance(to: 0)
    #expect(stairs.prepared == before + 1 && play.view.cellForItem(at: path(2))?.frame.minX == 40)
  }

  @Test func aLayoutChoosesWhereContentRests() throws {
    let play = CollectionStage([numbers(50)], StairLayout())
    play.show()
    play.stage.drag(from: CGPoint(x: 50, y: 190), to: CGPoint(x: 50, y: 85), duration: 0.2)
    try play.stage.settle()
    #expect(play.view.contentOffset.y > 200 && play.view.contentOffset.y.truncatingRemainder(dividingBy: 40) == 0)
  }

  @Test func anotherLayoutMovesTheSameCells() throws {
    let play = CollectionStage([numbers(3)], StairLayout())
    play.show()
    let cell = play.view.cellForItem(at: path(2))
    var isOver = false
    play.view.setCollectionViewLayout(CollectionStage.flow(item: 30, spacing: 2), animated: true) { isOver = $0 }
    play.stage.advance(to: 0.15)
    #expect(abs((cell?.layer.presentation()?.frame.minX ?? 0) - 45) < 0.5 && !isOver)
    try play.stage.settle()
    #expect(play.view.cellForItem(at: path(2)) === cell && cell?.frame == CGRect(x: 70, y: 0, width: 30, height: 30) && isOver)
  }

  @Test func fingersDriveAChangeOfLayouts() throws {
    let play = CollectionStage([numbers(3)], StairLayout())
    play.show()
    let cell = play.view.cellForItem(at: path(2))
    var ends: [Bool] = []
    let next = CollectionStage.flow(item: 30, spacing: 2)
    let between = play.view.startInteractiveTransition(to: next) { ends += [$0, $1] }
    between.transitionProgress = 0.5
    between.updateValue(3, forAnimatedKey: "offset")
    play.stage.advance(to: 0)
    #expect(cell?.frame == CGRect(x: 45, y: 40, width: 25, height: 35) && between.value(forAnimatedKey: "offset") == 3)
    #expect(between.nextLayout === next && play.view.collectionViewLayout === between)
    play.view.finishInteractiveTransition()
    try play.stage.settle()
    #expect(cell?.frame.minX == 70 && ends == [true, true] && play.view.collectionViewLayout === next)
  }
}

/// A collection whose cells and headers come from registrations.
@MainActor
private final class RegisteredItems: NSObject, UICollectionViewDataSource {
  let stage = Stage.small()
  let view: UICollectionView
  private let cells = UICollectionView.CellRegistration<TextItem, String> { cell, path, item in
    cell.text = "\(path.item): \(item)"
  }
  private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, _ in view.tag = 5 }

  override init() {
    let flow = CollectionStage.flow()
    flow.headerReferenceSize.height = 10
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
    super.init()
    view.dataSource = self
    stage.window.addSubview(view)
    stage.advance(to: 0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: ["a", "b"][indexPath.item])
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}
