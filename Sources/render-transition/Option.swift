import Film

/// Every option of the command line, with what `--help` says of it.
enum Option: String, CaseIterable {
  case style
  case from
  case to
  case output
  case device
  case size
  case scale
  case fps
  case duration
  case firstHold = "first-hold"
  case lastHold = "last-hold"
  case loop
  case format
  case colors
  case dither
  case quality
  case jobs
  case quiet
  case force
  case help
  case version

  var spelling: String { "--\(rawValue)" }

  /// Whether the word is this option, alone or with its value.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || word.hasPrefix(spelling + "=") || word == letter.map { "-\($0)" }
  }

  /// One letter, where there is one.
  var letter: Character? {
    switch self {
    case .output: "o"
    case .jobs: "j"
    case .quiet: "q"
    case .help: "h"
    default: nil
    }
  }

  /// What the option takes; nil for a switch.
  var value: String? {
    switch self {
    case .style, .device, .format, .dither: "NAME"
    case .from, .to: "SCREEN"
    case .output: "FILE"
    case .size: "WxH"
    case .scale, .loop, .jobs, .fps, .colors, .quality: "N"
    case .duration, .firstHold, .lastHold: "SECONDS"
    case .quiet, .force, .help, .version: nil
    }
  }

  var summary: String {
    switch self {
    case .style: "which transition to film; `render-transition list` names them all"
    case .from: "the screen that is there first: a PNG file, \(Screen.names)"
    case .to: "the screen that it leads to: the same choice"
    case .output: "the output, for scripts that name it first"
    case .device: "a device's size and scale, see below"
    case .size: "of the screen, in points (375x667; as high as two PNGs of one size need)"
    case .scale: "pixels to a point, \(Film.scales.inWords) (1); 2 for a retina screen"
    case .fps: "frames to a second, \(Film.rates.inWords) (50, the most that a GIF shows)"
    case .duration: "how long the transition takes (as long as its document says)"
    case .firstHold: "how long the first picture stands (0.5)"
    case .lastHold: "how long the last picture stands (1)"
    case .loop: "how often a GIF or APNG plays in all; 0 is for ever (0)"
    case .format:
      "for an output whose name does not tell, or - : \(Output.Format.streams.map(\.rawValue).joined(separator: ", "))"
    case .colors: "how many colours a GIF's frame may have, 2 to 256 (256)"
    case .dither: "for colours that a GIF lacks: auto, none, ordered, diffusion (auto)"
    case .quality: "of a GIF, 1 to 100: less is smaller (90)"
    case .jobs: "how many frames to draw at once (as many as there are cores)"
    case .quiet: "say nothing but errors"
    case .force: "write into a directory that is not empty"
    case .help: "this page; `help COMMAND` for the rest"
    case .version: "which version this is"
    }
  }
}

extension Screen {
  fileprivate static var names: String { samples.map { "sample:\($0.name)" }.joined(separator: " or ") }
}

extension ClosedRange<Double> {
  /// `1 to 960`
  var inWords: String { "\(lowerBound.short) to \(upperBound.short)" }
}

extension Double {
  /// With up to three places behind the point, and no point where there is nothing behind it.
  var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
