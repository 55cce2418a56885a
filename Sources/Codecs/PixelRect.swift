/// Whole pixels; never empty.
package struct PixelRect: Sendable, Equatable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }

  package static func whole(_ width: Int, _ height: Int) -> PixelRect {
    PixelRect(left: 0, top: 0, right: width, bottom: height)
  }

  /// The one at a place in the rows of a picture.
  static func pixel(_ at: Int, _ width: Int) -> PixelRect {
    PixelRect(left: at % width, top: at / width, right: at % width + 1, bottom: at / width + 1)
  }

  package func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  package static func union(_ one: PixelRect?, _ other: PixelRect?) -> PixelRect? {
    guard let one, let other else { return one ?? other }
    return one.union(other)
  }
}
