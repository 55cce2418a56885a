internal import Raster

extension UIColor {
  /// Writes the four components to the pointers that are not nil. It returns true, because every colour here has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.extendedSRGB
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation, brightness and alpha, each from 0 to 1, to the pointers that are not nil. A grey has the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.color
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    unsafe hue?.pointee = Self.sector(red, green, blue, most: most, span: span) / 6
    unsafe saturation?.pointee = most > 0 ? CGFloat(span / most) : 0
    unsafe brightness?.pointee = CGFloat(most)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes how light a grey is, and its alpha, to the pointers that are not nil.
  ///
  /// - Returns: whether the colour is a grey; if not, nothing is written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor.color
    guard color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = CGFloat(color.red)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Which of the six sectors between red, yellow, green, cyan, blue and magenta a colour lies in, and where in it.
  private static func sector<Part: BinaryFloatingPoint>(_ red: Part, _ green: Part, _ blue: Part, most: Part, span: Part)
    -> CGFloat
  {
    guard span > 0 else { return 0 }
    let place: Part
    if most == red {
      place = (green - blue) / span
    } else if most == green {
      place = 2 + (blue - red) / span
    } else {
      place = 4 + (red - green) / span
    }
    return CGFloat(place < 0 ? place + 6 : place)
  }
}
