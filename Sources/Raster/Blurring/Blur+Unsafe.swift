import CRasterKernels

// Columns lie beside each other, so that vectors take many at a time; rows are made columns first.

extension Kernels {
  func blurRows(_ samples: inout [UInt16], _ domain: Region, _ rows: Range<Int>, _ blur: Blur) {
    let part = (rows.lowerBound - domain.minY) * domain.width..<(rows.upperBound - domain.minY) * domain.width
    guard !part.isEmpty else { return }
    var turned = [UInt16](repeating: 0, count: part.count)
    transpose(samples.span.extracting(part), width: domain.width, height: rows.count, into: &turned)
    blurColumns(&turned, width: rows.count, height: domain.width, blur)
    var back = [UInt16](repeating: 0, count: part.count)
    transpose(turned.span, width: rows.count, height: domain.width, into: &back)
    samples.replaceSubrange(part, with: back)
  }

  func blurColumns(_ samples: inout [UInt16], width: Int, height: Int, _ blur: Blur) {
    precondition(samples.count == width * height, "A plane is as large as its rows")
    var other = [UInt16](repeating: 0, count: samples.count)
    for _ in 0..<3 {
      unsafe samples.span.withUnsafeBufferPointer { from in
        unsafe other.withUnsafeMutableBufferPointer { to in
          guard let from = from.baseAddress, let to = to.baseAddress else { return }
          unsafe rk_box_columns(to, from, width, height, blur.radius, UInt32(blur.whole), UInt32(blur.edge))
        }
      }
      swap(&samples, &other)
    }
  }

  private func transpose(_ samples: Span<UInt16>, width: Int, height: Int, into result: inout [UInt16]) {
    precondition(samples.count == width * height && result.count == samples.count, "A plane is as large as its rows")
    unsafe samples.withUnsafeBufferPointer { from in
      unsafe result.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        unsafe rk_transpose(to, from, width, height)
      }
    }
  }
}
