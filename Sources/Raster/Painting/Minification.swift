/// A bitmap and the map under which it is painted. A turned or sheared bitmap is made smaller first, so that pixels skip no texels.
///
/// It is made smaller along its own axes, to the next whole size, and sampled bilinearly from there. If it is sheared so far that
/// its axes nearly coincide, it may still alias.
struct Minification {
  var bitmap: Bitmap
  var map: TexelMap

  /// - Parameter matrix: from texels to device pixels.
  /// - Returns: nil where the matrix has no inverse.
  init?(_ bitmap: Bitmap, _ matrix: Affine, _ rules: Rules) {
    guard let inverse = matrix.inverted else { return nil }
    self.bitmap = bitmap
    map = TexelMap(inverse)
    if !map.isUpright { shrink(matrix, rules) }
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

  /// The length of a stretched side, rounded up to whole texels. An excess of up to 1/64, as rounding errors make it, does not
  /// count.
  private static func side(_ texels: Int, _ stretch: Double) -> Int {
    guard stretch < 1 else { return texels }
    return min(max(Int((Double(texels) * stretch - 1 / 64).rounded(.up)), 1), texels)
  }
}
