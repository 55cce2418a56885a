extension Picture {
  /// The regions that must be painted anew to turn the previous picture into this one. They do not overlap.
  ///
  /// Items are compared in order; what is equal at the beginning and at the end of a list is passed over, and groups that differ
  /// in their items alone are looked into. Pictures of different sizes differ everywhere.
  public func damage(from previous: Picture) -> [Region] {
    guard width == previous.width, height == previous.height else { return [region] }
    return items.damage(from: previous.items).map { $0.intersection(region) }.merged
  }
}

extension [Picture.Item] {
  fileprivate func damage(from previous: [Picture.Item]) -> [Region] {
    let head = zip(self, previous).prefix { $0 == $1 }.count
    let tail = zip(dropFirst(head).reversed(), previous.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let (mine, others) = (self[head..<count - tail], previous[head..<previous.count - tail])
    guard mine.count == others.count else { return (mine + others).map(\.bounds) }
    return zip(mine, others).flatMap { $0 == $1 ? [] : $0.damage(from: $1) }
  }
}

extension Picture.Item {
  fileprivate func damage(from previous: Picture.Item) -> [Region] {
    guard case .group(let group) = self, case .group(var other) = previous else { return [bounds, previous.bounds] }
    let items = other.items
    other.items = group.items
    guard group == other else { return [bounds, previous.bounds] }
    let (whole, reach) = (bounds.union(previous.bounds), Blur(group.blur)?.reach ?? 0)
    return group.items.damage(from: items).map { $0.expanded(by: reach).intersection(whole) }
  }
}

extension [Region] {
  /// Overlapping regions become one, and so do the two nearest ones while there are more than eight.
  fileprivate var merged: [Region] {
    var merged: [Region] = []
    for region in self where !region.isEmpty {
      merged.add(region)
      while merged.count > 8 { merged.joinNearest() }
    }
    return merged
  }

  private mutating func add(_ region: Region) {
    var whole = region
    while let place = firstIndex(where: { !$0.intersection(whole).isEmpty }) { whole = whole.union(remove(at: place)) }
    append(whole)
  }

  /// Joins the two regions whose union adds the fewest pixels.
  private mutating func joinNearest() {
    var (best, least) = ((0, 1), Int.max)
    for one in indices {
      for other in indices where other > one {
        let waste = self[one].union(self[other]).area - self[one].area - self[other].area
        if waste < least { (best, least) = ((one, other), waste) }
      }
    }
    let region = remove(at: best.1)
    add(remove(at: best.0).union(region))
  }
}
