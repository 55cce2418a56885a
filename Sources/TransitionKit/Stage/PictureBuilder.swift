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
  let walk = PictureWalk()

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
    let values = showsRendered ? layer.renderedValues : layer.values
    if values.animations.isEmpty { return values }
    walk.running += 1
    return values.presented(at: time)
  }

  private func paint(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    let opacity = values.opacity > 0 ? UInt8((Double(min(values.opacity, 1)) * 255).rounded()) : 0
    guard !values.isHidden, opacity > 0, matrix.a * matrix.d != matrix.b * matrix.c else { return }
    let blend = values.hasExtras ? values.extras.blend : .sourceOver
    guard opacity < 255 || blend != .sourceOver else { return paintChanging(values, matrix, layerTime, into: &items) }
    if values.isPlain { return values.paintBackground(matrix, opacity: opacity, into: &items) }
    var sheet = PaintedItems()
    paintChanging(values, matrix, layerTime, into: &sheet)
    items.add(sheet.faded(to: opacity, blend))
  }

  /// A layer in its parent's plane.
  private func paint(
    _ shown: Shown, in parent: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    guard shown.values.isSeen(in: parent) else { return }
    switch shown.values.placement(in: parent) {
    case .flat(let own): paint(shown, own.concatenating(matrix), into: &items)
    case .perspective(let projection):
      let scale = matrix.meanScale
      var upright = PaintedItems()
      paint(shown.values, CGAffineTransform(scaleX: scale, y: scale), shown.time, into: &upright)
      let back = Projection(.scale(x: 1 / Double(scale), y: 1 / Double(scale)))
      items.add(upright.tilted(by: back.concatenating(projection).concatenating(Projection(matrix.affine))))
    case .unseen: break
    }
  }

  private func paint(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    // One that holds no others is painted as fast as it is found again.
    guard showsAnimations, !showsRendered, !shown.values.sublayers.isEmpty, shown.values.animations.isEmpty else {
      return paint(shown.values, matrix, shown.time, into: &items)
    }
    paintKept(shown.layer, matrix, into: &items) { paint(shown.values, matrix, shown.time, into: &$0) }
  }

  private func paintChanging(
    _ values: LayerValues, _ matrix: CGAffineTransform, _ layerTime: Double, into items: inout PaintedItems
  ) {
    guard values.hasExtras, let change = values.extras.change else {
      return paintMasked(values, matrix, layerTime, into: &items)
    }
    let turned = change.turned(values.bounds, matrix) { matrix, items in
      paintMasked(values, matrix, layerTime, into: &items)
    }
    if let turned { return items.add(turned) }
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
    paint(shown(mask, layerTime), in: values, matrix, into: &kept)
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
    guard values.turnsSublayers || values.sublayers.contains(where: \.mayLeaveItsPlane) else {
      for sublayer in values.sublayers { paint(shown(sublayer, layerTime), in: values, matrix, into: &items) }
      return
    }
    let sublayers = sorted(values.sublayers, layerTime)
    if sublayers.contains(where: { $0.values.isInSpace(in: values) }) {
      return paint(sublayers, inSpaceOf: values, matrix, into: &items)
    }
    for sublayer in sublayers { paint(sublayer, in: values, matrix, into: &items) }
  }

  /// By depth, what stands through others in parts.
  private func paint(
    _ sublayers: [Shown], inSpaceOf parent: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    let order = DepthOrder(
      sublayers.map { $0.values.isSeen(in: parent) ? ($0.values.bounds, $0.values.matrixToParent(parent)) : nil })
    for part in order.parts {
      let sublayer = sublayers[part.index]
      var whole = PaintedItems()
      paint(sublayer, in: parent, matrix, into: &whole)
      items.add(part.cuts.reduce(whole) { $0.clipped(to: $1.clip(matrix)) })
    }
  }

  // MARK: What it holds

  /// By z position; siblings at the same one keep their order.
  private func sorted(_ sublayers: [CALayer], _ layerTime: Double) -> [Shown] {
    let shown = sublayers.map { self.shown($0, layerTime) }
    guard shown.contains(where: { $0.values.zPosition != 0 }) else { return shown }
    return shown.enumerated()
      .sorted { ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset) }
      .map(\.element)
  }

  private func shown(_ layer: CALayer, _ parentTime: Double) -> Shown {
    let time = (showsRendered ? layer.renderedValues : layer.values).localTime(at: parentTime)
    return Shown(layer: layer, values: values(of: layer, at: time), time: time)
  }
}

/// A layer with what it shows and its own time, at its parent's.
private struct Shown {
  let layer: CALayer
  let values: LayerValues
  let time: Double
}

extension CALayer {
  /// Whether the layer is not in its parent's plane, or may not be while animations run, now or when the turn began.
  fileprivate var mayLeaveItsPlane: Bool {
    // Field by field: taking the values out of the layer would copy them.
    if values.zPosition != 0 || values.animations.contains(where: \.changesDepth) { return true }
    if values.hasTransform, !CATransform3DIsAffine(values.transform) { return true }
    guard let before = valuesBeforeTurn else { return false }
    return before.zPosition != 0 || !CATransform3DIsAffine(before.transform) || before.animations.contains(where: \.changesDepth)
  }
}

extension LayerValues {

  /// Whether what it holds is seen otherwise than flat in its plane.
  fileprivate var turnsSublayers: Bool {
    hasExtras && !CATransform3DIsIdentity(extras.sublayerTransform)
  }
}

extension LayerValues {
  /// Whether the layer is neither hidden nor turned away.
  fileprivate func isSeen(in parent: LayerValues) -> Bool {
    !isHidden && !(hasExtras && !extras.isDoubleSided && isTurnedAway(in: parent))
  }
}
