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

  /// Takes the picture's size in device pixels, at whose edges blurs do not thin out.
  package func frame(width: Int, height: Int) {
    walk.frame = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// - Parameters:
  ///   - matrix: from the layer's own coordinates to device pixels.
  ///   - layerTime: the layer's own time.
  package func painted(_ layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> PaintedItems {
    var items = PaintedItems()
    let shown = shown(layer, at: layerTime)
    // The top of a tree is always painted under the same matrix; another layer that is drawn by itself may be kept under the screen's.
    if layer.superlayer == nil { paintUnlessKept(shown, matrix, into: &items) } else { paint(shown, matrix, into: &items) }
    return items
  }

  /// The number of layers that the builder has looked at: what a frame costs, without a clock.
  package var layersSeen: Int { walk.layers }

  /// The layer painted without its own opacity.
  func inside(_ layer: CALayer, matrix: CGAffineTransform, layerTime: Double) -> PaintedItems {
    var items = PaintedItems()
    paintChanging(shown(layer, at: layerTime), matrix, into: &items)
    return items
  }

  /// Paints a layer into its parent's plane, flat or in perspective.
  @inline(never)
  func paint(
    _ shown: Shown, in parent: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    guard shown.values.isSeen(in: parent) else { return }
    switch shown.values.placement(in: parent) {
    case .flat(let own): paintUnlessKept(shown, own.concatenating(matrix), into: &items)
    case .perspective(let projection) where projection.isEdgeOn: break
    case .perspective(let projection):
      items.add(tilted: projection, matrix) { matrix, side in apart { paint(shown, matrix, into: &side) } }
    case .unseen: break
    }
  }

  private func paintUnlessKept(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    // A layer without sublayers is painted as fast as its kept painting is found.
    guard showsAnimations, !showsRendered, shown.values.hasSublayers, !shown.values.hasAnimations else {
      return paint(shown, matrix, into: &items)
    }
    paintKept(shown.layer, matrix, into: &items) { paint(shown, matrix, into: &$0) }
  }

  @inline(never)
  private func paint(_ shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    let values = shown.values
    let opacity = values.opacity > 0 ? UInt8((Double(min(values.opacity, 1)) * 255).rounded()) : 0
    guard !values.isHidden, opacity > 0, !matrix.isEdgeOn else { return }
    if values.isPlain { return values.paintBackground(matrix, opacity: opacity, into: &items) }
    let blend = values.hasExtras ? values.extras.blend : .sourceOver
    guard opacity < 255 || blend != .sourceOver else { return paintChanging(shown, matrix, into: &items) }
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
    paintParticles(of: shown, matrix, into: &items)
    guard shown.values.hasExtras, shown.values.extras.replication != nil else {
      return paintSublayers(of: shown, matrix, into: &items)
    }
    paintInstances(of: shown.values, matrix, into: &items) { values, lag, items in
      paintSublayers(of: values, at: shown.time - lag, matrix, into: &items)
    }
  }

  private func paintSublayers(of shown: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    let siblings = shown.values.turnsSublayers ? nil : siblings(of: shown, matrix)
    guard let siblings, !siblings.mayLeavePlane(shown.values.sublayers) else {
      return paintSublayers(of: shown.values, at: shown.time, matrix, into: &items)
    }
    paint(siblings, of: shown, matrix, into: &items)
  }

  private func paintSublayers(
    of values: LayerValues, at time: Double, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    items.reserve(values.sublayers.count)
    guard values.turnsSublayers || anyMayLeaveItsPlane(values.sublayers) else {
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

  func sublayer(_ layer: CALayer, _ parentTime: Double) -> Shown {
    let model = showsRendered ? layer.renderedValues : layer.values
    let shown = shown(layer, model, at: model.localTime(at: parentTime))
    return model.isLimited ? limited(shown, at: parentTime) : shown
  }

  /// A layer whose time has an end; it is hidden outside of that time.
  private func limited(_ shown: Shown, at parentTime: Double) -> Shown {
    walk.running += 1
    var values = shown.values
    if !values.timing.isShown(at: parentTime) { values.isHidden = true }
    return Shown(layer: shown.layer, values: values, time: shown.time)
  }

  private func shown(_ layer: CALayer, at time: Double) -> Shown {
    shown(layer, showsRendered ? layer.renderedValues : layer.values, at: time)
  }

  private func shown(_ layer: CALayer, _ model: LayerValues, at time: Double) -> Shown {
    walk.layers += 1
    walk.unkept += 1
    guard showsAnimations else { return Shown(layer: layer, values: layer.values, time: time) }
    guard model.hasAnimations else { return Shown(layer: layer, values: model, time: time) }
    walk.running += 1
    let values = showsRendered ? model.presented(at: time) : layer.shown(model, at: time)
    return Shown(layer: layer, values: layer.duties.redrawsInPictures ? layer.redrawn(values, at: time) : values, time: time)
  }

  private func anyMayLeaveItsPlane(_ layers: [CALayer]) -> Bool {
    showsRendered ? layers.contains { $0.renderedValues.mayLeaveItsPlane } : layers.contains(where: \.mayLeaveItsPlane)
  }
}

/// A layer with the values that it shows at a time of its own.
struct Shown {
  let layer: CALayer
  let values: LayerValues
  let time: Double
}

extension CALayer {
  /// Whether the layer lies outside of its parent's plane, or its animations may move it out.
  var mayLeaveItsPlane: Bool {
    if let leavesPlane { return leavesPlane }
    let leaves = values.mayLeaveItsPlane
    leavesPlane = leaves
    return leaves
  }

  /// What the layer shows of its model at a time of its own, as `LayerValues.presented(at:)` says. Values that move directly are
  /// written into those that were shown last, so that a frame copies nothing.
  fileprivate func shown(_ model: LayerValues, at time: Double) -> LayerValues {
    guard let move = DirectMove(of: model, model.animations, at: time) else { return model.presented(at: time) }
    if lastShown == nil { lastShown = model.detached() }
    lastShown?.show(move, of: model)
    return lastShown ?? model
  }
}

extension LayerValues {
  fileprivate var mayLeaveItsPlane: Bool {
    zPosition != 0 || onlyTransforms || animations.contains(where: \.changesDepth)
      || hasTransform && !CATransform3DIsAffine(transform)
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

/// The share of a plane's area below which it is seen from its edge: nothing of it reaches a pixel, and rounding alone makes it more than 0.
private let edgeOnShare = 1e-12

extension CGAffineTransform {
  fileprivate var isEdgeOn: Bool { (a * d - b * c).magnitude < edgeOnShare }
}

extension Projection {
  /// Whether the plane is seen from its edge: all of it lies on one line.
  fileprivate var isEdgeOn: Bool {
    let n = numerator
    let minors = (n.d * pw - n.ty * py, n.b * pw - n.ty * px, n.b * py - n.d * px)
    return (n.a * minors.0 - n.c * minors.1 + n.tx * minors.2).magnitude < edgeOnShare
  }
}
