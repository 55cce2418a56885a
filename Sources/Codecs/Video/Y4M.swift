public import Raster

/// The encoder of uncompressed video in the format YUV4MPEG2.
public typealias Y4MEncoder = VideoEncoder<Y4M>

/// A YUV4MPEG2 stream. One chroma sample stands for 2 × 2 pixels, in their middle (`C420jpeg`), as players expect of a film.
///
/// Colours are BT.709 in limited range (see `VideoColor`); transparent pixels are black. The stream states the range by
/// `XCOLORRANGE=LIMITED`. The format has no name for the matrix: tell ffmpeg `-colorspace bt709` to have it noted in its output.
public enum Y4M: VideoForm {
  public static func header(_ settings: FilmSettings) -> [UInt8] {
    let (size, rate) = ("W\(settings.width) H\(settings.height)", settings.rate)
    return Array("YUV4MPEG2 \(size) F\(rate.numerator):\(rate.denominator) Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n".utf8)
  }

  public static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    Array("FRAME\n".utf8) + VideoColor.planes(bitmap)
  }
}
