/// The pixels of a bitmap under an affine matrix, bilinear between the centres of texels. Beyond the bitmap its edge pixels are
/// repeated.
///
/// The matrix decides how a row is made: as a slice of the bitmap, from two or four texels by weights that all pixels share, or
/// from four texels by weights of each pixel's own. All ways agree bit for bit.
struct BitmapSource {
  let bitmap: Bitmap
  let map: TexelMap
  private let way: Way

  private enum Way {
    case whole(x: Int, y: Int)
    case shifted(TexelMap.Place)
    case general
  }

  init(_ bitmap: Bitmap, _ map: TexelMap) {
    self.bitmap = bitmap
    self.map = map
    let place = map.place(0, 0)
    if !map.isTranslation {
      way = .general
    } else if place.right == 0, place.down == 0 {
      way = .whole(x: place.x, y: place.y)
    } else {
      way = .shifted(place)
    }
  }

  /// Whether every pixel shows one texel as it is.
  var isWhole: Bool { if case .whole = way { true } else { false } }

  /// The indices of the texels that a row shows as they are; nil if the row mixes texels or goes beyond the bitmap.
  @inline(__always)
  func slice(_ columns: Range<Int>, _ y: Int) -> Range<Int>? {
    guard case .whole(let shiftX, let shiftY) = way else { return nil }
    let row = y + shiftY
    guard row >= 0, row < bitmap.height else { return nil }
    guard columns.lowerBound + shiftX >= 0, columns.upperBound + shiftX <= bitmap.width else { return nil }
    let start = row * bitmap.width + shiftX
    return start + columns.lowerBound..<start + columns.upperBound
  }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int, _ kernels: Kernels) {
    switch way {
    case .shifted(let place): fillShifted(&row, columns, y, place, kernels)
    case .general where kernels.areVectors: fillByVectors(&row, columns, y, kernels)
    case .whole, .general: fillGenerally(&row, columns, y)
    }
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel { bitmap.mixedPlainly(map.place(x, y)) }

  @inline(__always)
  private func clampedY(_ y: Int) -> Int { min(max(y, 0), bitmap.height - 1) }
}

// MARK: Weights of their own

extension BitmapSource {
  /// Makes pixels whose four texels lie within the bitmap by vectors, the others one by one.
  private func fillByVectors(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int, _ kernels: Kernels) {
    let inner = map.inner(columns, y, width: bitmap.width, height: bitmap.height)
    let texels = bitmap.storage.span
    for x in columns.lowerBound..<inner.lowerBound { row[x - columns.lowerBound] = bitmap.mixed(texels, map.place(x, y)) }
    for x in inner.upperBound..<columns.upperBound { row[x - columns.lowerBound] = bitmap.mixed(texels, map.place(x, y)) }
    guard !inner.isEmpty else { return }
    var target = row._mutatingExtracting(inner.lowerBound - columns.lowerBound..<inner.upperBound - columns.lowerBound)
    kernels.bilinear(&target, bitmap, map, inner.lowerBound, y)
  }

  private func fillGenerally(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int) {
    let texels = bitmap.storage.span
    let half = 1 << 15
    var u = map.u.origin + columns.lowerBound * map.u.right + y * map.u.down + half
    var v = map.v.origin + columns.lowerBound * map.v.right + y * map.v.down + half
    for index in 0..<columns.count {
      row[index] = bitmap.mixed(texels, TexelMap.place(u: u, v: v))
      u &+= map.u.right
      v &+= map.v.right
    }
  }
}

// MARK: Constant weights

extension BitmapSource {
  private func fillShifted(
    _ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int, _ place: TexelMap.Place, _ kernels: Kernels
  ) {
    let (first, end) = (columns.lowerBound + place.x, columns.upperBound + place.x)
    let inner = max(first, 0)..<max(min(end, bitmap.width - 1), first, 0)
    guard !inner.isEmpty else { return fillGenerally(&row, columns, y) }
    let texels = bitmap.storage.span
    for x in first..<inner.lowerBound { row[x - first] = bitmap.mixed(texels, map.place(x - place.x, y)) }
    for x in inner.upperBound..<end { row[x - first] = bitmap.mixed(texels, map.place(x - place.x, y)) }
    let upper = clampedY(y + place.y) * bitmap.width + inner.lowerBound
    let lower = clampedY(y + place.y + 1) * bitmap.width + inner.lowerBound
    let weights = BilinearWeights(right: place.right, down: place.down)
    let start = inner.lowerBound - first
    var target = row._mutatingExtracting(start..<start + inner.count)
    let upperTexels = bitmap.storage.span.extracting(upper..<upper + inner.count + 1)
    if place.down == 0 {
      mixTwo(&target, upperTexels, weights, kernels)
    } else {
      mixFour(&target, upperTexels, bitmap.storage.span.extracting(lower..<lower + inner.count + 1), weights, kernels)
    }
  }

  private func mixTwo(
    _ row: inout MutableSpan<Pixel>, _ texels: Span<Pixel>, _ weights: BilinearWeights, _ kernels: Kernels
  ) {
    if kernels.areVectors { return kernels.mixTwo(&row, texels, weights) }
    precondition(texels.count > row.count, "A row of texels ends one after its pixels")
    for index in row.indices {
      row[index] = Self.mixTwo(texels[index].bits, texels[index + 1].bits, weights)
    }
  }

  @inline(__always)
  private static func mixTwo(_ left: UInt32, _ right: UInt32, _ weights: BilinearWeights) -> Pixel {
    let lanes: UInt32 = 0x00FF_00FF
    let redBlue = (left & lanes) &* weights.upperLeft &+ (right & lanes) &* weights.upperRight &+ 0x0080_0080
    let greenAlpha = (left >> 8 & lanes) &* weights.upperLeft &+ (right >> 8 & lanes) &* weights.upperRight &+ 0x0080_0080
    return Pixel(bits: redBlue >> 8 & lanes | greenAlpha & 0xFF00_FF00)
  }

  private func mixFour(
    _ row: inout MutableSpan<Pixel>, _ upper: Span<Pixel>, _ lower: Span<Pixel>, _ weights: BilinearWeights, _ kernels: Kernels
  ) {
    if kernels.areVectors { return kernels.mixFour(&row, upper, lower, weights) }
    precondition(upper.count > row.count && lower.count > row.count, "A row of texels ends one after its pixels")
    for index in row.indices {
      row[index] = weights.mix(upper[index], upper[index + 1], lower[index], lower[index + 1])
    }
  }
}
