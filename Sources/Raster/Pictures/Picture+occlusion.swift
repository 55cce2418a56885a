// Finds what later items hide, so that it need not be painted. This changes no pixel, because only whole pixels inside upright
// opaque rectangles count as hidden. (What shows at a fractional edge is decided where a picture is made: see
// `Picture+bounds.swift`.)

extension [Picture.Item] {
  /// For each item, the part of a region in which it may be seen past the later ones: the rectangle that they leave open, or
  /// nothing if one of them hides the item entirely. Nil where no item hides a sixteenth of the region.
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
  /// A cheap test of whether `solid` can be large enough to count.
  fileprivate func mayCover(_ region: Region) -> Bool {
    guard case .fill(let fill) = self else { return true }
    switch fill.shape {
    case .rect(let rect), .roundedRect(let rect, _):
      return rect.width * rect.height * abs(fill.transform.a * fill.transform.d) * 16 >= Double(region.area)
    case .border, .path, .glyphs: return false
    }
  }

  fileprivate func isHidden(by covers: [Region], within open: Region) -> Bool {
    guard !open.isEmpty else { return true }
    let bounds = bounds.intersection(open)
    return covers.contains { $0.contains(bounds) }
  }
}

// MARK: - What hides

extension Picture.Item {
  /// The pixels that the item certainly hides entirely; empty where none are known.
  var solid: Region {
    switch self {
    case .fill(let fill): fill.solid
    case .group(let group): group.solid
    case .shadow, .perspectiveGroup: .empty
    }
  }
}

extension Picture.Fill {
  fileprivate var solid: Region {
    guard opacity == 255, blend == .sourceOver, projection == nil, paint.isOpaque(transform) else { return .empty }
    return shape.solid(transform)
  }
}

extension Picture.Group {
  fileprivate var solid: Region {
    guard isStraight else { return .empty }
    let largest = items.reduce(Region.empty) { largest, item in
      let solid = item.solid
      return solid.area > largest.area ? solid : largest
    }
    guard let clip else { return largest }
    return clip.projection == nil ? largest.intersection(clip.shape.solid(clip.transform)) : .empty
  }
}

extension Picture.Paint {
  fileprivate func isOpaque(_ transform: Affine) -> Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .bitmap(let bitmap, let rect):
      bitmap.isOpaque && rect.width > 0 && rect.height > 0
        && bitmap.stretch(over: rect).concatenating(transform).inverted != nil
    case .gradient: false
    }
  }
}

extension Picture.Shape {
  /// The whole pixels within the shape; in a rounded rectangle only those between its upper and its lower corners.
  fileprivate func solid(_ transform: Affine) -> Region {
    guard transform.b == 0, transform.c == 0, transform.isInvertible else { return .empty }
    switch self {
    case .rect(let rect): return Sides(rect)?.solid(transform) ?? .empty
    case .roundedRect(let rect, let radii):
      let inset = max(max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
      let inner = Rect(x: rect.x, y: rect.y + inset, width: rect.width, height: rect.height - 2 * inset)
      return inset >= 0 ? Sides(inner)?.solid(transform) ?? .empty : .empty
    case .border, .path, .glyphs: return .empty
    }
  }
}

extension Sides {
  fileprivate func solid(_ transform: Affine) -> Region {
    let (one, other) = (transform(Point(x: left, y: top)), transform(Point(x: right, y: bottom)))
    guard !(one.x + one.y + other.x + other.y).isNaN else { return .empty }
    func inner(_ low: Double, _ high: Double) -> (Int, Int) {
      (Int(Outline.onGrid(low).rounded(.up)), Int(Outline.onGrid(high).rounded(.down)))
    }
    let (minX, maxX) = inner(min(one.x, other.x), max(one.x, other.x))
    let (minY, maxY) = inner(min(one.y, other.y), max(one.y, other.y))
    return Region(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
