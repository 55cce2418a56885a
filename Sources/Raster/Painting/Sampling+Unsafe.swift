import CRasterKernels

extension Kernels {
  func mixTwo(_ row: inout MutableSpan<Pixel>, _ texels: Span<Pixel>, _ weights: BilinearWeights) {
    precondition(texels.count > row.count, "A row of texels ends one after its pixels")
    let count = row.count
    unsafe row.withWords { words in
      unsafe texels.withWords { unsafe rk_mix_two(words, $0, count, weights.upperLeft, weights.upperRight) }
    }
  }

  func mixFour(_ row: inout MutableSpan<Pixel>, _ upper: Span<Pixel>, _ lower: Span<Pixel>, _ weights: BilinearWeights) {
    precondition(upper.count > row.count && lower.count > row.count, "A row of texels ends one after its pixels")
    let count = row.count
    let four = [weights.upperLeft, weights.upperRight, weights.lowerLeft, weights.lowerRight]
    unsafe row.withWords { words in
      unsafe upper.withWords { upper in unsafe lower.withWords { lower in unsafe rk_mix_four(words, upper, lower, count, four) } }
    }
  }

  /// - Precondition: all places of the row lie within the bitmap; see `TexelMap.inner`.
  func bilinear(_ row: inout MutableSpan<Pixel>, _ bitmap: Bitmap, _ map: TexelMap, _ x: Int, _ y: Int) {
    let (count, half) = (row.count, 1 << 15)
    precondition(map.inner(x..<x + count, y, width: bitmap.width, height: bitmap.height) == x..<x + count, "No place is outside")
    let (u, v) = (map.u.origin + x * map.u.right + y * map.u.down + half, map.v.origin + x * map.v.right + y * map.v.down + half)
    unsafe row.withWords { words in
      unsafe bitmap.storage.span.withWords { texels in
        unsafe rk_bilinear(words, texels, bitmap.width, count, Int64(u), Int64(v), Int64(map.u.right), Int64(map.v.right))
      }
    }
  }

  /// - Returns: how many pixels are filled. It stops before eight of which one needs texels beyond the bitmap, or before fewer than
  ///   eight.
  func perspective(
    _ row: inout MutableSpan<Pixel>, _ bitmap: Bitmap, _ matrix: Projection, _ x: Int, _ y: Int, _ places: Places
  ) -> Int {
    let (count, m) = (row.count, matrix.numerator)
    precondition((1...16).contains(places.columns) && (1...16).contains(places.rows), "No sum of places leaves 16 bits")
    let numbers = [m.a, m.c, m.tx, m.b, m.d, m.ty, matrix.px, matrix.py, matrix.pw]
    var done = 0
    unsafe row.withWords { words in
      unsafe bitmap.storage.span.withWords { texels in
        done = unsafe rk_perspective(
          words, texels, bitmap.width, bitmap.height, count, numbers, Double(x), Double(y), places.columns, places.rows)
      }
    }
    return done
  }
}
