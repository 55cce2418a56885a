public import Foundation

/// A stand-in for Core Graphics' colour spaces: whatever its name, colours are sRGB's.
public final class CGColorSpace: Sendable, Equatable {
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }

  /// How a space's colours are given.
  public enum Model: Int32, Sendable {
    case unknown = -1
    case monochrome
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
  }

  private let label: String

  private init(_ label: String) {
    self.label = label
  }

  public convenience init?(name: CFString) {
    self.init("\(name)")
  }

  public var name: CFString? { NSString(string: label) }
  public var model: Model { label.contains("Gray") ? .monochrome : .rgb }
  /// The numbers of a colour without its alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.label == right.label }

  /// The one space that colours are in.
  static let standard = CGColorSpace("kCGColorSpaceSRGB")
  static let extendedGraySpace = CGColorSpace("kCGColorSpaceExtendedGray")
  static let displayP3Space = CGColorSpace("kCGColorSpaceDisplayP3")
  fileprivate static let gray = CGColorSpace("kCGColorSpaceGenericGrayGamma2_2")
}

/// Core Foundation's name of strings.
public typealias CFString = NSString

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.standard }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.gray }
