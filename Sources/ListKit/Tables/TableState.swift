/// What a table knows of its rows.
@MainActor
struct TableState {
  var map = TableMap()
  var isLoaded = false
  /// Whether the heights were measured for another width.
  var width: CGFloat = 0
  var cells = ReusePool<UITableViewCell>()
  /// The cell that is to be filled anew, and given out in place of another.
  var reconfigured: UITableViewCell?
  var titles = ReusePool<UITableViewHeaderFooterView>()
  var selected: Set<IndexPath> = []
  var touch: ListTouch?
  var batch = TableBatch()
  var hasSeparatorInset = false
  /// Whether rows take their heights from their cells.
  var measures = false
  /// Whether a cell has said another height since the rows were placed.
  var hasNewHeights = false
  var isShowing = false
  /// The row that the content is on its way to.
  var goal: RowGoal?
  /// The row that is drawn aside.
  var swipe: RowSwipe?
  /// The row that a finger carries.
  var move: RowMove?
  var isEditing = false
  /// Whether nobody but a default has answered the last question about a row's editing.
  var isAnswerLeftOut = false
}

/// The changes that are being gathered.
@MainActor
struct TableBatch {
  var depth = 0
  var changes = ListChanges()
  /// How rows come and go.
  var coming: [ElementKey: UITableView.RowAnimation] = [:]
  var going: [ElementKey: UITableView.RowAnimation] = [:]
  var animation = UITableView.RowAnimation.automatic
  var completions: [(Bool) -> Void] = []
}

/// The kinds of what a table shows beside cells.
enum TableKind {
  static let header = "header"
  static let footer = "footer"

  static func header(_ section: Int) -> ElementKey { ElementKey(kind: header, path: IndexPath(row: 0, section: section)) }
  static func footer(_ section: Int) -> ElementKey { ElementKey(kind: footer, path: IndexPath(row: 0, section: section)) }
}
