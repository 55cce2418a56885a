import Raster

/// The images of a GIF file that show one picture: one, and more where its delay does not fit into one.
enum GIFImages {
  static func bytes(_ patch: FramePatch, _ global: GlobalPalette, delay: Int) throws(CodecError) -> [UInt8] {
    let palette = PatchPalette(for: patch, global: global)
    let parts = GIFTimeline.parts(of: delay)
    var bytes = try smallest(patch, palette, delay: parts[0], isCleared: parts.count == 1)
    for (number, part) in parts.enumerated().dropFirst() {
      let isCleared = patch.isClearedAfterwards && number == parts.count - 1
      let rect = patch.isClearedAfterwards ? patch.rect : .whole(1, 1)
      bytes += try GIFFile.image(GIFBlock(emptyOver: rect, disposal: isCleared ? .background : .leave, delay: part))
    }
    return bytes
  }

  /// Which filling compresses better depends on the picture. Measured on a push of flat and of text screens and on a page
  /// turn: trying both gives 652, 3529 and 3828 KiB, transparency alone 656, 3908 and 4122 KiB, and costs about 5 ms a
  /// megapixel more; rules by length and content of a run lost to it.
  private static func smallest(
    _ patch: FramePatch, _ palette: PatchPalette, delay: Int, isCleared: Bool
  ) throws(CodecError) -> [UInt8] {
    var smallest: [UInt8]?
    for filling in GIFBlock.Filling.allCases {
      var block = GIFBlock(patch, palette, filling, delay: delay)
      if !isCleared { block.disposal = .leave }
      let bytes = try GIFFile.image(block)
      if palette.transparent == nil { return bytes }
      if bytes.count < smallest?.count ?? .max { smallest = bytes }
    }
    return smallest ?? []
  }
}
