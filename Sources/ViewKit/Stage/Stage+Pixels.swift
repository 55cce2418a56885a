public import Raster

extension Stage {
  // MARK: Size

  /// The screen's size, in points.
  public var size: CGSize { screen.bounds.size }
  /// Pixels to a point.
  public var scale: CGFloat { scene.scale }
  /// Pixels to a point of the screen that is filmed, to whose pixels views are laid out. A small film shows the same layout, smaller.
  package var layoutScale: CGFloat { screen.scale }

  /// The height of the thinnest lines: a pixel, and no more than half a point where a film has fewer pixels than devices have.
  package var hairline: CGFloat { 1 / max(layoutScale, 2) }

  /// Whether a stage of `size` points, at `scale` pixels to a point, can be drawn.
  public nonisolated static func allows(size: CGSize, scale: CGFloat) -> Bool {
    guard (size.width * scale).isFinite, (size.height * scale).isFinite, scale > 0, size.width > 0, size.height > 0,
      size.width * scale < 1e6, size.height * scale < 1e6
    else { return false }
    let (width, height) = pixelSize(of: size, scale: scale)
    return Bitmap.allows(width: width, height: height)
  }

  /// How many pixels a stage of `size` points has.
  public nonisolated static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    (size.width.pixels(at: scale), size.height.pixels(at: scale))
  }

  /// How many pixels cover a length in points.
  func pixels(_ length: CGFloat) -> Int {
    length.pixels(at: scale)
  }

  // MARK: Pictures

  /// The picture that the screen shows now, in device pixels, when tasks that may go on at this time have done so.
  public func picture() -> Picture {
    perform {
      endTurn()
      runTasks()
      let layers = [ownWindow.layer, overlay?(self)].compactMap(\.self)
      let (width, height) = (pixels(size.width), pixels(size.height))
      let items = layers.flatMap { layer in
        let builder = PictureBuilder(showsRendered: false)
        builder.frame(width: width, height: height)
        let matrix = CGAffineTransform(scaleX: scale, y: scale)
        return builder.painted(layer, matrix: matrix, layerTime: layer.localTime).items
      }
      return Picture(width: width, height: height, items: items)
    }
  }

  /// The pixels that the screen shows now.
  public func snapshot() -> Bitmap {
    picture().rasterized()
  }
}
