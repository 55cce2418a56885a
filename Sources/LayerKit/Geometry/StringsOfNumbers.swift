public import Foundation

// Numbers as strings in UIKit's form, `{{0, 0}, {320, 480}}`.

extension NSCoder {
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for transform: CGAffineTransform) -> String {
    "[" + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(text).joined(separator: ", ") + "]"
  }

  private class func braced(_ numbers: [CGFloat]) -> String { "{" + numbers.map(text).joined(separator: ", ") + "}" }

  /// A number without a needless fraction.
  private class func text(_ number: CGFloat) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String { NSCoder.string(for: transform) }
