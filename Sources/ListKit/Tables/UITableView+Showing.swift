internal import LayoutKit

// Views for the rows that are seen.

extension UITableView {
  /// How often heights that cells say may change what is seen, before the table takes it as it is.
  private static let measuringPasses = 4

  func showRowsIfNeeded() {
    if !table.isLoaded { layoutIfNeeded() }
  }

  func showRows() {
    guard !table.isShowing else { return }
    table.isShowing = true
    defer { table.isShowing = false }
    if isDragging { closeSwipe() }
    if table.width != bounds.width, table.isLoaded {
      table.width = bounds.width
      if table.measures { table.map = loadMap() }
      takeContentSize()
    }
    placeEdgeViews()
    backgroundView?.frame = bounds
    board.update(in: bounds)
    for _ in 0..<Self.measuringPasses where measureRows() {
      takeContentSize()
      board.update(in: bounds)
    }
    followGoal()
  }

  /// Asks the cells that are shown for their heights; true if one of them changes something.
  private func measureRows() -> Bool {
    guard table.measures else { return false }
    for key in board.keys where key.kind.isEmpty {
      if let cell = board.shown[key] as? UITableViewCell { measure(cell, key.path) }
    }
    defer { table.hasNewHeights = false }
    return table.hasNewHeights
  }

  /// Asks a cell for the height of its row. A new one is asked before it is placed, so that its constraints have room from the start.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
    guard table.measures, table.map.has(path), takesHeightFromCell(path) else { return }
    let height = cell.fittingHeight(width: bounds.width - 2 * cardInset, scale: layer.stage?.layoutScale ?? 1)
    guard table.map.sections[path.section].rows.set(Double(height), at: path.row) else { return }
    table.map.addUp()
    table.hasNewHeights = true
  }

  /// Asks the cells that an update leaves for their heights: what they show may be another by now.
  func measureRowsThatStay(_ way: ListWay) {
    guard table.measures else { return }
    for key in board.keys where key.kind.isEmpty {
      guard let path = way.after(key.path), let cell = board.shown[key] as? UITableViewCell else { continue }
      cell.updateConstraintsIfNeeded()
      measure(cell, path)
    }
    table.hasNewHeights = false
  }

  private func takesHeightFromCell(_ path: IndexPath) -> Bool {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? Self.leftOut
    return height == Self.leftOut ? rowHeight < 0 : height < 0
  }

  // MARK: The table's own views

  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new { old.removeFromSuperview() }
    if let new { insertSubview(new, at: board.backdrops) }
    heightsDidChange()
  }

  private func placeEdgeViews() {
    if let view = tableHeaderView { placeEdge(view, at: 0) }
    if let view = tableFooterView { placeEdge(view, at: table.map.height - table.map.footer) }
  }

  private func placeEdge(_ view: UIView, at y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  func groundDidChange(from old: UIView?) {
    if let old, old !== backgroundView { old.removeFromSuperview() }
    board.backdrops = backgroundView == nil ? 0 : 1
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: As the board's source

  func makeElement(_ key: ElementKey) -> UIView? {
    switch key.kind {
    case TableKind.header: return makeTitle(key.path.section, isHeader: true)
    case TableKind.footer: return makeTitle(key.path.section, isHeader: false)
    default:
      let cell = dataSource?.tableView(self, cellForRowAt: key.path)
      if style != .plain, let cell, cell.backgroundColor == .systemBackground {
        cell.backgroundColor = .secondarySystemGroupedBackground
      }
      if table.selected.contains(key.path) { cell?.setSelected(true, animated: false) }
      if let cell, isEditing || cell.isEditing { edit(cell, key.path, animated: false) }
      if let cell { measure(cell, key.path) }
      return cell
    }
  }

  private func makeTitle(_ section: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section) : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let text =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let text else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let inset =
      style == .insetGrouped
      ? 4 + cardInset - ListNumbers.margin(bounds.width) + 12 : max(safeAreaInsets.left, safeAreaInsets.right)
    view.titleStyle = style == .plain ? .plain(inset: inset) : isHeader ? .header(inset: inset) : .footer(inset: inset)
    if let label = view.textLabel { view.titleStyle.apply(to: label, text) }
    if style == .plain { view.backgroundColor = .systemBackground }
    return view
  }

  func willShow(_ view: UIView, _ key: ElementKey) {
    switch key.kind {
    case TableKind.header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.path.section)
    case TableKind.footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: key.path.section)
    default: if let cell = view as? UITableViewCell { delegate?.tableView(self, willDisplay: cell, forRowAt: key.path) }
    }
  }

  func didHide(_ view: UIView, _ key: ElementKey) {
    switch key.kind {
    case TableKind.header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.path.section)
    case TableKind.footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.path.section)
    default: if let cell = view as? UITableViewCell { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path) }
    }
    view.alpha = 1
    if let cell = view as? UITableViewCell {
      forgetFinger(on: cell)
      if let identifier = cell.reuseIdentifier { table.cells.put(cell, identifier) }
    } else if let title = view as? UITableViewHeaderFooterView, let identifier = title.reuseIdentifier {
      table.titles.put(title, identifier)
    }
  }
}

extension UITableViewCell {
  /// The height that suits the cell's content: by the constraints in it, if there are some.
  func fittingHeight(width: CGFloat, scale: CGFloat) -> CGFloat {
    if !contentView.constraints.isEmpty {
      let room = CGSize(width: max(width - trailingWidth - editingIndent, 0), height: 0)
      let size = contentView.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height }
    }
    let height = sizeThatFits(CGSize(width: width, height: 0)).height
    return max((height * scale).rounded(.up) / scale, 1)
  }
}
