public import Codecs
public import Raster
public import TransitionKit

/// A screen that shows a picture of a whole screen; what does not fit the stage's proportions is cut off evenly.
///
/// The picture is cut to whole pixels and stretched by the rest, not clipped: a clip would add a second soft edge to the picture's
/// own, and the background would show through where the screen's edge moves.
public final class ScreenshotViewController: UIViewController {
  private var bitmap: Bitmap?

  /// Shows a bitmap.
  public convenience init(_ bitmap: Bitmap) {
    self.init(nibName: nil, bundle: nil)
    self.bitmap = bitmap
  }

  /// Reads the screenshot from a PNG.
  public convenience init(_ path: String) throws(CodecError) {
    self.init(try StillFile.read(path: path))
  }

  /// Puts the picture into the view, cut to the view's proportions.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let imageView = view.add(UIImageView(frame: view.bounds), [.flexibleWidth, .flexibleHeight])
    imageView.image = bitmap.map { UIImage(cgImage: CGImage($0.cut(toProportionsOf: view.bounds.size))) }
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
