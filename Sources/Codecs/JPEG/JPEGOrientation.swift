package import Raster

/// The way a camera was held, which says which of a picture's edges is its upper one. The numbers are EXIF's.
package struct JPEGOrientation: Equatable {
  /// The orientation as a number from 1 to 8; 1 is upright.
  package let number: Int

  package init(_ number: Int) {
    self.number = 1...8 ~= number ? number : 1
  }

  /// Reads the orientation of a file; it is upright where the file has none that makes sense.
  package init(of file: [UInt8]) {
    self.init(Self.exif(in: file).flatMap(Self.number) ?? 1)
  }

  /// The bytes of the file's first EXIF segment, from its byte order on.
  private static func exif(in file: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let segment = file[place + 4..<max(place + 4, min(place + 2 + length, file.count))]
      if file[place + 1] == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) { return segment.dropFirst(6) }
      place += 2 + max(length, 2)
    }
    return nil
  }

  /// The orientation among the entries of the first directory, each of 12 bytes.
  private static func number(in exif: ArraySlice<UInt8>) -> Int? {
    let isBig = exif.starts(with: Array("MM".utf8))
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= exif.count else { return nil }
      let bytes = exif.dropFirst(offset).prefix(count)
      return (isBig ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard isBig || exif.starts(with: Array("II".utf8)), let directory = number(at: 4, 4), let count = number(at: directory, 2)
    else { return nil }
    let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
    return entries.first { number(at: $0, 2) == 0x112 && number(at: $0 + 2, 2) == 3 }.flatMap { number(at: $0 + 8, 2) }
  }

  /// The picture with its upper edge above.
  package func upright(_ bitmap: Bitmap) -> Bitmap {
    guard number > 1 else { return bitmap }
    let isTurned = number > 4
    let (width, height) = isTurned ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(bitmap[source(x, y, bitmap).x, source(x, y, bitmap).y]) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The file's pixel that is shown at a place.
  private func source(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> (x: Int, y: Int) {
    let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
    return switch number {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    case 8: (right - y, x)
    default: (x, y)
    }
  }
}
