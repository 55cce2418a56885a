import Raster

/// A quick distance between sRGB colours: the mean of the squared differences of red, green and blue, weighted 3 : 4 : 2, roughly
/// as the eye weighs them. Two greys that are n levels apart have the distance n².
enum ColorDistance {
  static func between(_ one: Pixel, _ other: Pixel) -> Int32 {
    let red = Int32(one.red) - Int32(other.red)
    let green = Int32(one.green) - Int32(other.green)
    let blue = Int32(one.blue) - Int32(other.blue)
    return (3 &* red &* red &+ 4 &* green &* green &+ 2 &* blue &* blue) / 9
  }
}
