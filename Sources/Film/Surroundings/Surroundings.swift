public import Raster
import TransitionKit

/// The body and the ground around a screen, and the fingers above it.
public struct Surroundings: Sendable, Hashable {
  /// The device whose body is drawn; nil draws none.
  public var bezel: Device?
  /// The colour around the screen and its body. Nil is white where there is a body; without one there is then nothing around the
  /// screen.
  public var background: Color?
  /// The sign that is drawn where the screen is touched.
  public var touches: Touches

  /// Makes surroundings; without arguments the film shows the bare screen.
  public init(bezel: Device? = nil, background: Color? = nil, touches: Touches = .hidden) {
    self.bezel = bezel
    self.background = background
    self.touches = touches
  }

  /// How touches are seen.
  public enum Touches: Sendable, Hashable {
    /// Not at all.
    case hidden
    /// A fingertip for each finger, while it is down.
    case fingers
    /// The round pointer of an iPad's trackpad. It stays where it was last.
    case pointer
  }

  /// Whether a tap is shown where one starts a transition.
  var showsTouches: Bool { touches != .hidden }

  /// Puts a body that stands on no ground of its own on this one, as that of a strip or a comparison around it.
  mutating func stand(on ground: Color) {
    if bezel != nil, background == nil { background = ground }
  }
}

/// Draws the surroundings around pictures of a screen; nothing is carried over from one frame to the next.
struct Mount {
  private let surroundings: Surroundings
  private let scale: Double
  /// The screen's size, in pixels.
  private let screen: (width: Int, height: Int)
  /// Where the screen is on the mounted picture, in pixels.
  let origin: (x: Int, y: Int)
  /// The size of the mounted picture; its sides are even where something stands around the screen, as video encoders ask for.
  let pixelSize: (width: Int, height: Int)
  private let behind: [Picture.Item]
  private let inFront: [Picture.Item]

  /// The room between the body and the edge of the picture, as a share of the screen's shorter side.
  private static let margin = 0.09

  /// - Parameter home: the home indicator's colour; nil draws it in grey, and only where there is a body.
  init(_ surroundings: Surroundings, size: CGSize, scale: CGFloat, home: Color? = nil) {
    self.surroundings = surroundings
    self.scale = Double(scale)
    screen = Stage.pixelSize(of: size, scale: scale)
    let (width, height) = (Double(size.width), Double(size.height))
    let indicator = surroundings.bezel == nil ? home.map { Body.indicator(width, height, $0) } : nil
    let points = Affine.scale(x: Double(scale), y: Double(scale))
    guard surroundings.bezel != nil || surroundings.background != nil else {
      let front = (indicator ?? []).map { Picture.Item.fill($0.placed(points)) }
      (origin, pixelSize, behind, inFront) = ((0, 0), screen, [], front)
      return
    }
    let body = surroundings.bezel.map { Body($0, width: width, height: height, home: home) }
    let margin = Double(min(size.width, size.height)) * Self.margin
    let pixels = { (points: Double) in Int((points * Double(scale)).rounded(.up)) }
    origin = (pixels(margin + (body?.side ?? 0)), pixels(margin + (body?.end ?? 0)))
    let sides = (screen.width + 2 * origin.x, screen.height + 2 * origin.y)
    pixelSize = (sides.0 + sides.0 % 2, sides.1 + sides.1 % 2)
    let place = points.concatenating(.translation(x: Double(origin.x), y: Double(origin.y)))
    let ground = (surroundings.background ?? Color(red: 1, green: 1, blue: 1)).premultiplied
    let whole = Rect(x: 0, y: 0, width: Double(pixelSize.width), height: Double(pixelSize.height))
    let floor = ground == .clear ? [] : [Picture.Item.fill(Picture.Fill(.rect(whole), .color(ground)))]
    behind = floor + (body?.back ?? []).map { .fill($0.placed(place)) }
    inFront = (body?.front ?? indicator ?? []).map { .fill($0.placed(place)) }
  }

  /// The screen's picture, with what stands around it and the fingers above it.
  func callAsFunction(_ picture: Picture, _ fingers: [FingerTrace], at time: Double) -> Picture {
    let touches: [Picture.Item] =
      switch surroundings.touches {
      case .hidden: []
      case .fingers: fingers.flatMap { fingertip($0, at: time) }
      case .pointer: pointer(fingers, at: time)
      }
    guard (origin.x, origin.y) != (0, 0) else {
      let above = inFront + touches
      return above.isEmpty ? picture : Picture(width: picture.width, height: picture.height, items: picture.items + above)
    }
    let (x, y) = (Double(origin.x), Double(origin.y))
    let frame = Rect(x: x, y: y, width: Double(screen.width), height: Double(screen.height))
    let radius = Double(surroundings.bezel?.cornerRadius ?? 0) * scale
    let shape = radius > 0 ? Picture.Shape.roundedRect(frame, radius: radius) : .rect(frame)
    let items = picture.items.map { $0.moved(x: x, y: y) }
    return Picture(
      width: pixelSize.width, height: pixelSize.height,
      items: behind + [.group(Picture.Group(items, clip: Picture.Clip(shape)))] + inFront + touches)
  }

  // MARK: Fingers

  /// How long a fingertip takes to appear, and to widen and fade when it lifts, in seconds.
  private static let pressing = 0.1
  private static let lifting = Tap.rest
  /// A fingertip's radius, in points.
  private static let radius = 21.0

  /// A grey disc with a light and a dark ring, to be seen on any ground.
  private func fingertip(_ finger: FingerTrace, at time: Double) -> [Picture.Item] {
    let pressed = share(of: Self.pressing, since: finger.down, at: time)
    let lifted = finger.up.map { share(of: Self.lifting, since: $0, at: time) } ?? 0
    let strength = pressed * (1 - lifted)
    guard strength > 0 else { return [] }
    let radius = Self.radius * (1.35 - 0.35 * pressed + 0.5 * lifted) * scale
    func disc(_ radius: Double) -> Rect { self.disc(finger.point, radius) }
    func gray(_ white: Double, _ alpha: Double) -> Picture.Paint { self.gray(white, alpha * strength) }
    let ring = 2 * scale
    return [
      .fill(Picture.Fill(.roundedRect(disc(radius), radius: radius), gray(0.45, 0.45))),
      .fill(Picture.Fill(.border(disc(radius), radii: CornerRadii(radius), width: ring), gray(1, 0.85))),
      .fill(Picture.Fill(.border(disc(radius + ring / 2), radii: CornerRadii(radius + ring / 2), width: ring / 2), gray(0, 0.3))),
    ]
  }

  /// The box around a disc, in pixels of the mounted picture.
  private func disc(_ point: CGPoint, _ radius: Double) -> Rect {
    let (x, y) = (Double(point.x) * scale + Double(origin.x), Double(point.y) * scale + Double(origin.y))
    return Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  // MARK: The pointer

  /// The pointer's radius, in points, and what is left of it while it presses.
  private static let pointerRadius = 10.0
  private static let pressedShare = 0.8
  /// How long the pointer takes to become small or large again, in seconds.
  private static let clicking = 0.06

  /// A grey disc where the last touch is or was; fingers that came down together, such as a pinch's, have one pointer between them.
  private func pointer(_ fingers: [FingerTrace], at time: Double) -> [Picture.Item] {
    guard let down = fingers.map(\.down).max() else { return [] }
    let last = fingers.filter { $0.down == down }
    let (x, y) = last.reduce((0, 0)) { ($0.0 + $1.point.x, $0.1 + $1.point.y) }
    let point = CGPoint(x: x / CGFloat(last.count), y: y / CGFloat(last.count))
    let lifted = last.compactMap(\.up).max().map { share(of: Self.clicking, since: $0, at: time) } ?? 0
    let pressed = share(of: Self.clicking, since: down, at: time) * (1 - lifted)
    let radius = Self.pointerRadius * (1 - (1 - Self.pressedShare) * pressed) * scale
    return [
      .fill(Picture.Fill(.roundedRect(disc(point, radius), radius: radius), gray(0.4, 0.5 + 0.15 * pressed))),
      .fill(
        Picture.Fill(
          .border(disc(point, radius + scale / 2), radii: CornerRadii(radius + scale / 2), width: scale / 2), gray(1, 0.5))),
    ]
  }

  private func gray(_ white: Double, _ alpha: Double) -> Picture.Paint {
    .color(Color(red: white, green: white, blue: white, alpha: alpha).premultiplied)
  }

  private func share(of length: Double, since start: Double, at time: Double) -> Double {
    min(max((time - start) / length, 0), 1)
  }
}

extension Picture.Fill {
  func placed(_ place: Affine) -> Picture.Fill {
    var fill = self
    fill.transform = transform.concatenating(place)
    return fill
  }
}
