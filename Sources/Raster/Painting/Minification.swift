/// A bitmap and the matrix under which it is painted, made so that no pixel skips a texel.
///
/// Upright bitmaps are resampled straight onto the device's pixels. Others are first made smaller along their own axes, to the
/// next whole size, and painted bilinearly from there. Sheared so far that its axes nearly coincide, a bitmap may still alias.
struct Minification {
  var bitmap: Bitmap
  var map: TexelMap

  /// - Parameters:
  ///   - matrix: from texels to device pixels.
  ///   - bounds: the device pixels that will be asked for.
  /// - Returns: nil where the matrix has no inverse.
  init?(_ bitmap: Bitmap, _ matrix: Affine, bounds: Region, _ rules: Rules) {
    guard let inverse = matrix.inverted else { return nil }
    self.bitmap = bitmap
    map = TexelMap(inverse)
    if map.isUpright {
      if map.isMinifying { resample(onto: bounds, rules.kernels) }
    } else {
      shrink(matrix, rules)
    }
  }

  private mutating func resample(onto bounds: Region, _ kernels: Kernels) {
    let (columns, rows) = map.cells(bounds, width: bitmap.width, height: bitmap.height)
    bitmap = AreaFilter(bitmap, columns: columns, rows: rows).resampled(kernels)
    map = TexelMap(.translation(x: -Double(bounds.minX), y: -Double(bounds.minY)))
  }

  private mutating func shrink(_ matrix: Affine, _ rules: Rules) {
    let width = Self.side(bitmap.width, (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot())
    let height = Self.side(bitmap.height, (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
    guard width < bitmap.width || height < bitmap.height else { return }
    let growth = Affine.scale(x: Double(bitmap.width) / Double(width), y: Double(bitmap.height) / Double(height))
    guard let inverse = growth.concatenating(matrix).inverted else { return }
    bitmap = AreaFilter.shrunk(bitmap, width: width, height: height, rules)
    map = TexelMap(inverse)
  }

  /// The next whole length; what a rounding error or 1/64 of a pixel would cost a texel costs none.
  private static func side(_ texels: Int, _ stretch: Double) -> Int {
    guard stretch < 1 else { return texels }
    return min(max(Int((Double(texels) * stretch - 1 / 64).rounded(.up)), 1), texels)
  }
}

extension TexelMap {
  /// Where the columns and the rows of some device pixels lie on an upright bitmap.
  func cells(_ bounds: Region, width: Int, height: Int) -> (columns: Cells, rows: Cells) {
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
