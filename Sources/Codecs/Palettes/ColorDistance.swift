package import Raster

/// A quick distance between sRGB colours: squared levels, the mean of the three weighted 3 : 4 : 2, as eyes roughly weigh
/// them. Grey levels n apart are n² apart.
package enum ColorDistance {
  @inline(__always)
  package static func between(_ one: Pixel, _ other: Pixel) -> Int32 {
    let red = Int32(one.red) - Int32(other.red)
    let green = Int32(one.green) - Int32(other.green)
    let blue = Int32(one.blue) - Int32(other.blue)
    return (3 &* red &* red &+ 4 &* green &* green &+ 2 &* blue &* blue) / 9
  }
}
