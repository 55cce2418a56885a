// Where rows, headers and footers are.

extension UITableView {
  /// How far cards lie within the table's edges: a margin beside what covers these.
  var cardInset: CGFloat {
    style == .insetGrouped ? ListNumbers.margin(bounds.width) + max(safeAreaInsets.left, safeAreaInsets.right) : 0
  }

  func rect(_ span: (start: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: 0, y: span.start, width: bounds.width, height: span.height)
  }

  func footerSpan(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    loadIfNeeded()
    return table.map.footer(section)
  }

  func sectionSpan(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    loadIfNeeded()
    return table.map.span(section)
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    loadIfNeeded()
    return rect(ofRow: path, in: &table.map)
  }

  private func rect(ofRow path: IndexPath, in map: inout TableMap) -> CGRect {
    guard map.has(path) else { return .zero }
    return rect(map.row(path)).insetBy(dx: cardInset, dy: 0)
  }

  func rowPaths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    loadIfNeeded()
    return table.map.sections(from: low, to: high).flatMap { section in
      table.map.rows(of: section, from: low, to: high).map { IndexPath(row: $0, section: section) }
    }
  }

  func rowPath(at point: CGPoint) -> IndexPath? {
    rowPaths(from: point.y, to: point.y.nextUp).first { rect(ofRow: $0).contains(point) }
  }

  // MARK: As the board's source

  func placement(of key: ElementKey, in map: inout TableMap) -> Placement? {
    guard map.sections.indices.contains(key.path.section) else { return nil }
    switch key.kind {
    case TableKind.header: return Placement(key, frame: headerRect(key.path.section, &map), z: 1)
    case TableKind.footer: return Placement(key, frame: rect(map.footer(key.path.section)), z: 1)
    default: return map.has(key.path) ? Placement(key, frame: rect(ofRow: key.path, in: &map)) : nil
    }
  }

  /// A header's place; in a plain table it stays in sight as long as its section does.
  private func headerRect(_ section: Int, _ map: inout TableMap) -> CGRect {
    var place = rect(map.header(section))
    guard style == .plain else { return place }
    let top = bounds.minY + adjustedContentInset.top
    let all = map.span(section)
    let last = all.start + all.height - map.sections[section].footer - place.height
    place.origin.y = min(max(place.minY, top), max(last, place.minY))
    return place
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard table.map.has(path), let position = place(showing: path, position) else { return }
    let offset = offset(showing: path, position)
    setContentOffset(offset, animated: animated)
    guard table.measures, contentOffset == offset || easeTarget == offset else { return }
    table.goal = RowGoal(path: path, position: position, offset: offset)
    if !animated { layoutIfNeeded() }
  }

  /// Where on screen a row comes to lie; nil if it may stay where it is.
  private func place(showing path: IndexPath, _ position: ScrollPosition) -> ScrollPosition? {
    guard position == .none else { return position }
    let (row, inset) = (rect(table.map.row(path)), adjustedContentInset)
    if row.minY < bounds.minY + inset.top + pinnedHeader(path.section) { return .top }
    return row.maxY > bounds.maxY - inset.bottom ? .bottom : nil
  }

  /// The height of a header that stays above its section's rows.
  private func pinnedHeader(_ section: Int) -> CGFloat { style == .plain ? table.map.sections[section].header : 0 }

  /// The offset at which a row lies at a place on screen.
  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let (row, inset) = (rect(table.map.row(path)), adjustedContentInset)
    var offset = contentOffset
    switch position {
    case .top: offset.y = row.minY - insetBelowSmallTitle - pinnedHeader(path.section)
    case .middle: offset.y = row.midY - (bounds.height + insetBelowSmallTitle - inset.bottom) / 2
    case .bottom: offset.y = row.maxY - bounds.height + inset.bottom
    case .none: break
    }
    offset.y = CGFloat(yAxis.clamped(Double(offset.y)))
    return offset
  }

  /// Keeps content that goes to a row on its way there while rows say heights that were guessed before.
  func followGoal() {
    guard let goal = table.goal else { return }
    let target = easeTarget
    guard !isTracking, (target ?? contentOffset) == goal.offset, table.map.has(goal.path) else { return table.goal = nil }
    let offset = offset(showing: goal.path, goal.position)
    if offset == goal.offset {
      if target == nil { table.goal = nil }
      return
    }
    table.goal?.offset = offset
    if target == nil { contentOffset = offset } else { aimEase(at: offset) }
  }
}

/// A row that the content goes to.
@MainActor
struct RowGoal {
  let path: IndexPath
  let position: UITableView.ScrollPosition
  /// The offset at which the row is expected.
  var offset: CGPoint
}

extension UITableView: ElementSource {
  func placement(of key: ElementKey) -> Placement? { placement(of: key, in: &table.map) }

  func placements(in area: CGRect) -> [Placement] {
    var found: [Placement] = []
    for section in table.map.sections(from: area.minY, to: area.maxY) {
      for row in table.map.rows(of: section, from: area.minY, to: area.maxY) {
        placement(of: .cell(IndexPath(row: row, section: section))).map { found.append($0) }
      }
      for key in [TableKind.header(section), TableKind.footer(section)] {
        if let place = placement(of: key), place.size.height > 0, place.frame.intersects(area) { found.append(place) }
      }
    }
    return found
  }

  func layOut(_ views: [UIView]) {
    let wasShowing = table.isShowing
    table.isShowing = true
    for view in views { view.layoutIfNeeded() }
    table.isShowing = wasShowing
  }

  func place(_ view: UIView, by placement: Placement) {
    let cell = view as? UITableViewCell
    if let move = table.move, move.cell === view { return }
    let frame = placement.frame.offsetBy(dx: cell?.parts.shift ?? 0, dy: table.move?.shift(of: placement.frame) ?? 0)
    if view.frame != frame { view.frame = frame }
    if view.alpha != placement.alpha { view.alpha = placement.alpha }
    guard let cell else { return }
    dress(cell, placement.key.path)
    if let swipe = table.swipe, swipe.cell === cell { swipe.place(in: placement.frame) }
  }

  /// Gives a cell the lines and corners that its place in its section asks for.
  private func dress(_ cell: UITableViewCell, _ path: IndexPath) {
    guard table.map.sections.indices.contains(path.section) else { return }
    let isFirst = path.row == 0
    let isLast = path.row == table.map.sections[path.section].rows.count - 1
    cell.parts.separator.backgroundColor = separatorColor
    let place: SeparatorPlace = !isLast || style == .plain ? .inset : style == .grouped ? .full : .none
    cell.parts.separatorStyle = separatorStyle == .none ? .none : place
    if table.hasSeparatorInset, cell.parts.separatorInset == nil { cell.separatorInset = separatorInset }
    drawTop(of: cell, style == .grouped && isFirst && separatorStyle != .none)
    guard style == .insetGrouped else { return }
    cell.layer.cornerRadius = (isFirst || isLast) && !cell.isSwiped ? ListNumbers.cardRadius : 0
    cell.layer.cornerCurve = .continuous
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }

  private func drawTop(of cell: UITableViewCell, _ isDrawn: Bool) {
    if isDrawn, cell.parts.topSeparator == nil {
      let line = UIView()
      cell.parts.topSeparator = line
      cell.addSubview(line)
    }
    cell.parts.topSeparator?.isHidden = !isDrawn
    cell.parts.topSeparator?.backgroundColor = separatorColor
    cell.setNeedsLayout()
  }
}
