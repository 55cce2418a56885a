import Raster

extension EntryTable {
  /// The spans of a picture's new pixels, and an entry for each of their pixels. Nil where something shines through.
  mutating func entries(
    _ bitmap: Bitmap, since previous: Bitmap?, stays: UInt8
  ) -> (spans: PixelSpans, indices: [UInt8])? {
    var ranges: [Range<Int32>] = []
    var isOpaque = true
    let indices = unsafe [UInt8](unsafeUninitializedCapacity: bitmap.pixels.count) { indices, count in
      unsafe bitmap.pixels.withUnsafeBytes { pixels in
        unsafe (previous ?? bitmap).pixels.withUnsafeBytes { before in
          for y in 0..<bitmap.height {
            let row = y * bitmap.width..<(y + 1) * bitmap.width
            let span = previous.map { Self.changed(bitmap, since: $0, row) } ?? row
            if span.isEmpty { continue }
            ranges.append(Int32(span.lowerBound)..<Int32(span.upperBound))
            let bytes = span.lowerBound * 4..<span.upperBound * 4
            let found = unsafe UnsafeMutableBufferPointer(rebasing: indices[count..<count + span.count])
            let now = unsafe UnsafeRawBufferPointer(rebasing: pixels[bytes])
            let all = unsafe find(
              now, into: found, since: previous == nil ? nil : UnsafeRawBufferPointer(rebasing: before[bytes]), stays: stays)
            isOpaque = isOpaque && all >= 0xFF00_0000
            count += span.count
          }
        }
      }
    }
    return isOpaque ? (PixelSpans(ranges), indices) : nil
  }

  private static func changed(_ bitmap: Bitmap, since previous: Bitmap, _ row: Range<Int>) -> Range<Int> {
    let first = PixelSpans.firstDifference(bitmap, previous, row)
    var end = row.upperBound
    while end > first && bitmap.pixels[end - 1].bits == previous.pixels[end - 1].bits { end -= 1 }
    return first..<end
  }

  /// Returns what all new pixels' bits have in common.
  private mutating func find(
    _ pixels: UnsafeRawBufferPointer, into found: UnsafeMutableBufferPointer<UInt8>,
    since before: UnsafeRawBufferPointer?, stays: UInt8
  ) -> UInt32 {
    var all = UInt32.max
    var at = 0
    while at &+ 8 <= found.count {
      if let before = unsafe before, unsafe Self.areAlike(pixels, before, at &* 4) {
        unsafe UnsafeMutableRawBufferPointer(found).storeBytes(
          of: UInt64(stays) &* 0x0101_0101_0101_0101, toByteOffset: at, as: UInt64.self)
      } else {
        unsafe find(8, at, pixels, into: found, since: before, stays: stays, &all)
      }
      at &+= 8
    }
    while at < found.count {
      unsafe find(1, at, pixels, into: found, since: before, stays: stays, &all)
      at &+= 1
    }
    return all
  }

  @inline(__always)
  private mutating func find(
    _ count: Int, _ at: Int, _ pixels: UnsafeRawBufferPointer, into found: UnsafeMutableBufferPointer<UInt8>,
    since before: UnsafeRawBufferPointer?, stays: UInt8, _ all: inout UInt32
  ) {
    while !(unsafe lookUp(count, at, pixels, into: found, since: before ?? pixels, stays: before == nil ? nil : stays, &all)) {
      for place in at..<at &+ count {
        let color = Pixel(bits: unsafe pixels.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self))
        if entries[ColorBins.bin(of: color)] == Self.unknown { find(color) }
      }
    }
  }

  /// Returns whether all entries were known.
  @inline(__always)
  private func lookUp(
    _ count: Int, _ at: Int, _ pixels: UnsafeRawBufferPointer, into found: UnsafeMutableBufferPointer<UInt8>,
    since before: UnsafeRawBufferPointer, stays: UInt8?, _ all: inout UInt32
  ) -> Bool {
    unsafe entries.withUnsafeBufferPointer { entries in
      var highest: UInt8 = 0
      for place in at..<at &+ count {
        let bits = unsafe pixels.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self)
        let old = unsafe before.loadUnaligned(fromByteOffset: place &* 4, as: UInt32.self)
        all &= bits
        let entry = unsafe entries[ColorBins.bin(of: Pixel(bits: bits))]
        highest = max(highest, entry)
        unsafe found[place] = bits == old ? stays ?? entry : entry
      }
      return highest < Self.unknown
    }
  }

  /// Whether eight pixels are the same.
  @inline(__always)
  private static func areAlike(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
    var difference = UInt64(0)
    for number in 0..<4 {
      let left = unsafe one.loadUnaligned(fromByteOffset: offset + number * 8, as: UInt64.self)
      let right = unsafe other.loadUnaligned(fromByteOffset: offset + number * 8, as: UInt64.self)
      difference |= left ^ right
    }
    return difference == 0
  }
}
