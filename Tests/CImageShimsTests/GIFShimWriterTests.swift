import CImageShims
import Testing

/// Headers and images that giflib writes into a caller's room.
@Suite struct GIFShimWriterTests {
  private static let palette: [UInt8] = [255, 0, 0, 9, 0, 0, 255, 9]

  private static func header(room: Int) -> [UInt8] {
    var bytes = Array(repeating: UInt8(0xEE), count: room)
    let count = unsafe palette.withUnsafeBufferPointer { palette in
      unsafe [CChar(0)].withUnsafeBufferPointer { comment in
        var header = unsafe gif_shim_header(
          width: 300, height: 2, palette: palette.baseAddress, palette_count: 2, repeats: 258, comment: comment.baseAddress)
        return unsafe gif_shim_write_header(&header, &bytes, room)
      }
    }
    return Array(bytes.prefix(count))
  }

  private static func image(room: Int, codes: [UInt8], usesHeaderPalette: Bool) -> [UInt8] {
    var bytes = Array(repeating: UInt8(0xEE), count: room)
    let count = unsafe palette.withUnsafeBufferPointer { palette in
      unsafe codes.withUnsafeBufferPointer { codes in
        var image = unsafe gif_shim_image(
          left: 1, top: 2, width: 3, height: 4, palette: palette.baseAddress, palette_count: 2,
          uses_header_palette: usesHeaderPalette ? 1 : 0, delay: 515, disposal: GIF_SHIM_DISPOSE_BACKGROUND, transparent: 1,
          codes: codes.baseAddress, code_length: codes.count)
        return unsafe gif_shim_write_image(&image, &bytes, room)
      }
    }
    return Array(bytes.prefix(count))
  }

  @Test func aHeaderHasScreenPaletteAndLoop() {
    let screen: [UInt8] = Array("GIF89a".utf8) + [44, 1, 2, 0, 0xF0, 0, 0]
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 1, 0]
    #expect(Self.header(room: 100) == screen + [255, 0, 0, 0, 0, 255] + loop)
  }

  @Test func anImageHasControlPaletteAndBlocks() {
    let control: [UInt8] = [0x21, 0xF9, 4, 9, 3, 2, 1, 0]
    let place: [UInt8] = [0x2C, 1, 0, 2, 0, 3, 0, 4, 0]
    let withHeaders: [UInt8] = [0, 2, 2, 5, 6, 0]
    let withItsOwn: [UInt8] = [0x80, 255, 0, 0, 0, 0, 255, 2, 2, 5, 6, 0]
    #expect(Self.image(room: 100, codes: [5, 6], usesHeaderPalette: true) == control + place + withHeaders)
    #expect(Self.image(room: 100, codes: [5, 6], usesHeaderPalette: false) == control + place + withItsOwn)
    let long = Self.image(room: 400, codes: Array(repeating: 7, count: 256), usesHeaderPalette: true)
    let end: [UInt8] = [255] + Array(repeating: UInt8(7), count: 255) + [1, 7, 0]
    #expect(long.suffix(259) == end[...])
  }

  @Test func aRoomThatIsTooSmallIsSaid() {
    let header = Self.header(room: 100).count
    #expect(Self.header(room: header).count == header)
    for room in 0..<header { #expect(Self.header(room: room).isEmpty) }
    let image = Self.image(room: 100, codes: [5, 6], usesHeaderPalette: false).count
    for room in 0..<image { #expect(Self.image(room: room, codes: [5, 6], usesHeaderPalette: false).isEmpty) }
  }
}
