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
    case .perspective(let projection): items.add(tilted: projection, matrix) { paint(shown, $0, into: &$1) }
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
    var group = PaintedItems()
    paintChanging(shown, matrix, into: &group)
    items.add(group.faded(to: opacity, blend))
  }

  private func paintChanging(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.hasExtras, let change = shown.values.extras.change else { return paintMasked(shown, matrix, into: &items) }
    let bounds = shown.values.bounds
    if let turned = change.turned(bounds, matrix, { paintMasked(shown, $0, into: &$1) }) { return items.add(turned) }
    var new = PaintedItems()
    paintMasked(shown, change.newMatrix(bounds, matrix), into: &new)
    items.add(change.composed(with: new, bounds, matrix))
  }

  @inline(never)
  private func paintMasked(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.hasExtras, let mask = shown.values.extras.mask else { return paintShadowed(shown, matrix, into: &items) }
    var (seen, kept) = (PaintedItems(), PaintedItems())
    paintShadowed(shown, matrix, into: &seen)
    paint(sublayer(mask, shown.time), in: shown.values, matrix, into: &kept)
    items.add(seen.masked(by: kept))
  }

  private func paintShadowed(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard shown.values.throwsShadow else { return paintAll(shown, matrix, into: &items) }
    var own = PaintedItems()
    paintAll(shown, matrix, into: &own)
    items.addShadow(shown.values.shadow(of: own, matrix))
    items.add(own)
  }

  @inline(never)
  private func paintAll(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    shown.values.paintBackground(matrix, into: &items)
    if !shown.values.masksToBounds {
      paintInside(of: shown, matrix, into: &items)
    } else if shown.values.hasArea {
      var inside = PaintedItems()
      paintInside(of: shown, matrix, into: &inside)
      items.add(inside.clipped(to: Picture.Clip(shown.values.outline, transform: matrix.affine)))
    }
    shown.values.paintBorder(matrix, into: &items)
  }

  private func paintInside(of shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    let values = shown.values
    values.paintContent(matrix, into: &items)
    guard values.turnsSublayers || values.sublayers.contains(where: \.mayLeaveItsPlane) else {
      for layer in values.sublayers { paint(sublayer(layer, shown.time), in: values, matrix, into: &items) }
      return
    }
    let sublayers = sorted(values.sublayers, shown.time)
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
      var whole = PaintedItems()
      paint(sublayer, in: parent, matrix, into: &whole)
      items.add(part.cuts.reduce(whole) { $0.clipped(to: $1.clip(matrix)) })
    }
  }

  // MARK: Looking at layers

  /// The sublayers in the order of their z positions; siblings at the same z position keep their order.
  private func sorted(_ sublayers: [CALayer], _ layerTime: Double) -> [Shown] {
    let shown = sublayers.map { sublayer($0, layerTime) }
    return shown.contains { $0.values.zPosition != 0 } ? shown.ascending { Double($0.values.zPosition) } : shown
  }

  private func sublayer(_ layer: CALayer, _ parentTime: Double) -> Shown {
    shown(layer, at: (showsRendered ? layer.renderedValues : layer.values).localTime(at: parentTime))
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
    if values.zPosition != 0 || values.animations.contains(where: \.changesDepth) { return true }
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
