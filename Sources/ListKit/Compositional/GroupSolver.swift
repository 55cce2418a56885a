// Goals, in order: the places that the documented rules of groups give; a group's parts are solved as boxes, whatever is in them.

/// A cell's place in a group.
struct SolvedItem {
  var frame: CGRect
  /// The place with its insets.
  var box: CGSize
  var sizing: ElementSizing
  var z = 0
  var badges: [Badge] = []

  /// A view that is fixed to the cell, or to a group that the cell is the first of.
  struct Badge {
    let item: NSCollectionLayoutSupplementaryItem
    /// The group's place; nil for that of the cell.
    var group: CGRect?
  }

  @MainActor
  func frame(of badge: Badge) -> CGRect { badge.item.frame(on: badge.group ?? frame) }

  mutating func move(by shift: CGPoint) {
    frame.move(by: shift)
    for index in badges.indices { badges[index].group?.move(by: shift) }
  }
}

/// A part of a layout with its cells, whose places count from its corner.
struct SolvedBox {
  var size: CGSize
  var items: [SolvedItem]
}

/// The one of two directions in which parts follow each other.
struct LayoutAxis {
  let isVertical: Bool

  var other: LayoutAxis { LayoutAxis(isVertical: !isVertical) }

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  func low(_ insets: NSDirectionalEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.leading }
  func high(_ insets: NSDirectionalEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.trailing }

  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  @MainActor
  func dimension(of size: NSCollectionLayoutSize) -> NSCollectionLayoutDimension {
    isVertical ? size.heightDimension : size.widthDimension
  }

  func span(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}

/// Fills groups with the cells of a section.
@MainActor
struct GroupSolver {
  /// A sum of lengths may exceed the room by this much, which is what rounding makes of shares.
  private static let tolerance: CGFloat = 1e-6

  let traits: UITraitCollection
  /// The size that a cell's view has said, by the cell's number.
  let said: (Int) -> CGSize?

  /// A part with the cells from `first` on, at most `limit` of them.
  func solve(_ part: NSCollectionLayoutItem, in room: CGSize, first: Int, limit: Int) -> SolvedBox {
    guard let group = part as? NSCollectionLayoutGroup else { return solve(cell: part, in: room, first) }
    let insets = group.contentInsets
    let size = group.layoutSize.resolved(in: room)
    var box: SolvedBox
    switch group.arrangement {
    case .custom(let provider):
      box = SolvedBox(size: size.inset(by: insets), items: custom(provider, size.inset(by: insets), limit))
    case .filling(let isVertical), .repeating(let isVertical, _), .sharing(let isVertical, _):
      box = Row(group, LayoutAxis(isVertical: isVertical), self, first, limit).solved(size.inset(by: insets))
    }
    for index in box.items.indices { box.items[index].move(by: CGPoint(x: insets.leading, y: insets.top)) }
    box.size = CGSize(
      width: group.layoutSize.widthDimension.isEstimated ? box.size.width + insets.leading + insets.trailing : size.width,
      height: group.layoutSize.heightDimension.isEstimated ? box.size.height + insets.top + insets.bottom : size.height)
    fix(group.supplementaryItems, to: &box, insets)
    return box
  }

  /// Fixes views to a group that has cells.
  private func fix(_ items: [NSCollectionLayoutSupplementaryItem], to box: inout SolvedBox, _ insets: NSDirectionalEdgeInsets) {
    guard !items.isEmpty, !box.items.isEmpty else { return }
    let place = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: box.size.inset(by: insets))
    box.items[0].badges += items.map { SolvedItem.Badge(item: $0, group: place) }
  }

  private func solve(cell: NSCollectionLayoutItem, in room: CGSize, _ number: Int) -> SolvedBox {
    let size = cell.layoutSize.resolved(in: room, said: said(number))
    let insets = cell.insets
    let item = SolvedItem(
      frame: CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets)), box: size,
      sizing: cell.layoutSize.sizing, badges: cell.supplementaryItems.map { SolvedItem.Badge(item: $0) })
    return SolvedBox(size: size, items: [item])
  }

  private func custom(_ provider: NSCollectionLayoutGroup.CustomItemProvider, _ size: CGSize, _ limit: Int) -> [SolvedItem] {
    provider(LayoutRoom(size, .zero, traits)).prefix(limit).map {
      SolvedItem(frame: $0.frame, box: $0.frame.size, sizing: ElementSizing(width: false, height: false), z: $0.zIndex)
    }
  }

  var unsaid: GroupSolver { GroupSolver(traits: traits) { _ in nil } }

  /// The parts of one group, one after the other.
  @MainActor
  private struct Row {
    private struct Part {
      let item: NSCollectionLayoutItem
      let box: SolvedBox
    }

    private let group: NSCollectionLayoutGroup
    private let axis: LayoutAxis
    private let solver: GroupSolver
    private let first: Int
    private let limit: Int

    init(_ group: NSCollectionLayoutGroup, _ axis: LayoutAxis, _ solver: GroupSolver, _ first: Int, _ limit: Int) {
      (self.group, self.axis, self.solver, self.first, self.limit) = (group, axis, solver, first, limit)
    }

    func solved(_ size: CGSize) -> SolvedBox {
      let parts = parts(in: size)
      var room = size
      let isLongAsParts = axis.dimension(of: group.layoutSize).isEstimated
      if axis.other.dimension(of: group.layoutSize).isEstimated {
        let own = parts.filter { isOwn($0.item) }.map { axis.across($0.box.size) + around($0.item, axis.other) }
        if let most = own.max() { room = axis.size(axis.along(size), most) }
      }
      // What is as high as the group can be placed only now.
      let placed = room == size ? parts : self.parts(in: room)
      if isLongAsParts { room = axis.size(length(of: placed), axis.across(room)) }
      return SolvedBox(size: room, items: place(placed, in: room, hasRest: !isLongAsParts))
    }

    /// Whether a part's length across is no share of the group's.
    private func isOwn(_ item: NSCollectionLayoutItem) -> Bool {
      let dimension = axis.other.dimension(of: item.layoutSize)
      return axis.isVertical ? !dimension.isFractionalWidth : !dimension.isFractionalHeight
    }

    // MARK: Which parts there are

    private func parts(in size: CGSize) -> [Part] {
      guard !group.subitems.isEmpty else { return [] }
      switch group.arrangement {
      case .repeating(_, let count): return parts(in: size, count)
      case .sharing(_, let count):
        let share = (axis.along(size) - gap * CGFloat(count - 1)) / CGFloat(max(count, 1))
        return parts(in: axis.size(share, axis.across(size)), count, shared: axis.size(share, axis.across(size)), of: size)
      case .filling, .custom: return fillingParts(in: size)
      }
    }

    private func parts(in size: CGSize, _ count: Int, shared: CGSize? = nil, of whole: CGSize? = nil) -> [Part] {
      var (parts, used): ([Part], Int) = ([], 0)
      while parts.count < count, used < limit {
        let part = group.subitems[0]
        let box =
          shared.map { share(part, $0, in: whole ?? size, first + used, limit - used) }
          ?? solver.solve(part, in: size, first: first + used, limit: limit - used)
        guard !box.items.isEmpty else { break }
        parts.append(Part(item: part, box: box))
        used += box.items.count
      }
      return parts
    }

    /// A part whose length along is a share of the group's, whatever its own size says.
    private func share(_ part: NSCollectionLayoutItem, _ share: CGSize, in whole: CGSize, _ first: Int, _ limit: Int) -> SolvedBox
    {
      let own = solver.solve(part, in: whole, first: first, limit: limit)
      let goal = axis.size(axis.along(share), axis.across(own.size))
      if let group = part as? NSCollectionLayoutGroup {
        let sized = group.resized(axis, axis.along(share))
        return solver.solve(sized, in: whole, first: first, limit: limit)
      }
      var box = SolvedBox(size: goal, items: own.items)
      let insets = axis.isVertical ? part.contentInsets.vertical(part.insets) : part.contentInsets.horizontal(part.insets)
      box.items[0].frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: goal.inset(by: insets))
      box.items[0].box = goal
      if axis.isVertical { box.items[0].sizing.height = false } else { box.items[0].sizing.width = false }
      return box
    }

    /// The parts in turn, again and again, until the next one finds no room. Guessed lengths decide, where views do not make lines.
    private func fillingParts(in size: CGSize) -> [Part] {
      let counts = group.flows ? solver : solver.unsaid
      let room = axis.along(size) + GroupSolver.tolerance
      var (parts, used, cursor): ([Part], Int, CGFloat) = ([], 0, 0)
      while used < limit {
        let part = group.subitems[parts.count % group.subitems.count]
        let guess = counts.solve(part, in: size, first: first + used, limit: limit - used)
        let length = axis.along(guess.size) + around(part, axis)
        if !parts.isEmpty, cursor + gap + length > room { break }
        let box = solver.solve(part, in: size, first: first + used, limit: limit - used)
        guard !box.items.isEmpty else { break }
        cursor += (parts.isEmpty ? 0 : gap) + length
        parts.append(Part(item: part, box: box))
        used += box.items.count
        // Parts without a length would go on for ever.
        if length + gap <= 0, parts.count >= group.subitems.count { break }
      }
      return parts
    }

    // MARK: Where they are

    private var gap: CGFloat { group.interItemSpacing?.spacing ?? 0 }

    /// The room before and after a part.
    private func edges(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> [NSCollectionLayoutSpacing?] {
      guard let edges = item.edgeSpacing else { return [nil, nil] }
      return axis.isVertical ? [edges.top, edges.bottom] : [edges.leading, edges.trailing]
    }

    private func around(_ item: NSCollectionLayoutItem, _ axis: LayoutAxis) -> CGFloat {
      edges(item, axis).reduce(0) { $0 + ($1?.spacing ?? 0) }
    }

    private func length(of parts: [Part]) -> CGFloat {
      parts.reduce(CGFloat(max(parts.count - 1, 0)) * gap) { $0 + axis.along($1.box.size) + around($1.item, axis) }
    }

    private func place(_ parts: [Part], in room: CGSize, hasRest: Bool) -> [SolvedItem] {
      let isGapFlexible = group.interItemSpacing?.isFlexible == true
      let flexibleEdges = parts.flatMap { edges($0.item, axis) }.count { $0?.isFlexible == true }
      let flexible = flexibleEdges + (isGapFlexible ? max(parts.count - 1, 0) : 0)
      let rest = hasRest ? max(axis.along(room) - length(of: parts), 0) : 0
      let more = flexible > 0 ? rest / CGFloat(flexible) : 0
      func long(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
        spacing.map { $0.spacing + ($0.isFlexible ? more : 0) } ?? 0
      }
      var (items, cursor): ([SolvedItem], CGFloat) = ([], 0)
      for (index, part) in parts.enumerated() {
        if index > 0 { cursor += gap + (isGapFlexible ? more : 0) }
        let edges = edges(part.item, axis)
        cursor += long(edges[0])
        let corner = axis.point(cursor, across(part, in: room))
        for var item in part.box.items {
          item.move(by: corner)
          items.append(item)
        }
        cursor += axis.along(part.box.size) + long(edges[1])
      }
      return items
    }

    private func across(_ part: Part, in room: CGSize) -> CGFloat {
      let edges = edges(part.item, axis.other)
      let low = edges[0]?.spacing ?? 0
      let rest = max(axis.across(room) - axis.across(part.box.size) - around(part.item, axis.other), 0)
      guard edges[0]?.isFlexible == true else { return low }
      return low + (edges[1]?.isFlexible == true ? rest / 2 : rest)
    }
  }
}

extension CGRect {
  mutating func move(by shift: CGPoint) {
    origin = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
  }
}

extension NSDirectionalEdgeInsets {
  /// These insets along the vertical axis, others along the horizontal one.
  fileprivate func vertical(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: other.leading, bottom: bottom, trailing: other.trailing)
  }

  fileprivate func horizontal(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets { other.vertical(self) }
}
