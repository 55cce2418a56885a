package import Raster

extension Random {
  private mutating func coordinate(_ wild: Bool) -> Double { wild ? wildDouble() : double(-10...40) }

  private mutating func shape(_ wild: Bool) -> Picture.Shape {
    let rect = Rect(x: coordinate(wild), y: coordinate(wild), width: coordinate(wild), height: coordinate(wild))
    switch below(5) {
    case 0: return .roundedRect(rect, radius: coordinate(wild))
    case 1:
      let radii = CornerRadii(topLeft: coordinate(wild), topRight: 3, bottomRight: coordinate(wild), bottomLeft: 0)
      return below(2) == 0 ? .roundedRect(rect, radii: radii) : .border(rect, radii: radii, width: coordinate(wild) / 8)
    case 2: return .path(wildPath(wild), below(2) == 0 ? .nonZero : .evenOdd)
    default: return .rect(rect)
    }
  }

  private mutating func wildPath(_ wild: Bool) -> Path {
    let path = path(-10...40)
    guard wild else { return below(3) == 0 ? path.stroked(width: double(0...9), cap: .round, join: .round) : path }
    let points = (0..<3).map { _ in Point(x: wildDouble(), y: wildDouble()) }
    let whole = Path(path.elements + [.move(points[0]), .quad(points[1], control: points[2])])
    guard below(8) == 0 else { return whole }
    return whole.trimmed(from: wildDouble(), to: wildDouble()).stroked(
      width: wildDouble(), dash: [wildDouble(), 3], phase: wildDouble())
  }

  private mutating func projection(_ wild: Bool) -> Projection? {
    guard below(4) == 0 else { return nil }
    if wild { return Projection(numerator: matrix(true), px: wildDouble(), py: wildDouble(), pw: wildDouble()) }
    return Projection(numerator: matrix(false), px: double(-0.03...0.03), py: double(-0.03...0.03))
  }

  private mutating func blend() -> Blend { below(4) == 0 ? Blend.allCases[below(Blend.allCases.count)] : .sourceOver }

  private mutating func matrix(_ wild: Bool) -> Affine {
    if wild {
      return Affine(a: wildDouble(), b: wildDouble(), c: wildDouble(), d: wildDouble(), tx: wildDouble(), ty: wildDouble())
    }
    switch below(6) {
    case 0: return .identity
    case 1: return .translation(x: Double(below(9)), y: Double(below(9)))
    case 2: return .translation(x: double(-9...9), y: double(-9...9))
    case 3: return .scale(x: double(-2...2), y: double(0...2))
    case 4: return turn(about: 12, 12, scale: 0.1...2)
    default: return Affine(a: double(-1...1), b: double(-1...1), c: double(-1...1), d: double(-1...1), tx: 9, ty: 9)
    }
  }

  private mutating func paint(_ wild: Bool) -> Picture.Paint {
    switch below(5) {
    case 0: return .color(pixel())
    case 1:
      let stops = [Gradient.Stop(pixel(), at: 0), Gradient.Stop(pixel(), at: coordinate(wild)), Gradient.Stop(pixel(), at: 1)]
      let (center, other) = (Point(x: coordinate(wild), y: 3), Point(x: 7, y: coordinate(wild)))
      if below(2) == 0 { return .gradient(Gradient(.conic(center: center, toward: other), stops: stops)) }
      return .gradient(Gradient(.radial(center: center, radiusX: other.x, radiusY: other.y), stops: stops))
    case 2:
      let stops = (0..<below(5)).map { _ in Gradient.Stop(pixel(), at: wild ? wildDouble() : double(0...1)) }
      let (start, end) = (Point(x: coordinate(wild), y: 0), Point(x: coordinate(wild), y: coordinate(wild) * Double(below(2))))
      return .gradient(Gradient(.linear(from: start, to: end), stops: stops))
    default:
      let rect = Rect(x: coordinate(wild), y: 0, width: coordinate(wild), height: double(1...30))
      return .bitmap(bitmap(1 + below(20), 1 + below(20), opaque: below(2) == 0), rect)
    }
  }

  private mutating func item(depth: Int, wild: Bool) -> Picture.Item {
    let opacity: UInt8 = [255, 255, 0, UInt8(below(256))][below(4)]
    guard depth > 0, below(3) == 0 else {
      return .fill(
        .init(shape(wild), paint(wild), transform: matrix(wild), projection: projection(wild), opacity: opacity, blend: blend()))
    }
    let items = (0..<below(4)).map { _ in item(depth: depth - 1, wild: wild) }
    let sigma = wild && below(9) == 0 ? min(wildDouble(), 40) : double(-1...5)
    switch below(6) {
    case 0:
      let offset = Point(x: coordinate(wild), y: 2)
      return .shadow(.init(of: items, color: pixel(), offset: offset, sigma: sigma, opacity: opacity))
    case 1:
      let projection = projection(wild) ?? Projection(matrix(wild))
      return .perspectiveGroup(
        .init(items, width: below(40), height: 9, projection: projection, opacity: opacity, blend: blend()))
    default:
      let clip = below(3) > 0 ? Picture.Clip(shape(wild), transform: matrix(wild), projection: projection(wild)) : nil
      let mask = below(4) == 0 ? [item(depth: depth - 1, wild: wild)] : nil
      return .group(.init(items, opacity: opacity, clip: clip, mask: mask, blur: below(4) == 0 ? sigma : 0, blend: blend()))
    }
  }

  package mutating func picture(wild: Bool) -> Picture {
    Picture(width: 1 + below(40), height: 1 + below(40), items: (0..<1 + below(5)).map { _ in item(depth: 3, wild: wild) })
  }
}

extension Random {
  /// Two pictures of one size that share some of their items, a few of them groups that share theirs.
  package var pictures: (Picture, Picture) {
    mutating get {
      let (width, height) = (20 + below(30), 20 + below(30))
      let items = (0..<1 + below(5)).map { _ in item(depth: 2, wild: false) }
      let others = items.compactMap { changed($0) }
      return (Picture(width: width, height: height, items: items), Picture(width: width, height: height, items: others))
    }
  }

  private mutating func changed(_ item: Picture.Item) -> Picture.Item? {
    switch (item, below(5)) {
    case (_, 0): return item.moved(x: double(-3...3), y: 1)
    case (_, 1): return below(3) == 0 ? nil : self.item(depth: 1, wild: false)
    case (.group(var group), 2):
      group.items = group.items.compactMap { changed($0) }
      return .group(group)
    default: return item
    }
  }
}

extension Picture {
  /// Whether every backend gives the same bits.
  package var agrees: Bool { Backend.allCases.allSatisfy { rasterized(backend: $0) == rasterized(backend: .plain) } }
}
