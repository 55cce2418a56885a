import Testing
import TransitionKit

@MainActor
struct ListControllerTests {
  @Test func aTableScreenClearsItsSelectionWhenItComesBack() throws {
    let stage = Stage.small()
    let screen = RowsScreen(style: .plain)
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(screen.view === screen.tableView && screen.tableView.visibleCells.count == 3)
    #expect(screen.tableView.adjustedContentInset.top == 64 && screen.tableView.contentOffset.y == -64)
    stage.tap(at: CGPoint(x: 50, y: 64 + 60))
    try stage.settle()
    #expect(navigation.viewControllers.count == 2 && screen.tableView.indexPathForSelectedRow?.row == 1)
    navigation.popViewController(animated: true)
    try stage.settle()
    #expect(screen.tableView.indexPathForSelectedRow == nil && stage.diagnostics == [])
  }

  @Test func aCollectionScreenShowsItsItems() throws {
    let stage = Stage.small()
    let flow = CollectionStage.flow(item: 40, spacing: 0)
    let screen = ItemsScreen(collectionViewLayout: flow)
    stage.window.rootViewController = screen
    try stage.settle()
    #expect(screen.collectionView.visibleCells.count == 3 && screen.collectionViewLayout === flow)
    #expect(screen.collectionView !== screen.view && screen.collectionView.frame == screen.view.bounds)
    stage.tap(at: CGPoint(x: 20, y: 40))
    try stage.settle()
    #expect(screen.collectionView.indexPathsForSelectedItems?.count == 1 && screen.clearsSelectionOnViewWillAppear)
  }

  /// A card of a list is drawn down by the list's own pan once its content is at the top.
  @Test func aScrolledCardIsDismissedByItsOwnPan() throws {
    let stage = Stage.small()
    let (root, card) = (UIViewController(), CardScreen())
    stage.window.rootViewController = root
    try stage.settle()
    card.modalPresentationStyle = .overFullScreen
    root.present(card, animated: false)
    try stage.settle()
    card.scroll.contentOffset.y = 100
    stage.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 120), duration: 0.3, hold: 0.2)
    try stage.settle()
    #expect(root.presentedViewController === card && card.scroll.contentOffset.y == 50)
    card.scroll.contentOffset.y = 0
    stage.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 190), duration: 0.3, hold: 0.2)
    try stage.settle()
    #expect(root.presentedViewController == nil && card.pulls > 10)
  }
}

/// Three rows that push a screen.
private final class RowsScreen: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}

private final class ItemsScreen: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A card whose content scrolls, and that goes when it is drawn down from its top.
private final class CardScreen: UIViewController {
  let scroll = UIScrollView()
  var pulls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 100, height: 1000)
    view.addSubview(scroll)
    scroll.panGestureRecognizer.addTarget { [weak self] pan in self?.panned(pan) }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard scroll.contentOffset.y <= 0, pan.translation(in: view).y > 0 else { return }
    scroll.contentOffset.y = 0
    pulls += 1
    if pan.state == .ended, pan.translation(in: view).y > 80 { dismiss(animated: false) }
  }
}
