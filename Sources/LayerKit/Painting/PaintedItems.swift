package import Raster

/// The items of a picture in the order of painting, back to front, without items that are known to be invisible.
///
/// An edge that runs through pixels is antialiased. Two layers with a common edge would each cover those pixels in part, and the
/// background would shine through. Hence an item wholly below an opaque rectangle is dropped, and rectangles are cut, not clipped.
package struct PaintedItems {
  package private(set) var items: [Picture.Item] = []
  /// The extent of each item.
  private var extents: [Extent] = []

  /// Where an item lies in device pixels.
  private struct Extent {
    /// A rectangle around the whole item; nil where it is not known.
    var box: Rect?
    /// Whether the item covers the whole box, so that nothing behind it shows through.
    var isSolid = false
  }

  mutating func add(_ fill: Picture.Fill, isOpaque: Bool) {
    guard let rect = fill.uprightRect else { return add(.fill(fill)) }
    add(.fill(fill), Extent(box: rect, isSolid: isOpaque))
  }

  mutating func add(_ others: PaintedItems) {
    guard !items.isEmpty, let item = others.items.first, let extent = others.extents.first else {
      if items.isEmpty { self = others }
      return
    }
    add(item, extent)
    // Each of the others lies on one of its own list that it does not hide, so none of them hides what lies further below.
    items.append(contentsOf: others.items.dropFirst())
    extents.append(contentsOf: others.extents.dropFirst())
  }

  /// Makes room for more items at once.
  mutating func reserve(_ count: Int) {
    guard items.count + count > items.capacity else { return }
    items.reserveCapacity(max(items.count + count, 2 * items.capacity))
    extents.reserveCapacity(max(items.count + count, 2 * extents.capacity))
  }

  /// Adds an item that hides nothing.
  mutating func add(_ item: Picture.Item) {
    add(item, Extent(box: item.box))
  }

  private mutating func add(_ item: Picture.Item, _ extent: Extent) {
    if extent.isSolid, let solid = extent.box {
      while let box = extents.last?.box, solid.covers(box) {
        items.removeLast()
        extents.removeLast()
      }
    }
    items.append(item)
    extents.append(extent)
  }

  /// The parts of these items that lie inside the clip.
  func clipped(to clip: Picture.Clip) -> PaintedItems {
    guard let rect = clip.uprightRect else { return gathered(Picture.Group(items, clip: clip)) }
    var inside = PaintedItems()
    for (item, extent) in zip(items, extents) {
      if let box = extent.box, rect.covers(box) {
        inside.add(item, extent)
      } else if let box = extent.box, rect.intersection(box) == nil {
        continue
      } else if case .fill(let fill) = item, fill.uprightRect != nil {
        fill.cut(to: rect).map { inside.add($0, isOpaque: extent.isSolid) }
      } else {
        inside.add(.group(Picture.Group([item], clip: clip)))
      }
    }
    return inside
  }

  /// Applies one opacity and one blend mode to all items together; a single fill takes them without a group.
  func faded(to opacity: UInt8, _ blend: Blend = .sourceOver) -> PaintedItems {
    guard opacity < 255 || blend != .sourceOver else { return self }
    guard items.count == 1, case .fill(var fill) = items[0], fill.opacity == 255, fill.blend == .sourceOver else {
      return gathered(Picture.Group(items, opacity: opacity, blend: blend))
    }
    (fill.opacity, fill.blend) = (opacity, blend)
    return PaintedItems(.fill(fill))
  }

  /// All items seen in perspective. A single fill is tilted by itself and keeps its sharpness; several are painted flat together first.
  func tilted(by projection: Projection) -> PaintedItems {
    if items.count == 1, case .fill(var fill) = items[0], fill.projection == nil {
      fill.projection = projection
      return PaintedItems(.fill(fill))
    }
    var (items, blend) = (items, Blend.sourceOver)
    if items.count == 1, case .group(var group) = items[0] {
      // The group's blend mode belongs between the tilted result and the background, so the outer group takes it over.
      swap(&group.blend, &blend)
      items = [.group(group)]
    }
    var group = Picture.PerspectiveGroup(items, boxes: extents.compactMap(\.box), projection)
    group?.blend = blend
    return group.map { PaintedItems(.perspectiveGroup($0)) } ?? PaintedItems()
  }

  /// The items, kept as far as the mask is opaque.
  func masked(by mask: PaintedItems) -> PaintedItems {
    gathered(Picture.Group(items, mask: mask.items))
  }

  /// The items that may touch a rectangle of the device.
  func touching(_ area: Rect) -> [Picture.Item] {
    zip(items, extents).lazy.filter { $1.box?.intersection(area) != nil || $1.box == nil }.map(\.0)
  }

  /// Adds a group that shows other items once more, blurred.
  mutating func addBackdrop(_ group: Picture.Group) {
    if !group.items.isEmpty { add(.group(group)) }
  }

  /// The items painted on a bitmap of their own first, which `map` then brings to the device.
  func flattened(by map: Affine) -> PaintedItems {
    let group = Picture.PerspectiveGroup(items, boxes: extents.compactMap(\.box), Projection(map))
    return group.map { PaintedItems(.perspectiveGroup($0)) } ?? PaintedItems()
  }

  /// The items with their colours multiplied by another one, and faded.
  func tinted(_ tint: (color: Color, opacity: UInt8)) -> PaintedItems {
    guard tint.opacity > 0 else { return PaintedItems() }
    guard tint.color != Color(red: 1, green: 1, blue: 1), let box = items.box else { return faded(to: tint.opacity) }
    let film = Picture.Fill(.rect(box), .color(tint.color.premultiplied), transform: .identity, blend: .multiply)
    return gathered(Picture.Group(items + [.fill(film)], opacity: tint.opacity, mask: items))
  }

  mutating func addShadow(_ shadow: Picture.Shadow) {
    if !shadow.items.isEmpty { add(.shadow(shadow)) }
  }

  private func gathered(_ group: Picture.Group) -> PaintedItems {
    items.isEmpty ? self : PaintedItems(.group(group))
  }
}

extension PaintedItems {
  private init(_ item: Picture.Item) {
    self.init()
    add(item)
  }
}
