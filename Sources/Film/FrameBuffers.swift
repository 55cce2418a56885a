internal import Raster
internal import Synchronization

/// The pictures of earlier frames, as they were drawn. The next frame is drawn over one of them, only where it differs.
///
/// There are as many buffers as frames are drawn at once.
package final class FrameBuffers: Sendable {
  private struct State: Sendable {
    var buffers: [DrawnPicture] = []
    var painted = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// How many pixels were painted so far.
  package var painted: Int { state.withLock { $0.painted } }

  /// Draws a picture, over the buffer that was used last if there is one, and lends the bitmap to `use` until that returns.
  func draw<Result>(
    _ picture: Picture, edges: Picture.Edges, cache: RasterCache, _ use: (Bitmap) throws -> Result
  ) rethrows -> Result {
    let drawn = DrawnPicture(picture, over: state.withLock { $0.buffers.popLast() }, edges: edges, cache: cache)
    state.withLock { $0.painted += drawn.painted }
    defer { state.withLock { $0.buffers.append(drawn) } }
    return try use(drawn.bitmap)
  }

  func removeAll() {
    state.withLock { $0.buffers = [] }
  }
}
