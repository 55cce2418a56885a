import Raster

/// One picture for everything that the rasteriser can draw, 160 × 160 pixels each.
struct RasterScene {
  static let side = 160.0

  let name: String
  let picture: Picture
  let edges: Picture.Edges

  private init(_ name: String, edges: Picture.Edges = .smooth, _ items: [Picture.Item]) {
    let ground = Picture.Item.fill(.init(.rect(Rect(x: 0, y: 0, width: Self.side, height: Self.side)), .color(.paper)))
    self.name = name
    self.edges = edges
    picture = Picture(width: Int(Self.side), height: Int(Self.side), items: [ground] + items)
  }

  static let all = [
    RasterScene("rectangles", rectangles), RasterScene("rounded-rectangles", roundedRectangles), RasterScene("paths", paths),
    RasterScene("strokes", strokes), RasterScene("gradients", gradients), RasterScene("bitmaps", bitmaps),
    RasterScene("perspective", perspective), RasterScene("clips", clips), RasterScene("masks", masks),
    RasterScene("shadows", shadows), RasterScene("blur", blur), RasterScene("blend-modes", blendModes),
    RasterScene("hard-edges", edges: .hard, rectangles + paths),
  ]
}

// MARK: What is drawn

extension RasterScene {
  /// Rectangles on whole pixels, between them, turned, thinner than a pixel, and transparent.
  private static var rectangles: [Picture.Item] {
    [
      .fill(.init(.rect(Rect(x: 10, y: 10, width: 40, height: 30)), .color(.ink))),
      .fill(.init(.rect(Rect(x: 60.5, y: 10.25, width: 40, height: 30)), .color(.brick))),
      .fill(.init(.rect(Rect(x: 110, y: 20, width: 40, height: 0.5)), .color(.ink))),
      .fill(.init(.rect(Rect(x: 0, y: 0, width: 50, height: 30)), .color(.sea), transform: .turn(0.3, x: 30, y: 60))),
      .fill(.init(.rect(Rect(x: 0, y: 0, width: 70, height: 2)), .color(.ink), transform: .turn(0.05, x: 80, y: 60))),
      .fill(.init(.rect(Rect(x: 80, y: 90, width: 50, height: 50)), .color(.brick), opacity: 128)),
      .fill(.init(.rect(Rect(x: 100, y: 75, width: 50, height: 50)), .color(.sea), opacity: 128)),
    ]
  }

  private static var roundedRectangles: [Picture.Item] {
    let radii = CornerRadii(topLeft: 4, topRight: 12, bottomRight: 24, bottomLeft: 0)
    let rect = Rect(x: 10, y: 10, width: 60, height: 60)
    return [
      .fill(.init(.roundedRect(rect, radius: 16), .color(.ink))),
      .fill(.init(.roundedRect(rect, radii: radii), .color(.brick), transform: .translation(x: 80, y: 0))),
      .fill(.init(.border(rect, radii: radii, width: 5), .color(.sea), transform: .translation(x: 0.5, y: 80.5))),
      .fill(.init(.roundedRect(rect, radius: 99), .bitmap(.board, rect), transform: .translation(x: 80, y: 80))),
    ]
  }

  private static func star(x: Double, y: Double, radius: Double) -> Path {
    let tips = [(0, -1), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809)]
    return Path(polygon: tips.map { Point(x: x + radius * $0.0, y: y + radius * $0.1) })
  }

  private static var leaf: Path {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.cubic(to: Point(x: 60, y: 50), control1: Point(x: 40, y: -20), control2: Point(x: 70, y: 10))
    path.quad(to: Point(x: 0, y: 0), control: Point(x: 5, y: 50))
    path.close()
    return path
  }

  private static var paths: [Picture.Item] {
    [
      .fill(.init(.path(star(x: 40, y: 120, radius: 36), .nonZero), .color(.ink))),
      .fill(.init(.path(star(x: 120, y: 120, radius: 36), .evenOdd), .color(.brick))),
      .fill(.init(.path(leaf, .nonZero), .color(.sea), transform: .translation(x: 90, y: 12), opacity: 200)),
    ]
  }

  private static var strokes: [Picture.Item] {
    var bend = Path()
    bend.move(to: Point(x: 10, y: 40))
    bend.line(to: Point(x: 40, y: 12))
    bend.line(to: Point(x: 55, y: 45))
    let wave = leaf.transformed(by: .translation(x: 20, y: 95))
    let pens: [(LineCap, LineJoin)] = [(.butt, .miter), (.round, .round), (.square, .bevel)]
    let bends = pens.enumerated().map { index, pen in
      let move = Affine.translation(x: Double(index) * 50 - 2, y: 0)
      return Picture.Item.fill(
        .init(.path(bend.stroked(width: 9, cap: pen.0, join: pen.1), .nonZero), .color(.ink), transform: move))
    }
    let dashes = wave.stroked(width: 3, cap: .round, dash: [9, 6], phase: 2)
    return bends + [
      .fill(.init(.path(dashes, .nonZero), .color(.brick))),
      .fill(.init(.path(wave.trimmed(from: 0.1, to: 0.6).stroked(width: 6), .nonZero), .color(.sea), transform: .right(70))),
    ]
  }

  private static var stops: [Gradient.Stop] {
    [Gradient.Stop(.ink, at: 0), Gradient.Stop(.brick, at: 0.5), Gradient.Stop(.clear, at: 1)]
  }

  private static var gradients: [Picture.Item] {
    let rect = Rect(x: 0, y: 0, width: 66, height: 66)
    let middle = Point(x: 33, y: 33)
    let linear = Gradient(.linear(from: Point(x: 6, y: 0), to: Point(x: 60, y: 40)), stops: stops)
    let radial = Gradient(.radial(center: middle, radiusX: 33, radiusY: 22), stops: stops)
    let conic = Gradient(.conic(center: middle, toward: Point(x: 60, y: 20)), stops: stops)
    let down = Gradient(.linear(from: Point(x: 0, y: 0), to: Point(x: 0, y: 66)), stops: stops)
    let paints: [Picture.Paint] = [
      .gradient(linear), .gradient(radial), .gradient(conic), .gradient(down),
    ]
    return paints.enumerated().map { index, paint in
      let move = Affine.translation(x: index % 2 == 0 ? 9 : 85, y: index < 2 ? 9 : 85)
      return .fill(.init(.roundedRect(rect, radius: index == 3 ? 20 : 0), paint, transform: move))
    }
  }

  /// A bitmap as it is, between pixels, larger, smaller, mirrored, and turned.
  private static var bitmaps: [Picture.Item] {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let places: [Affine] = [
      .translation(x: 8, y: 8), .translation(x: 56.4, y: 8.7), .scale(x: 1.37, y: 1.2).concatenating(.translation(x: 100, y: 4)),
      .scale(x: 0.4, y: 0.4).concatenating(.translation(x: 8, y: 60)),
      .scale(x: 0.9, y: 0.3).concatenating(.translation(x: 8, y: 90)),
      .scale(x: -1, y: 1).concatenating(.translation(x: 96, y: 60)), .turn(0.4, x: 124, y: 64),
      Affine(a: 0.5, b: 0.2, c: -0.3, d: 0.6, tx: 40, ty: 110), Affine(a: 0, b: 1, c: -1, d: 0, tx: 120, ty: 112),
    ]
    return places.enumerated().map { index, place in
      .fill(.init(.rect(rect), .bitmap(.board, rect), transform: place, opacity: index == 8 ? 150 : 255))
    }
  }

  private static var perspective: [Picture.Item] {
    let rect = Rect(x: 0, y: 0, width: 70, height: 70)
    func seen(_ x: Double, _ y: Double, px: Double, py: Double) -> Projection {
      Projection(.translation(x: -35, y: -35)).concatenating(Projection(numerator: .identity, px: px, py: py))
        .concatenating(Projection(.translation(x: x, y: y)))
    }
    let group = Picture.PerspectiveGroup(
      [.fill(.init(.roundedRect(rect, radius: 18), .color(.sea)))], width: 70, height: 70,
      projection: seen(118, 118, px: -0.006, py: -0.006), opacity: 220)
    let gradient = Picture.Paint.gradient(
      Gradient(.linear(from: Point(x: 0, y: 0), to: Point(x: 70, y: 0)), stops: stops))
    return [
      .fill(.init(.rect(rect), .bitmap(.board, rect), projection: seen(42, 42, px: 0.008, py: 0))),
      .fill(.init(.roundedRect(rect, radius: 20), gradient, projection: seen(118, 42, px: 0, py: 0.01))),
      .fill(
        .init(.border(rect, radii: CornerRadii(9), width: 8), .color(.ink), projection: seen(42, 118, px: 0.005, py: -0.008))),
      .perspectiveGroup(group),
    ]
  }

  private static var page: Picture.Item {
    let whole = Rect(x: 0, y: 0, width: 160, height: 160)
    return .fill(.init(.rect(whole), .bitmap(.board, Rect(x: 0, y: 0, width: 40, height: 40)), transform: .scale(x: 4, y: 4)))
  }

  /// Clips within each other: a rounded rectangle, a star, and a turned rectangle.
  private static var clips: [Picture.Item] {
    let rounded = Picture.Clip(.roundedRect(Rect(x: 8.5, y: 8.5, width: 143, height: 143), radius: 40))
    let starred = Picture.Clip(.path(star(x: 80, y: 84, radius: 76), .nonZero))
    let turned = Picture.Clip(.rect(Rect(x: 0, y: 0, width: 120, height: 70)), transform: .turn(0.15, x: 30, y: 40))
    return [
      .group(.init([page], opacity: 60, clip: rounded)),
      .group(.init([.group(.init([.group(.init([page], clip: turned))], clip: starred))], clip: rounded)),
    ]
  }

  private static var masks: [Picture.Item] {
    let fade = Gradient(
      .linear(from: Point(x: 0, y: 0), to: Point(x: 160, y: 0)),
      stops: [Gradient.Stop(.ink, at: 0.1), Gradient.Stop(.clear, at: 0.9)])
    let mask = Picture.Item.fill(
      .init(.roundedRect(Rect(x: 10, y: 10, width: 140, height: 66), radius: 33), .gradient(fade)))
    let hole = Picture.Item.fill(
      .init(.border(Rect(x: 20, y: 90, width: 60, height: 60), radii: CornerRadii(30), width: 14), .color(.ink)))
    let pair: [Picture.Item] = [
      .fill(.init(.rect(Rect(x: 95, y: 90, width: 36, height: 36)), .color(.brick))),
      .fill(.init(.rect(Rect(x: 113, y: 108, width: 36, height: 36)), .color(.sea))),
    ]
    return [.group(.init([page], mask: [mask])), .group(.init([page], mask: [hole])), .group(.init(pair, opacity: 140))]
  }

  private static var shadows: [Picture.Item] {
    let cards = [0.0, 2, 6.5].enumerated().flatMap { index, sigma -> [Picture.Item] in
      let rect = Rect(x: 14 + Double(index) * 50, y: 16, width: 34, height: 50)
      let card = Picture.Item.fill(.init(.roundedRect(rect, radius: 8), .color(.white)))
      return [.shadow(.init(of: [card], color: .ink, offset: Point(x: 3, y: 5.5), sigma: sigma, opacity: 150)), card]
    }
    let star = Picture.Item.fill(.init(.path(star(x: 80, y: 116, radius: 36), .nonZero), .color(.sea)))
    return cards + [.shadow(.init(of: [star], color: .brick, sigma: 4)), star]
  }

  private static var blur: [Picture.Item] {
    [0.4, 1.5, 4, 12].enumerated().map { index, sigma in
      let move = Affine.translation(x: index % 2 == 0 ? 14 : 90, y: index < 2 ? 14 : 90)
      let rect = Rect(x: 0, y: 0, width: 56, height: 56)
      return .group(.init([.fill(.init(.roundedRect(rect, radius: 12), .bitmap(.board, rect), transform: move))], blur: sigma))
    }
  }

  private static var blendModes: [Picture.Item] {
    Blend.allCases.enumerated().flatMap { index, blend -> [Picture.Item] in
      let (x, y) = (Double(index % 3) * 52 + 6, Double(index / 3) * 52 + 6)
      let under = Rect(x: x, y: y, width: 32, height: 32)
      let over = Rect(x: x + 12, y: y + 12, width: 32, height: 32)
      return [
        .fill(.init(.rect(under), .color(.brick))),
        .fill(.init(.rect(over), .bitmap(.board, over), opacity: 220, blend: blend)),
      ]
    }
  }
}

// MARK: What it is drawn with

extension Pixel {
  fileprivate static let paper = Pixel(red: 244, green: 241, blue: 234)
  fileprivate static let ink = Pixel(red: 32, green: 40, blue: 60)
  fileprivate static let brick = Pixel(red: 200, green: 72, blue: 48)
  fileprivate static let sea = Pixel(red: 40, green: 140, blue: 170)
  fileprivate static let white = Pixel(red: 255, green: 255, blue: 255)
}

extension Bitmap {
  /// A bitmap of squares of four pixels on a ramp, with a line down its left side.
  fileprivate static let board = Bitmap(
    width: 40, height: 40,
    pixels: (0..<1600).map { index in
      let (x, y) = (index % 40, index / 40)
      if x < 2 { return .brick }
      return (x / 4 + y / 4) % 2 == 0 ? .white : Pixel(red: UInt8(x * 6), green: UInt8(y * 6), blue: 150)
    })
}

extension Affine {
  fileprivate static func right(_ x: Double) -> Affine { .translation(x: x, y: 0) }

  /// A turn by an angle whose half has the tangent `t`, followed by a move.
  fileprivate static func turn(_ t: Double, x: Double, y: Double) -> Affine {
    let (cosine, sine) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: x, ty: y)
  }
}
