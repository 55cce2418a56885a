import Dispatch
import Synchronization

extension Canvas {
  /// Paints regions that do not overlap at the same time, each on a canvas of its own.
  mutating func paint(_ items: [Picture.Item], within parts: [Region]) {
    let canvases = parts.map(copy)
    let painted = Mutex<[Canvas]>([])
    DispatchQueue.concurrentPerform(iterations: canvases.count) { index in
      var canvas = canvases[index]
      canvas.paint(items, within: canvas.frame)
      painted.withLock { $0.append(canvas) }
    }
    for canvas in painted.withLock({ $0 }) { put(canvas) }
  }

  private mutating func put(_ part: Canvas) {
    let columns = part.frame.minX..<part.frame.maxX
    let kernels = rules.kernels
    for y in part.frame.rows {
      let row = part.pixels.span.extracting(part.indices(columns, y))
      withRow(columns, y) { $0.copy(row, kernels) }
    }
  }
}

extension Region {
  /// Cut across into as many parts of equal height as asked for, none empty.
  func bands(_ count: Int) -> [Region] {
    guard !isEmpty else { return [] }
    let count = min(max(count, 1), height)
    return (0..<count).map { index in
      Region(minX: minX, minY: minY + height * index / count, maxX: maxX, maxY: minY + height * (index + 1) / count)
    }
  }
}
