private import Files
public import Raster

/// Frames of one size that come as R, G, B, A bytes, straight, row after row with nothing between: what ffmpeg writes with
/// `-f rawvideo -pix_fmt rgba`.
public struct RawFrames: Sendable {
  /// A frame whose bytes are read but not yet converted to a bitmap.
  public struct Frame: Sendable {
    fileprivate let width: Int
    fileprivate let height: Int
    fileprivate let pixels: [Pixel]

    /// The frame as a premultiplied bitmap. The conversion is pure and may run on any thread.
    public var bitmap: Bitmap {
      let isOpaque = pixels.reduce(UInt32.max) { $0 & $1.bits } >> 24 == 255
      return Bitmap(width: width, height: height, pixels: isOpaque ? pixels : pixels.map(StraightColor.premultiplied))
    }
  }

  private let descriptor: Int32
  private let name: String
  private let width: Int
  private let height: Int

  /// - Parameters:
  ///   - descriptor: the descriptor of an open file, which is not closed here.
  ///   - name: what errors call it.
  /// - Precondition: `Bitmap.allows(width:height:)`.
  public init(descriptor: Int32, name: String, width: Int, height: Int) {
    precondition(Bitmap.allows(width: width, height: height), "A frame has at most \(Bitmap.limits)")
    self.descriptor = descriptor
    self.name = name
    self.width = width
    self.height = height
  }

  /// Reads the next frame; nil after the last.
  public func next() throws(CodecError) -> Frame? {
    var pixels = Array(repeating: Pixel.clear, count: width * height)
    let count = try CodecError.wrapping { () throws(FileError) in
      let count = try Self.read(descriptor, into: &pixels, name: name)
      guard count == 0 || count == width * height * 4 else {
        throw .unreadable(
          file: name,
          reason:
            "the last frame has \(count) of \(width * height * 4) bytes; is every frame \(width)×\(height), four bytes a pixel?"
        )
      }
      return count
    }
    guard count > 0 else { return nil }
    return Frame(width: width, height: height, pixels: pixels)
  }
}
