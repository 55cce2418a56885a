internal import Raster

/// Walks a layer tree and lists the items that paint it, back to front.
///
/// Every layer is a plane that flattens its sublayers. A layer seen in perspective is first painted without perspective, and the
/// result is then tilted as a whole.
///
/// Four functions are not inlined into each other: as one they were 4,000 lines of intermediate code, an eighth of the module's compile
/// time together with the clock's `stop(at:)`.
@MainActor
package struct PictureBuilder {
  /// Whether to paint the tree as it was when the turn of the run loop began, without the changes made since.
  let showsRendered: Bool
  /// Shows the presentation, not the model.
  let showsAnimations: Bool
  let walk = PictureWalk()

  package init(showsRendered: Bool, showsAnimations: Bool = true) {
    self.showsRendered = showsRendered
    self.showsAnimations = showsAnimations
  }

  /// - Parameters:
  ///   - matrix: from the layer's own coordinates to device pixels.
  ///   - layerTime: the layer's own time.
  package func painted(_ layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> PaintedItems {
    var items = PaintedItems()
    paint(shown(layer, at: layerTime), matrix, into: &items)
    return items
  }

  /// The layer painted without its own opacity.
  func inside(_ layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> PaintedItems {
    var items = PaintedItems()
    paintChanging(shown(layer, at: layerTime), matrix, into: &items)
    return items
  }

  /// Paints a layer into its parent's plane, flat or in perspective.
  @inline(never)
  private func paint(
    _ shown: Shown, in parent: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    guard shown.values.isSeen(in: parent) else { return }
    switch shown.values.placement(in: parent) {
    case .flat(let own): paintUnlessKept(shown, own.concatenating(matrix), into: &items)
    case .perspective(let projection):
      items.add(tilted: projection, matrix) { matrix, side in apart { paint(shown, matrix, into: &side) } }
    case .unseen: break
    }
  }

  private func paintUnlessKept(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    // A layer without sublayers is painted as fast as its kept painting is found.
    guard showsAnimations, !showsRendered, !shown.values.sublayers.isEmpty, shown.values.animations.isEmpty else {
      return paint(shown, matrix, into: &items)
    }
    paintKept(shown.layer, matrix, into: &items) { paint(shown, matrix, into: &$0) }
  }

  @inline(never)
  private func paint(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    let values = shown.values
    let opacity = values.opacity > 0 ? UInt8((Double(min(values.opacity, 1)) * 255).rounded()) : 0
    guard !values.isHidden, opacity > 0, matrix.a * matrix.d != matrix.b * matrix.c else { return }
    let blend = values.hasExtras ? values.extras.blend : .sourceOver
    guard opacity < 255 || blend != .sourceOver else { return paintChanging(shown, matrix, into: &items) }
    if values.isPlain { return values.paintBackground(matrix, opacity: opacity, into: &items) }
    let group = over(items) { paintChanging(shown, matrix, into: &$0) }
    items.add(group.faded(to: opacity, blend))
  }

  private func paintChanging(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.hasExtras, shown.values.extras.rasterizes else { return paintChange(shown, matrix, into: &items) }
    paintRasterized(at: shown.values.extras.rasterizationScale, matrix, into: &items) { paintChange(shown, $0, into: &$1) }
  }

  private func paintChange(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.hasExtras, let change = shown.values.extras.change else { return paintMasked(shown, matrix, into: &items) }
    let bounds = shown.values.bounds
    let turned = change.turned(bounds, matrix) { matrix, side in apart { paintMasked(shown, matrix, into: &side) } }
    if let turned { return items.add(turned) }
    let new = over(items) { paintMasked(shown, change.newMatrix(bounds, matrix), into: &$0) }
    items.add(change.composed(with: new, bounds, matrix))
  }

  @inline(never)
  private func paintMasked(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.hasExtras, let mask = shown.values.extras.mask else { return paintShadowed(shown, matrix, into: &items) }
    var kept = PaintedItems()
    let seen = over(items) { paintShadowed(shown, matrix, into: &$0) }
    paint(sublayer(mask, shown.time), in: shown.values, matrix, into: &kept)
    items.add(seen.masked(by: kept))
  }

  private func paintShadowed(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.throwsShadow else { return paintAll(shown, matrix, into: &items) }
    let own = over(items) { paintAll(shown, matrix, into: &$0) }
    items.addShadow(shown.values.shadow(of: own, matrix))
    items.add(own)
  }

  @inline(never)
  private func paintAll(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    shown.values.paintBackground(matrix, into: &items)
    paintBackdrop(shown.values, matrix, into: &items)
    if !shown.values.masksToBounds {
      paintInside(of: shown, matrix, into: &items)
    } else if shown.values.hasArea {
      let inside = over(items) { paintInside(of: shown, matrix, into: &$0) }
      items.add(inside.clipped(to: Picture.Clip(shown.values.outline, transform: matrix.affine)))
    }
    shown.values.paintBorder(matrix, into: &items)
  }

  private func paintInside(of shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    shown.values.paintContent(matrix, into: &items)
    paintInstances(of: shown.values, matrix, into: &items) { values, lag, items in
      paintSublayers(of: values, at: shown.time - lag, matrix, into: &items)
    }
  }

  private func paintSublayers(
    of values: LayerValues, at time: Double, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    guard values.turnsSublayers || values.sublayers.contains(where: \.mayLeaveItsPlane) else {
      for layer in values.sublayers { paint(sublayer(layer, time), in: values, matrix, into: &items) }
      return
    }
    let sublayers = sorted(values.sublayers, time)
    if sublayers.contains(where: { $0.values.isInSpace(in: values) }) {
      return paint(sublayers, inSpaceOf: values, matrix, into: &items)
    }
    for sublayer in sublayers { paint(sublayer, in: values, matrix, into: &items) }
  }

  /// Paints sublayers by depth; a sublayer that crosses another one in space is painted in parts.
  private func paint(
    _ sublayers: [Shown], inSpaceOf parent: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    let order = DepthOrder(
      sublayers.map { $0.values.isSeen(in: parent) ? ($0.values.bounds, $0.values.matrixToParent(parent)) : nil })
    for part in order.parts {
      let sublayer = sublayers[part.index]
      let whole = over(items) { paint(sublayer, in: parent, matrix, into: &$0) }
      items.add(part.cuts.reduce(whole) { $0.clipped(to: $1.clip(matrix)) })
    }
  }

  // MARK: Looking at layers

  /// The sublayers in the order of their z positions; siblings at the same z position keep their order.
  private func sorted(_ sublayers: [CALayer], _ layerTime: Double) -> [Shown] {
    let shown = sublayers.flatMap { bodies(of: sublayer($0, layerTime)) }
    return shown.contains { $0.values.zPosition != 0 } ? shown.ascending { Double($0.values.zPosition) } : shown
  }

  /// The layer itself, or, if it only transforms, the sublayers that it turns and moves in the space around it.
  private func bodies(of shown: Shown) -> [Shown] {
    let values = shown.values
    guard values.onlyTransforms else { return [shown] }
    guard !values.isHidden else { return [] }
    return values.sublayers.flatMap { layer in
      let inside = sublayer(layer, shown.time)
      return bodies(of: Shown(layer: layer, values: values.lifted(inside.values), time: inside.time))
    }
  }

  private func sublayer(_ layer: CALayer, _ parentTime: Double) -> Shown {
    let values = showsRendered ? layer.renderedValues : layer.values
    let shown = shown(layer, at: values.localTime(at: parentTime))
    return values.isLimited ? limited(shown, at: parentTime) : shown
  }

  /// A layer whose time has an end; it is hidden outside of that time.
  private func limited(_ shown: Shown, at parentTime: Double) -> Shown {
    walk.running += 1
    var values = shown.values
    if !values.timing.isShown(at: parentTime) { values.isHidden = true }
    return Shown(layer: shown.layer, values: values, time: shown.time)
  }

  private func shown(_ layer: CALayer, at time: Double) -> Shown {
    guard showsAnimations else { return Shown(layer: layer, values: layer.values, time: time) }
    let values = showsRendered ? layer.renderedValues : layer.values
    if values.animations.isEmpty { return Shown(layer: layer, values: values, time: time) }
    walk.running += 1
    return Shown(layer: layer, values: values.presented(at: time), time: time)
  }
}

/// A layer with the values that it shows at a time of its own.
private struct Shown {
  let layer: CALayer
  let values: LayerValues
  let time: Double
}

extension CALayer {
  /// Whether the layer lies outside of its parent's plane, or its animations may move it out, now or when the turn began.
  fileprivate var mayLeaveItsPlane: Bool {
    // Field by field: taking the values out of the layer would copy them.
    if values.zPosition != 0 || values.onlyTransforms || values.animations.contains(where: \.changesDepth) { return true }
    if values.hasTransform, !CATransform3DIsAffine(values.transform) { return true }
    guard let before = valuesBeforeTurn else { return false }
    return before.zPosition != 0 || !CATransform3DIsAffine(before.transform) || before.animations.contains(where: \.changesDepth)
  }
}

extension LayerValues {
  /// Whether the layer has a `sublayerTransform`, which may turn its sublayers out of its plane.
  fileprivate var turnsSublayers: Bool {
    hasExtras && !CATransform3DIsIdentity(extras.sublayerTransform)
  }

  /// Whether the layer is neither hidden nor turned away.
  fileprivate func isSeen(in parent: LayerValues) -> Bool {
    !isHidden && !(hasExtras && !extras.isDoubleSided && isTurnedAway(in: parent))
  }
}

extension PaintedItems {
  /// Adds items that are painted without perspective, at the scale of `matrix`, and then tilted as a whole by a projection.
  mutating func add(
    tilted projection: Projection, _ matrix: CGAffineTransform, _ paint: (CGAffineTransform, inout PaintedItems) -> Void
  ) {
    let scale = matrix.meanScale
    var upright = PaintedItems()
    paint(CGAffineTransform(scaleX: scale, y: scale), &upright)
    let back = Projection(.scale(x: 1 / Double(scale), y: 1 / Double(scale)))
    add(upright.tilted(by: back.concatenating(projection).concatenating(Projection(matrix.affine))))
  }
}
