extension [Picture.Item] {
  /// What may be seen of each item, later ones considered: where they leave a rectangle of a region open, that; nothing, if one
  /// of them hides the item entirely. Nil where no item hides a sixteenth of the region.
  func seenParts(of region: Region) -> [Region]? {
    guard count > 1 else { return nil }
    var (open, covers, parts): (Region, [Region], [Region]?) = (region, [], nil)
    for index in indices.reversed() {
      if parts != nil { parts?[index] = self[index].isHidden(by: covers, within: open) ? .empty : open }
      guard self[index].mayCover(region) else { continue }
      let solid = self[index].solid.intersection(region)
      guard solid.area * 16 >= region.area, !solid.isEmpty else { continue }
      if parts == nil { parts = Array<Region>(repeating: region, count: count) }
      open = open.remainder(beside: solid)
      if covers.count < 8 { covers.append(solid) }
    }
    return parts
  }
}

extension Picture.Item {
  /// A quick look at whether `solid` is worth asking for.
  fileprivate func mayCover(_ region: Region) -> Bool {
    guard case .fill(let fill) = self else { return true }
    switch fill.shape {
    case .rect(let rect), .roundedRect(let rect, _):
      return rect.width * rect.height * abs(fill.transform.a * fill.transform.d) * 16 >= Double(region.area)
    case .border, .path: return false
    }
  }

  fileprivate func isHidden(by covers: [Region], within open: Region) -> Bool {
    guard !open.isEmpty else { return true }
    let bounds = bounds.intersection(open)
    return covers.contains { $0.contains(bounds) }
  }
}
