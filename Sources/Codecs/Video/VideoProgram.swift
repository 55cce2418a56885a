/// How a program that is not part of this one makes files of a format: it reads raw frames, and knows what to make of them.
///
/// Nothing here starts it. Whoever writes such a file does, and hands it the bytes of the row's encoder.
package struct VideoProgram: Sendable {
  /// The program's name, which is also that of its package.
  package let name: String
  /// The words on the program's command line before the path of the file that it makes.
  package let words: @Sendable (FilmSettings) -> [String]

  /// ffmpeg, reading Y4M: 4:2:0 as players expect, in BT.709.
  ///
  /// - Parameters:
  ///   - encoder: the words that choose an encoder and how true it is.
  ///   - container: the words that say what file it is.
  static func ffmpeg(_ encoder: @escaping @Sendable (FilmSettings) -> [String], into container: [String]) -> VideoProgram {
    VideoProgram(name: "ffmpeg") { settings in
      start + ["-f", "yuv4mpegpipe", "-i", "pipe:0"] + evened(settings) + encoder(settings) + colors + container
    }
  }

  /// ffmpeg, reading pixels: for formats that keep how transparent they are.
  static func ffmpegOfPixels(
    _ encoder: @escaping @Sendable (FilmSettings) -> [String], into container: [String]
  ) -> VideoProgram {
    VideoProgram(name: "ffmpeg") { settings in
      let rate = "\(settings.rate.numerator)/\(settings.rate.denominator)"
      let shape = ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(settings.width)x\(settings.height)", "-r", rate]
      return start + shape + ["-i", "pipe:0"] + encoder(settings) + container
    }
  }

  /// Only errors are said, nothing is asked, and no date or version of the program's is written: equal films are equal files.
  private static let start = ["-hide_banner", "-v", "error", "-nostdin", "-y"]
  private static let colors =
    ["-pix_fmt", "yuv420p"]
    + ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1"]

  /// One more row or column where a side is odd, of the color beside it: 4:2:0 has no half samples.
  private static func evened(_ settings: FilmSettings) -> [String] {
    let (right, bottom) = (settings.width % 2, settings.height % 2)
    guard right + bottom > 0 else { return [] }
    return ["-vf", "pad=iw+\(right):ih+\(bottom),fillborders=right=\(right):bottom=\(bottom):mode=smear"]
  }

  // MARK: Encoders, by a quality from 1 to 100

  /// The constant rate factor that a quality means: `usual` at 90, and evenly on to the worst at 0 and to the best at 100.
  static func factor(_ quality: Double, best: Int, usual: Int, worst: Int) -> Int {
    quality >= 90 ? usual - Int(Double(usual - best) * (quality - 90) / 10) : worst - Int(Double(worst - usual) * quality / 90)
  }

  @Sendable static func h264(_ settings: FilmSettings) -> [String] {
    ["-c:v", "libx264", "-preset", "medium", "-crf", "\(factor(settings.gif.quality, best: 4, usual: 18, worst: 45))"]
  }

  @Sendable static func vp9(_ settings: FilmSettings) -> [String] {
    let factor = factor(settings.gif.quality, best: 4, usual: 24, worst: 56)
    return ["-c:v", "libvpx-vp9", "-crf", "\(factor)", "-b:v", "0", "-deadline", "good", "-cpu-used", "3", "-row-mt", "1"]
  }

  @Sendable static func av1(_ settings: FilmSettings) -> [String] {
    let factor = factor(settings.gif.quality, best: 4, usual: 24, worst: 56)
    return ["-c:v", "libaom-av1", "-crf", "\(factor)", "-b:v", "0", "-cpu-used", "6", "-row-mt", "1"]
  }

  @Sendable static func webp(_ settings: FilmSettings) -> [String] {
    ["-c:v", "libwebp_anim", "-quality", "\(settings.gif.quality)", "-loop", "\(settings.loop)"]
  }
}
