extension Canvas {
  mutating func paint(_ fill: Picture.Fill, within region: Region) {
    let mapping = Mapping(fill.transform, fill.projection)
    guard fill.opacity > 0, let coverage = Coverage(fill.shape, mapping, within: region, rules),
      let source = Source(fill.paint, mapping, bounds: coverage.bounds, rules)
    else { return }
    lay(source, coverage, opacity: fill.opacity, blend: fill.blend)
  }

  mutating func lay(_ color: Pixel, on block: Region) {
    guard !block.isEmpty, color != .clear else { return }
    let (kernels, columns) = (rules.kernels, block.minX..<block.maxX)
    if kernels.areVectors {
      withPatch(columns, block.rows) { kernels.lay(color, on: &$0, $1) }
    } else {
      for y in block.rows { withRow(columns, y) { $0.lay(color, kernels) } }
    }
  }

  mutating func lay(_ source: Source, _ coverage: Coverage, opacity: UInt8, blend: Blend) {
    if case .color(.clear) = source { return }
    var coverage = coverage
    var brush = Brush(source, coverage.bounds, opacity: opacity, blend: blend, kernels: rules.kernels)
    var scanline = coverage.scanline
    let isShort = rules.isShort
    var y = coverage.bounds.minY
    while y < coverage.bounds.maxY {
      coverage.scan(y, into: &scanline)
      let alike = y..<min(coverage.nextChange, coverage.bounds.maxY)
      if isShort {
        brush.lay(scanline, alike, on: &self)
      } else {
        for run in scanline.runs { for y in alike { brush.layPlainly(run, y, scanline, on: &self) } }
      }
      y = alike.upperBound
    }
  }
}

/// Paints with a source on a canvas, with a buffer for one row of the source's pixels.
private struct Brush {
  let source: Source
  let opacity: UInt8
  let blend: Blend
  let kernels: Kernels
  /// Whether the paint hides what was there wherever a pixel is covered entirely.
  private let isOpaque: Bool
  private var room: [Pixel]

  init(_ source: Source, _ bounds: Region, opacity: UInt8, blend: Blend, kernels: Kernels) {
    self.kernels = kernels
    isOpaque = source.isOpaque && opacity == 255 && blend == .sourceOver
    self.source = source
    self.opacity = opacity
    self.blend = blend
    if case .color = source, blend == .sourceOver { room = [] } else { room = Array(repeating: .clear, count: bounds.width) }
  }

  /// Paints rows that all have the same coverage.
  mutating func lay(_ scanline: Scanline, _ rows: Range<Int>, on canvas: inout Canvas) {
    if isOpaque, source.isMadeByRow, let stretch = scanline.stretch {
      for y in rows { lay(scanline, y, stretch, on: &canvas) }
    } else {
      for run in scanline.runs { lay(run, rows, scanline, on: &canvas) }
    }
  }

  /// Paints a row that is covered entirely but for a few pixels. The source fills the whole row on the canvas; then the pixels that
  /// are covered in part get back what was there, and are painted by their coverage.
  private mutating func lay(_ scanline: Scanline, _ y: Int, _ stretch: Range<Int>, on canvas: inout Canvas) {
    let (source, kernels) = (source, kernels)
    for run in scanline.runs where run.coverage != 255 {
      for x in run.columns { room[x - stretch.lowerBound] = canvas.pixels[canvas.index(x, y)] }
    }
    canvas.withRow(stretch, y) { source.fill(&$0, stretch, y, kernels) }
    for run in scanline.runs where run.coverage != 255 {
      for x in run.columns { swap(&room[x - stretch.lowerBound], &canvas.pixels[canvas.index(x, y)]) }
      let start = run.columns.lowerBound - stretch.lowerBound
      lay(room.span.extracting(start..<start + run.columns.count), run, y, scanline, on: &canvas)
    }
  }

  private mutating func lay(_ run: Scanline.Run, _ rows: Range<Int>, _ scanline: Scanline, on canvas: inout Canvas) {
    if kernels.areVectors, blend == .sourceOver, let coverage = run.coverage,
      layPatch(run.columns, rows, by: product(coverage, opacity), on: &canvas)
    {
      return
    }
    for y in rows { lay(run, y, scanline, on: &canvas) }
  }

  /// Paints all rows at once if the source is one colour, or a bitmap whose texels fall on whole pixels.
  ///
  /// - Returns: false for any other source, of which nothing is painted.
  private func layPatch(_ columns: Range<Int>, _ rows: Range<Int>, by factor: UInt8, on canvas: inout Canvas) -> Bool {
    let kernels = kernels
    switch source {
    case .color(let color): canvas.withPatch(columns, rows) { kernels.lay(color.scaled(by: factor), on: &$0, $1) }
    case .bitmap(let source):
      guard let first = source.slice(columns, rows.lowerBound), let last = source.slice(columns, rows.upperBound - 1) else {
        return false
      }
      let (bitmap, isOpaque) = (source.bitmap, source.bitmap.isOpaque)
      let texels = bitmap.storage.span.extracting(first.lowerBound..<last.upperBound)
      canvas.withPatch(columns, rows) { target, patch in
        if isOpaque, factor == 255 {
          kernels.copy(&target, patch, texels, stride: bitmap.width)
        } else {
          kernels.over(&target, patch, texels, stride: bitmap.width, by: factor, isOpaque: isOpaque)
        }
      }
    case .gradient, .scaled, .perspective: return false
    }
    return true
  }

  private mutating func lay(_ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    guard blend == .sourceOver else { return blend(run, y, scanline, on: &canvas) }
    switch source {
    case .color(let color): return lay(color, run, y, scanline, on: &canvas)
    case .gradient(let gradient):
      if let color = gradient.color(row: y) { return lay(color, run, y, scanline, on: &canvas) }
    case .bitmap(let bitmap):
      if let slice = bitmap.slice(run.columns, y) {
        return lay(bitmap.bitmap.storage.span.extracting(slice), run, y, scanline, on: &canvas)
      }
    case .scaled, .perspective: break
    }
    if isOpaque, run.coverage == 255 {
      let (source, kernels) = (source, kernels)
      return canvas.withRow(run.columns, y) { source.fill(&$0, run.columns, y, kernels) }
    }
    fillRoom(run, y)
    lay(room.span.extracting(0..<run.columns.count), run, y, scanline, on: &canvas)
  }

  private mutating func fillRoom(_ run: Scanline.Run, _ y: Int) {
    let (source, kernels) = (source, kernels)
    var row = room.mutableSpan
    source.fill(&row, run.columns, y, kernels)
  }

  @inline(__always)
  private func lay(_ row: Span<Pixel>, _ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    let (opacity, kernels, isOpaque) = (opacity, kernels, isOpaque)
    canvas.withRow(run.columns, y) { target in
      if isOpaque, run.coverage == 255 {
        target.copy(row, kernels)
      } else if let coverage = run.coverage {
        target.lay(row, opacity: product(coverage, opacity), kernels)
      } else {
        target.lay(row, coverage: scanline.cells.span.extracting(scanline.indices(run)), opacity: opacity, kernels)
      }
    }
  }

  private func lay(_ color: Pixel, _ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    let (opacity, kernels) = (opacity, kernels)
    canvas.withRow(run.columns, y) { target in
      if let coverage = run.coverage {
        target.lay(color.scaled(by: product(coverage, opacity)), kernels)
      } else {
        target.lay(color, coverage: scanline.cells.span.extracting(scanline.indices(run)), opacity: opacity, kernels)
      }
    }
  }

  /// Lays a row in a mode other than source over.
  private mutating func blend(_ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    fillRoom(run, y)
    let (blend, opacity, row) = (blend, opacity, room.span)
    let cells = scanline.cells.span.extracting(scanline.indices(run))
    canvas.withRow(run.columns, y) { target in
      for index in target.indices {
        let factor = product(run.coverage ?? cells[index], opacity)
        target[index] = blend.blended(row[index].scaled(by: factor), target[index])
      }
    }
  }

  /// Paints a row pixel by pixel, whatever the source.
  func layPlainly(_ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    for x in run.columns {
      let coverage = run.coverage ?? scanline.cells[x - scanline.origin]
      let index = canvas.index(x, y)
      let pixel = source.pixel(x, y).scaledPlainly(by: product(coverage, opacity))
      canvas.pixels[index] =
        blend == .sourceOver ? pixel.overPlainly(canvas.pixels[index]) : blend.blendedPlainly(pixel, canvas.pixels[index])
    }
  }
}

extension Kernels {
  fileprivate func lay(_ color: Pixel, on target: inout MutableSpan<Pixel>, _ patch: Patch) {
    if color.alpha == 255 { fill(&target, patch, color) } else { over(&target, patch, color) }
  }
}
