internal import Files
internal import Raster

extension RawFrames {
  /// Fills pixels with the next bytes of an open file, unchanged, since any four bytes are a pixel. Returns the number of bytes
  /// read.
  static func read(_ descriptor: Int32, into pixels: inout [Pixel], name: String) throws(FileError) -> Int {
    var span = pixels.mutableSpan
    var bytes = unsafe span.mutableBytes
    return try InputFile.read(descriptor, into: &bytes, name: name)
  }
}
