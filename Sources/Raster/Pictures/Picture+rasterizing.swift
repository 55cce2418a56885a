// From pictures to pixels: shape and matrix → outline → coverage, row by row → source of the paint → blending.
//
// Goals, in this order: the same bytes on every machine and by every backend, edges true to 1/255, speed. Out of scope:
// three-dimensional bodies that cut each other, colour spaces other than sRGB.

extension Picture {
  /// The picture on transparent black.
  ///
  /// - Parameter cache: shared by the frames of a film.
  public func rasterized(edges: Edges = .smooth, cache: RasterCache? = nil, backend: Backend = .fast) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    draw(into: &bitmap, edges: edges, cache: cache, backend: backend)
    return bitmap
  }

  /// Paints the picture over what the bitmap shows, from its upper left corner; what does not fit is cut off.
  public func draw(
    into bitmap: inout Bitmap, edges: Edges = .smooth, cache: RasterCache? = nil, backend: Backend = .fast
  ) {
    paint(on: &bitmap, [region.intersection(bitmap.region)], Rules(backend, edges: edges, cache: cache))
  }

  /// Paints anew some regions of a bitmap that shows another picture, and leaves the rest as it is.
  ///
  /// With the damage from that picture, the bitmap shows this one.
  public func redraw(
    _ regions: [Region], in bitmap: inout Bitmap, edges: Edges = .smooth, cache: RasterCache? = nil, backend: Backend = .fast
  ) {
    let parts = regions.map { $0.intersection(region).intersection(bitmap.region) }
    for part in parts where !items.contains(where: { $0.solid.contains(part) }) { bitmap.clear(part) }
    paint(on: &bitmap, parts, Rules(backend, edges: edges, cache: cache))
  }

  private func paint(on bitmap: inout Bitmap, _ parts: [Region], _ rules: Rules) {
    var pixels: [Pixel] = []
    swap(&pixels, &bitmap.storage)
    var canvas = Canvas(bitmap.region, rules, pixels: consume pixels)
    for part in parts where !part.isEmpty { canvas.paint(items, within: part) }
    swap(&canvas.pixels, &bitmap.storage)
    bitmap.isOpaque = false
  }

  var region: Region { Region(width: width, height: height) }
}

extension Bitmap {
  fileprivate var region: Region { Region(width: width, height: height) }

  fileprivate mutating func clear(_ part: Region) {
    guard !part.isEmpty else { return }
    let width = width
    var pixels = storage.mutableSpan
    for y in part.rows {
      var row = pixels._mutatingExtracting(y * width + part.minX..<y * width + part.maxX)
      row.update(repeating: .clear)
    }
  }
}
