public import Foundation
internal import Raster

public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFError = NSError

/// Bytes that something is read from.
public final class CGDataProvider {
  /// Nil where nothing could be read.
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// Reads a file; nil where it cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    self.data = NSData(data: data)
  }
}

/// The bytes of `data`, which live as long as it.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>? {
  unsafe data.map { unsafe $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }

extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The pixels row by row from the top: red, green, blue and opacity, the colours multiplied by it.
  public var dataProvider: CGDataProvider? {
    unsafe CGDataProvider(data: NSData(data: bitmap.pixels.withUnsafeBytes { unsafe Data($0) }))
  }
}
