import Raster

extension FrameChange {
  /// Lays down what an image shows in another colour, but for what may stay.
  mutating func show(_ image: IndexedImage, on canvas: inout [Pixel], _ width: Int, tolerance: Int32) {
    let wanted = image.shownColors.map(\.bits)
    let rule = StayRule(isCoarse: image.isCoarse, tolerance: tolerance)
    var place = 0
    unsafe canvas.withUnsafeMutableBytes { canvas in
      unsafe image.source.pixels.withUnsafeBytes { source in
        unsafe image.indices.withUnsafeBufferPointer { indices in
          for span in image.spans.ranges {
            let start = Int(span.lowerBound)
            let area = start * 4..<Int(span.upperBound) * 4
            let count = unsafe show(
              UnsafeBufferPointer(rebasing: indices[place..<place + span.count]), of: wanted, rule,
              UnsafeRawBufferPointer(rebasing: source[area]), on: UnsafeMutableRawBufferPointer(rebasing: canvas[area]), at: start
            )
            if count > 0 {
              note(count, in: start..<Int(span.upperBound), width)
              unsafe self.indices.withUnsafeMutableBufferPointer { all in
                _ = unsafe UnsafeMutableBufferPointer(rebasing: all[start..<Int(span.upperBound)]).update(
                  fromContentsOf: indices[place..<place + span.count])
              }
            }
            place += span.count
          }
        }
      }
    }
  }

  /// Four pixels at once, half the time of one by one. Returns how many changed.
  private mutating func show(
    _ indices: UnsafeBufferPointer<UInt8>, of wanted: [UInt32], _ rule: StayRule, _ source: UnsafeRawBufferPointer,
    on canvas: UnsafeMutableRawBufferPointer, at start: Int
  ) -> Int {
    var count = 0
    unsafe wanted.withUnsafeBufferPointer { wanted in
      unsafe stays.withUnsafeMutableBufferPointer { stays in
        unsafe isUsed.withUnsafeMutableBufferPointer { isUsed in
          var at = 0
          while at + 4 <= indices.count {
            let numbers = unsafe (Int(indices[at]), Int(indices[at + 1]), Int(indices[at + 2]), Int(indices[at + 3]))
            let colors = unsafe SIMD4(wanted[numbers.0], wanted[numbers.1], wanted[numbers.2], wanted[numbers.3])
            let shown = unsafe canvas.loadUnaligned(fromByteOffset: at * 4, as: SIMD4<UInt32>.self)
            let source = unsafe source.loadUnaligned(fromByteOffset: at * 4, as: SIMD4<UInt32>.self)
            let changes = rule.changes(from: shown, to: colors, source)
            let bytes = SIMD4<UInt8>(truncatingIfNeeded: changes)
            unsafe canvas.storeBytes(
              of: shown.replacing(with: colors, where: changes .!= 0), toByteOffset: at * 4, as: SIMD4<UInt32>.self)
            unsafe stays[start + at] = 1 &- bytes[0]
            unsafe stays[start + at + 1] = 1 &- bytes[1]
            unsafe stays[start + at + 2] = 1 &- bytes[2]
            unsafe stays[start + at + 3] = 1 &- bytes[3]
            unsafe isUsed[numbers.0] |= bytes[0]
            unsafe isUsed[numbers.1] |= bytes[1]
            unsafe isUsed[numbers.2] |= bytes[2]
            unsafe isUsed[numbers.3] |= bytes[3]
            count &+= Int(truncatingIfNeeded: changes.wrappedSum())
            at += 4
          }
          while at < indices.count {
            let number = unsafe Int(indices[at])
            let color = unsafe wanted[number]
            let shown = unsafe canvas.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)
            let source = unsafe source.loadUnaligned(fromByteOffset: at * 4, as: UInt32.self)
            if rule.changes(from: SIMD4(shown, 0, 0, 0), to: SIMD4(color, 0, 0, 0), SIMD4(source, 0, 0, 0)).x != 0 {
              unsafe canvas.storeBytes(of: color, toByteOffset: at * 4, as: UInt32.self)
              unsafe stays[start + at] = 0
              unsafe isUsed[number] = 1
              count &+= 1
            }
            at += 1
          }
        }
      }
    }
    return count
  }
}

/// Which pixels keep what they show: those whose image gives nothing or the same, those that show what is near to their source,
/// and, of a coarse image, those whose new colour were hardly nearer.
private struct StayRule {
  /// In ninths of a `ColorDistance`: a smaller gain costs more bytes than it is worth.
  private static let hardly: Int32 = 4

  let isCoarse: Bool
  /// In ninths of a `ColorDistance`.
  private let tolerance: Int32

  init(isCoarse: Bool, tolerance: Int32) {
    self.isCoarse = isCoarse
    self.tolerance = tolerance * 9
  }

  /// 1 where a pixel changes.
  @inline(__always)
  func changes(from shown: SIMD4<UInt32>, to colors: SIMD4<UInt32>, _ source: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let isOther = (colors .!= shown) .& (colors .!= 0)
    let changes = SIMD4<UInt32>(repeating: 0).replacing(with: 1, where: isOther)
    guard isCoarse || tolerance > 0 else { return changes }
    let source = Self.shown(source)
    let distance = Self.distances(shown, source)
    var stays = distance .< tolerance
    if isCoarse { stays = stays .| (distance .<= Self.distances(colors, source) &+ Self.hardly) }
    return changes.replacing(with: 0, where: stays .& (shown .!= 0))
  }

  @inline(__always)
  private static func shown(_ source: SIMD4<UInt32>) -> SIMD4<UInt32> {
    if source[0] & source[1] & source[2] & source[3] >= 0xFF00_0000 { return source }
    var shown = source
    for place in 0..<4 { shown[place] = IndexedImage.shown(Pixel(bits: source[place])).bits }
    return shown
  }

  @inline(__always)
  private static func distances(_ one: SIMD4<UInt32>, _ other: SIMD4<UInt32>) -> SIMD4<Int32> {
    let (red, green, blue) = (difference(one, other, 0), difference(one, other, 8), difference(one, other, 16))
    return red &* red &* 3 &+ green &* green &* 4 &+ blue &* blue &* 2
  }

  @inline(__always)
  private static func difference(_ one: SIMD4<UInt32>, _ other: SIMD4<UInt32>, _ shift: UInt32) -> SIMD4<Int32> {
    let level = SIMD4<Int32>(truncatingIfNeeded: one &>> shift & 255)
    return level &- SIMD4<Int32>(truncatingIfNeeded: other &>> shift & 255)
  }
}
