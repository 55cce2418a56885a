import Raster

let white = Pixel(red: 255, green: 255, blue: 255)
let black = Pixel(red: 0, green: 0, blue: 0)
let red = Pixel(red: 255, green: 0, blue: 0)

func picture(_ side: Int, _ items: Picture.Item...) -> Picture {
  Picture(width: side, height: side, items: items)
}

/// Draws the items alone, on a transparent square.
func painted(_ side: Int, _ items: Picture.Item...) -> Bitmap {
  Picture(width: side, height: side, items: items).rasterized()
}

extension Picture.Item {
  static func color(_ color: Pixel, _ rect: Rect, _ transform: Affine = .identity, opacity: UInt8 = 255) -> Self {
    .fill(.init(.rect(rect), .color(color), transform: transform, opacity: opacity))
  }

  /// An item that draws a bitmap at one unit to a pixel.
  static func bitmap(_ bitmap: Bitmap, _ transform: Affine = .identity, opacity: UInt8 = 255) -> Self {
    let rect = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    return .fill(.init(.rect(rect), .bitmap(bitmap, rect), transform: transform, opacity: opacity))
  }
}
