/// How much of what was filmed a golden keeps. The hash of every frame is kept always, so that one other pixel is always found.
public enum Keep: String, Sendable, Codable, CaseIterable {
  /// Every frame.
  case film
  /// Six frames, or all of a film that has no more; of the others, hashes alone.
  case strip
  /// Nothing but hashes: a failure shows what came, and names the commit that films what was expected.
  case hashes

  /// The moments of a strip, as shares of the film: 0 is the first frame, 1 the last. A spring does most of its work early.
  package static let moments = [0, 0.1, 0.2, 0.35, 0.6, 1]

  /// The numbers of the frames whose pictures are kept, in order.
  func frames(of count: Int) -> [Int] {
    switch self {
    case .film: Array(0..<count)
    case .strip where count <= Self.moments.count: Array(0..<count)
    case .strip: Set(Self.moments.map { Int(($0 * Double(count - 1)).rounded()) }).sorted()
    case .hashes: []
    }
  }

  /// Whether the picture of every frame is kept, which limits other than `exact` need.
  package func isWhole(of count: Int) -> Bool { frames(of: count).count == count }
}
