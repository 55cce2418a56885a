import Foundation

/// A command that makes a GIF of raw frames, and what came of it.
struct Encoder {
  let name: String
  /// `{raw}`, `{w}`, `{h}`, `{all}`, the height of all frames together, `{out}` and `{tmp}` are filled in.
  let command: String
  /// What the command begins with and does not count, such as files of another kind than raw frames.
  var before: String?
  /// How ffmpeg decodes what came of it; libvips says a tenth of a second for each frame, and leaves none out.
  var rate = "-vsync cfr -r 50"

  struct Result: Codable {
    var bytes: Int
    /// From the command's start to its end: the median of those that were measured.
    var seconds: Double
    /// Processor time of all its threads, too.
    var processor: Double
    var psnr: Double
    var flicker: Double
    var still: Double
    var seen: Double
  }

  private static let ffmpeg =
    "ffmpeg -v error -y -f rawvideo -pix_fmt rgba -s {w}x{h} -r 50 -i {raw} -vf 'split[a][b];[a]palettegen[p];[b][p]paletteuse=%'"

  /// The ones that ours is held against: two of ffmpeg's passes without dither and with, and gifsicle's work on these; libvips, and
  /// pngquant on each frame.
  static let peers = [
    Encoder(name: "ffmpeg", command: ffmpeg.replacingOccurrences(of: "%", with: "dither=none") + " {out}"),
    Encoder(
      name: "gifsicle -O3",
      command: ffmpeg.replacingOccurrences(of: "%", with: "dither=none") + " {tmp}.gif && gifsicle -O3 {tmp}.gif -o {out}"),
    Encoder(
      name: "gifsicle --lossy=80",
      command: ffmpeg.replacingOccurrences(of: "%", with: "dither=sierra2_4a") + " {tmp}.gif && gifsicle -O3 --lossy=80 {tmp}.gif -o {out}"),
    Encoder(
      name: "libvips",
      command: "vips rawload {raw} {tmp}.v {w} {all} 4 --interpretation srgb && vips gifsave {tmp}.v {out} --page-height {h}",
      rate: "-vsync passthrough"),
    Encoder(
      name: "pngquant",
      command: "pngquant 256 --ext .gif.png {tmp}/*.png && ffmpeg -v error -y -framerate 50 -i {tmp}/%03d.gif.png {out}",
      before: "mkdir {tmp} && ffmpeg -v error -y -f rawvideo -pix_fmt rgba -s {w}x{h} -r 50 -i {raw} {tmp}/%03d.png"),
  ]

  /// What the peers make of a clip, which is kept beside it.
  static func peers(on clip: Material) throws -> [Result] {
    let known = clip.path + ".peers-of-four.json"
    if let data = FileManager.default.contents(atPath: known), let results = try? JSONDecoder().decode([Result].self, from: data),
      results.count == peers.count
    {
      return results
    }
    // Files that pngquant has made it does not make again.
    let results = try peers.map { try $0.run(clip, times: $0.before == nil ? 3 : 1) }
    try JSONEncoder().encode(results).write(to: URL(filePath: known))
    return results
  }

  func run(_ clip: Material, times: Int = 1) throws -> Result {
    let out = clip.path + ".out.gif"
    let fills = [
      "{raw}": clip.path, "{w}": "\(clip.width)", "{h}": "\(clip.height)", "{all}": "\(clip.height * clip.count)", "{out}": out,
      "{tmp}": clip.path + ".tmp",
    ]
    func filled(_ line: String) -> String { fills.reduce(line) { $0.replacingOccurrences(of: $1.key, with: $1.value) } }
    defer {
      for end in [".out.gif", ".tmp.gif", ".tmp.v", ".tmp", ".shown"] { try? FileManager.default.removeItem(atPath: clip.path + end) }
    }
    if let before { try Self.run(filled(before)) }
    let runs = try (0..<times).map { _ in
      try? FileManager.default.removeItem(atPath: out)
      return try Self.run(filled(command))
    }
    let bytes = try Data(contentsOf: URL(filePath: out)).count
    _ = try Self.run("ffmpeg -v error -y -i \(out) \(rate) -f rawvideo -pix_fmt rgb24 \(clip.path).shown")
    var shown = [UInt8](try Data(contentsOf: URL(filePath: clip.path + ".shown")))
    let (size, all) = (clip.width * clip.height * 3, clip.width * clip.height * 3 * clip.count)
    // The last picture's length is not in what ffmpeg writes.
    while shown.count < all { shown += shown.suffix(size) }
    let judged = Judgement(shown, clip.bytes, width: clip.width, height: clip.height, count: clip.count)
    func median(_ values: [Double]) -> Double { values.sorted()[times / 2] }
    return Result(
      bytes: bytes, seconds: median(runs.map(\.seconds)), processor: median(runs.map(\.processor)), psnr: judged.psnr,
      flicker: judged.flicker, still: judged.still, seen: judged.seen)
  }

  /// Runs a line of shell; returns how long it took, and its processor time.
  @discardableResult
  static func run(_ line: String) throws -> (seconds: Double, processor: Double) {
    let start = ContinuousClock.now
    var process = pid_t()
    let words = ["/bin/sh", "-c", line]
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    guard posix_spawn(&process, "/bin/sh", nil, nil, arguments, environ) == 0 else { throw POSIXError(.ENOENT) }
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { throw Failure(line: line) }
    let processor = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    return ((ContinuousClock.now - start) / .seconds(1), processor)
  }

  struct Failure: Error { let line: String }
}

/// A clip's frames in a file.
struct Material {
  let name: String
  let path: String
  let width: Int
  let height: Int
  let bytes: [UInt8]
  var count: Int { bytes.count / (width * height * 4) }

  /// Makes the frames unless the file is there.
  init(_ clip: Clip, in place: String, program: String) throws {
    (name, width, height) = (clip.name, clip.width, clip.height)
    path = "\(place)/\(clip.name).rgba"
    if !FileManager.default.fileExists(atPath: path) {
      if case .style(let style, let from, let to) = clip.source {
        try Encoder.run(
          "'\(program)' -q --style \(style) --from sample:wireframe-\(from) --to sample:wireframe-\(to) --size \(width)x\(height) --fps 20 --first-hold 0 "
            + "--last-hold 0 --output \(path)")
      } else if let frames = clip.frames() {
        try Data(frames.joined()).write(to: URL(filePath: path))
      }
    }
    bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
