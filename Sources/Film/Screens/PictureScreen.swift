internal import Raster
import TransitionKit

/// A picture that fills the screen; what does not fit its proportions is cut off evenly.
///
/// It is cut to whole pixels and stretched by what is left, rather than clipped: a clip would lay a second soft edge over the
/// picture's own, and let what is behind show through where the screen's edge moves.
final class PictureScreen: UIViewController {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let imageView = UIImageView(frame: view.bounds)
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.image = UIImage(cgImage: CGImage(bitmap.cut(toProportionsOf: view.bounds.size)))
    view.addSubview(imageView)
  }
}

extension Bitmap {
  /// The largest part around the middle with these proportions, to the nearest pixel.
  fileprivate func cut(toProportionsOf size: CGSize) -> Bitmap {
    let aspect = Double(size.width / size.height)
    let newWidth = min(width, max(1, Int((Double(height) * aspect).rounded())))
    let newHeight = min(height, max(1, Int((Double(width) / aspect).rounded())))
    guard newWidth < width || newHeight < height else { return self }
    let (left, top) = ((width - newWidth) / 2, (height - newHeight) / 2)
    let rows = (top..<top + newHeight).map { pixels[$0 * width + left..<$0 * width + left + newWidth] }
    return Bitmap(width: newWidth, height: newHeight, pixels: Array(rows.joined()))
  }
}
