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

  /// All seen in perspective. One fill is tilted by itself and keeps its sharpness; more lie together on a sheet.
  func tilted(by projection: Projection) -> PaintedItems {
    if entries.count == 1, case .fill(var fill) = entries[0].item, fill.projection == nil {
      fill.projection = projection
      var single = PaintedItems()
      single.add(fill, isOpaque: false)
      return single
    }
    guard let sheet = Picture.Sheet(items, box: entries.compactMap(\.item.box), projection) else { return PaintedItems() }
    var single = PaintedItems()
    single.entries = [Entry(item: .sheet(sheet), isOpaque: false)]
    return single
  }

  /// Kept as far as the mask is opaque.
  func masked(by mask: PaintedItems) -> PaintedItems {
    gathered(Picture.Group(items, mask: mask.items))
  }

  mutating func addShadow(_ shadow: Picture.Shadow) {
    guard !shadow.items.isEmpty else { return }
    entries.append(Entry(item: .shadow(shadow), isOpaque: false))
  }

  private func gathered(_ group: Picture.Group) -> PaintedItems {
    var single = PaintedItems()
    if !entries.isEmpty { single.entries = [Entry(item: .group(group), isOpaque: false)] }
    return single
  }
}
