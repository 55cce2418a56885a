// From pictures to pixels: shape and matrix → outline → coverage, row by row → source of the paint → blending.
//
// Goals, in this order: the same bytes on every machine and by every route, edges true to 1/255, speed. Out of scope: text,
// three-dimensional bodies that cut each other, colour spaces other than sRGB.

extension Picture {
  /// The picture on transparent black.
  public func rasterized(edges: Edges = .smooth) -> Bitmap {
    rasterized(.fast, edges: edges)
  }

  /// Paints the picture over what the bitmap shows, from its upper left corner; what does not fit is cut off.
  public func draw(into bitmap: inout Bitmap, edges: Edges = .smooth) {
    let frame = Region(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    var pixels: [Pixel] = []
    swap(&pixels, &bitmap.storage)
    var canvas = Canvas(frame, Rules(edges: edges), pixels: consume pixels)
    canvas.paint(items, within: region.intersection(frame))
    swap(&canvas.pixels, &bitmap.storage)
  }

  package func rasterized(_ route: Route, edges: Edges = .smooth) -> Bitmap {
    var canvas = Canvas(region, Rules(route: route, edges: edges))
    canvas.paint(items, within: region)
    return Bitmap(width: width, height: height, pixels: canvas.pixels)
  }

  var region: Region {
    Region(minX: 0, minY: 0, maxX: width, maxY: height)
  }
}
