/// The groups of a section, one after the other.
///
/// Groups are alike except for those with cells that have said another size, the last one, and those of groups that flow; only these are
/// kept, so that a section of any length costs what is known of it.
@MainActor
struct GroupRun {
  private struct Odd {
    let index: Int
    let first: Int
    let box: SolvedBox
    let start: CGFloat
  }

  private let axis: LayoutAxis
  private let spacing: CGFloat
  private let plain: SolvedBox
  private let plainCount: Int
  private var odd: [Odd] = []
  private let flows: Bool
  private(set) var groupCount = 0
  private(set) var length: CGFloat = 0
  private(set) var across: CGFloat = 0

  /// The groups of `count` cells; `said` has the sizes that views have said, by the cells' numbers.
  init(
    _ group: NSCollectionLayoutGroup, in room: CGSize, _ axis: LayoutAxis, spacing: CGFloat, count: Int, said: [Int: CGSize],
    traits: UITraitCollection
  ) {
    (self.axis, self.spacing, flows) = (axis, spacing, group.flows)
    plain = GroupSolver(traits: traits) { _ in nil }.solve(group, in: room, first: 0, limit: .max)
    plainCount = plain.items.count
    guard plainCount > 0, count > 0 else { return }
    let solver = GroupSolver(traits: traits) { said[$0] }
    if flows {
      flow(group, in: room, solver, count)
    } else {
      groupCount = (count + plainCount - 1) / plainCount
      for index in oddGroups(said, count) {
        let first = index * plainCount
        add(solver.solve(group, in: room, first: first, limit: min(plainCount, count - first)), index, first)
      }
    }
    let last = groupCount - 1
    length = start(of: last) + axis.along(box(last).size)
    across = odd.reduce(odd.count < groupCount ? axis.across(plain.size) : 0) { max($0, axis.across($1.box.size)) }
  }

  private func oddGroups(_ said: [Int: CGSize], _ count: Int) -> [Int] {
    let differing = said.filter { number, size in
      let item = plain.items[number % plainCount]
      return number < count && item.sizing.taking(size, over: item.box) != item.box
    }
    var groups = Set(differing.keys.map { $0 / plainCount })
    if count % plainCount != 0 { groups.insert(count / plainCount) }
    return groups.sorted()
  }

  private mutating func flow(_ group: NSCollectionLayoutGroup, in room: CGSize, _ solver: GroupSolver, _ count: Int) {
    var first = 0
    while first < count {
      let box = solver.solve(group, in: room, first: first, limit: count - first)
      guard !box.items.isEmpty else { return }
      add(box, groupCount, first)
      groupCount += 1
      first += box.items.count
    }
  }

  private mutating func add(_ box: SolvedBox, _ index: Int, _ first: Int) {
    odd.append(Odd(index: index, first: first, box: box, start: start(of: index)))
  }

  // MARK: Groups

  /// The place in `odd` of the last one that a condition holds for, which holds for none after one that it does not hold for.
  private func lastOdd(_ condition: (Odd) -> Bool) -> Int? {
    var (low, high) = (0, odd.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(odd[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  func start(of group: Int) -> CGFloat {
    let pitch = axis.along(plain.size) + spacing
    guard let place = lastOdd({ $0.index <= group }) else { return CGFloat(group) * pitch }
    let before = odd[place]
    if before.index == group { return before.start }
    return before.start + axis.along(before.box.size) + spacing + CGFloat(group - before.index - 1) * pitch
  }

  private func box(_ group: Int) -> SolvedBox {
    lastOdd { $0.index <= group }.flatMap { odd[$0].index == group ? odd[$0].box : nil } ?? plain
  }

  /// The length of the first group, which pages have.
  var groupLength: CGFloat { groupCount > 0 ? axis.along(box(0).size) : 0 }

  /// The group whose beginning is nearest to a place.
  func nearestGroup(to place: CGFloat) -> Int {
    let low = lastGroup(from: place)
    guard low + 1 < groupCount else { return low }
    return place - start(of: low) < start(of: low + 1) - place ? low : low + 1
  }

  /// The last group that begins at a place or before.
  private func lastGroup(from place: CGFloat) -> Int {
    var (low, high) = (0, max(groupCount - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Cells

  /// The cells of the groups that touch a span.
  func cells(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, high >= 0, low <= length else { return 0..<0 }
    let (first, last) = (lastGroup(from: low), lastGroup(from: high))
    return firstCell(of: first)..<firstCell(of: last) + box(last).items.count
  }

  private func firstCell(of group: Int) -> Int {
    flows ? odd[group].first : group * plainCount
  }

  /// A cell's place, counted from the first group's corner.
  func cell(_ number: Int) -> SolvedItem? {
    guard number >= 0, groupCount > 0 else { return nil }
    let group = flows ? lastOdd { $0.first <= number } ?? 0 : number / plainCount
    guard group < groupCount else { return nil }
    let items = box(group).items
    let place = number - firstCell(of: group)
    guard items.indices.contains(place) else { return nil }
    var item = items[place]
    item.move(by: axis.point(start(of: group), 0))
    return item
  }
}
