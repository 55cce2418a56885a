public import Raster

extension Bitmap {
  /// Frames on grey, in rows, each in the upper left corner of its cell.
  public init(grid frames: [Bitmap], columns: Int = .max) {
    let (columns, gap) = (max(min(columns, frames.count), 1), 4)
    let (width, height) = (frames.map(\.width).max() ?? 1, frames.map(\.height).max() ?? 1)
    let rows = max((frames.count + columns - 1) / columns, 1)
    self.init(
      width: (width + gap) * columns - gap, height: (height + gap) * rows - gap, fill: Pixel(red: 128, green: 128, blue: 128))
    for (index, frame) in frames.enumerated() {
      let (left, top) = (index % columns * (width + gap), index / columns * (height + gap))
      for y in 0..<frame.height {
        for x in 0..<frame.width { self[left + x, top + y] = frame[x, y] }
      }
    }
  }
}
