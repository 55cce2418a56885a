/// What kept a picture or film from being read or written: the facts. The words for people are in `description`.
public enum CodecError: Error, Sendable, Equatable {
  /// The system would not give the file.
  case unreadable(file: String, reason: String)
  /// The system would not take the file.
  case unwritable(file: String, reason: String)
  /// The bytes are not what they claim to be; `reason` is the decoding library's own.
  case damaged(file: String, format: String, reason: String)
  /// The file claims more than `Bitmap.sideLimit` or a reader's own limit allows.
  case tooLarge(file: String, format: String, reason: String)
  case outOfMemory(doing: String)
  /// A directory that holds something where only frames of ours may be.
  case directoryNotEmpty(String)
  /// A pattern for file names that does not number them.
  case badPattern(String, reason: String)
  /// A film needs a picture.
  case noFrames
  /// The encoder was used after an error or after its end.
  case closed
}
