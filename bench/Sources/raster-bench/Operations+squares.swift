import Raster

extension Operations {
  static let squares: [Picture.Item] = (0..<512).map { index in
    let rect = Rect(x: Double(index * 37 % 700), y: Double(index * 53 % 1290), width: 40, height: 40)
    let color = Pixel(red: UInt8((index & 7) * 36), green: UInt8((index >> 3 & 7) * 36), blue: UInt8((index >> 6) * 36))
    return .fill(.init(.rect(rect), .color(color)))
  }
}
