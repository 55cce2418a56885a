/// The pixels of an upright bitmap made smaller, filtered row by row as they are asked for.
struct ScaledSource {
  private let filter: AreaFilter
  /// The device pixels that the filter's first column and row make.
  private let origin: (x: Int, y: Int)

  /// - Returns: nil where the bitmap is not upright, or no smaller.
  init?(_ bitmap: Bitmap, _ matrix: Affine, bounds: Region) {
    guard let map = matrix.inverted.map(TexelMap.init), map.isUpright, map.isMinifying else { return nil }
    let (columns, rows) = map.cells(bounds, width: bitmap.width, height: bitmap.height)
    filter = AreaFilter(bitmap, columns: columns, rows: rows)
    origin = (bounds.minX, bounds.minY)
  }

  var isOpaque: Bool { filter.bitmap.isOpaque }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int) {
    filter.fill(&row, columns.lowerBound - origin.x..<columns.upperBound - origin.x, y - origin.y)
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    var one = [Pixel.clear]
    var row = one.mutableSpan
    fill(&row, x..<x + 1, y)
    return one[0]
  }
}
