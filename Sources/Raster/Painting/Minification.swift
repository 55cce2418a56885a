/// A bitmap and the matrix under which it is painted, made so that pixels skip no texels where the bitmap is not upright.
///
/// It is first made smaller along its own axes, to the next whole size, and painted bilinearly from there. Sheared so far that its
/// axes nearly coincide, a bitmap may still alias.
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

  /// The next whole number of texels; up to 1/64 of a pixel more, as a rounding error may make it, does not count.
  private static func side(_ texels: Int, _ stretch: Double) -> Int {
    guard stretch < 1 else { return texels }
    return min(max(Int((Double(texels) * stretch - 1 / 64).rounded(.up)), 1), texels)
  }
}
