import Raster

extension ColorBins {
  /// Counts every `step`th pixel from the first on.
  mutating func count(_ pixels: some Collection<Pixel>, step: Int) {
    let known: Void? = pixels.withContiguousStorageIfAvailable { pixels in unsafe count(pixels, step: step) }
    precondition(known != nil, "Pixels lie in a row")
  }

  /// Half the time of checked places.
  private mutating func count(_ pixels: UnsafeBufferPointer<Pixel>, step: Int) {
    var used = bins.count
    bins += Array(repeating: Bin(), count: (pixels.count + step - 1) / step)
    unsafe bins.withUnsafeMutableBufferPointer { bins in
      unsafe numbers.withUnsafeMutableBufferPointer { numbers in
        for at in stride(from: 0, to: pixels.count, by: step) {
          let color = unsafe IndexedImage.shown(pixels[at])
          guard color.bits != 0 else {
            hasNothing = true
            continue
          }
          let bin = Self.bin(of: color)
          if unsafe numbers[bin] == 0 {
            used &+= 1
            unsafe numbers[bin] = Int32(truncatingIfNeeded: used)
          }
          unsafe bins[Int(numbers[bin]) &- 1].add(color)
        }
      }
    }
    bins.removeLast(bins.count - used)
  }
}
