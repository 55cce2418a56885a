public import Codecs

/// Why a golden could not be used: the facts. The words for people are in `description`.
public enum GoldenError: Error, Sendable, Equatable {
  /// The name is no possible place under the directory of goldens.
  case badName(String)
  /// A picture could not be read or written.
  case codec(CodecError)
  /// The facts beside a picture are not what this program writes.
  case unreadableFacts(file: String, reason: String)
  /// One of a golden's two files is missing: `file`.
  case halfMissing(file: String)
  /// The file holds a pointer of Git LFS in place of its contents.
  case notFetched(file: String)
  /// The picture shows other pixels than the JSON says.
  case disagrees(picture: String, frame: Int)
  /// The picture has another size, or another number of frames, than the JSON says.
  case otherShape(picture: String)
  /// The picture shows what the JSON says, but is another file.
  case otherFile(picture: String)
  /// The golden keeps hashes alone, and yet there is a picture beside them.
  case besideHashes(picture: String)
  /// Other fonts are there than those that the golden was drawn with; the lists have the fonts' SHA-256.
  case otherFonts(golden: [String], now: [String])
  /// The golden does not keep the pictures of all frames, so that a limit cannot be applied.
  case limitsNeedPictures(Keep)
  /// Frames side by side would be wider than a picture may be.
  case tooManyForStrip(Int)
  /// The footage has no frame.
  case noFrames
  /// The contract of transitions was broken; the lines say how.
  case contract([String])
  /// Files that could not be made, moved or removed.
  case files(String)
}

/// Runs code that reads or writes pictures, and turns its `CodecError` into a `GoldenError`.
func codecs<Result>(_ body: () throws(CodecError) -> Result) throws(GoldenError) -> Result {
  do throws(CodecError) {
    return try body()
  } catch {
    throw .codec(error)
  }
}

/// Runs code that reads or writes files, and turns its `FileError` into a `GoldenError`.
func onFiles<Result>(_ body: () throws(FileError) -> Result) throws(GoldenError) -> Result {
  do throws(FileError) {
    return try body()
  } catch {
    throw GoldenError(error)
  }
}

extension GoldenError {
  init(_ error: FileError) { self = .codec(.file(error)) }
}

extension GoldenError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .badName(let name):
      "“\(name)” cannot name a golden: a name is a path under the goldens, of letters, digits and . - _ + =, \(Golden.longestName) bytes at most"
    case .codec(let error):
      "\(error)"
    case .unreadableFacts(let file, let reason):
      "\(file) is not a golden's description: \(reason)"
    case .halfMissing(let file):
      "\(file) is missing beside the other half of its golden: check it in, or record the golden again"
    case .notFetched(let file):
      "\(file) is a Git LFS pointer, not a picture: git lfs install && git lfs pull"
    case .disagrees(let picture, let frame):
      "\(picture) does not show what its JSON says from frame \(frame) on: one of the two was changed by hand; record it again"
    case .otherShape(let picture):
      "\(picture) does not have the size and the frames that its JSON says: one of the two was changed by hand; record it again"
    case .otherFile(let picture):
      "\(picture) is not the file that its JSON was written with: one of the two was changed or damaged; record it again"
    case .besideHashes(let picture):
      "\(picture) lies beside a golden that keeps no picture: one of the two was changed by hand; record it again"
    case .otherFonts(let golden, let now):
      "it is not comparable: it was drawn with \(Self.fonts(golden)), now there is \(Self.fonts(now))"
    case .limitsNeedPictures(let keep):
      "it keeps \(keep == .hashes ? "hashes" : "a strip"), so frames without a picture are compared exactly: take the limit away, or keep the film"
    case .tooManyForStrip(let count):
      "\(count) frames side by side are wider than a picture may be: take fewer, or a smaller scale"
    case .noFrames:
      "there is nothing to compare: no time is given"
    case .contract(let lines):
      "the contract of transitions is broken: " + lines.joined(separator: "; ")
    case .files(let reason):
      reason
    }
  }
}

extension GoldenError {
  private static func fonts(_ hashes: [String]) -> String {
    hashes.isEmpty ? "no font" : "the font " + hashes.map { "\($0.prefix(16))" }.joined(separator: ", ")
  }
}
