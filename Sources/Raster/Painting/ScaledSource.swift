/// The pixels of an upright bitmap made smaller, filtered row by row as they are asked for.
struct ScaledSource {
  private let filter: AreaFilter
  private let kernels: Kernels
  /// The device pixel that the filter's first column and first row make.
  private let origin: (x: Int, y: Int)

  /// - Returns: nil where the bitmap is not upright, or no smaller.
  init?(_ bitmap: Bitmap, _ matrix: Affine, bounds: Region, _ kernels: Kernels) {
    guard let map = matrix.inverted.map(TexelMap.init), map.isUpright, map.isMinifying else { return nil }
    let (columns, rows) = map.cells(bounds, width: bitmap.width, height: bitmap.height)
    self.kernels = kernels
    filter = AreaFilter(bitmap, columns: columns, rows: rows)
    origin = (bounds.minX, bounds.minY)
  }

  var isOpaque: Bool { filter.bitmap.isOpaque }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int) {
    filter.fill(&row, columns.lowerBound - origin.x..<columns.upperBound - origin.x, y - origin.y, kernels)
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    var one = [Pixel.clear]
    var row = one.mutableSpan
    fill(&row, x..<x + 1, y)
    return one[0]
  }
}

extension TexelMap {
  /// The cells into which the columns and the rows of a region of device pixels divide an upright bitmap.
  fileprivate func cells(_ bounds: Region, width: Int, height: Int) -> (columns: Cells, rows: Cells) {
    (
      Self.cells(u.origin, u.right, bounds.minX..<bounds.maxX, width),
      Self.cells(v.origin, v.down, bounds.minY..<bounds.maxY, height)
    )
  }

  private static func cells(_ origin: Int, _ step: Int, _ range: Range<Int>, _ texels: Int) -> Cells {
    let one = Double(one)
    let corner = Double(origin) / one + 0.5 - Double(step) / one / 2
    return Cells(range: range, origin: corner, step: Double(step) / one, texels: texels)
  }
}
