import Raster

/// A bitmap of at most 256 straight colours, as palette indices. Translucent colours come first, so that the list of alphas is
/// short.
struct PNGPalette {
  let width: Int
  let height: Int
  let colors: [Pixel]
  let indices: [UInt8]

  /// The bits of a palette index: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Nil if the bitmap has more than 256 colours.
  init?(_ bitmap: Bitmap) {
    var histogram = ColorHistogram(of: bitmap.pixels.count)
    guard histogram.add(bitmap.pixels, bitmap.pixels.indices, limit: 256, as: StraightColor.straight) else { return nil }
    let all = histogram.colors
    let order = all.indices.filter { all[$0].alpha < 255 } + all.indices.filter { all[$0].alpha == 255 }
    var places = Array(repeating: UInt8(0), count: all.count)
    for (place, color) in order.enumerated() { places[color] = UInt8(place) }
    width = bitmap.width
    height = bitmap.height
    colors = order.map { all[$0] }
    indices = histogram.identifiers.map { places[Int($0)] }
  }
}
