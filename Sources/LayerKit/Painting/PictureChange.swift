internal import Raster

/// A layer's old picture on its way out, and how far the new one has come.
struct PictureChange {
  let image: CGImage?
  /// The old picture's frame, in the layer's coordinates.
  let frame: CGRect
  let type: CATransitionType
  /// The direction in which the pictures move; a unit is the layer's width or height.
  let way: (x: CGFloat, y: CGFloat)
  let share: Double
  /// How the layer turns over, instead of the change that `type` names.
  var flip: PictureFlip?

  /// How far the old and the new picture are away from their places; a unit is the layer's width or height.
  private var offsets: (old: Double, new: Double) {
    switch type {
    case .push: (share, share - 1)
    case .moveIn: (0, share - 1)
    case .reveal: (share, 0)
    default: (0, 0)
    }
  }

  func newMatrix(_ bounds: CGRect, _ matrix: CGAffineTransform) -> CGAffineTransform {
    moved(offsets.new, bounds, matrix)
  }

  private func moved(_ offset: Double, _ bounds: CGRect, _ matrix: CGAffineTransform) -> CGAffineTransform {
    matrix.translatedBy(x: way.x * CGFloat(offset) * bounds.width, y: way.y * CGFloat(offset) * bounds.height)
  }

  /// The visible side of a layer that turns over, tilted by its present angle; nil if the transition does not turn the layer over.
  ///
  /// - Parameter paintNew: paints the new picture with a matrix.
  func turned(
    _ bounds: CGRect, _ matrix: CGAffineTransform, _ paintNew: (CGAffineTransform, inout PaintedItems) -> Void
  ) -> PaintedItems? {
    guard let flip else { return nil }
    var turned = PaintedItems()
    guard matrix.meanScale > 0, let tilt = flip.projection(of: bounds, share: share) else { return turned }
    turned.add(tilted: tilt, matrix) { upright, side in
      if share >= 0.5 {
        paintNew(upright, &side)
      } else {
        paintOld(upright, into: &side)
      }
    }
    return turned
  }

  private func paintOld(_ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard let image else { return }
    items.add(
      Picture.Fill(.rect(frame.raster), .bitmap(image.bitmap, frame.raster), transform: matrix.affine), isOpaque: image.isOpaque)
  }

  /// Both pictures together. In a fade an opaque old picture stays behind the new one; otherwise both are faded.
  func composed(with new: PaintedItems, _ bounds: CGRect, _ matrix: CGAffineTransform) -> PaintedItems {
    var old = PaintedItems()
    paintOld(moved(offsets.old, bounds, matrix), into: &old)
    switch type {
    case .push, .moveIn: return old.with(new)
    case .reveal: return new.with(old)
    default:
      let opacity = UInt8((min(max(share, 0), 1) * 255).rounded())
      return (image?.isOpaque == true ? old : old.faded(to: 255 - opacity)).with(new.faded(to: opacity))
    }
  }
}

extension PaintedItems {
  fileprivate func with(_ others: PaintedItems) -> PaintedItems {
    var both = self
    both.add(others)
    return both
  }
}

extension CALayer {
  /// The picture of this layer without its own opacity, now or as it was on screen when the turn began.
  package func picture(asRendered: Bool) -> (image: CGImage, frame: CGRect)? {
    let builder = PictureBuilder(showsRendered: asRendered)
    let bounds = (asRendered ? renderedValues : values).bounds
    return picture(bounds, by: builder) { builder.inside(self, matrix: $0, layerTime: localTime) }
  }

  /// A picture of a part of this layer. Pixels lie on the screen's own grid: where the part ends within a pixel, the frame reaches to
  /// that pixel's end. Nil where there are no pixels, or more than a bitmap may have.
  /// - Parameter paint: paints with the builder the layer under a matrix from its coordinates to pixels.
  package func picture(
    _ part: CGRect, by builder: PictureBuilder, _ paint: (CGAffineTransform) -> PaintedItems
  ) -> (image: CGImage, frame: CGRect)? {
    guard let scene else { return nil }
    let (width, height, scale) = (part.width.pixels(at: scene.scale), part.height.pixels(at: scene.scale), scene.scale)
    guard Bitmap.allows(width: width, height: height) else { return nil }
    builder.frame(width: width, height: height)
    let items = paint(CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: -part.minX, y: -part.minY))
    let image = scene.images.image(of: Picture(width: width, height: height, items: items.items))
    return (image, CGRect(origin: part.origin, size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)))
  }
}
