/// Pixels to paint on, and where on the device they lie.
struct Canvas {
  let frame: Region
  let rules: Rules
  var pixels: [Pixel]

  init(_ frame: Region, _ rules: Rules, pixels: [Pixel]) {
    self.frame = frame
    self.rules = rules
    self.pixels = pixels
  }

  /// A transparent canvas.
  init(_ frame: Region, _ rules: Rules) {
    self.init(frame, rules, pixels: Array(repeating: .clear, count: frame.width * frame.height))
  }

  /// Where in `pixels` some columns of a row lie.
  @inline(__always)
  func indices(_ columns: Range<Int>, _ y: Int) -> Range<Int> {
    let start = (y - frame.minY) * frame.width - frame.minX
    return start + columns.lowerBound..<start + columns.upperBound
  }

  /// Where in `pixels` one pixel lies.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int { (y - frame.minY) * frame.width + x - frame.minX }

  /// A part of this canvas, copied.
  func copy(_ part: Region) -> Canvas {
    var pixels: [Pixel] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in part.rows { pixels.append(contentsOf: self.pixels[indices(part.minX..<part.maxX, y)]) }
    return Canvas(part, rules, pixels: pixels)
  }

  /// This canvas as a source to paint with; each of its pixels keeps its place.
  var source: Source {
    let place = TexelMap(.translation(x: -Double(frame.minX), y: -Double(frame.minY)))
    return .bitmap(BitmapSource(Bitmap(inner: pixels, width: frame.width, height: frame.height), place))
  }

  /// Gives `body` whole rows of the canvas, and the patch of them that lies in `columns`.
  @inline(__always)
  mutating func withPatch(_ columns: Range<Int>, _ rows: Range<Int>, _ body: (inout MutableSpan<Pixel>, Patch) -> Void) {
    let (stride, start) = (frame.width, (rows.lowerBound - frame.minY) * frame.width)
    let inner = columns.lowerBound - frame.minX..<columns.upperBound - frame.minX
    var all = pixels.mutableSpan
    var block = all._mutatingExtracting(start..<start + rows.count * stride)
    body(&block, Patch(stride: stride, columns: inner, rows: rows.count))
  }

  @inline(__always)
  mutating func withRow(_ columns: Range<Int>, _ y: Int, _ body: (inout MutableSpan<Pixel>) -> Void) {
    let range = indices(columns, y)
    var all = pixels.mutableSpan
    var row = all._mutatingExtracting(range)
    body(&row)
  }
}
