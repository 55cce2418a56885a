// A failed comparison is to say which bitmaps it was about, not to print a million pixels.
extension Bitmap: CustomStringConvertible, CustomReflectable {
  public var description: String { "Bitmap \(width)×\(height)" }

  public var customMirror: Mirror { Mirror(self, children: ["width": width, "height": height]) }
}
