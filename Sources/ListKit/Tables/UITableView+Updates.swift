// Rows that come, go and move.

extension UITableView {
  /// The seconds of an update.
  private static let updateDuration = 0.3

  func change(
    _ animation: RowAnimation, coming: [ElementKey] = [], going: [ElementKey] = [], _ change: (inout ListChanges) -> Void
  ) {
    openBatch()
    for key in coming { table.batch.coming[key] = animation }
    for key in going { table.batch.going[key] = animation }
    table.batch.animation = animation
    change(&table.batch.changes)
    closeBatch(nil)
  }

  func openBatch() {
    if table.batch.depth == 0 { showRowsIfNeeded() }
    table.batch.depth += 1
  }

  func closeBatch(_ completion: ((Bool) -> Void)?) {
    if let completion { table.batch.completions.append(completion) }
    table.batch.depth = max(table.batch.depth - 1, 0)
    guard table.batch.depth == 0 else { return }
    let batch = table.batch
    table.batch = TableBatch()
    apply(batch)
  }

  private func apply(_ batch: TableBatch) {
    let old = table.map
    let new = loadMap()
    guard window != nil, let way = batch.changes.way(from: old.counts, to: new.counts) else {
      if window != nil { reportMismatch() }
      forgetRows()
      batch.completions.forEach { $0(true) }
      return
    }
    table.map = new
    keepMeasuredHeights(old, way)
    measureRowsThatStay(way)
    table.selected = Set(table.selected.compactMap { way.after($0) })
    let isAnimated = batch.animation != .none && UIView.areAnimationsEnabled
    moveSwipe(way, duration: isAnimated ? Self.updateDuration : 0)
    UIView.animate(withDuration: isAnimated ? Self.updateDuration : 0, delay: 0, options: .allowUserInteraction) { [self] in
      takeContentSize()
    }
    var before = old
    let move = ElementBoard.Move(
      after: { way.after($0) }, before: { way.before($0) },
      oldPlacement: { [unowned self] in placement(of: $0, in: &before) },
      first: { [unowned self] in faded($0, batch.coming[$0.key] ?? batch.animation) },
      last: { [unowned self] in faded($0, batch.going[$0.key] ?? batch.animation) })
    board.move(move, in: bounds, duration: isAnimated ? Self.updateDuration : 0) { finished in
      batch.completions.forEach { $0(finished) }
    }
    setNeedsLayout()
  }

  private func reportMismatch() {
    layer.stage?.diagnose(
      "the numbers of rows before and after an update of a \(type(of: self)) do not fit the rows that it inserts and deletes",
      by: "\(type(of: self))")
  }

  /// Takes over the heights that cells have said.
  private func keepMeasuredHeights(_ old: TableMap, _ way: ListWay) {
    guard table.measures else { return }
    for key in board.keys where key.kind.isEmpty && old.has(key.path) {
      guard let path = way.after(key.path), table.map.has(path) else { continue }
      _ = table.map.sections[path.section].rows.set(old.sections[key.path.section].rows.height(key.path.row), at: path.row)
    }
    table.map.addUp()
  }

  /// How a row looks before it comes, or after it has gone.
  private func faded(_ placement: Placement, _ animation: RowAnimation) -> Placement {
    var place = placement
    switch animation {
    case .none: return place
    case .left: place.center.x -= bounds.width
    case .right: place.center.x += bounds.width
    case .top, .automatic: place.center.y -= place.size.height / 2
    case .bottom: place.center.y += place.size.height / 2
    case .fade, .middle: break
    }
    place.alpha = animation == .left || animation == .right ? 1 : 0
    return place
  }
}
