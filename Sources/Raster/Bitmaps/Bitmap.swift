/// A rectangle of premultiplied sRGB pixels, row after row from the top left, never empty.
@frozen
public struct Bitmap: Sendable {
  /// The longest side a bitmap may have: what PNG and GIF readers, devices and outputs are held to.
  public static let sideLimit = 16_384
  /// Twice the pixels of the largest screens that are made: a quarter of a gigabyte.
  public static let pixelLimit = 1 << 26
  /// The limits in words, as errors name them.
  public static var limits: String { "\(sideLimit) pixels a side, \(pixelLimit) in all" }
  /// The words, after a picture's name, by which errors refuse one beyond the limits.
  public static var tooLarge: String { "is larger than a picture may be (\(limits))" }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  @usableFromInline var storage: [Pixel]
  /// True only if every pixel is known to be opaque.
  @usableFromInline var isOpaque: Bool

  /// - Precondition: `allows(width:height:)`.
  public init(width: Int, height: Int, fill: Pixel = .clear) {
    precondition(Self.allows(width: width, height: height), "A bitmap has at most \(Self.limits)")
    self.init(
      inner: Array(repeating: fill, count: width * height), width: width, height: height, isOpaque: fill.alpha == 255)
  }

  /// - Precondition: `allows(width:height:)`, and `pixels` holds exactly their product.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(Self.allows(width: width, height: height), "A bitmap has at most \(Self.limits)")
    precondition(pixels.count == width * height, "A bitmap holds width × height pixels")
    self.init(inner: pixels, width: width, height: height, isOpaque: pixels.span.isOpaque)
  }

  /// A bitmap that stays within this module: its sides may be longer.
  init(inner pixels: [Pixel], width: Int, height: Int, isOpaque: Bool = false) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    storage = pixels
  }

  /// Whether a bitmap may have these sides.
  public static func allows(width: Int, height: Int) -> Bool {
    (1...sideLimit).contains(width) && (1...sideLimit).contains(height) && width * height <= pixelLimit
  }

  /// `width * height` pixels, without gaps between rows.
  @inlinable public var pixels: [Pixel] { storage }

  /// - Precondition: the place lies inside the bitmap.
  @inlinable
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel lies outside the bitmap")
      return storage[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel lies outside the bitmap")
      storage[y * width + x] = newValue
      isOpaque = isOpaque && newValue.alpha == 255
    }
  }
}

extension Bitmap: Equatable {
  @inlinable
  public static func == (one: Bitmap, other: Bitmap) -> Bool {
    one.width == other.width && one.height == other.height && one.storage == other.storage
  }
}

// A failed comparison prints the sizes of its bitmaps, not a million pixels.
extension Bitmap: CustomStringConvertible, CustomReflectable {
  public var description: String { "Bitmap \(width)×\(height)" }

  public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height]) }
}
