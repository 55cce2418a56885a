internal import Raster

/// A layer's old picture on its way out, and how far the new one has come.
struct PictureChange {
  let image: CGImage?
  /// Where the old picture lies, in the layer's coordinates.
  let frame: CGRect
  let type: CATransitionType
  /// The way pictures go, in sizes of the layer.
  let way: (x: CGFloat, y: CGFloat)
  let share: Double
  /// How the layer turns over, in the place of what `type` says.
  var flip: PictureFlip?

  /// How far the old and the new picture are from their places, in sizes of the layer.
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

  /// The side of a layer turning over that is seen now, tilted as far as it has come.
  ///
  /// - Parameter paintNew: writes the new picture down under a matrix.
  func turned(
    _ bounds: CGRect, _ matrix: CGAffineTransform, _ paintNew: (CGAffineTransform, inout PaintedItems) -> Void
  ) -> PaintedItems? {
    guard let flip else { return nil }
    let scale = matrix.meanScale
    let upright = CGAffineTransform(scaleX: scale, y: scale)
    var side = PaintedItems()
    if share >= 0.5 {
      paintNew(upright, &side)
    } else if let image {
      side.add(
        Picture.Fill(.rect(frame.raster), .bitmap(image.bitmap, frame.raster), transform: upright.affine),
        isOpaque: image.isOpaque)
    }
    guard scale > 0, let tilt = flip.projection(of: bounds, share: share) else { return PaintedItems() }
    let back = Projection(.scale(x: 1 / Double(scale), y: 1 / Double(scale)))
    return side.tilted(by: back.concatenating(tilt).concatenating(Projection(matrix.affine)))
  }

  /// Both together. In a fade an opaque old picture stays behind the new one; else both are faded.
  func composed(with new: PaintedItems, _ bounds: CGRect, _ matrix: CGAffineTransform) -> PaintedItems {
    var old = PaintedItems()
    if let image {
      let place = moved(offsets.old, bounds, matrix).affine
      old.add(
        Picture.Fill(.rect(frame.raster), .bitmap(image.bitmap, frame.raster), transform: place), isOpaque: image.isOpaque)
    }
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
  /// What the turn found on screen of this layer, in whole pixels; nil where there are too many, or none.
  var renderedPicture: (image: CGImage, frame: CGRect)? { picture(asRendered: true) }

  /// What this layer shows, now or as the turn found it.
  func picture(asRendered: Bool) -> (image: CGImage, frame: CGRect)? {
    guard let stage else { return nil }
    let (bounds, scale) = ((asRendered ? renderedValues : values).bounds, stage.scale)
    let (width, height) = (stage.pixels(bounds.width), stage.pixels(bounds.height))
    guard Bitmap.allows(width: width, height: height) else { return nil }
    let matrix = CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: -bounds.minX, y: -bounds.minY)
    let items = PictureBuilder(showsRendered: asRendered).inside(self, matrix: matrix, layerTime: localTime)
    let image = stage.images.image(of: Picture(width: width, height: height, items: items.items))
    let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    return (image, CGRect(origin: bounds.origin, size: size))
  }
}
