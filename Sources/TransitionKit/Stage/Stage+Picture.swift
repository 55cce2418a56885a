public import Raster

extension Stage {
  /// What the screen shows now, in device pixels.
  public func picture() -> Picture {
    perform {
      endTurn()
      let items = PictureBuilder(showsRendered: false).items(
        of: ownWindow.layer, matrix: CGAffineTransform(scaleX: scale, y: scale), layerTime: ownWindow.layer.localTime)
      return Picture(width: pixels(size.width), height: pixels(size.height), items: items)
    }
  }

  /// What the screen shows now, rasterised.
  public func snapshot() -> Bitmap {
    picture().rasterized()
  }
}
