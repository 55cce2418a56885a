// What a table asks its data source and its delegate for, and when.

extension UITableView {
  /// Heights that iOS gives to groups' titles, in points.
  private enum Heights {
    static let plainHeader: CGFloat = 28
    static let plainPadding: CGFloat = 22
    static let firstGroup: CGFloat = 35
    static let group: CGFloat = 17.5
    static let firstTitle: CGFloat = 55.5
    static let title: CGFloat = 30.5
    static let footerTitle: CGFloat = 30
  }

  var map: TableMap {
    loadIfNeeded()
    return table.map
  }

  func forgetRows() {
    board.clear()
    table.isLoaded = false
    table.selected = []
    setNeedsLayout()
  }

  func heightsDidChange() {
    table.isLoaded = false
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard !table.isLoaded else { return }
    table.isLoaded = true
    table.map = loadMap()
    takeContentSize()
  }

  func takeContentSize() {
    contentSize = CGSize(width: bounds.width, height: table.map.height)
  }

  func loadMap() -> TableMap {
    var map = TableMap()
    map.header = tableHeaderView?.bounds.height ?? 0
    map.footer = tableFooterView?.bounds.height ?? 0
    table.measures = false
    if dataSource?.sectionIndexTitles(for: self)?.isEmpty == false {
      layer.stage?.diagnose("a table's index is not drawn", by: "\(type(of: self))", property: "sectionIndexTitles")
    }
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    map.sections = counts.enumerated().map { section(Int($0.offset), rows: $0.element) }
    map.addUp()
    return map
  }

  private func section(_ index: Int, rows: Int) -> TableMap.Section {
    let (header, footer) = (headerHeight(index), footerHeight(index))
    let padding =
      style == .plain && header > 0 ? (sectionHeaderTopPadding < 0 ? Heights.plainPadding : sectionHeaderTopPadding) : 0
    return TableMap.Section(rows: heights(index, rows), header: header, footer: footer, padding: padding)
  }

  /// The rows' heights: all asked for where the delegate knows them, guessed where cells say them when they are shown.
  private func heights(_ section: Int, _ rows: Int) -> RowHeights {
    guard rows > 0 else { return RowHeights(count: 0, estimate: 0) }
    let first = IndexPath(row: 0, section: section)
    let height = delegate?.tableView(self, heightForRowAt: first) ?? Self.leftOut
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: first) ?? Self.leftOut
    if height == Self.leftOut || height == Self.automaticDimension {
      if height == Self.leftOut, rowHeight >= 0 { return RowHeights(count: rows, estimate: rowHeight) }
      table.measures = true
      let guess = estimate > 0 ? estimate : estimatedRowHeight > 0 ? estimatedRowHeight : ListNumbers.row
      if height == Self.leftOut { return RowHeights(count: rows, estimate: guess) }
      return RowHeights((0..<rows).map { asked(IndexPath(row: $0, section: section), or: guess) })
    }
    return RowHeights((0..<rows).map { asked(IndexPath(row: $0, section: section), or: ListNumbers.row) })
  }

  /// The height that the delegate gives to a row; a guess for one that its cell is to say.
  private func asked(_ path: IndexPath, or guess: CGFloat) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? guess
    if height < 0 { table.measures = true }
    return height < 0 ? guess : height
  }

  // MARK: Headers and footers

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.leftOut
    if asked >= 0 { return asked }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let hasView = title == nil && delegate?.tableView(self, viewForHeaderInSection: section) != nil
    if title != nil || hasView, sectionHeaderHeight >= 0 { return sectionHeaderHeight }
    if hasView { return fittingHeight(delegate?.tableView(self, viewForHeaderInSection: section)) ?? Heights.plainHeader }
    if style == .plain { return title == nil ? 0 : Heights.plainHeader }
    if title != nil { return section == 0 ? Heights.firstTitle : Heights.title }
    return section == 0 && tableHeaderView == nil ? Heights.firstGroup : Heights.group
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.leftOut
    if asked >= 0 { return asked }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let hasView = title == nil && delegate?.tableView(self, viewForFooterInSection: section) != nil
    if title != nil || hasView, sectionFooterHeight >= 0 { return sectionFooterHeight }
    if hasView { return fittingHeight(delegate?.tableView(self, viewForFooterInSection: section)) ?? Heights.plainHeader }
    if style == .plain { return title == nil ? 0 : Heights.plainHeader }
    return title == nil ? Heights.group : Heights.footerTitle
  }

  /// The height that suits a view of the delegate's; nil for one that has none.
  private func fittingHeight(_ view: UIView?) -> CGFloat? {
    guard let view else { return nil }
    let room = CGSize(width: bounds.width, height: 0)
    let constrained = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = constrained.height > 0 ? constrained.height : view.sizeThatFits(room).height
    return height > 0 ? height : nil
  }

  // MARK: Reuse

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = table.reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = table.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = table.cells.registeredClass(for: identifier) as? UITableViewCell.Type else { return nil }
    return type.make(identifier)
  }

  func dequeueTitle(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.titles.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return (table.titles.registeredClass(for: identifier) as? UITableViewHeaderFooterView.Type)?.make(identifier)
  }
}
