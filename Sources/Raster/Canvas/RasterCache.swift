import Synchronization

/// Bitmaps made smaller for one frame and kept for the next ones of a film.
///
/// The cache changes what a frame costs, never how it looks: a bitmap found in it is the one that would have been made. Sources are
/// told apart by their pixels. Only what is asked for twice is kept, because sizes that change from frame to frame never come
/// again. When there is no more room, the bitmap that was used longest ago goes first.
public final class RasterCache: Sendable {
  private struct Entry {
    let source: Bitmap
    let result: Bitmap
    var lastUse: Int
  }

  /// A recent request for a smaller bitmap. It holds only a few pixels of the source, so that the cache does not keep them all.
  private struct Wish: Equatable {
    let width: Int
    let height: Int
    let sample: [Pixel]

    init(_ source: Bitmap, width: Int, height: Int) {
      self.width = width
      self.height = height
      sample = stride(from: 0, to: source.storage.count, by: source.storage.count / 61 + 1).map { source.storage[$0] }
    }
  }

  private struct State {
    var entries: [Entry] = []
    var wishes: [Wish] = []
    var uses = 0
  }

  private static let wishLimit = 32

  /// The most bytes that the kept bitmaps may take.
  public let byteLimit: Int
  private let state = Mutex(State())

  /// An empty cache.
  public init(byteLimit: Int = 16 << 20) {
    self.byteLimit = byteLimit
  }

  /// How many bitmaps are kept.
  package var count: Int { state.withLock { $0.entries.count } }

  func bitmap(_ source: Bitmap, width: Int, height: Int, make: () -> Bitmap) -> Bitmap {
    if let found = find(source, width, height) { return found }
    let made = make()
    if wasWished(Wish(source, width: width, height: height)) { keep(Entry(source: source, result: made, lastUse: 0)) }
    return made
  }

  /// Remembers a request, and tells whether an equal one was remembered already.
  private func wasWished(_ wish: Wish) -> Bool {
    state.withLock { state in
      if state.wishes.contains(wish) { return true }
      if state.wishes.count == Self.wishLimit { state.wishes.removeFirst() }
      state.wishes.append(wish)
      return false
    }
  }

  private func find(_ source: Bitmap, _ width: Int, _ height: Int) -> Bitmap? {
    let candidates = state.withLock { $0.entries }.filter { $0.result.width == width && $0.result.height == height }
    guard let found = candidates.first(where: { $0.source == source }) else { return nil }
    state.withLock { state in
      state.uses += 1
      guard let place = state.entries.firstIndex(where: { $0.lastUse == found.lastUse }) else { return }
      state.entries[place].lastUse = state.uses
    }
    return found.result
  }

  private func keep(_ entry: Entry) {
    state.withLock { state in
      state.uses += 1
      state.entries.append(Entry(source: entry.source, result: entry.result, lastUse: state.uses))
      while state.entries.reduce(0, { $0 + $1.result.storage.count * 4 }) > byteLimit {
        guard let oldest = state.entries.indices.min(by: { state.entries[$0].lastUse < state.entries[$1].lastUse }) else { break }
        state.entries.remove(at: oldest)
      }
    }
  }
}
