/// The fcTL chunk, which says how one image of an APNG is shown.
struct APNGControl: Equatable {
  enum Disposal: UInt8 {
    case leave
    case background
    case previous
  }

  enum Blend: UInt8 {
    /// Replaces what is there.
    case source
    /// Lies over what is there.
    case over
  }

  var rect: PixelRect
  /// A fraction of a second; a denominator of 0 counts as 100.
  var delay: (numerator: Int, denominator: Int)
  var disposal: Disposal
  var blend: Blend

  static let byteCount = 26

  static func == (one: APNGControl, other: APNGControl) -> Bool {
    one.rect == other.rect && one.delay == other.delay && one.disposal == other.disposal && one.blend == other.blend
  }

  init(_ rect: PixelRect, milliseconds: Int, disposal: Disposal, blend: Blend) {
    self.rect = rect
    delay = milliseconds % 10 == 0 ? (milliseconds / 10, 100) : (milliseconds, 1000)
    self.disposal = disposal
    self.blend = blend
  }

  /// Nil where a value has no meaning.
  init?(_ chunk: PNGChunk) {
    guard chunk.body.count == Self.byteCount, let last = chunk.body.last else { return nil }
    guard let disposal = Disposal(rawValue: chunk.body[chunk.body.endIndex - 2]), let blend = Blend(rawValue: last) else {
      return nil
    }
    let (width, height) = (chunk.number(at: 4), chunk.number(at: 8))
    let (left, top) = (chunk.number(at: 12), chunk.number(at: 16))
    guard width > 0, height > 0 else { return nil }
    rect = PixelRect(left: left, top: top, right: left + width, bottom: top + height)
    delay = (chunk.shortNumber(at: 20), chunk.shortNumber(at: 22))
    self.disposal = disposal
    self.blend = blend
  }

  func chunk(number: Int) -> [UInt8] {
    let numbers = [number, rect.width, rect.height, rect.left, rect.top].flatMap { PNGChunk.number(UInt32($0)) }
    let shorts = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return PNGChunk.bytes("fcTL", numbers + shorts + [disposal.rawValue, blend.rawValue])
  }
}
