public import Raster

/// An animated picture as a viewer shows it.
public struct AnimatedPicture: Sendable, Equatable {
  /// One picture of the film, as the screen shows it.
  public struct Frame: Sendable, Equatable {
    /// The whole screen while this frame is on it.
    public var bitmap: Bitmap
    /// The facts of the frame's own image in the file, with the number of colours in the palette that it uses; they lack its bytes.
    public var facts: FileFacts.Frame
  }

  /// The width of the screen in pixels.
  public let width: Int
  /// The height of the screen in pixels.
  public let height: Int
  /// How often the film plays in all; 0 for ever.
  public let loop: Int
  /// The frames; a still picture has one frame with no delay.
  public let frames: [Frame]
}

/// The screen on which a viewer lays the images of a file over each other.
package struct ViewerScreen {
  let width: Int
  let height: Int
  package private(set) var frames: [AnimatedPicture.Frame] = []
  private var pixels: [Pixel] = []

  /// The most pixels that all frames together may have: 1 GiB.
  package static let pixelLimit = 1 << 28
  package static let frameLimit = 1 << 16

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether another frame keeps to the limits.
  package var hasRoom: Bool { (frames.count + 1) * width * height <= Self.pixelLimit && frames.count < Self.frameLimit }

  /// Shows an image as a frame, then disposes of it as the file says.
  /// - Parameter pixel: the image's pixel at a place in its rectangle, given the pixel below it; nil leaves that one.
  @inline(__always)
  package mutating func show(_ facts: FileFacts.Frame, pixel: (_ place: Int, _ below: Pixel) -> Pixel?) {
    // The canvas is made only now, because a header alone must not take memory.
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

  package func picture(loop: Int) -> AnimatedPicture {
    AnimatedPicture(width: width, height: height, loop: loop, frames: frames)
  }
}
