import Raster

/// Whether a palette of a picture's own pays where another may do: how much less all that is on screen is off then, and what that costs.
///
/// A few new pixels gain little, however much closer they come: bars of a chart that grow took 13 % more bytes with palettes of their own, in pictures
/// that were off elsewhere.
struct OwnPaletteGain {
  private let options: GIFOptions
  /// The sum of squared distances of the pixels that stay, and of what all pixels may be off before a palette gets further colours, four times as much:
  /// less than that is no gain. Once as much gave pictures that lose a thousandth of a squared level palettes of their own: they took more bytes at 89
  /// than at 90, where they are exact.
  private let staying: Double
  /// The sum of squared distances of the new pixels, which take the colours of the other palette.
  private let kept: Double
  private let newCount: Double
  /// About how many bytes the picture takes with the other palette.
  private let bytes: Double

  /// - Parameter error: how far pixels that stay are off as a rule, as a squared distance.
  init?(insteadOf kept: PaletteChoice, around error: Double, _ options: GIFOptions) {
    guard let image = kept.image, let turns = image.turns else { return nil }
    self.options = options
    newCount = Double(image.spans.count)
    let count = Double(image.source.pixels.count)
    staying = error * (count - newCount) + options.paletteError * 4 * count
    self.kept = kept.error * newCount
    bytes = Double(max(turns, 1))
  }

  /// Whether a palette with all colours would pay.
  var isPossible: Bool { options.pays(staying, insteadOf: staying + kept, bytes: 1 + GIFOptions.paletteBytes / bytes) }

  /// - Parameters:
  ///   - error: the mean squared distance of the new pixels from the picture's own palette.
  ///   - turns: about how many bytes the picture takes with it, without the palette; nil where that is not known.
  func isWorthwhile(_ error: Double, turns: Int?) -> Bool {
    guard let turns else { return true }
    return options.pays(
      staying + error * newCount, insteadOf: staying + kept, bytes: (Double(turns) + GIFOptions.paletteBytes) / bytes)
  }
}
