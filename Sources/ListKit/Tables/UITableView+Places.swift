// Where rows, headers and footers are.

extension UITableView {
  /// How far cards lie within the table's edges.
  var cardInset: CGFloat { style == .insetGrouped ? ListNumbers.margin(bounds.width) : 0 }

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
    guard table.map.has(path) else { return }
    let row = rect(table.map.row(path))
    let inset = adjustedContentInset
    var offset = contentOffset
    let header = style == .plain ? table.map.sections[path.section].header : 0
    let seen = (low: bounds.minY + inset.top + header, high: bounds.maxY - inset.bottom)
    switch position {
    case .top: offset.y = row.minY - inset.top - header
    case .middle: offset.y = row.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    case .bottom: offset.y = row.maxY - bounds.height + inset.bottom
    case .none:
      if row.minY < seen.low { offset.y += row.minY - seen.low } else if row.maxY > seen.high { offset.y += row.maxY - seen.high }
    }
    offset.y = CGFloat(yAxis.clamped(Double(offset.y)))
    setContentOffset(offset, animated: animated)
  }
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
