internal import Raster

extension UIColor {
  /// The mean colour of an image. A device repeats the image over what has the colour; here a diagnostic tells of that.
  @preconcurrency @MainActor
  public convenience init(patternImage image: UIImage) {
    LayerScene.current?.diagnoseOnce("UIColor(patternImage:) is the image's mean colour here: show the image in an image view")
    let pixels = image.cgImage?.bitmap.pixels ?? []
    func sum(_ part: KeyPath<Pixel, UInt8>) -> Double { Double(pixels.reduce(0) { $0 + Int($1[keyPath: part]) }) }
    let (alpha, most) = (sum(\.alpha), Double(max(pixels.count, 1)) * 255)
    func share(_ part: KeyPath<Pixel, UInt8>) -> CGFloat { alpha > 0 ? CGFloat(sum(part) / alpha) : 0 }
    self.init(red: share(\.red), green: share(\.green), blue: share(\.blue), alpha: CGFloat(alpha / most))
  }
}
