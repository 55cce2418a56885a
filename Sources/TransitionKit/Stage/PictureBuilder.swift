internal import Raster

/// Walks a layer tree and writes down what it shows, back to front.
///
/// Every layer is a plane that flattens what it holds. One seen in perspective is written down upright, and its picture is then
/// tilted as a whole.
@MainActor
struct PictureBuilder {
  /// Shows the tree as the turn found it, without what has been changed since.
  let showsRendered: Bool
  /// Shows the presentation, not the model.
  var showsAnimations = true

  /// - Parameters:
  ///   - matrix: from the layer's own coordinates to device pixels.
  ///   - layerTime: the layer's own time.
  func items(of layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> [Picture.Item] {
    painted(layer, matrix: matrix, layerTime: layerTime).items
  }

  func painted(_ layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> PaintedItems {
    var items = PaintedItems()
    paint(values(of: layer, at: layerTime), matrix, layerTime, into: &items)
    return items
  }

  /// The same without the layer's own opacity.
  func inside(_ layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> PaintedItems {
    var items = PaintedItems()
    paintChanging(values(of: layer, at: layerTime), matrix, layerTime, into: &items)
    return items
  }

  private func values(of layer: CALayer, at time: Double) -> LayerValues {
    guard showsAnimations else { return layer.values }
    return (showsRendered ? layer.renderedValues : layer.values).presented(at: time)
  }

  private func paint(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    let opacity = values.opacity > 0 ? UInt8((Double(min(values.opacity, 1)) * 255).rounded()) : 0
    guard !values.isHidden, opacity > 0, matrix.a * matrix.d != matrix.b * matrix.c else { return }
    guard opacity < 255 else { return paintChanging(values, matrix, layerTime, into: &items) }
    var sheet = PaintedItems()
    paintChanging(values, matrix, layerTime, into: &sheet)
    items.add(sheet.faded(to: opacity))
  }

  /// A layer in its parent's plane.
  private func paint(
    _ values: LayerValues, in parent: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double,
    into items: inout PaintedItems
  ) {
    if values.hasExtras, !values.extras.isDoubleSided, values.isTurnedAway(in: parent) { return }
    switch values.placement(in: parent) {
    case .flat(let own):
      paint(values, own.concatenating(matrix), layerTime, into: &items)
    case .perspective(let projection):
      let scale = (matrix.a * matrix.d - matrix.b * matrix.c).magnitude.squareRoot()
      var upright = PaintedItems()
      paint(values, CGAffineTransform(scaleX: scale, y: scale), layerTime, into: &upright)
      let back = Projection(.scale(x: 1 / Double(scale), y: 1 / Double(scale)))
      items.add(upright.tilted(by: back.concatenating(projection).concatenating(Projection(matrix.affine))))
    case .unseen: break
    }
  }

  private func paintChanging(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    guard values.hasExtras, let change = values.extras.change else {
      return paintMasked(values, matrix, layerTime, into: &items)
    }
    var new = PaintedItems()
    paintMasked(values, change.newMatrix(values.bounds, matrix), layerTime, into: &new)
    items.add(change.composed(with: new, values.bounds, matrix))
  }

  private func paintMasked(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    guard values.hasExtras, let mask = values.extras.mask else {
      return paintShadowed(values, matrix, layerTime, into: &items)
    }
    var (seen, kept) = (PaintedItems(), PaintedItems())
    paintShadowed(values, matrix, layerTime, into: &seen)
    let shown = self.shown(mask, layerTime)
    paint(shown.values, in: values, matrix, shown.time, into: &kept)
    items.add(seen.masked(by: kept))
  }

  private func paintShadowed(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    guard values.throwsShadow else { return paintAll(values, matrix, layerTime, into: &items) }
    var own = PaintedItems()
    paintAll(values, matrix, layerTime, into: &own)
    items.addShadow(values.shadow(of: own, matrix))
    items.add(own)
  }

  private func paintAll(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    values.paintBackground(matrix, into: &items)
    if !values.masksToBounds {
      paintInside(of: values, matrix, layerTime, into: &items)
    } else if values.hasArea {
      var inside = PaintedItems()
      paintInside(of: values, matrix, layerTime, into: &inside)
      items.add(inside.clipped(to: Picture.Clip(values.outline, transform: matrix.affine)))
    }
    values.paintBorder(matrix, into: &items)
  }

  private func paintInside(
    of values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    values.paintContent(matrix, into: &items)
    for sublayer in sublayers(of: values, layerTime: layerTime) {
      paint(sublayer.values, in: values, matrix, sublayer.time, into: &items)
    }
  }

  // MARK: What it holds

  /// By z position; siblings at the same one keep their order.
  private func sublayers(of values: LayerValues, layerTime: Double) -> [(values: LayerValues, time: Double)] {
    let shown = values.sublayers.map { self.shown($0, layerTime) }
    guard shown.contains(where: { $0.values.zPosition != 0 }) else { return shown }
    return shown.enumerated()
      .sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
      .map(\.element)
  }

  /// A layer's values and its own time, at its parent's.
  private func shown(_ layer: CALayer, _ parentTime: Double) -> (values: LayerValues, time: Double) {
    let time = (showsRendered ? layer.renderedValues : layer.values).timing.localTime(at: parentTime)
    return (values: values(of: layer, at: time), time: time)
  }
}
