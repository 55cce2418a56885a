import Codecs
import Glibc
import Raster

/// Processor seconds of this process, which other programs do not change.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  guard let place = arguments.firstIndex(of: name), place + 1 < arguments.count else { return nil }
  return arguments[place + 1]
}

/// Counts bytes and keeps none.
struct Drain: ByteSink {
  func write(_ bytes: [UInt8]) {}
  func finish() {}
  func discard() {}
}

/// A screen: lines of words on white, or as smooth and as noisy as a photograph.
func screen(_ width: Int, _ height: Int, isPhoto: Bool, seed: UInt32) -> Bitmap {
  var noise = seed | 1
  var bitmap = Bitmap(width: width, height: height, fill: Pixel(red: 250, green: 250, blue: 252))
  for y in 0..<height {
    for x in 0..<width {
      noise = noise &* 1_664_525 &+ 1_013_904_223
      let grain = Int(noise >> 29)
      if isPhoto {
        let (red, green) = (x * 200 / width + grain, y * 200 / height + grain)
        bitmap[x, y] = Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8((x * y / 97 + Int(seed)) % 190 / 3 + grain + 60))
      } else if y % 48 > 20, y % 48 < 36, x % 300 < 240, (x / 7 * 31 + y / 48 * 17 + Int(seed)) % 9 > 1 {
        let level = UInt8(min(40 + (x % 7) * (x % 7) * 6, 250))
        bitmap[x, y] = Pixel(red: level, green: level, blue: UInt8(min(Int(level) + 9, 255)))
      }
    }
  }
  return bitmap
}

/// A push: the new screen comes from the right while the old one leaves more slowly.
func frames(_ count: Int, _ from: Bitmap, _ to: Bitmap) -> [Bitmap] {
  (0..<count).map { number in
    let rest = Double((count - 1 - number) * (count - 1 - number)) / Double((count - 1) * (count - 1))
    let left = Int(Double(from.width) * rest)
    let back = Int(Double(from.width) * (1 - rest) * 0.3)
    var frame = from
    for y in 0..<from.height {
      for x in 0..<from.width { frame[x, y] = x < left ? from[min(x + back, from.width - 1), y] : to[x - left, y] }
    }
    return frame
  }
}

func write<Encoder: FrameEncoder>(_ pictures: [Bitmap], _ encoder: Encoder) throws -> Int {
  var encoder = encoder
  for (number, picture) in pictures.enumerated() {
    try encoder.append(Frame(picture, from: Double(number) / 50, to: Double(number + 1) / 50))
  }
  try encoder.finish()
  return encoder.byteCount
}

let (width, height) = (375, 667)
let quality = option("--quality").flatMap { Int($0) } ?? GIFOptions().quality
var settings = FilmSettings(width: width, height: height)
(settings.gif, settings.ahead) = (GIFOptions(quality: quality), 0)
var rows: [String] = []
for (name, isPhoto) in [("text", false), ("photo", true)] {
  let pictures = frames(
    12, screen(width, height, isPhoto: isPhoto, seed: 3), screen(width, height, isPhoto: isPhoto, seed: 90))
  for format in ["gif", "apng"] where option("--only").map({ $0 == "\(format)-\(name)" }) ?? true {
    let start = processorTime()
    let bytes =
      format == "gif"
      ? try write(pictures, GIFEncoder(settings, to: .sink(Drain())))
      : try write(pictures, APNGEncoder(settings, to: .sink(Drain())))
    let microseconds = Int((processorTime() - start) * 1e6 / Double(pictures.count))
    rows.append("\"\(format)-\(name)\":{\"us_per_frame\":\(microseconds),\"bytes\":\(bytes)}")
  }
}
print("{\(rows.joined(separator: ","))}")
