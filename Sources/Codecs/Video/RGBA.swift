public import Raster

/// The encoder of raw pixels.
public typealias RGBAEncoder = VideoEncoder<RGBA>

/// Pictures as R, G, B, A bytes, straight, row after row, with nothing between or before them: what ffmpeg reads with
/// `-f rawvideo -pix_fmt rgba -s WxH -framerate RATE`.
public enum RGBA: VideoForm {
  public static func header(_ settings: FilmSettings) -> [UInt8] { [] }

  public static func bytes(_ bitmap: Bitmap) -> [UInt8] { StraightColor.bytes(bitmap.pixels) }
}
