internal import Raster

extension UIView {
  /// Takes the view's pixels, now or as the turn found them, into another view's contents, where they are not too many.
  ///
  /// Pixels lie on the screen's own grid: where the view ends within a pixel, the contents reach to that pixel's end.
  func freeze(asRendered: Bool, into snapshot: UIView) {
    guard let stage = layer.stage else { return }
    let values = asRendered ? layer.renderedValues : layer.values
    let size = values.bounds.size
    let (width, height) = (stage.pixels(size.width), stage.pixels(size.height))
    guard Bitmap.allows(width: width, height: height) else { return }
    let builder = PictureBuilder(showsRendered: asRendered)
    let matrix = CGAffineTransform(translationX: -values.bounds.minX, y: -values.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: stage.scale, y: stage.scale))
    let items = builder.items(of: layer, matrix: matrix, layerTime: layer.localTime)
    snapshot.layer.contents = CGImage(Picture(width: width, height: height, items: items).rasterized())
    snapshot.layer.contentsRect = CGRect(
      x: 0, y: 0, width: size.width * stage.scale / CGFloat(width), height: size.height * stage.scale / CGFloat(height))
  }
}
