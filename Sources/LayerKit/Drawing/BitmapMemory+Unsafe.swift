internal import Raster

/// Where the alpha of a pixel stands among its bytes, and whether the others are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The order of a pixel's bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 7 << 12)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The bytes of a bitmap that programs read and write.
@safe final class BitmapMemory {
  /// Where the four parts of a pixel stand among its bytes; of grey ones, and of alpha alone, there is one byte.
  enum Layout {
    case color(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool)
    case gray
    case alpha
  }

  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let isOwn: Bool
  private let layout: Layout
  private let width: Int
  private let height: Int

  init?(_ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ layout: Layout) {
    let pixel = if case .color = layout { 4 } else { 1 }
    guard width > 0, height > 0, bytesPerRow == 0 || bytesPerRow >= width * pixel else { return nil }
    (self.width, self.height, self.layout) = (width, height, layout)
    self.bytesPerRow = bytesPerRow == 0 ? width * pixel : bytesPerRow
    unsafe isOwn = data == nil
    unsafe start = data ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
    if isOwn { unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: self.bytesPerRow * height) }
  }

  deinit {
    if isOwn { unsafe start.deallocate() }
  }

  func pixels() -> [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { x in pixel(x, y) } }
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    func byte(_ offset: Int) -> UInt8 { unsafe start.load(fromByteOffset: y * bytesPerRow + offset, as: UInt8.self) }
    switch layout {
    case .color(let red, let green, let blue, let alpha, let isOpaque):
      let opacity = isOpaque ? 255 : byte(4 * x + alpha)
      return Pixel(
        red: min(byte(4 * x + red), opacity), green: min(byte(4 * x + green), opacity), blue: min(byte(4 * x + blue), opacity),
        alpha: opacity)
    case .gray: return Pixel(red: byte(x), green: byte(x), blue: byte(x), alpha: 255)
    case .alpha: return Pixel(red: 0, green: 0, blue: 0, alpha: byte(x))
    }
  }

  func write(_ pixels: [Pixel]) {
    for (index, pixel) in pixels.enumerated() {
      let (x, y) = (index % width, index / width)
      func set(_ offset: Int, _ byte: UInt8) {
        unsafe start.storeBytes(of: byte, toByteOffset: y * bytesPerRow + offset, as: UInt8.self)
      }
      switch layout {
      case .color(let red, let green, let blue, let alpha, let isOpaque):
        set(4 * x + red, pixel.red)
        set(4 * x + green, pixel.green)
        set(4 * x + blue, pixel.blue)
        set(4 * x + alpha, isOpaque ? 255 : pixel.alpha)
      case .gray:
        // The weights of generic grey.
        let light: Int = 2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
        set(x, UInt8((light + 5000) / 10000))
      case .alpha: set(x, pixel.alpha)
      }
    }
  }
}

extension CGContext {
  /// A bitmap of one byte for each component, with y up. Nil for a format that Core Graphics does not draw on, and for one of other depths.
  ///
  /// - Parameters:
  ///   - data: the bytes, which what is drawn is written to at once; nil for memory of the context's own.
  ///   - bytesPerRow: 0 for as many as the pixels take.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, let layout = BitmapMemory.Layout(space, bitmapInfo),
      let memory = unsafe BitmapMemory(data, width, height, bytesPerRow, layout)
    else { return nil }
    self.init(pixelsWide: width, high: height, memory: memory)
  }

  /// The bitmap's bytes; nil where the context is none that was made for memory.
  public var data: UnsafeMutableRawPointer? { unsafe memory?.start }

  /// 0 where the context is none that was made for memory.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
}

extension BitmapMemory.Layout {
  fileprivate init?(_ space: CGColorSpace, _ info: UInt32) {
    let order = info & CGBitmapInfo.byteOrderMask.rawValue
    guard let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue),
      info & CGBitmapInfo.floatComponents.rawValue == 0
    else { return nil }
    if alpha == .alphaOnly {
      self = .alpha
      return
    }
    guard space.model == .rgb else {
      guard alpha == .none else { return nil }
      self = .gray
      return
    }
    let isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
    let isFirst = alpha == .premultipliedFirst || alpha == .noneSkipFirst
    guard isOpaque || isFirst || alpha == .premultipliedLast else { return nil }
    let places = isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]
    let turned = order == CGBitmapInfo.byteOrder32Little.rawValue ? places.map { 3 - $0 } : places
    self = .color(red: turned[0], green: turned[1], blue: turned[2], alpha: turned[3], isOpaque: isOpaque)
  }
}
