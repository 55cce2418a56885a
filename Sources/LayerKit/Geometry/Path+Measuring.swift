package import Raster

extension Path {
  /// The point at which the last outline ends; the origin for an empty path.
  package var end: Point {
    var (start, here) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let point): (start, here) = (point, point)
      case .line(let point), .quad(let point, _), .cubic(let point, _, _): here = point
      case .close: here = start
      }
    }
    return here
  }

  /// The box around all points, control points among them; null for an empty path.
  var controlBox: CGRect {
    elements.reduce(CGRect.null) { box, element in
      element.places.reduce(box) { $0.union(CGRect(origin: CGPoint($1), size: .zero)) }
    }
  }

  /// The outlines the other way round, the last one first.
  package var reversed: Path {
    var outlines: [(elements: [Element], isClosed: Bool)] = []
    for element in elements {
      switch element {
      case .move: outlines.append(([element], false))
      case .close: if !outlines.isEmpty { outlines[outlines.count - 1].isClosed = true }
      default:
        if outlines.isEmpty || outlines[outlines.count - 1].isClosed {
          outlines.append(([.move(outlines.last?.elements.first?.end ?? Point(x: 0, y: 0))], false))
        }
        outlines[outlines.count - 1].elements.append(element)
      }
    }
    return Path(outlines.reversed().flatMap { Self.reversed($0.elements) + ($0.isClosed ? [.close] : []) })
  }

  private static func reversed(_ outline: [Element]) -> [Element] {
    var turned: [Element] = outline.last.map { [.move($0.end)] } ?? []
    for index in outline.indices.dropFirst().reversed() {
      let start = outline[index - 1].end
      switch outline[index] {
      case .quad(_, let control): turned.append(.quad(start, control: control))
      case .cubic(_, let one, let two): turned.append(.cubic(start, control1: two, control2: one))
      default: turned.append(.line(start))
      }
    }
    return turned
  }

  /// Mixes two paths that have the same elements point by point; nil for other paths.
  func mixed(with other: Path, by share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    var mixed: [Element] = []
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(a.mixed(b, share)))
      case (.line(let a), .line(let b)): mixed.append(.line(a.mixed(b, share)))
      case (.quad(let a, let c), .quad(let b, let d)): mixed.append(.quad(a.mixed(b, share), control: c.mixed(d, share)))
      case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
        mixed.append(.cubic(a.mixed(b, share), control1: c.mixed(d, share), control2: e.mixed(f, share)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return Path(mixed)
  }
}

extension Path.Element {
  fileprivate var places: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let one, let two): [one, two, point]
    case .close: []
    }
  }

  /// The point at which the element ends; for a close, which has no point of its own, the origin.
  fileprivate var end: Point {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): point
    case .close: Point(x: 0, y: 0)
    }
  }
}

extension Point {
  fileprivate func mixed(_ other: Point, _ share: Double) -> Point {
    share == 1 ? other : Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
