// Two ways to say where an item lies in device pixels. Its `bounds` are whole pixels and always known, and nothing is painted
// outside of them; damage and groups go by them. Its `box` is exact, for cutting and covering at fractional edges, and is not known
// of fills in perspective and blurred groups.

extension [Picture.Item] {
  /// The device pixels that the items may touch.
  var bounds: Region {
    reduce(.empty) { $0.union($1.bounds) }
  }

  /// The box around all items; nil if one of them has none, or there are no items.
  package var box: Rect? {
    let boxes = compactMap(\.box)
    guard let first = boxes.first, boxes.count == count else { return nil }
    return boxes.reduce(first) { $0.union($1) }
  }
}

extension Picture.Item {
  /// The device pixels that the item may touch.
  var bounds: Region {
    switch self {
    case .fill(let fill): fill.shape.bounds(fill.transform, fill.projection)
    case .group(let group): group.bounds
    case .shadow(let shadow):
      shadow.items.map { $0.moved(x: shadow.offset.x, y: shadow.offset.y) }.bounds.expanded(by: Blur(shadow.sigma)?.reach ?? 0)
    case .perspectiveGroup(let group): group.flatShape.bounds(.identity, group.projection)
    }
  }

  /// The box around what is painted, in device pixels; nil where that is not known.
  package var box: Rect? {
    switch self {
    case .fill(let fill): fill.projection == nil ? fill.shape.frame.mapped(by: fill.transform).grown(by: fill.shape.play) : nil
    case .group(let group): group.blur == 0 ? group.items.box : nil
    case .shadow(let shadow): shadow.items.box?.moved(by: shadow.offset).grown(by: Blur.reach(shadow.sigma))
    case .perspectiveGroup(let group): group.box
    }
  }
}

extension Picture.Shape {
  /// The device pixels that the shape may touch; empty where it covers nothing.
  fileprivate func bounds(_ transform: Affine, _ projection: Projection?) -> Region {
    Outline.bounds(self, Mapping(transform, projection))
  }

  /// The box around the shape, in its own units.
  var frame: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .border(let rect, _, _): rect
    case .path(let path, _): path.bounds
    case .glyphs(let run): run.bounds
    }
  }

  /// How many pixels the shape may lie beside its place.
  var play: Double {
    if case .glyphs = self { 1 / GlyphStrike.phases } else { 0 }
  }
}

extension Picture.Group {
  /// Whether the group's items are painted straight on the canvas, perhaps through a clip.
  var isStraight: Bool {
    opacity == 255 && mask == nil && blend == .sourceOver && Blur(blur) == nil && saturation == 1
  }

  fileprivate var bounds: Region {
    let bounds = items.bounds.expanded(by: Blur(blur)?.reach ?? 0)
    guard let clip else { return bounds }
    return bounds.intersection(clip.shape.bounds(clip.transform, clip.projection))
  }
}

extension Picture.PerspectiveGroup {
  /// The bitmap's outline.
  var flatShape: Picture.Shape { .rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height))) }

  fileprivate var box: Rect? {
    let corners = flatShape.frame.corners.compactMap { projection($0) }
    return corners.count == 4 ? Rect(around: corners) : nil
  }

  /// A group whose bitmap is as large as the box around all `boxes`, but at most 4,096 pixels a side; nil if that box is empty or
  /// begins at infinity.
  package init?(_ items: [Picture.Item], boxes: [Rect], _ projection: Projection) {
    guard let first = boxes.first else { return nil }
    let box = boxes.reduce(first) { $0.union($1) }
    let (x, y) = (box.x.rounded(.down), box.y.rounded(.down))
    guard x.isFinite, y.isFinite, box.width > 0, box.height > 0 else { return nil }
    self.init(
      items.map { $0.moved(x: -x, y: -y) }, width: Int(min((box.x + box.width - x).rounded(.up), 4096)),
      height: Int(min((box.y + box.height - y).rounded(.up), 4096)),
      projection: Projection(.translation(x: x, y: y)).concatenating(projection))
  }
}

// MARK: - Upright rectangles

extension Picture.Clip {
  /// The clip in device pixels, where it is an upright rectangle.
  package var uprightRect: Rect? { shape.uprightRect(transform, projection) }
}

extension Picture.Fill {
  /// The filled rectangle in device pixels, if it is an upright one; else nil.
  package var uprightRect: Rect? { shape.uprightRect(transform, projection) }

  /// The fill cut to a rectangle in device pixels; nil unless the fill itself is an upright rectangle.
  package func cut(to rect: Rect) -> Picture.Fill? {
    guard let inverse = transform.inverted, let rest = uprightRect?.intersection(rect) else { return nil }
    var fill = self
    fill.shape = .rect(rest.mapped(by: inverse))
    return fill
  }
}

extension Picture.Shape {
  fileprivate func uprightRect(_ transform: Affine, _ projection: Projection?) -> Rect? {
    guard case .rect(let rect) = self, projection == nil, transform.isUpright else { return nil }
    return rect.mapped(by: transform)
  }
}
