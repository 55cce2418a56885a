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

    static let all: [Change] = [.kept, .same, .changed]
  }

  /// One for each pixel of the picture.
  private(set) var changes: [Change]
  /// Around everything that is `changed`; nil where nothing is.
  private(set) var bounds: PixelRect?
  /// Around what shows something and must show nothing: no patch can do that.
  private(set) var cleared: PixelRect?
  /// How many pixels are `changed`.
  private(set) var changedCount = 0
  private let tolerance: Int32

  /// - Parameters:
  ///   - shown: what the viewer sees, pixel by pixel.
  ///   - previous: of what picture; nil where there was none.
  init(_ image: IndexedImage, over shown: [Pixel], previous: Bitmap?) {
    let wanted = image.palette + [Pixel(bits: 0)]
    let old = image.isExact ? nil : previous?.pixels
    tolerance = image.options.tolerance
    changes = []
    changes.reserveCapacity(shown.count)
    for y in 0..<image.height {
      addRow(y, image, wanted, shown, old)
    }
  }

  private mutating func addRow(_ y: Int, _ image: IndexedImage, _ wanted: [Pixel], _ shown: [Pixel], _ old: [Pixel]?) {
    var (first, last, firstCleared, lastCleared) = (Int.max, -1, Int.max, -1)
    let start = y * image.width
    for at in start..<start + image.width {
      let pixel = wanted[Int(image.indices[at])].bits
      var change = Change.same
      if pixel != shown[at].bits {
        if pixel == 0 {
          (firstCleared, lastCleared) = (min(firstCleared, at - start), at - start)
        } else if shown[at].bits != 0, mayStay(image.source.pixels[at], shown[at], old?[at]) {
          change = .kept
        } else {
          change = .changed
          (first, last) = (min(first, at - start), at - start)
          changedCount += 1
        }
      }
      changes.append(change)
    }
    bounds = .union(bounds, Self.row(y, first, last))
    cleared = .union(cleared, Self.row(y, firstCleared, lastCleared))
  }

  @inline(__always)
  private func mayStay(_ source: Pixel, _ shown: Pixel, _ old: Pixel?) -> Bool {
    if old?.bits == source.bits { return true }
    return tolerance > 0 && ColorDistance.between(shown, IndexedImage.shown(source)) < tolerance
  }

  private static func row(_ y: Int, _ first: Int, _ last: Int) -> PixelRect? {
    last < 0 ? nil : PixelRect(left: first, top: y, right: last + 1, bottom: y + 1)
  }
}
