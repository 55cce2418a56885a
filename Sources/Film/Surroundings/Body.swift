import Raster

/// A device's body, in points from the screen's upper left corner.
struct Body {
  /// The distance from the screen's edges to the body's: `side` to the left and right, `end` above and below.
  let side: Double
  let end: Double
  /// The shapes of the body: `back` lies behind the screen, `front` on it.
  let back: [Picture.Fill]
  let front: [Picture.Fill]

  /// The metal that shows around the glass.
  private static let metal = 3.0
  private static let glass = Pixel(red: 12, green: 12, blue: 14)

  /// - Parameters:
  ///   - width: the screen's width, in points, as the device lies.
  ///   - height: the screen's height, as the device lies.
  ///   - color: the home indicator's; nil is a grey that is seen on any ground.
  init(_ device: Device, width: Double, height: Double, home color: Color? = nil) {
    let home = device.front == .homeButton ? [] : Self.indicator(width, height, color ?? Self.anyGround)
    guard device.isLandscape else {
      self.init(of: device, width: width, height: height, home)
      return
    }
    // The device's upper end turns to the left; the home indicator stays below.
    let upright = Body(of: device, width: height, height: width, [])
    let turn = Affine(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    self.init(
      side: upright.end, end: upright.side, back: upright.back.map { $0.placed(turn) },
      front: upright.front.map { $0.placed(turn) } + home)
  }

  private init(side: Double, end: Double, back: [Picture.Fill], front: [Picture.Fill]) {
    (self.side, self.end, self.back, self.front) = (side, end, back, front)
  }

  /// The body of a device that stands upright.
  private init(of device: Device, width: Double, height: Double, _ home: [Picture.Fill]) {
    let rim = Double(device.rim)
    let hasButton = device.front == .homeButton
    side = rim
    end = Double(device.end)
    let outline = Rect(x: -side, y: -end, width: width + 2 * side, height: height + 2 * end)
    let radius = hasButton ? min(width * 0.13, 54) : Double(device.cornerRadius) + rim
    back =
      Self.keys(beside: outline, tall: height, isTablet: width > 600)
      + [
        Picture.Fill(.roundedRect(outline, radius: radius), Self.sheen(over: outline)),
        Picture.Fill(.roundedRect(outline.inset(Self.metal), radius: radius - Self.metal), .color(Self.glass)),
      ]
    front = Self.front(of: device.front, width: width, height: height, end: end) + home
  }

  /// The grey of metal, with a little blue in it.
  private static func gray(_ white: UInt8) -> Pixel { Pixel(red: white, green: white, blue: white + 4) }

  /// The gradient of metal that catches light at its sides.
  private static func sheen(over rect: Rect) -> Picture.Paint {
    let stops = [(92, 0), (168, 0.02), (104, 0.5), (168, 0.98), (92, 1)].map { Gradient.Stop(gray($0), at: $1) }
    let (left, right) = (Point(x: rect.x, y: 0), Point(x: rect.x + rect.width, y: 0))
    return .gradient(Gradient(.linear(from: left, to: right), stops: stops))
  }

  private static func keys(beside body: Rect, tall height: Double, isTablet: Bool) -> [Picture.Fill] {
    guard !isTablet else { return [] }
    let places: [(left: Bool, y: Double, size: Double)] = [
      (true, 0.17, 0.035), (true, 0.24, 0.065), (true, 0.32, 0.065), (false, 0.25, 0.095),
    ]
    return places.map { key in
      let x = key.left ? body.x - 2.5 : body.x + body.width - 2.5
      let rect = Rect(x: x, y: height * key.y, width: 5, height: height * key.size)
      return Picture.Fill(.roundedRect(rect, radius: 2), .color(gray(96)))
    }
  }

  // MARK: The front

  private static func front(of front: Device.Front, width: Double, height: Double, end: Double) -> [Picture.Fill] {
    switch front {
    case .homeButton: button(width, height, end) + speaker(width, y: -end / 2, isSmall: width < 375)
    case .notch(let size, let depth): [notch(width, size: Double(size), depth: Double(depth))]
    case .island(let top): [island(width, top: Double(top))]
    case .plain: []
    }
  }

  /// The button's middle is as far from the screen as from the body's edge; its rim of metal reads fingers.
  private static func button(_ width: Double, _ height: Double, _ end: Double) -> [Picture.Fill] {
    let size = min(end * 0.62, 70)
    let disc = Rect(x: (width - size) / 2, y: height + (end - size) / 2, width: size, height: size)
    let edge = disc.inset(2.5)
    return [
      Picture.Fill(.border(disc, radii: CornerRadii(size / 2), width: 2.5), .color(gray(118))),
      Picture.Fill(.border(edge, radii: CornerRadii(size / 2 - 2.5), width: 1), .color(gray(48))),
    ]
  }

  /// The speaker, with the camera to its left, or above it on the smallest phones.
  private static func speaker(_ width: Double, y: Double, isSmall: Bool) -> [Picture.Fill] {
    let length = min(width * 0.16, 64)
    let camera =
      isSmall
      ? Rect(x: width / 2 - 4, y: y - 26, width: 8, height: 8) : Rect(x: width / 2 - length, y: y - 4, width: 8, height: 8)
    return [
      Picture.Fill(.roundedRect(Rect(x: (width - length) / 2, y: y - 3, width: length, height: 6), radius: 3), .color(gray(52))),
      Picture.Fill(.roundedRect(camera, radius: 4), .color(gray(52))),
    ]
  }

  private static func island(_ width: Double, top: Double) -> Picture.Fill {
    let rect = Rect(x: width / 2 - 62, y: top, width: 124, height: 36)
    return Picture.Fill(.roundedRect(rect, radius: 18), .color(Pixel(red: 0, green: 0, blue: 0)))
  }

  /// The dark part of the upper edge for the speaker and the cameras, with round shoulders.
  private static func notch(_ width: Double, size: Double, depth: Double) -> Picture.Fill {
    let (half, corner, shoulder) = (size / 2, 20.0, 6.0)
    let (left, right) = (width / 2 - half, width / 2 + half)
    // The control points of a quarter circle lie this share of the radius away from the curve's ends.
    let pull = 0.5523
    func pulled(_ end: Point, to corner: Point) -> Point {
      Point(x: corner.x + (end.x - corner.x) * (1 - pull), y: corner.y + (end.y - corner.y) * (1 - pull))
    }
    let quarters = [
      (from: Point(x: left - shoulder, y: 0), corner: Point(x: left, y: 0), to: Point(x: left, y: shoulder)),
      (Point(x: left, y: depth - corner), Point(x: left, y: depth), Point(x: left + corner, y: depth)),
      (Point(x: right - corner, y: depth), Point(x: right, y: depth), Point(x: right, y: depth - corner)),
      (Point(x: right, y: shoulder), Point(x: right, y: 0), Point(x: right + shoulder, y: 0)),
    ]
    var path = Path()
    path.move(to: Point(x: left - shoulder, y: -1))
    for (from, corner, to) in quarters {
      path.line(to: from)
      path.cubic(to: to, control1: pulled(from, to: corner), control2: pulled(to, to: corner))
    }
    path.line(to: Point(x: right + shoulder, y: -1))
    path.close()
    return Picture.Fill(.path(path, .nonZero), .color(glass))
  }

  private static let anyGround = Color(red: 0.45, green: 0.45, blue: 0.47, alpha: 0.8)

  /// The home indicator, the bar from which a thumb swipes up.
  static func indicator(_ width: Double, _ height: Double, _ color: Color) -> [Picture.Fill] {
    let length = min(min(width, height) * 0.36 * (width > height ? 1.7 : 1), 240)
    let rect = Rect(x: (width - length) / 2, y: height - 13, width: length, height: 5)
    return [Picture.Fill(.roundedRect(rect, radius: 2.5), .color(color.premultiplied))]
  }
}

extension Rect {
  fileprivate func inset(_ distance: Double) -> Rect {
    Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
