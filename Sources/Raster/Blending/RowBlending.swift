// Each kind of blending for whole rows: by the processor's vectors or by a loop over spans of equal length. Both give the same bits.

extension Span<Pixel> {
  /// Whether no pixel lets anything shine through.
  var isOpaque: Bool {
    var common: UInt32 = .max
    for index in indices { common &= self[index].bits }
    return common >= 0xFF00_0000
  }
}

extension MutableSpan<Pixel> {
  mutating func copy(_ source: Span<Pixel>, _ kernels: Kernels) {
    if kernels.areVectors { return kernels.copy(&self, Patch(row: count), source, stride: count) }
    precondition(source.count == count, "A row is laid over as many pixels as it has")
    for index in indices { self[index] = source[index] }
  }

  /// Blends one colour over every pixel.
  mutating func lay(_ color: Pixel, _ kernels: Kernels) {
    guard color.alpha < 255 else { return update(repeating: color) }
    if kernels.areVectors { return kernels.over(&self, Patch(row: count), color) }
    for index in indices { self[index] = color.over(self[index]) }
  }

  /// Blends one colour over every pixel, as far as the pixel is covered.
  mutating func lay(_ color: Pixel, coverage: Span<UInt8>, opacity: UInt8, _ kernels: Kernels) {
    if kernels.areVectors { return kernels.over(&self, color, coverage, opacity) }
    precondition(coverage.count == count, "A row has one coverage for each pixel")
    for index in indices {
      self[index] = color.scaled(by: product(coverage[index], opacity)).over(self[index])
    }
  }

  mutating func lay(_ source: Span<Pixel>, opacity: UInt8, _ kernels: Kernels) {
    guard opacity == 255 else { return layScaled(source, by: opacity, kernels) }
    if kernels.areVectors { return kernels.over(&self, Patch(row: count), source, stride: count) }
    precondition(source.count == count, "A row is laid over as many pixels as it has")
    for index in indices { self[index] = source[index].over(self[index]) }
  }

  private mutating func layScaled(_ source: Span<Pixel>, by factor: UInt8, _ kernels: Kernels) {
    if kernels.areVectors { return kernels.over(&self, Patch(row: count), source, stride: count, by: factor) }
    precondition(source.count == count, "A row is laid over as many pixels as it has")
    for index in indices { self[index] = source[index].scaled(by: factor).over(self[index]) }
  }

  mutating func lay(_ source: Span<Pixel>, coverage: Span<UInt8>, opacity: UInt8, _ kernels: Kernels) {
    if kernels.areVectors { return kernels.over(&self, source, coverage, opacity) }
    precondition(source.count == count && coverage.count == count, "A row has one coverage for each pixel")
    for index in indices {
      self[index] = source[index].scaled(by: product(coverage[index], opacity)).over(self[index])
    }
  }

  mutating func restore(_ backdrop: Span<Pixel>, outside coverage: UInt8) {
    precondition(backdrop.count == count, "A row is laid over as many pixels as it has")
    for index in indices { self[index] = self[index].mixed(coverage, into: backdrop[index]) }
  }

  /// Puts the backdrop back as far as the clip does not let through what was painted over it.
  mutating func restore(_ backdrop: Span<Pixel>, outside coverage: Span<UInt8>, _ kernels: Kernels) {
    if kernels.areVectors { return kernels.restore(&self, backdrop, outside: coverage) }
    precondition(backdrop.count == count && coverage.count == count, "A row has one coverage for each pixel")
    for index in indices { self[index] = self[index].mixed(coverage[index], into: backdrop[index]) }
  }
}
