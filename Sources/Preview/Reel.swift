package import Codecs
private import Goldens
package import Raster

/// A film as the preview's page takes it: a line of JSON, and behind it the pictures as PNGs, one after another.
///
/// Each picture is a file of its own, because somebody who scrubs wants any of them at once. Equal pictures that follow each other are
/// one.
package struct Reel: FrameEncoder {
  /// The most bytes of pictures: what a browser holds without trouble, beside the pictures that it draws.
  package static let mostBytes = 96 << 20

  /// A frame: which picture is shown, from when to when.
  private struct Shown {
    let picture: Int
    let start: Double
    let end: Double
  }

  private let limit: Int
  private var frames: [Shown] = []
  private var lengths: [Int] = []
  private var last: [UInt8] = []
  private var pictures: [UInt8] = []
  /// Whether the film is longer than what the reel holds of it.
  package private(set) var isCut = false

  /// - Parameter limit: the most bytes of pictures; the frames beyond are left out.
  package init(limit: Int = mostBytes) {
    self.limit = limit
  }

  package var preparation: @Sendable (Bitmap) throws(CodecError) -> [UInt8] { Self.picture }

  /// A picture as the reel holds it: quickly compressed, for it goes no further than to a browser on the same machine.
  @Sendable
  package static func picture(_ bitmap: Bitmap) throws(CodecError) -> [UInt8] { try PNG.encode(bitmap, level: .fast) }

  package mutating func append(_ prepared: [UInt8], from start: Double, to end: Double) {
    if prepared != last || lengths.isEmpty {
      guard !isCut, pictures.count + prepared.count <= limit || lengths.isEmpty else {
        isCut = true
        return
      }
      pictures += prepared
      lengths.append(prepared.count)
      last = prepared
    }
    if !isCut { frames.append(Shown(picture: lengths.count - 1, start: start, end: end)) }
  }

  package var frameCount: Int { lengths.count }

  package var byteCount: Int { pictures.count }

  package mutating func finish() {}

  /// The members of the line of JSON that tell of the frames: `"lengths"` of the pictures in bytes, and for each frame its picture's
  /// number, when it appears and when it goes.
  package var json: String {
    let shown = frames.map { "[\($0.picture),\(JSONText.number($0.start)),\(JSONText.number($0.end))]" }
    return "\"lengths\":[\(lengths.map { "\($0)" }.joined(separator: ","))],\"frames\":[\(shown.joined(separator: ","))]"
  }

  /// The whole reel.
  ///
  /// - Parameter members: more members of the line of JSON, as text.
  package func bytes(with members: [String]) -> [UInt8] {
    Array("{\((members + [json]).joined(separator: ","))}\n".utf8) + pictures
  }
}
