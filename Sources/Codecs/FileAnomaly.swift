private import Raster

/// A fault of a file, or something in it that players treat differently.
public enum FileAnomaly: Sendable, Equatable {
  /// A delay so short that players stretch it to a tenth of a second.
  case delayTooShort(frame: Int)
  /// The file has several frames but no loop count, so players show it once.
  case noLoop
  /// A part of the frame lies outside the picture.
  case frameOutside(frame: Int)
  /// Neither the frame nor the file has a palette.
  case noPalette(frame: Int)
  /// The file holds no picture.
  case noFrames
  /// The file breaks off before its end marker.
  case endsTooSoon
  /// Bytes follow the file's end marker.
  case bytesAfterEnd(Int)
  /// An APNG announces another number of frames than it holds.
  case otherFrameCount(announced: Int)
  /// The file holds more frames than are described.
  case moreFrames(listed: Int)
  /// More faults of frames were found than are named.
  case moreAnomalies(Int)

  /// The most faults of frames that are named: every frame may have some.
  private static let most = 1_000

  static func all(in facts: FileFacts) -> [FileAnomaly] {
    var found: [FileAnomaly] = facts.frames.isEmpty ? [.noFrames] : []
    if facts.frames.count > 1 && facts.loop == nil { found.append(.noLoop) }
    if facts.frameCount > facts.frames.count { found.append(.moreFrames(listed: facts.frames.count)) }
    var ofFrames: [FileAnomaly] = []
    for (number, frame) in facts.frames.enumerated() {
      if facts.frames.count > 1, (frame.delay ?? 0) < 0.0105 { ofFrames.append(.delayTooShort(frame: number)) }
      if frame.rect.maxX > facts.width || frame.rect.maxY > facts.height {
        ofFrames.append(.frameOutside(frame: number))
      }
      if facts.format == .gif && frame.paletteCount == 0 && facts.paletteCount == 0 {
        ofFrames.append(.noPalette(frame: number))
      }
    }
    guard ofFrames.count > most else { return found + ofFrames }
    return found + ofFrames.prefix(most) + [.moreAnomalies(ofFrames.count - most)]
  }
}

extension FileAnomaly: CustomStringConvertible {
  /// One line; frames are counted from 0.
  public var description: String {
    switch self {
    case .delayTooShort(let frame): "frame \(frame): delay below 0.02 s, which players stretch to 0.1 s"
    case .noLoop: "says not how often it plays: once"
    case .frameOutside(let frame): "frame \(frame): reaches outside the picture"
    case .noPalette(let frame): "frame \(frame): has no palette"
    case .noFrames: "holds no frame"
    case .endsTooSoon: "ends before it should"
    case .bytesAfterEnd(let count): "\(count) bytes after its end"
    case .otherFrameCount(let announced): "announces \(announced) frames"
    case .moreFrames(let listed): "holds more than \(listed) frames, and the others are not described"
    case .moreAnomalies(let count): "\(count) more faults of frames"
    }
  }
}
