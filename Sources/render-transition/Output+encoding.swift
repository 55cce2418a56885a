import Codecs
import Film
import Foundation

extension Output {
  func sink() throws(FileError) -> any ByteSink {
    guard let path else { return try Console.standardOutput }
    return try AtomicFile(path)
  }

  /// Its images wait beside the file, where there is one.
  func apngEncoder(
    width: Int, height: Int, loop: Int, level: PNG.Level, ahead: Int
  ) throws -> APNGEncoder {
    if let path { return try APNGEncoder(to: path, width: width, height: height, loop: loop, level: level, ahead: ahead) }
    return try APNGEncoder(to: try sink(), width: width, height: height, loop: loop, level: level, ahead: ahead)
  }
}

extension Arguments {
  var gifOptions: GIFOptions {
    let standard = GIFOptions()
    if has(.draft) { return .draft(colors: count(.colors) ?? standard.colors) }
    return GIFOptions(
      colors: count(.colors) ?? standard.colors,
      dither: text(.dither).flatMap(GIFOptions.Dither.init(rawValue:)) ?? standard.dither,
      quality: count(.quality) ?? standard.quality)
  }

  /// How many frames of a size are drawn at once.
  func jobs(for size: (width: Int, height: Int)) -> Int {
    count(.jobs)
      ?? FilmPipeline.jobs(
        processors: ProcessInfo.processInfo.activeProcessorCount, width: size.width, height: size.height)
  }

  var pngLevel: PNG.Level { text(.pngLevel).flatMap(PNG.Level.init(rawValue:)) ?? .standard }
}
