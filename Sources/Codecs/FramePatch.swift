import Raster

/// The part of a picture that is laid over what the viewer sees.
struct FramePatch {
  let image: IndexedImage
  let changes: [FrameDifference.Change]
  let changedCount: Int
  private(set) var rect: PixelRect
  /// Afterwards its rectangle shows nothing again.
  private(set) var isClearedAfterwards = false

  /// Nil where nothing changes.
  init?(_ image: IndexedImage, _ difference: FrameDifference) {
    guard let bounds = difference.bounds else { return nil }
    self.image = image
    changes = difference.changes
    changedCount = difference.changedCount
    rect = bounds
  }

  /// The first picture, whole.
  init(first image: IndexedImage, _ difference: FrameDifference) {
    self.image = image
    changes = difference.changes
    changedCount = difference.changedCount
    rect = .whole(image.width, image.height)
  }

  /// A picture that changes nothing; it takes a pixel, since a GIF image may not be empty.
  init(nothing image: IndexedImage, _ difference: FrameDifference) {
    self.image = image
    changes = difference.changes
    changedCount = difference.changedCount
    rect = .whole(1, 1)
  }

  /// Makes the rectangle large enough to clear another with it.
  mutating func clearAfterwards(_ other: PixelRect) {
    rect = rect.union(other)
    isClearedAfterwards = true
  }

  func apply(to shown: inout [Pixel]) {
    let wanted = image.palette + [Pixel(bits: 0)]
    for y in rect.top..<rect.bottom {
      for at in y * image.width + rect.left..<y * image.width + rect.right where changes[at] == .changed {
        shown[at] = wanted[Int(image.indices[at])]
      }
    }
  }

  func clear(_ shown: inout [Pixel]) {
    for y in rect.top..<rect.bottom {
      for at in y * image.width + rect.left..<y * image.width + rect.right { shown[at] = Pixel(bits: 0) }
    }
  }
}
