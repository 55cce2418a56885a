extension Canvas {
  mutating func paint(_ fill: Picture.Fill, within region: Region) {
    let mapping = Mapping(fill.transform, fill.projection)
    guard fill.opacity > 0, let coverage = Coverage(fill.shape, mapping, within: region, rules),
      let source = Source(fill.paint, mapping, bounds: coverage.bounds)
    else { return }
    lay(source, coverage, opacity: fill.opacity, blend: fill.blend)
  }

  mutating func lay(_ source: Source, _ coverage: Coverage, opacity: UInt8, blend: Blend) {
    if case .color(.clear) = source { return }
    var coverage = coverage
    var brush = Brush(source, coverage.bounds, opacity: opacity, blend: blend)
    var scanline = coverage.scanline
    for y in coverage.bounds.rows {
      coverage.scan(y, into: &scanline)
      for run in scanline.runs {
        switch rules.route {
        case .fast: brush.lay(run, y, scanline, on: &self)
        case .plain: brush.layPlainly(run, y, scanline, on: &self)
        }
      }
    }
  }
}

/// A source on its way to a canvas, with room for one row of it.
private struct Brush {
  let source: Source
  let opacity: UInt8
  let blend: Blend
  var room: [Pixel]

  init(_ source: Source, _ bounds: Region, opacity: UInt8, blend: Blend) {
    self.source = source
    self.opacity = opacity
    self.blend = blend
    if case .color = source, blend == .sourceOver { room = [] } else { room = Array(repeating: .clear, count: bounds.width) }
  }

  mutating func lay(_ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    guard blend == .sourceOver else { return blend(run, y, scanline, on: &canvas) }
    switch source {
    case .color(let color): return lay(color, run, y, scanline, on: &canvas)
    case .gradient(let gradient):
      if let color = gradient.color(row: y) { return lay(color, run, y, scanline, on: &canvas) }
    case .bitmap(let bitmap):
      if let slice = bitmap.slice(run.columns, y) {
        return lay(bitmap.bitmap.storage.span.extracting(slice), run, y, scanline, on: &canvas)
      }
    case .perspective: break
    }
    fillRoom(run, y)
    lay(room.span.extracting(0..<run.columns.count), run, y, scanline, on: &canvas)
  }

  private mutating func fillRoom(_ run: Scanline.Run, _ y: Int) {
    let source = source
    var row = room.mutableSpan
    source.fill(&row, run.columns, y)
  }

  @inline(__always)
  private func lay(_ row: Span<Pixel>, _ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    let opacity = opacity
    canvas.withRow(run.columns, y) { target in
      if let coverage = run.coverage {
        target.lay(row, opacity: product(coverage, opacity))
      } else {
        target.lay(row, coverage: scanline.cells.span.extracting(scanline.indices(run)), opacity: opacity)
      }
    }
  }

  private func lay(_ color: Pixel, _ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    let opacity = opacity
    canvas.withRow(run.columns, y) { target in
      if let coverage = run.coverage {
        target.lay(color.scaled(by: product(coverage, opacity)))
      } else {
        target.lay(color, coverage: scanline.cells.span.extracting(scanline.indices(run)), opacity: opacity)
      }
    }
  }

  /// A row in a mode other than source over.
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

  /// Pixel by pixel, whatever the paint.
  func layPlainly(_ run: Scanline.Run, _ y: Int, _ scanline: Scanline, on canvas: inout Canvas) {
    for x in run.columns {
      let coverage = run.coverage ?? scanline.cells[x - scanline.origin]
      let index = canvas.indices(x..<x + 1, y).lowerBound
      let pixel = source.pixel(x, y).scaledPlainly(by: product(coverage, opacity))
      canvas.pixels[index] =
        blend == .sourceOver ? pixel.overPlainly(canvas.pixels[index]) : blend.blendedPlainly(pixel, canvas.pixels[index])
    }
  }
}
