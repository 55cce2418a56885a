public import Raster

/// An animated picture as a viewer shows it.
public struct AnimatedPicture: Sendable, Equatable {
  public struct Frame: Sendable, Equatable {
    /// The whole screen while this frame is on it.
    public var bitmap: Bitmap
    /// How the file stores the frame's own image, and with how many colours, whosever palette they are; without its bytes.
    public var facts: FileFacts.Frame
  }

  public let width: Int
  public let height: Int
  /// How often it plays in all; 0 for ever.
  public let loop: Int
  /// A still picture is one frame with no delay.
  public let frames: [Frame]
}

/// The screen on which a viewer lays the images of a file over each other.
struct Screen {
  let width: Int
  let height: Int
  private(set) var frames: [AnimatedPicture.Frame] = []
  private var pixels: [Pixel] = []

  /// The most pixels that all frames together may have: 1 GiB.
  static let pixelLimit = 1 << 28
  static let frameLimit = 1 << 16

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether another frame keeps to the limits.
  var hasRoom: Bool { (frames.count + 1) * width * height <= Self.pixelLimit && frames.count < Self.frameLimit }

  /// Shows an image, then does with its part of the screen as the file says.
  /// - Parameter pixel: what the image shows at one of its places, given what lies below it; nil leaves that.
  @inline(__always)
  mutating func show(_ facts: FileFacts.Frame, pixel: (_ place: Int, _ below: Pixel) -> Pixel?) {
    // Not before: a header alone must not take memory.
    if pixels.isEmpty { pixels = Array(repeating: .clear, count: width * height) }
    let before = pixels
    change(facts.rect, pixel)
    frames.append(AnimatedPicture.Frame(bitmap: Bitmap(width: width, height: height, pixels: pixels), facts: facts))
    switch facts.disposal {
    case .unspecified, .leave: break
    case .background: change(facts.rect) { _, _ in .clear }
    case .previous: pixels = before
    }
  }

  /// Changes the part of a rectangle that lies on the screen.
  @inline(__always)
  private mutating func change(_ rect: Region, _ pixel: (_ place: Int, _ below: Pixel) -> Pixel?) {
    let seen = rect.intersection(Region(width: width, height: height))
    guard !seen.isEmpty else { return }
    for y in seen.rows {
      var place = (y - rect.minY) * rect.width
      for at in seen.places(row: y, in: width) {
        if let pixel = pixel(place, pixels[at]) { pixels[at] = pixel }
        place += 1
      }
    }
  }

  func picture(loop: Int) -> AnimatedPicture {
    AnimatedPicture(width: width, height: height, loop: loop, frames: frames)
  }
}
