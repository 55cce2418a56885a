/// The weights of four neighbouring texels, in 1/256. They add up to 256, so that texels of one colour give that colour.
struct BilinearWeights {
  let upperLeft: UInt32
  let upperRight: UInt32
  let lowerLeft: UInt32
  let lowerRight: UInt32

  /// - Parameters right, down: the way from the centre of the upper left texel, 0...255 in 1/256 texel.
  @inline(__always)
  init(right: Int, down: Int) {
    let (right, down) = (UInt32(truncatingIfNeeded: right), UInt32(truncatingIfNeeded: down))
    lowerRight = (right &* down &+ 128) >> 8
    upperRight = right &- lowerRight
    lowerLeft = down &- lowerRight
    upperLeft = 256 &- right &- down &+ lowerRight
  }

  /// Mixes four texels, two channels at a time in lanes of 16 bits, which no sum overflows.
  @inline(__always)
  func mix(_ upperLeft: Pixel, _ upperRight: Pixel, _ lowerLeft: Pixel, _ lowerRight: Pixel) -> Pixel {
    let redBlue = mixLanes(upperLeft.bits, upperRight.bits, lowerLeft.bits, lowerRight.bits)
    let greenAlpha = mixLanes(upperLeft.bits >> 8, upperRight.bits >> 8, lowerLeft.bits >> 8, lowerRight.bits >> 8)
    return Pixel(bits: redBlue >> 8 & 0x00FF_00FF | greenAlpha & 0xFF00_FF00)
  }

  @inline(__always)
  private func mixLanes(_ p: UInt32, _ q: UInt32, _ r: UInt32, _ s: UInt32) -> UInt32 {
    let lanes: UInt32 = 0x00FF_00FF
    let upper = (p & lanes) &* upperLeft &+ (q & lanes) &* upperRight
    return upper &+ (r & lanes) &* lowerLeft &+ (s & lanes) &* lowerRight &+ 0x0080_0080
  }

  /// Mixes four texels one channel at a time; `mix` must give the same.
  func mixPlainly(_ upperLeft: Pixel, _ upperRight: Pixel, _ lowerLeft: Pixel, _ lowerRight: Pixel) -> Pixel {
    func channel(_ byte: (Pixel) -> UInt8) -> UInt8 {
      let upper = UInt32(byte(upperLeft)) * self.upperLeft + UInt32(byte(upperRight)) * self.upperRight
      let lower = UInt32(byte(lowerLeft)) * self.lowerLeft + UInt32(byte(lowerRight)) * self.lowerRight
      return UInt8((upper + lower + 128) / 256)
    }
    return Pixel(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: channel(\.alpha))
  }
}

extension Bitmap {
  /// The mix of the four texels around a place. Beyond the bitmap, its edge pixels are repeated.
  @inline(__always)
  func mixed(_ texels: Span<Pixel>, _ place: TexelMap.Place) -> Pixel {
    let (left, right) = (clamp(place.x, width), clamp(place.x + 1, width))
    let (upper, lower) = (clamp(place.y, height) &* width, clamp(place.y + 1, height) &* width)
    return BilinearWeights(right: place.right, down: place.down).mix(
      texels[upper &+ left], texels[upper &+ right], texels[lower &+ left], texels[lower &+ right])
  }

  /// The mix of the four texels around a place, one channel at a time; `mixed` must give the same.
  func mixedPlainly(_ place: TexelMap.Place) -> Pixel {
    let (left, right) = (clamp(place.x, width), clamp(place.x + 1, width))
    let (upper, lower) = (clamp(place.y, height) * width, clamp(place.y + 1, height) * width)
    return BilinearWeights(right: place.right, down: place.down).mixPlainly(
      storage[upper + left], storage[upper + right], storage[lower + left], storage[lower + right])
  }

  @inline(__always)
  private func clamp(_ texel: Int, _ count: Int) -> Int { min(max(texel, 0), count - 1) }
}
