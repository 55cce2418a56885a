import Codecs
import Raster

extension FuzzTarget {
  /// JPEGs of every kind.
  static let jpeg = FuzzTarget("jpeg") { bytes in
    let size = try refusal { try StillFile.size(of: bytes, name: "a.jpg") }
    guard let size, size.width * size.height <= Int(FileFacts.mostToFuzz) else { return }
    guard let picture = try refusal({ try StillFile.decode(bytes, name: "a.jpg") }) else { return }
    let sides = [size.width, size.height].sorted()
    try demand([picture.width, picture.height].sorted() == sides, "the header has another size than the picture")
    try demand(picture.pixels.allSatisfy { $0.alpha == 255 } || !bytes.starts(with: [0xFF, 0xD8]), "a JPEG is not opaque")
    let again = try JPEG.decode(JPEG.encode(picture, quality: 1), name: "again")
    try demand(again.width == picture.width && again.height == picture.height, "a picture changes its size when it is written")
  }
}
