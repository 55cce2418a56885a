import Raster

/// The images of a GIF file that show one picture: one, and more where its delay does not fit into one.
enum GIFImages {
  static func bytes(_ patch: FramePatch, tolerance: Int32, delay: Int) throws(CodecError) -> [UInt8] {
    let parts = FrameClock.gif.parts(of: delay)
    var block = GIFBlock(patch, tolerance: tolerance, delay: parts[0])
    if parts.count > 1 { block.disposal = .leave }
    var bytes = try GIFFile.image(block)
    for (number, part) in parts.enumerated().dropFirst() {
      let isCleared = patch.isClearedAfterwards && number == parts.count - 1
      let rect = patch.isClearedAfterwards ? patch.rect : .whole(1, 1)
      bytes += try GIFFile.image(GIFBlock(emptyOver: rect, disposal: isCleared ? .background : .leave, delay: part))
    }
    return bytes
  }
}
