import Raster

/// The operations of the shared harness: 750 × 1334 pixels, sources opaque unless said.
enum Operations {
  static let width = 750
  static let height = 1334
  private static let whole = Rect(x: 0, y: 0, width: 750, height: 1334)

  struct Operation {
    let name: String
    let pixels: Double
    let picture: Picture
  }

  static let all: [Operation] = {
    let (w, h) = (Double(width), Double(height))
    let (a, b, glass) = (source(0), source(1), source(2))
    let center = (x: w / 2, y: h / 2)
    func about(_ matrix: Affine) -> Affine {
      Affine.translation(x: -center.x, y: -center.y).concatenating(matrix).concatenating(.translation(x: center.x, y: center.y))
    }
    let turn = about(Affine(a: 0.8660254037844387, b: 0.5, c: -0.5, d: 0.8660254037844387, tx: 0, ty: 0))
    let rounded = Picture.Fill(.roundedRect(whole, radius: 40), .bitmap(a, whole))
    return [
      operation("fill", w * h, .fill(.init(.rect(whole), .color(Pixel(red: 51, green: 102, blue: 204))))),
      Operation(name: "fill_small", pixels: 512 * 1600, picture: Picture(width: width, height: height, items: squares)),
      operation("blit_int", (w - 30) * (h - 20), bitmap(a, .translation(x: 30, y: 20))),
      operation("blit_frac", (w - 30.37) * (h - 20.61), bitmap(a, .translation(x: 30.37, y: 20.61))),
      operation("blend50", w * h, bitmap(a, .identity, opacity: 128)),
      operation("over", w * h, bitmap(glass, .identity)),
      operation("scale95", w * h * 0.95 * 0.95, bitmap(a, about(.scale(x: 0.95, y: 0.95)))),
      operation("rotate30", turned(turn), bitmap(a, turn)),
      operation("rrect", w * h, .fill(rounded)),
      operation(
        "push_frame", ((w - 78.53) + (w - 488.25)) * h, bitmap(a, .translation(x: -78.53, y: 0)),
        bitmap(b, .translation(x: 488.25, y: 0))),
    ]
  }()

  private static func operation(_ name: String, _ pixels: Double, _ items: Picture.Item...) -> Operation {
    Operation(name: name, pixels: pixels, picture: Picture(width: width, height: height, items: items))
  }

  private static func bitmap(_ bitmap: Bitmap, _ transform: Affine, opacity: UInt8 = 255) -> Picture.Item {
    .fill(.init(.rect(whole), .bitmap(bitmap, whole), transform: transform, opacity: opacity))
  }

  private static func source(_ which: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<width * height).map { pixel($0 % width, $0 / width, which) })
  }

  private static func pixel(_ x: Int, _ y: Int, _ which: Int) -> Pixel {
    var (r, g, b, a) = (x * 255 / width, y * 255 / height, (x / 25 + y / 25) & 1 == 1 ? 220 : 40, 255)
    if which == 1 { (r, g) = (255 - g, r) }
    if which == 2 {
      a = (x * 3 + y) & 255
      (r, g, b) = (r * a / 255, g * a / 255, b * a / 255)
    }
    return Pixel(red: UInt8(r), green: UInt8(g), blue: UInt8(b), alpha: UInt8(a))
  }

  /// Pixel centres inside the source turned by a matrix.
  private static func turned(_ matrix: Affine) -> Double {
    guard let inverse = matrix.inverted else { return 0 }
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let point = inverse(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if point.x >= 0, point.x <= whole.width, point.y >= 0, point.y <= whole.height { count += 1 }
      }
    }
    return Double(count)
  }
}
