import Raster

/// The images of a GIF file that show one picture: one, and more where its delay does not fit into one.
enum GIFImages {
  static func bytes(_ patch: FramePatch, _ global: GlobalPalette, delay: Int) throws(CodecError) -> [UInt8] {
    let palette = PatchPalette(for: patch, global: global)
    let parts = FrameTimeline.Clock.gif.parts(of: delay)
    var block = try GIFBlock(patch, palette, filling(patch, palette), delay: parts[0])
    if parts.count > 1 { block.disposal = .leave }
    var bytes = try GIFFile.image(block)
    for (number, part) in parts.enumerated().dropFirst() {
      let isCleared = patch.isClearedAfterwards && number == parts.count - 1
      let rect = patch.isClearedAfterwards ? patch.rect : .whole(1, 1)
      bytes += try GIFFile.image(GIFBlock(emptyOver: rect, disposal: isCleared ? .background : .leave, delay: part))
    }
    return bytes
  }

  /// Which filling compresses better depends on the picture: it is tried on an eighth of the rows. Trying both in full gives
  /// 652, 3529 and 3828 KiB for a push of flat and of text screens and a page turn, transparency alone 656, 3908 and 4122;
  /// choosing by what the dictionary holds gave 658, 3627 and 3914, and rules by a run's length lost as well.
  private static func filling(_ patch: FramePatch, _ palette: PatchPalette) throws(CodecError) -> GIFBlock.Filling {
    guard palette.transparent != nil else { return .colors }
    let rows = SampledRows.of(patch.rect.height).map { $0 + patch.rect.top }
    let transparent = try GIFFile.image(GIFBlock(patch, palette, .transparent, delay: 0, rows: rows)).count
    let colors = try GIFFile.image(GIFBlock(patch, palette, .colors, delay: 0, rows: rows)).count
    return transparent < colors ? .transparent : .colors
  }
}
