internal import Raster

/// Walks a layer tree and writes down what it shows, back to front.
@MainActor
struct PictureBuilder {
  /// Shows the tree as the turn found it, without what has been changed since.
  let showsRendered: Bool

  /// - Parameters:
  ///   - matrix: from the layer's own coordinates to device pixels.
  ///   - layerTime: the layer's own time.
  func items(of layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> [Picture.Item] {
    var items = PaintedItems()
    paint(values(of: layer, at: layerTime), matrix, layerTime, into: &items)
    return items.items
  }

  private func values(of layer: CALayer, at time: Double) -> LayerValues {
    (showsRendered ? layer.renderedValues : layer.values).presented(at: time)
  }

  private func paint(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    let opacity = values.opacity > 0 ? UInt8((Double(min(values.opacity, 1)) * 255).rounded()) : 0
    guard !values.isHidden, opacity > 0, matrix.a * matrix.d != matrix.b * matrix.c else { return }
    guard opacity < 255 else { return paintAll(values, matrix, layerTime, into: &items) }
    var sheet = PaintedItems()
    paintAll(values, matrix, layerTime, into: &sheet)
    items.add(sheet.faded(to: opacity))
  }

  private func paintAll(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    paintBackground(of: values, matrix, into: &items)
    guard values.masksToBounds else { return paintInside(of: values, matrix, layerTime, into: &items) }
    guard hasArea(values.bounds) else { return }
    var inside = PaintedItems()
    paintInside(of: values, matrix, layerTime, into: &inside)
    items.add(inside.clipped(to: Picture.Clip(outline(of: values), transform: matrix.affine)))
  }

  private func paintInside(
    of values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    paintContent(of: values, matrix, into: &items)
    for sublayer in sublayers(of: values, layerTime: layerTime) {
      paint(sublayer.values, sublayer.values.matrixToParent.concatenating(matrix), sublayer.time, into: &items)
    }
  }

  // MARK: What the layer itself shows

  private func paintBackground(of values: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard let pixel = values.backgroundColor?.color.premultiplied, pixel.alpha > 0, hasArea(values.bounds) else { return }
    items.add(Picture.Fill(outline(of: values), .color(pixel), transform: matrix.affine), isOpaque: pixel.alpha == 255)
  }

  private func paintContent(of values: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard hasArea(values.bounds) else { return }
    if let gradient = values.gradient, !gradient.stops.isEmpty {
      let paint = paint(gradient, values.bounds)
      items.add(
        Picture.Fill(outline(of: values), .linearGradient(paint), transform: matrix.affine),
        isOpaque: paint.stops.allSatisfy { $0.color.alpha == 255 })
    }
    let part = values.contentsRect
    if let image = values.contents, hasArea(part) {
      let size = CGSize(
        width: CGFloat(image.width) * part.width / values.contentsScale,
        height: CGFloat(image.height) * part.height / values.contentsScale)
      let rect = values.contentsGravity.rect(for: size, in: values.bounds)
      let whole = CGRect(
        x: rect.minX - part.minX * rect.width / part.width, y: rect.minY - part.minY * rect.height / part.height,
        width: rect.width / part.width, height: rect.height / part.height)
      items.add(
        Picture.Fill(.rect(rect.raster), .bitmap(image.bitmap, whole.raster), transform: matrix.affine),
        isOpaque: image.isOpaque)
    }
  }

  private func hasArea(_ rect: CGRect) -> Bool {
    rect.size.width > 0 && rect.size.height > 0
  }

  private func outline(of values: LayerValues) -> Picture.Shape {
    let rect = values.bounds.raster
    return values.cornerRadius > 0 ? .roundedRect(rect, radius: Double(values.cornerRadius)) : .rect(rect)
  }

  private func paint(_ gradient: AxialGradient, _ bounds: CGRect) -> LinearGradient {
    func point(_ unit: CGPoint) -> Point {
      Point(x: Double(bounds.minX + unit.x * bounds.width), y: Double(bounds.minY + unit.y * bounds.height))
    }
    return LinearGradient(
      from: point(gradient.start), to: point(gradient.end),
      stops: gradient.stops.map { LinearGradient.Stop($0.color.color.premultiplied, at: $0.location) })
  }

  // MARK: What it holds

  /// By z position; siblings at the same one keep their order.
  private func sublayers(of values: LayerValues, layerTime: Double) -> [(values: LayerValues, time: Double)] {
    let shown = values.sublayers.map { layer in
      let time = (showsRendered ? layer.renderedValues : layer.values).timing.localTime(at: layerTime)
      return (values: self.values(of: layer, at: time), time: time)
    }
    guard shown.contains(where: { $0.values.zPosition != 0 }) else { return shown }
    return shown.enumerated()
      .sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CGRect {
  var raster: Rect {
    Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}
