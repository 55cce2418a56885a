private import Raster

extension CodecError: CustomStringConvertible {
  /// One line: the file, what is wrong with it, and the way out where there is one.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "cannot read \(file): \(reason)"
    case .unwritable(let file, let reason):
      "cannot write \(file): \(reason)"
    case .damaged(let file, let format, let reason):
      "\(file) is not a \(format) that can be read: \(reason); save it anew, or name another"
    case .tooLarge(let file, let format, let reason):
      "\(file) is too large a \(format): \(reason); sides may be up to \(Bitmap.sideLimit) pixels"
    case .outOfMemory(let work):
      "out of memory while \(work); try a smaller size or scale"
    case .directoryNotEmpty(let directory):
      "cannot write frames into \(directory): it is not empty; name another directory, or use --force"
    case .badPattern(let pattern, let reason):
      "cannot name frames after \(pattern): \(reason); use one %d or %04d in the file name"
    case .noFrames:
      "there is nothing to write: the film has no frame"
    case .closed:
      "the output is closed: an earlier error ended it, or it is finished"
    }
  }
}
