import FuzzTargets
import Raster
import Testing

/// The blend by the specification's formulas, in Double: s and d are premultiplied shares.
private func expected(_ blend: Blend, _ s: Double, _ d: Double, _ sa: Double, _ da: Double) -> Double {
  let rest = s * (1 - da) + d * (1 - sa)
  switch blend {
  case .sourceOver: return s + d * (1 - sa)
  case .multiply: return rest + s * d
  case .screen: return s + d - s * d
  case .overlay: return rest + (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s))
  case .darken: return rest + min(s * da, d * sa)
  case .lighten: return rest + max(s * da, d * sa)
  case .plusLighter: return min(s + d, 1)
  case .sourceAtop: return s * da + d * (1 - sa)
  case .destinationOut: return d * (1 - sa)
  }
}

private func blended(_ blend: Blend, _ source: Pixel, _ backdrop: Pixel) -> Pixel {
  let dot = Rect(x: 0, y: 0, width: 1, height: 1)
  return painted(1, .color(backdrop, dot), .fill(.init(.rect(dot), .color(source), blend: blend)))[0, 0]
}

struct BlendTests {
  @Test(arguments: Blend.allCases) func everyPairOfBytesIsExact(blend: Blend) {
    let row = Rect(x: 0, y: 0, width: 256, height: 1)
    var wrong = 0
    for alpha in [255, 140] {
      let pixels = (0..<256).map { Pixel(red: UInt8(min($0, alpha)), green: 0, blue: 0, alpha: UInt8(alpha)) }
      let backdrop = Bitmap(width: 256, height: 1, pixels: pixels)
      for value in 0..<256 {
        let source = Pixel(red: UInt8(value / 2), green: 0, blue: UInt8(value), alpha: UInt8(value))
        let result = Picture(
          width: 256, height: 1,
          items: [.bitmap(backdrop), .fill(.init(.rect(row), .color(source), blend: blend))]
        ).rasterized()
        for x in 0..<256 {
          func exact(_ channel: (Pixel) -> UInt8) -> Double {
            let d = backdrop[x, 0]
            return 255
              * expected(
                blend, Double(channel(source)) / 255, Double(channel(d)) / 255, Double(source.alpha) / 255, Double(d.alpha) / 255)
          }
          let pixel = result[x, 0]
          let pairs = [
            (pixel.red, exact(\.red)), (pixel.green, exact(\.green)), (pixel.blue, exact(\.blue)), (pixel.alpha, exact(\.alpha)),
          ]
          for (byte, value) in pairs where abs(Double(byte) - value) > 0.5 + 1e-9 { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test(arguments: Blend.allCases) func backendsAgreeAndStayPremultiplied(blend: Blend) {
    var random = Random(51)
    for _ in 0..<20 {
      let (below, above) = (random.bitmap(20, 20), random.bitmap(20, 20))
      let fill = Picture.Fill(
        .rect(Rect(x: 1.5, y: 2, width: 15, height: 16)), .bitmap(above, Rect(x: 0, y: 0, width: 20, height: 20)),
        transform: random.turn(about: 9, 9), opacity: 200, blend: blend)
      let group = Picture.Group([.bitmap(above)], clip: .init(.rect(Rect(x: 3, y: 3, width: 9.5, height: 9))), blend: blend)
      for item in [Picture.Item.fill(fill), .group(group)] {
        let picture = picture(20, .bitmap(below), item)
        #expect(picture.agrees)
        #expect(picture.rasterized().pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha })
      }
    }
  }

  @Test func modesGiveTheColoursOfTheirDefinition() {
    let (grey, half) = (Pixel(red: 128, green: 128, blue: 128), Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    #expect(blended(.multiply, grey, white) == grey && blended(.multiply, grey, black) == black)
    #expect(blended(.screen, grey, black) == grey && blended(.screen, grey, white) == white)
    #expect(blended(.darken, grey, white) == grey && blended(.lighten, grey, white) == white)
    #expect(blended(.plusLighter, grey, grey) == white)
    #expect(blended(.sourceAtop, red, .clear) == .clear && blended(.sourceAtop, red, white) == red)
    #expect(blended(.destinationOut, half, white) == white.scaled(by: 127))
  }

  @Test func pixelsThatAreNotPremultipliedDoNotCrash() {
    let wrong = Pixel(red: 255, green: 255, blue: 255, alpha: 3)
    for blend in Blend.allCases { _ = blended(blend, wrong, wrong) }
  }
}
