internal import Raster

/// A view that shows a snapshot of another.
package final class SnapshotView: UIView {
  override var drawsItself: Bool { false }
}

extension UIView {
  /// Whether there is a picture of the view as it was when the turn began: it was on screen, or shows a snapshot's kept picture. A
  /// diagnostic says so if there is none.
  var hasPicture: Bool {
    if layer.isRendered || self is SnapshotView { return true }
    layer.stage?.diagnose(
      "a snapshot of a \(type(of: self)) that has not been on screen yet is empty: afterScreenUpdates: true draws it first")
    return false
  }

  /// Makes the view's pixels the contents of `snapshot`: those of now, or with `asRendered` those of the turn's beginning. Nothing
  /// happens if no bitmap may be as large.
  /// - Parameter part: a part of the bounds; nil stands for all of them.
  func freeze(_ part: CGRect? = nil, asRendered: Bool, into snapshot: UIView) {
    let rect = part ?? (asRendered ? layer.renderedValues : layer.values).bounds
    let builder = PictureBuilder(showsRendered: asRendered)
    let picture = layer.picture(rect, by: builder) { builder.painted(layer, matrix: $0, layerTime: layer.localTime) }
    guard let image = picture?.image, let scale = layer.stage?.scale else { return }
    snapshot.layer.contents = image
    snapshot.layer.contentsRect = CGRect(
      x: 0, y: 0, width: rect.width * scale / CGFloat(image.width), height: rect.height * scale / CGFloat(image.height))
  }

  /// A view that shows a part of this one, like `snapshotView`. When it is stretched, the corners within the insets keep their
  /// size, and the edges keep their thickness.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { bringUpToDate() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    if afterUpdates || hasPicture { freeze(rect, asRendered: !afterUpdates, into: snapshot) }
    let middle = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
    if !middle.isNull, capInsets != .zero {
      snapshot.layer.contentsScale = layer.stage?.scale ?? 1
      snapshot.layer.contentsCenter = CGRect(
        x: middle.minX / rect.width, y: middle.minY / rect.height, width: middle.width / rect.width,
        height: middle.height / rect.height)
    }
    return snapshot
  }

  /// Draws what the screen shows of the view into the context begun last, stretched over a rectangle.
  ///
  /// Without `afterUpdates` the view is drawn as the screen showed it when the turn began.
  /// - Returns: whether there was something to draw, and a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), afterUpdates || hasPicture else { return false }
    if afterUpdates { bringUpToDate() }
    let own = afterUpdates ? layer.values.bounds : layer.renderedValues.bounds
    guard own.width > 0, own.height > 0 else { return false }
    let matrix = CGAffineTransform(translationX: -own.minX, y: -own.minY)
      .concatenating(CGAffineTransform(scaleX: rect.width / own.width, y: rect.height / own.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    context.draw(layer, matrix, PictureBuilder(showsRendered: !afterUpdates))
    return true
  }
}
