// Goals, in order: the items are those of a walk past every sublayer; a frame in which one of ten thousand sublayers changes walks past
// few of the others; layers that all move cost nothing more.

/// Neighbours among the sublayers of one layer. Either they stand still, and their items are kept together, or they are looked at one
/// by one in every frame.
final class SiblingRun {
  fileprivate(set) var count = 0
  /// The items of neighbours that stand still; nil for others.
  fileprivate(set) var items: PaintedItems?
  /// Whether one of the layers has changed since the items were painted.
  var isStale = false

  fileprivate init(_ items: PaintedItems? = nil) {
    self.items = items
  }

  /// The items, while they are those that the layers would paint now.
  var kept: PaintedItems? { isStale ? nil : items }
}

/// All sublayers of a layer, in runs of neighbours.
///
/// As with `KeptPainting`, the first walk past the layers only takes note; the second one keeps items. A layer that has changed
/// stands apart from its neighbours until it is the same in two frames.
@MainActor
final class SiblingRuns {
  /// So many sublayers are worth their runs. Fewer are looked at one by one.
  static let fewest = 16
  /// A change paints a whole run again, so runs that stand still are not longer than this.
  private static let longest = 256

  /// From the parent's coordinates to device pixels.
  private var matrix: CGAffineTransform
  private(set) var runs: [SiblingRun] = []
  private var arranged: [SiblingRun] = []

  init(_ matrix: CGAffineTransform) {
    self.matrix = matrix
  }

  /// Whether the last walk past the layers was under this matrix; if not, this walk counts as the first.
  func hasSeen(_ matrix: CGAffineTransform) -> Bool {
    if matrix == self.matrix { return true }
    forget()
    self.matrix = matrix
    return false
  }

  /// Puts all layers in one run, to be looked at.
  func begin(_ layers: [CALayer]) {
    let all = SiblingRun()
    all.count = layers.count
    for layer in layers { layer.run = all }
    runs = [all]
  }

  /// Whether a layer may lie outside of its parent's plane. One that is kept lies in it.
  func mayLeavePlane(_ layers: [CALayer]) -> Bool {
    if runs.isEmpty { return layers.contains(where: \.mayLeaveItsPlane) }
    var start = 0
    return runs.contains { run in
      let part = layers[start..<start + run.count]
      start = part.endIndex
      return run.kept == nil && part.contains(where: \.mayLeaveItsPlane)
    }
  }

  /// Lets go of all items; layers that still name their runs hold none with them.
  func forget() {
    for run in runs { run.items = nil }
    runs = []
  }

  // MARK: One walk

  /// Ends a walk past the runs, which has arranged them anew.
  func endArranging() {
    swap(&runs, &arranged)
    arranged.removeAll(keepingCapacity: true)
  }

  /// Empties a run whose layers are to be painted again.
  func dissolve(_ run: SiblingRun) {
    run.isStale = run.items != nil
    (run.items, run.count) = (nil, 0)
  }

  /// Puts a run that has not changed after the others, or its layers into the last of them if that has room.
  func keep(_ run: SiblingRun, _ layers: ArraySlice<CALayer>) {
    guard let last = arranged.last, let items = run.items, last.items != nil, last.count + run.count <= Self.longest else {
      return arranged.append(run)
    }
    last.items?.add(items)
    last.count += run.count
    for layer in layers { layer.run = last }
  }

  /// Puts a layer that stands still after the others.
  func keep(_ layer: CALayer, _ items: PaintedItems) {
    if let last = arranged.last, last.items != nil, last.count < Self.longest {
      last.items?.add(items)
    } else {
      arranged.append(SiblingRun(items))
    }
    take(layer)
  }

  /// Puts a layer that is to be looked at in the next frame after the others.
  ///
  /// - Parameter run: the run that it was in, which it stays in if its neighbours do.
  func leaveRestless(_ layer: CALayer, of run: SiblingRun) {
    if arranged.last?.items != nil || arranged.isEmpty {
      arranged.append(run.count == 0 && !run.isStale ? run : SiblingRun())
    }
    take(layer)
  }

  private func take(_ layer: CALayer) {
    guard let last = arranged.last else { return }
    last.count += 1
    if layer.run !== last { layer.run = last }
  }
}

extension PictureBuilder {
  /// Paints the sublayers of a layer in its plane, of which most may stand still.
  func paint(_ siblings: SiblingRuns, of parent: Shown, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    let layers = parent.values.sublayers
    if siblings.runs.isEmpty { siblings.begin(layers) }
    items.reserve(layers.count)
    var start = 0
    let unkept = walk.unkept
    for run in siblings.runs {
      let part = layers[start..<start + run.count]
      start = part.endIndex
      if let kept = run.kept {
        items.add(kept)
        siblings.keep(run, part)
      } else {
        siblings.dissolve(run)
        for layer in part { paint(layer, of: run, siblings, of: parent, matrix, into: &items) }
      }
    }
    siblings.endArranging()
    if walk.isKeeping { walk.unkept = unkept + siblings.runs.count }
  }

  /// Paints one of the layers of a run, and keeps it with its neighbours if it stands still.
  private func paint(
    _ layer: CALayer, of run: SiblingRun, _ siblings: SiblingRuns, of parent: Shown, _ matrix: CGAffineTransform,
    into items: inout PaintedItems
  ) {
    let shown = sublayer(layer, parent.time)
    guard layer.run === run, !shown.values.hasAnimations, !shown.values.isLimited else {
      paint(shown, in: parent.values, matrix, into: &items)
      return siblings.leaveRestless(layer, of: run)
    }
    let running = walk.running
    let own = over(items) { paint(shown, in: parent.values, matrix, into: &$0) }
    items.add(own)
    if walk.running == running { siblings.keep(layer, own) } else { siblings.leaveRestless(layer, of: run) }
  }

  /// The runs of a layer's sublayers, if they help to paint them; nil where the layers are looked at one by one.
  func siblings(of shown: Shown, _ matrix: CGAffineTransform) -> SiblingRuns? {
    guard showsAnimations, !showsRendered, shown.values.sublayers.count >= SiblingRuns.fewest else { return nil }
    guard let siblings = shown.layer.siblings else {
      shown.layer.siblings = SiblingRuns(matrix)
      return nil
    }
    return siblings.hasSeen(matrix) ? siblings : nil
  }
}
