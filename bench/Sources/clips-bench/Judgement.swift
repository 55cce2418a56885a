import Foundation

/// How near a GIF's pictures are to a clip's.
struct Judgement {
  /// The peak signal-to-noise ratio over all frames, in decibels; 99 for equal ones.
  var psnr = 99.0
  /// How much more or less a pixel changes from frame to frame than the clip's does, in levels.
  var flicker = 0.0
  /// The same where the clip stands still.
  var still = 0.0
  /// What an eye sees of the error: of lightness blurred to one, two and four pixels around, in levels. Grain disappears in the wider
  /// ones, bands do not.
  var seen = 0.0

  /// - Parameter shown: the GIF's frames as red, green and blue, as many as the clip's.
  init(_ shown: [UInt8], _ clip: [UInt8], width: Int, height: Int, count: Int) {
    let size = width * height
    var (squares, flicks, still, stillCount, seen) = (0.0, 0.0, 0, 0, 0.0)
    for frame in 0..<count {
      var (sum, flick) = (0, 0)
      var errors = Array(repeating: Float(0), count: size)
      for place in 0..<size {
        let (here, there) = ((frame * size + place) * 3, (frame * size + place) * 4)
        var (isStill, own, light) = (true, 0, 0)
        for channel in 0..<3 {
          let error = Int(shown[here + channel]) - Int(clip[there + channel])
          sum += error * error
          light += error * (channel == 0 ? 3 : channel == 1 ? 4 : 2)
          guard frame > 0 else { continue }
          let (older, old) = (here - size * 3 + channel, there - size * 4 + channel)
          own += abs(error - Int(shown[older]) + Int(clip[old]))
          isStill = isStill && clip[old] == clip[there + channel]
        }
        errors[place] = Float(light) / 9
        flick += own
        if frame > 0, isStill { (still, stillCount) = (still + own, stillCount + 1) }
      }
      squares += Double(sum)
      flicks += Double(flick)
      if frame % 3 == 1 { seen += Self.seen(errors, width, height) / Double((count + 1) / 3) }
    }
    let mean = squares / Double(size * count * 3)
    if mean > 0 { psnr = 10 * log10(65_025 / mean) }
    flicker = flicks / Double(size * max(count - 1, 1) * 3)
    self.still = stillCount == 0 ? 0 : Double(still) / Double(stillCount * 3)
    self.seen = seen
  }

  /// The mean over three radii of the blurred error's root mean square.
  private static func seen(_ errors: [Float], _ width: Int, _ height: Int) -> Double {
    [1, 2, 4].reduce(0) { total, reach in
      let blurred = averaged(averaged(errors, width, height, reach, across: true), width, height, reach, across: false)
      let squares = blurred.reduce(0.0) { $0 + Double($1 * $1) }
      return total + (squares / Double(errors.count)).squareRoot() / 3
    }
  }

  private static func averaged(_ errors: [Float], _ width: Int, _ height: Int, _ reach: Int, across: Bool) -> [Float] {
    var result = errors
    let (lines, length, step, next) = across ? (height, width, 1, width) : (width, height, width, 1)
    for line in 0..<lines {
      func at(_ place: Int) -> Float { errors[line * next + min(max(place, 0), length - 1) * step] }
      var sum = (-reach...reach).reduce(Float(0)) { $0 + at($1) }
      for place in 0..<length {
        result[line * next + place * step] = sum / Float(reach * 2 + 1)
        sum += at(place + reach + 1) - at(place - reach)
      }
    }
    return result
  }
}
