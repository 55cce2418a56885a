private import CCompression
import Raster

extension FrameChange {
  /// Of every pixel that changes, where its palette entry lies; any of them for others.
  func entries(at places: [UInt8]) -> [UInt8] {
    if places.enumerated().allSatisfy({ $0 == Int($1) }) { return indices }
    let places = places + Array(repeating: 0, count: 256 - places.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: indices.count) { entries, count in
      unsafe indices.withUnsafeBufferPointer { indices in
        unsafe places.withUnsafeBufferPointer { places in
          for at in 0..<indices.count { unsafe entries[at] = places[Int(indices[at])] }
        }
      }
      count = indices.count
    }
  }

  /// Lays down what an image shows in another colour, but for what may stay.
  mutating func show(_ image: IndexedImage, on canvas: inout [Pixel], _ width: Int, tolerance: Int32) {
    var rule = gif_canvas_rule(image, tolerance: tolerance)
    var place = 0
    unsafe canvas.withUnsafeMutableBytes { canvas in
      unsafe image.source.pixels.withUnsafeBytes { source in
        unsafe image.indices.withUnsafeBufferPointer { indices in
          for span in image.spans.ranges {
            let start = Int(span.lowerBound)
            let area = start * 4..<Int(span.upperBound) * 4
            let count = unsafe show(
              UnsafeBufferPointer(rebasing: indices[place..<place + span.count]), &rule,
              UnsafeRawBufferPointer(rebasing: source[area]).assumingMemoryBound(to: UInt32.self),
              on: UnsafeMutableRawBufferPointer(rebasing: canvas[area]).assumingMemoryBound(to: UInt32.self), at: start)
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

  /// Returns how many pixels changed.
  private mutating func show(
    _ indices: UnsafeBufferPointer<UInt8>, _ rule: inout gif_canvas_rule, _ source: UnsafeBufferPointer<UInt32>,
    on canvas: UnsafeMutableBufferPointer<UInt32>, at start: Int
  ) -> Int {
    unsafe stays.withUnsafeMutableBufferPointer { stays in
      unsafe isUsed.withUnsafeMutableBufferPointer { isUsed in
        let stays = unsafe UnsafeMutableBufferPointer(rebasing: stays[start..<start + indices.count])
        let isBlind = rule.least == .min && rule.tolerance == 0
        if unsafe isBlind || gif_canvas_is_opaque(source.baseAddress, source.count) != 0 {
          return unsafe gif_canvas_show(
            &rule, indices.baseAddress, source.baseAddress, indices.count, canvas.baseAddress, stays.baseAddress,
            isUsed.baseAddress)
        }
        let shown = unsafe source.map { IndexedImage.shown(Pixel(bits: $0)).bits }
        return unsafe gif_canvas_show(
          &rule, indices.baseAddress, shown, indices.count, canvas.baseAddress, stays.baseAddress, isUsed.baseAddress)
      }
    }
  }
}

/// Which pixels keep what they show: those whose image gives nothing or the same, those that show what is near to their source,
/// and, of a coarse image, those whose new colour were hardly nearer.
extension gif_canvas_rule {
  /// In ninths of a `ColorDistance`: a smaller gain costs more bytes than it is worth.
  private static let hardly: Int32 = 4
  /// The same for drafts: against 4, a fade of photographs takes 7 % fewer bytes and lies 5 % further off.
  private static let hardlyInDrafts: Int32 = 100

  fileprivate init(_ image: IndexedImage, tolerance: Int32) {
    self.init()
    nothing = image.palette.count < 256 ? Int32(image.palette.count) : -1
    least = image.isCoarse ? image.isDraft ? Self.hardlyInDrafts : Self.hardly : .min
    self.tolerance = tolerance * 9
    let wanted = image.palette
    unsafe withUnsafeMutableBytes(of: &colors) { colors in
      for (place, color) in wanted.enumerated() {
        unsafe colors.storeBytes(of: color.bits, toByteOffset: place * 4, as: UInt32.self)
      }
    }
  }
}
