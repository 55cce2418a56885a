/// What a collection knows of its items.
@MainActor
struct CollectionState {
  var layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  var counts: [Int] = []
  /// The cell that is to be filled anew, and given out in place of another.
  var reconfigured: UICollectionViewCell?
  var isLoaded = false
  var isPrepared = false
  /// The collection's size when the layout was prepared last.
  var preparedSize = CGSize.zero
  /// Whether the layout is being prepared, so that its questions prepare nothing.
  var isPreparing = false
  /// Whether the layout was invalidated while it was being prepared.
  var isOutdated = false
  /// Whether elements are laid out by themselves, while the collection waits.
  var isMoving = false
  var cells = ReusePool<UICollectionViewCell>()
  var views = ReusePool<UICollectionReusableView>()
  var selected: Set<IndexPath> = []
  var touch: ListTouch?
  /// The row that is drawn aside.
  var swipe: RowSwipe?
  /// Whether fingers may draw rows aside.
  var watchesSwipes = false
  var changes = ListChanges()
  var depth = 0
  var completions: [(Bool) -> Void] = []
  /// Sizes that items have said, where the layout asks for them.
  var measured: [ElementKey: CGSize] = [:]
  /// Whether an item has said a size since the layout was prepared.
  var hasNewSizes = false
  var transition: LayoutTransition?
  /// The scroll views of sections that scroll across the layout.
  var scrollers: [Int: SectionScroller] = [:]
}

/// A change of layouts under way that fingers drive.
@MainActor
struct LayoutTransition {
  let from: UICollectionViewLayout
  let to: UICollectionViewLayout
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
