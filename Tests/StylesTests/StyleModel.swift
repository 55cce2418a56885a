import Foundation

/// The screens' places by a document, at any moment: closed forms of its own that know nothing of the engine.
///
/// The first screen is red and the second blue, or the other way round for a way back: red lies below, blue above.
struct StyleModel: Sendable {
  enum Hue: Sendable {
    case red
    case blue
  }

  /// A screen, as the corners of a convex polygon in points.
  struct Shape: Sendable {
    let corners: [CGPoint]
    let hue: Hue
    var alpha = 1.0
    /// The width of a border around the shape, such as a shadow, in which other colours may be seen, in points.
    var halo = 0.0
  }

  let name: String
  /// The motion's duration, in seconds.
  let duration: Double
  /// The shapes from back to front, on a screen of `size` points, `time` seconds after the beginning.
  let shapes: @Sendable (_ time: Double, _ size: CGSize) -> [Shape]
}

// MARK: - Paces

extension StyleModel {
  /// A critically damped spring that has come within a thousandth of its end after `duration`.
  static func spring(_ time: Double, _ duration: Double) -> Double {
    let phase = 9.233413476451586 / duration * time
    return 1 - exp(-phase) * (1 + phase)
  }

  /// A spring of damping ratio 0.6, fitted to a second.
  static func bouncing(_ time: Double) -> Double {
    let omega = log(1000 * 0.6 / 0.8) / 0.6
    return 1 - exp(-0.6 * omega * time) * (cos(0.8 * omega * time) + 0.75 * sin(0.8 * omega * time))
  }

  /// The Bézier curve (0.42, 0) (0.58, 1), by halving.
  static func easeInOut(_ share: Double) -> Double {
    guard share < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
      if x < share { low = s } else { high = s }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }
}

// MARK: - Places

extension StyleModel {
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ hue: Hue, alpha: Double = 1) -> Shape {
    Shape(
      corners: [
        CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height), CGPoint(x: x, y: y + height),
      ], hue: hue, alpha: alpha)
  }

  static func screen(_ hue: Hue, _ size: CGSize, x: Double = 0, y: Double = 0) -> Shape {
    rect(x, y, Double(size.width), Double(size.height), hue)
  }

  /// The screen turned clockwise about a point on its middle line, `anchor` screens below its top.
  static func turned(_ hue: Hue, _ size: CGSize, degrees: Double, anchor: Double, halo: Double = 0) -> Shape {
    let (px, py) = (Double(size.width) / 2, Double(size.height) * anchor)
    let angle = degrees * Double.pi / 180
    let corners = screen(hue, size).corners.map { corner -> CGPoint in
      let (dx, dy) = (Double(corner.x) - px, Double(corner.y) - py)
      return CGPoint(x: px + dx * cos(angle) - dy * sin(angle), y: py + dx * sin(angle) + dy * cos(angle))
    }
    return Shape(corners: corners, hue: hue, halo: halo)
  }

  /// A rectangle on the way from one to another; each is x, y, width and height.
  static func between(_ from: [Double], _ to: [Double], _ share: Double, _ hue: Hue) -> Shape {
    let now = zip(from, to).map { $0 + ($1 - $0) * share }
    return rect(now[0], now[1], now[2], now[3], hue)
  }
}

// MARK: - The documents

extension StyleModel {
  static let all: [StyleModel] = slides + swings + frames + pictures

  private static let slides = [
    StyleModel(name: "kugou-push", duration: 0.6) { time, size in
      let (p, w) = (spring(time, 0.6), Double(size.width))
      return [screen(.red, size, x: -0.3 * w * p), screen(.blue, size, x: w * (1 - p))]
    },
    StyleModel(name: "kugou-pop", duration: 0.6) { time, size in
      let (p, w) = (spring(time, 0.6), Double(size.width))
      return [screen(.red, size, x: -0.3 * w * (1 - p)), screen(.blue, size, x: w * p)]
    },
    StyleModel(name: "custom-push", duration: 1) { time, size in
      [screen(.red, size), screen(.blue, size, y: Double(size.height) * (1 - bouncing(time)))]
    },
    StyleModel(name: "custom-pop", duration: 1) { time, size in
      [screen(.blue, size), screen(.red, size, y: Double(size.height) * (1 - bouncing(time)))]
    },
    StyleModel(name: "mth-slide-fade", duration: 1) { time, size in
      let e = easeInOut(time)
      let blue = screen(.blue, size)
      return [screen(.red, size, x: -320 * e), Shape(corners: blue.corners, hue: .blue, alpha: e)]
    },
  ]

  private static let swings = [
    StyleModel(name: "kugou-swing-push", duration: 0.6) { time, size in
      [screen(.red, size), turned(.blue, size, degrees: 90 * (1 - spring(time, 0.6)), anchor: 2)]
    },
    // The halo leaves room for a shadow of radius 3, three points to the left.
    StyleModel(name: "kugou-swing-pop", duration: 0.6) { time, size in
      [screen(.red, size), turned(.blue, size, degrees: 0.122 * 180 * spring(time, 0.6), anchor: 2.5, halo: 15)]
    },
  ]

  /// Document 001: the blue screen's frame, from one rectangle to another.
  private static let frames: [StyleModel] = {
    func style(
      _ name: String, _ duration: Double, _ from: @escaping @Sendable (Double, Double) -> [Double],
      _ to: @escaping @Sendable (Double, Double) -> [Double]
    ) -> StyleModel {
      StyleModel(name: name, duration: duration) { time, size in
        let (w, h) = (Double(size.width), Double(size.height))
        return [screen(.red, size), between(from(w, h), to(w, h), easeInOut(time / duration), .blue)]
      }
    }
    let whole: @Sendable (Double, Double) -> [Double] = { [0, 0, $0, $1] }
    let middle: @Sendable (Double, Double) -> [Double] = { [$0 / 2, $1 / 2, 0, 0] }
    return [
      style("mg-default", 0.4, { [0, $0, $0, $1] }, whole), style("mg-present", 0.4, { [0, $1, $0, $1] }, whole),
      style("mg-top-to-bottom", 0.4, { [0, -$1, $0, $1] }, whole), style("mg-center-to-full", 0.4, middle, whole),
      style("mg-pop-default", 0.5, whole, { [$0, 0, $0, $1] }), style("mg-dismiss", 0.5, whole, { [0, $1, $0, $1] }),
      style("mg-bottom-to-top", 0.5, whole, { [0, -$1, $0, $1] }), style("mg-full-to-center", 0.5, whole, middle),
    ]
  }()

  /// Documents 002 and 003: pictures that shrink and grow.
  private static let pictures = [
    StyleModel(name: "pd-present", duration: 1.2) { time, size in
      let (w, h) = (Double(size.width), Double(size.height))
      return [screen(.blue, size), between([0, 0, w, h], [w - 35, h - 35, 0, 0], easeInOut(time / 1.2), .red)]
    },
    StyleModel(name: "pd-dismiss", duration: 1.7) { time, size in
      let (w, h) = (Double(size.width), Double(size.height))
      return [screen(.blue, size), between([w - 60, h - 60, 50, 50], [0, 0, w, h], easeInOut(time / 1.2), .red)]
    },
    StyleModel(name: "picture-present", duration: 0.3) { time, size in
      let (w, h) = (Double(size.width), Double(size.height))
      let small = [0.04 * w, 0.2 * h, 0.16 * w, 0.16 * h]
      return [screen(.red, size), between(small, [0, 0, w, h], easeInOut(time / 0.3), .blue)]
    },
    StyleModel(name: "picture-dismiss", duration: 0.3) { time, size in
      let (w, h) = (Double(size.width), Double(size.height))
      let small = [0.04 * w, 0.2 * h, 0.16 * w, 0.16 * h]
      return [screen(.red, size), between([0, 0, w, h], small, easeInOut(time / 0.3), .blue)]
    },
  ]
}
