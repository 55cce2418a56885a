/// Red, green and blue, 0...255 each.
typealias Color = SIMD3<Float>

/// A picture that clips are made from.
struct Picture {
  let width: Int
  let height: Int
  var pixels: [Color]

  init(_ width: Int, _ height: Int, _ color: Color = .zero) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: color, count: width * height)
  }

  subscript(x: Int, y: Int) -> Color {
    get { pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)] }
    set { pixels[y * width + x] = newValue }
  }

  /// The colour at a place between pixels, from the four around it; beyond the edges that of the nearest pixel.
  func at(_ x: Float, _ y: Float) -> Color {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (x - left, y - top)
    if across == 0, down == 0 { return self[column, row] }
    let upper = mix(self[column, row], self[column + 1, row], across)
    return mix(upper, mix(self[column, row + 1], self[column + 1, row + 1], across), down)
  }

  func holds(_ x: Float, _ y: Float) -> Bool { x >= -0.5 && y >= -0.5 && x <= Float(width) - 0.5 && y <= Float(height) - 0.5 }

  mutating func paint(_ color: (Int, Int, Color) -> Color) {
    for y in 0..<height {
      for x in 0..<width { pixels[y * width + x] = color(x, y, pixels[y * width + x]) }
    }
  }

  /// The mean of the pixels around each, `reach` to every side, three times over.
  func blurred(_ reach: Int) -> Picture {
    reach == 0 ? self : (0..<3).reduce(self) { picture, _ in picture.averaged(reach).turned.averaged(reach).turned }
  }

  private var turned: Picture {
    var other = Picture(height, width)
    other.paint { x, y, _ in pixels[x * width + y] }
    return other
  }

  private func averaged(_ reach: Int) -> Picture {
    var other = self
    for y in 0..<height {
      var sum = (-reach...reach).reduce(Color.zero) { $0 + self[$1, y] }
      for x in 0..<width {
        other.pixels[y * width + x] = sum / Float(reach * 2 + 1)
        sum += self[x + reach + 1, y] - self[x - reach, y]
      }
    }
    return other
  }

  /// Red, green, blue and opaque alpha, a byte each.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let levels = (pixel + 0.5).clamped(lowerBound: .zero, upperBound: Color(repeating: 255))
      bytes += [UInt8(levels.x), UInt8(levels.y), UInt8(levels.z), 255]
    }
    return bytes
  }
}

func mix(_ one: Color, _ other: Color, _ share: Float) -> Color { one + (other - one) * share }

/// 0 before 0, 1 after 1, and smooth between.
func smooth(_ part: Float) -> Float {
  let part = min(max(part, 0), 1)
  return part * part * (3 - 2 * part)
}
