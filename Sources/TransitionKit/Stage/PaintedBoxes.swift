internal import Raster

// MARK: - Rectangles in device pixels

extension Rect {
  /// Far below what shows, far above the error of a few multiplications.
  private static let hair = 1e-6

  func covers(_ other: Rect) -> Bool {
    x - Self.hair <= other.x && y - Self.hair <= other.y && other.x + other.width <= x + width + Self.hair
      && other.y + other.height <= y + height + Self.hair
  }

  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The box around all that is painted; nil where it is not known, or nothing is.
  static func around(_ items: [Picture.Item]) -> Rect? {
    let boxes = items.compactMap(\.box)
    guard let first = boxes.first, boxes.count == items.count else { return nil }
    return boxes.reduce(first) { $0.union($1) }
  }

  /// The box around the mapped corners.
  func mapped(by map: Affine) -> Rect {
    if map.isUpright {
      let (left, right) = (map.a * x + map.tx, map.a * (x + width) + map.tx)
      let (top, bottom) = (map.d * y + map.ty, map.d * (y + height) + map.ty)
      return Rect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }
    let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)].map { map(Point(x: $0.0, y: $0.1)) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return Rect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

extension Affine {
  /// Whether upright rectangles stay upright, unturned.
  var isUpright: Bool { b == 0 && c == 0 }
}

extension Picture.Shape {
  /// The box around the shape, in its own units; nil where there is none.
  var frame: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .border(let rect, _, _): rect
    case .path(let path, _): path.bounds
    }
  }

  var isRect: Bool {
    if case .rect = self { true } else { false }
  }
}

extension Picture.Clip {
  /// The clip in device pixels, where it is an upright rectangle.
  var uprightRect: Rect? {
    shape.isRect && projection == nil && transform.isUpright ? shape.frame?.mapped(by: transform) : nil
  }
}

extension Picture.Fill {
  /// What is filled in device pixels, where it is an upright rectangle.
  var uprightRect: Rect? {
    shape.isRect && projection == nil && transform.isUpright ? shape.frame?.mapped(by: transform) : nil
  }

  /// The rectangle cut to another one in device pixels.
  func cut(to rect: Rect) -> Picture.Fill? {
    guard let inverse = transform.inverted, let rest = uprightRect?.intersection(rect) else { return nil }
    var fill = self
    fill.shape = .rect(rest.mapped(by: inverse))
    return fill
  }
}

extension Picture.Shadow {
  var box: Rect? {
    guard let box = Rect.around(items) else { return nil }
    let reach = max(3 * min(sigma, Picture.Shadow.sigmaLimit), 0) + 2
    return Rect(
      x: box.x + offset.x - reach, y: box.y + offset.y - reach, width: box.width + 2 * reach, height: box.height + 2 * reach)
  }
}

extension Picture.Sheet {
  /// As large as the boxes; nil if they are nowhere. What is further than 4096 pixels from their origin is left out.
  init?(_ items: [Picture.Item], box boxes: [Rect], _ projection: Projection) {
    guard let first = boxes.first else { return nil }
    let box = boxes.reduce(first) { $0.union($1) }
    let (x, y) = (box.x.rounded(.down), box.y.rounded(.down))
    guard x.isFinite, y.isFinite, box.width > 0, box.height > 0 else { return nil }
    self.init(
      items.map { $0.moved(x: -x, y: -y) }, width: Int(min((box.x + box.width - x).rounded(.up), 4096)),
      height: Int(min((box.y + box.height - y).rounded(.up), 4096)),
      projection: Projection(.translation(x: x, y: y)).concatenating(projection))
  }

  var box: Rect? {
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].map {
      projection(Point(x: Double($0.0), y: Double($0.1)))
    }
    let (xs, ys) = (corners.compactMap { $0?.x }, corners.compactMap { $0?.y })
    guard xs.count == 4 else { return nil }
    return Rect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
}

extension Picture.Item {
  /// The box around what is painted, in device pixels; nil where that is not known.
  var box: Rect? {
    switch self {
    case .fill(let fill):
      return fill.projection == nil ? fill.shape.frame?.mapped(by: fill.transform) : nil
    case .shadow(let shadow): return shadow.box
    case .sheet(let sheet): return sheet.box
    case .group(let group):
      return group.blur == 0 ? Rect.around(group.items) : nil
    }
  }
}
