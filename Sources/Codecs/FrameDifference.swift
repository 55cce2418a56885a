import Raster

/// What a picture changes on what the viewer sees.
///
/// A pixel whose source colour stays while its picture's palette is only near keeps what is shown: both are equally near,
/// and what stands still must not flicker.
struct FrameDifference {
  /// In the order of what they ask for: the first may only be transparent, the last never.
  enum Change: UInt8 {
    /// Shows something else than the picture's own palette gives, and stays so.
    case kept
    /// Shows already what the picture gives.
    case same
    case changed
  }

  /// One for each pixel of the picture.
  private(set) var changes: [Change]
  /// Around everything that is `changed`; nil where nothing is.
  private(set) var bounds: PixelRect?
  /// Around what shows something and must show nothing: no patch can do that.
  private(set) var cleared: PixelRect?
  private let tolerance: Int32

  /// - Parameters:
  ///   - shown: what the viewer sees, pixel by pixel.
  ///   - previous: of what picture; nil where there was none.
  init(_ image: IndexedImage, over shown: [Pixel], previous: Bitmap?) {
    changes = Array(repeating: .same, count: shown.count)
    let wanted = image.palette + [.clear]
    let old = image.isExact ? nil : previous?.pixels
    tolerance = image.options.tolerance
    for y in 0..<image.height {
      addRow(y, image, wanted, shown, old)
    }
  }

  private mutating func addRow(_ y: Int, _ image: IndexedImage, _ wanted: [Pixel], _ shown: [Pixel], _ old: [Pixel]?) {
    var (first, last, firstCleared, lastCleared) = (Int.max, -1, Int.max, -1)
    for x in 0..<image.width {
      let at = y * image.width + x
      let pixel = wanted[Int(image.indices[at])]
      if pixel == shown[at] { continue }
      if pixel == .clear {
        (firstCleared, lastCleared) = (min(firstCleared, x), x)
      } else if shown[at] != .clear,
        old?[at] == image.source.pixels[at]
          || ColorDistance.between(shown[at], IndexedImage.shown(image.source.pixels[at])) < tolerance
      {
        changes[at] = .kept
      } else {
        changes[at] = .changed
        (first, last) = (min(first, x), x)
      }
    }
    bounds = .union(bounds, Self.row(y, first, last))
    cleared = .union(cleared, Self.row(y, firstCleared, lastCleared))
  }

  private static func row(_ y: Int, _ first: Int, _ last: Int) -> PixelRect? {
    last < 0 ? nil : PixelRect(left: first, top: y, right: last + 1, bottom: y + 1)
  }
}
