internal import Raster

extension UIImage {
  /// How the pixels of a picture lie, as cameras write it.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Where the pixel of the upright picture at a place lies in the pixels as they are stored, of which there are `width` by `height`.
    fileprivate func place(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int) {
      switch self {
      case .up: (x, y)
      case .upMirrored: (width - 1 - x, y)
      case .down: (width - 1 - x, height - 1 - y)
      case .downMirrored: (x, height - 1 - y)
      case .left: (width - 1 - y, x)
      case .leftMirrored: (y, x)
      case .right: (y, height - 1 - x)
      case .rightMirrored: (width - 1 - y, height - 1 - x)
      }
    }

    fileprivate var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// Always `up`: an image that was made of pixels that lie otherwise holds them turned upright.
  public var imageOrientation: Orientation { .up }

  /// The pixels, turned as the orientation says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: orientation == .up ? cgImage : CGImage(cgImage.bitmap.upright(orientation)), scale: scale)
  }

  /// The image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    return with { $0.cgImage = CGImage(cgImage.bitmap.upright(.upMirrored)) }
  }
}

extension Bitmap {
  fileprivate func upright(_ orientation: UIImage.Orientation) -> Bitmap {
    let (across, down) = orientation.isTurned ? (height, width) : (width, height)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(across * down)
    for y in 0..<down {
      for x in 0..<across {
        let place = orientation.place(x, y, width, height)
        pixels.append(self[place.x, place.y])
      }
    }
    return Bitmap(width: across, height: down, pixels: pixels)
  }
}
