import CRasterKernels

extension Kernels {
  /// Makes each sample the weighted mean of the samples above and below it that lie in the blur's box.
  func boxColumns(_ samples: Span<UInt16>, into result: inout [UInt16], width: Int, height: Int, _ blur: Blur) {
    precondition(samples.count == width * height && result.count == samples.count, "A plane is as large as its rows")
    unsafe samples.withUnsafeBufferPointer { from in
      unsafe result.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        unsafe rk_box_columns(to, from, width, height, blur.radius, UInt32(blur.whole), UInt32(blur.edge))
      }
    }
  }

  /// The samples with columns turned into rows.
  func transposed(_ samples: Span<UInt16>, width: Int, height: Int) -> [UInt16] {
    precondition(samples.count == width * height, "A plane is as large as its rows")
    guard areVectors else { return samples.indices.map { samples[$0 % height * width + $0 / height] } }
    var result = [UInt16](repeating: 0, count: samples.count)
    unsafe samples.withUnsafeBufferPointer { from in
      unsafe result.withUnsafeMutableBufferPointer { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        unsafe rk_transpose(to, from, width, height)
      }
    }
    return result
  }
}
