internal import Raster

// Layers that show more, or less, than themselves.

extension PictureBuilder {
  /// After so many backdrops in one picture, further ones do not see the blur of earlier ones: each would hold a copy of all before it,
  /// and copies of copies would double with every layer.
  private static let mostBackdrops = 4

  /// Blurs what was painted behind the layer, within its outline.
  func paintBackdrop(_ values: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard values.hasExtras, let backdrop = values.extras.backdrop, backdrop.isVisible, values.hasArea else { return }
    // What lies behind may change while the layer does not: neither it nor a layer around it is kept from frame to frame.
    walk.running += 1
    walk.backdrops += 1
    let sigma = Double(backdrop.radius * matrix.meanScale)
    let reach = CGFloat(3 * sigma + 1)
    let area = values.bounds.applying(matrix).insetBy(dx: -reach, dy: -reach).raster
    var behind = (walk.behind + [items]).flatMap { $0.touching(area) }
    if walk.backdrops > Self.mostBackdrops { behind.removeAll(where: \.isBlurred) }
    items.addBackdrop(
      Picture.Group(
        behind, clip: Picture.Clip(values.outline, transform: matrix.affine), blur: sigma, within: walk.frame,
        saturation: Double(backdrop.saturation)))
  }

  /// Paints into a list of its own what comes to lie over `items`, so that backdrops in it see both.
  func over(_ items: PaintedItems, _ body: (inout PaintedItems) -> Void) -> PaintedItems {
    var inside = PaintedItems()
    walk.behind.append(items)
    body(&inside)
    walk.behind.removeLast()
    return inside
  }

  /// Paints in another plane, from which nothing behind is seen.
  func apart(_ body: () -> Void) {
    let (behind, frame) = (walk.behind, walk.frame)
    (walk.behind, walk.frame) = ([], nil)
    body()
    (walk.behind, walk.frame) = (behind, frame)
  }

  /// Paints the content of a layer that is rasterised: first on a bitmap of its own, at the layer's own scale.
  func paintRasterized(
    at scale: CGFloat, _ matrix: CGAffineTransform, into items: inout PaintedItems,
    _ body: (CGAffineTransform, inout PaintedItems) -> Void
  ) {
    guard scale > 0, scale.isFinite, matrix.b != 0 || matrix.c != 0 || matrix.a != scale || matrix.d != scale else {
      return body(matrix, &items)
    }
    var flat = PaintedItems()
    apart { body(CGAffineTransform(scaleX: scale, y: scale), &flat) }
    items.add(flat.flattened(by: Affine.scale(x: 1 / Double(scale), y: 1 / Double(scale)).concatenating(matrix.affine)))
  }

  /// Calls `body` for each instance of a replicator's content: with the values that place it, and the seconds by which it lags behind.
  func paintInstances(
    of values: LayerValues, _ matrix: CGAffineTransform, into items: inout PaintedItems,
    _ body: (LayerValues, Double, inout PaintedItems) -> Void
  ) {
    guard values.hasExtras, let replication = values.extras.replication else { return body(values, 0, &items) }
    var step = CATransform3DIdentity
    for instance in 0..<replication.count {
      var placed = values
      placed.extras.sublayerTransform = CATransform3DConcat(step, values.extras.sublayerTransform)
      let painted = over(items) { body(placed, Double(replication.delay) * Double(instance), &$0) }
      items.add(painted.tinted(replication.tint(of: instance)))
      step = CATransform3DConcat(step, replication.transform)
    }
  }
}

extension Picture.Item {
  fileprivate var isBlurred: Bool {
    if case .group(let group) = self { group.blur > 0 } else { false }
  }
}
