package import Codecs
import Raster

/// Reads GIFs through giflib and composes their frames.
///
/// A frame that clears its area leaves it transparent, as in browsers, whatever background colour the file states.
package enum GIFReader {
  /// No GIF within the limits of a `Screen` is longer.
  private static let byteLimit = 1 << 29

  /// - Parameter name: what errors call the file.
  package static func decode(_ bytes: [UInt8], name: String) throws(CodecError) -> AnimatedPicture {
    guard GIFScanner.isBegun(by: bytes) else {
      throw .damaged(file: name, format: "GIF", reason: "it does not begin as one does")
    }
    var composer = GIFComposer()
    try read(bytes, name: name, into: &composer)
    guard let picture = composer.picture else { throw .damaged(file: name, format: "GIF", reason: "it holds no frame") }
    return picture
  }

  package static func read(path: String) throws(CodecError) -> AnimatedPicture {
    try decode(InputFile.contents(of: path, format: "GIF", limit: byteLimit), name: path)
  }
}

/// Composes what a GIF's viewer sees, by drawing its images over each other as the file says.
struct GIFComposer {
  struct Image {
    /// Its rectangle may reach beyond the screen.
    var facts: FileFacts.Frame
    var indices: [UInt8]
    var palette: [Pixel]
  }

  private var screen = ViewerScreen(width: 0, height: 0)
  private var loop = 1
  private var refusal: ((_ name: String) -> CodecError)?

  mutating func begin(width: Int, height: Int) {
    screen = ViewerScreen(width: width, height: height)
  }

  /// Adds an image to the screen; false if it is refused.
  mutating func add(_ image: Image) -> Bool {
    let (indices, palette, transparent) = (image.indices, image.palette, image.facts.transparent ?? -1)
    if !screen.hasRoom {
      refusal = {
        .tooLarge(file: $0, format: "GIF", reason: "its frames hold more than \(ViewerScreen.pixelLimit) pixels")
      }
    } else if indices.contains(where: { Int($0) >= palette.count && Int($0) != transparent }) {
      refusal = { .damaged(file: $0, format: "GIF", reason: "a pixel has a colour that the palette lacks") }
    } else {
      screen.show(image.facts) { place, _ in Int(indices[place]) == transparent ? nil : palette[Int(indices[place])] }
    }
    return refusal == nil
  }

  mutating func end(repeats: Int32) {
    loop = repeats == 0 ? 0 : repeats < 0 ? 1 : Int(repeats) + 1
  }

  /// The film of all frames so far; nil if there is none.
  var picture: AnimatedPicture? { screen.frames.isEmpty ? nil : screen.picture(loop: loop) }

  /// Throws the reason for which an image was refused.
  func check(_ name: String) throws(CodecError) {
    if let refusal { throw refusal(name) }
  }
}
