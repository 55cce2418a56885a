internal import Raster

/// The items of a picture as they are painted, back to front, without what can be told to be invisible.
///
/// Edges between pixels are antialiased, so two layers that share an edge would both cover it in part and let what is behind
/// shine through twice. Hence what lies wholly below an opaque rectangle goes, and rectangles are cut instead of clipped.
struct PaintedItems {
  private struct Entry {
    var item: Picture.Item
    /// Whether nothing behind it shows through.
    var isOpaque: Bool
  }

  private var entries: [Entry] = []

  var items: [Picture.Item] { entries.map(\.item) }

  mutating func add(_ fill: Picture.Fill, isOpaque: Bool) {
    add(Entry(item: .fill(fill), isOpaque: isOpaque))
  }

  mutating func add(_ others: PaintedItems) {
    for entry in others.entries {
      add(entry)
    }
  }

  private mutating func add(_ entry: Entry) {
    if entry.isOpaque, case .fill(let fill) = entry.item, let rect = fill.uprightRect {
      while let box = entries.last?.item.box, rect.covers(box) { entries.removeLast() }
    }
    entries.append(entry)
  }

  /// What of these lies inside the clip.
  func clipped(to clip: Picture.Clip) -> PaintedItems {
    guard let rect = clip.uprightRect else { return gathered(Picture.Group(items, clip: clip)) }
    var inside = PaintedItems()
    for entry in entries {
      entry.item.cut(to: rect, clip).map { inside.add(Entry(item: $0, isOpaque: entry.isOpaque)) }
    }
    return inside
  }

  /// One opacity over everything together; a single fill takes it by itself.
  func faded(to opacity: UInt8) -> PaintedItems {
    guard opacity < 255 else { return self }
    if entries.count == 1, case .fill(var fill) = entries[0].item, fill.opacity == 255 {
      fill.opacity = opacity
      var single = PaintedItems()
      single.add(fill, isOpaque: false)
      return single
    }
    return gathered(Picture.Group(items, opacity: opacity))
  }

  private func gathered(_ group: Picture.Group) -> PaintedItems {
    var single = PaintedItems()
    if !entries.isEmpty { single.entries = [Entry(item: .group(group), isOpaque: false)] }
    return single
  }
}

// MARK: - Rectangles in device pixels

extension Rect {
  /// Far below what shows, far above the error of a few multiplications.
  fileprivate static let hair = 1e-6

  fileprivate func covers(_ other: Rect) -> Bool {
    x - Self.hair <= other.x && y - Self.hair <= other.y && other.x + other.width <= x + width + Self.hair
      && other.y + other.height <= y + height + Self.hair
  }

  fileprivate func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The box around the mapped corners.
  fileprivate func mapped(by map: Affine) -> Rect {
    let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)].map { map(Point(x: $0.0, y: $0.1)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return Rect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

extension Affine {
  /// Whether upright rectangles stay upright, unturned.
  fileprivate var isUpright: Bool { b == 0 && c == 0 }
}

extension Picture.Shape {
  /// The box around the shape, in its own units; nil where there is none.
  fileprivate var frame: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .border(let rect, _, _): rect
    case .path(let path, _): path.bounds
    }
  }

  fileprivate var isRect: Bool {
    if case .rect = self { true } else { false }
  }
}

extension Picture.Clip {
  /// The clip in device pixels, where it is an upright rectangle.
  fileprivate var uprightRect: Rect? {
    shape.isRect && projection == nil && transform.isUpright ? shape.frame?.mapped(by: transform) : nil
  }
}

extension Picture.Fill {
  /// What is filled in device pixels, where it is an upright rectangle.
  fileprivate var uprightRect: Rect? {
    shape.isRect && projection == nil && transform.isUpright ? shape.frame?.mapped(by: transform) : nil
  }

  /// The rectangle cut to another one in device pixels.
  fileprivate func cut(to rect: Rect) -> Picture.Fill? {
    guard let inverse = transform.inverted, let rest = uprightRect?.intersection(rect) else { return nil }
    var fill = self
    fill.shape = .rect(rest.mapped(by: inverse))
    return fill
  }
}

extension Picture.Item {
  /// The box around what is painted, in device pixels; nil where that is not known.
  fileprivate var box: Rect? {
    switch self {
    case .fill(let fill):
      return fill.projection == nil ? fill.shape.frame?.mapped(by: fill.transform) : nil
    case .shadow, .sheet:
      return nil
    case .group(let group):
      guard group.blur == 0 else { return nil }
      let boxes = group.items.map(\.box)
      guard let first = boxes.first, !boxes.contains(nil) else { return nil }
      return boxes.reduce(first) { whole, box in
        if let whole, let box { whole.union(box) } else { nil }
      }
    }
  }

  /// What lies inside `rect`, which is what `clip` comes to; nil for nothing.
  fileprivate func cut(to rect: Rect, _ clip: Picture.Clip) -> Picture.Item? {
    guard let box else { return .group(Picture.Group([self], clip: clip)) }
    if rect.covers(box) { return self }
    guard rect.intersection(box) != nil else { return nil }
    if case .fill(let fill) = self, fill.uprightRect != nil { return fill.cut(to: rect).map(Picture.Item.fill) }
    return .group(Picture.Group([self], clip: clip))
  }
}
