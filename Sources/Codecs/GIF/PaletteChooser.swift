import Raster

/// Chooses a picture's palette: the one in the file's header, that of the picture before, or one of its own.
struct PaletteChooser: Sendable {
  /// How well a palette that is in the file fits the picture.
  private typealias Match = (choice: PaletteChoice, fit: ServingPalette.Fit)

  let bitmap: Bitmap
  /// Where the picture differs from the one that will be on screen before.
  let spans: Deferred<PixelSpans>
  let new: Deferred<NewPixels>
  /// The picture's number; the first is 1.
  let number: Int
  /// The palette in the file's header; nil if the first pictures chose none.
  let opening: PaletteChoice?
  /// That of the picture before.
  let kept: Deferred<PaletteChoice?>?
  let options: GIFOptions

  func choice() throws(CodecError) -> PaletteChoice? {
    if options.keepsFewColors, opening?.palette.error == 0, var choice = match(PixelSpans(all: bitmap), in: [opening])?.choice,
      choice.error == 0
    {
      choice.isAllExact = true
      return choice
    }
    let spans = try spans.value()
    let exact = options.keepsFewColors ? NewPixels(exact: bitmap, spans, options: options) : nil
    let before = try kept?.value()
    if let exact, exact.spans.count == bitmap.pixels.count || before?.isAllExact == true {
      return choice(of: exact, isAllExact: true)
    }
    guard var matched = match(spans, in: [opening, before]) else {
      if let exact { return choice(of: exact, isAllExact: false) }
      return try own(after: before)?.choice
    }
    var gain: OwnPaletteGain?
    let serves = matched.fit == .serves
    if serves || matched.fit == .lacksColors && options.weighsLackingColors {
      gain = OwnPaletteGain(insteadOf: matched.choice, around: opening?.palette.error ?? 0, options)
      matched.choice.vainLoss = before?.vainLoss
      matched.choice.isAllExact = before?.isAllExact == true && matched.choice.error == 0
      let isTried = before?.vainLoss.map { GIFOptions.triesOwnAgain(number, loss: matched.choice.loss, vainLoss: $0) } ?? true
      if gain?.isPossible != true || serves && !isTried { return matched.choice }
      if !serves { gain = nil }
    }
    if let exact {
      if isBetter(0, turns: matched.choice.image?.turns, than: matched, gain) { return choice(of: exact, isAllExact: false) }
    } else {
      guard let own = try own(after: nil) else { return nil }
      if isBetter(own.choice.error, turns: own.turns, than: matched, gain) { return own.choice }
    }
    matched.choice.vainLoss = matched.choice.loss
    return matched.choice
  }

  private func choice(of exact: NewPixels, isAllExact: Bool) -> PaletteChoice {
    let image = IndexedImage(exact, nil, options)
    var choice = PaletteChoice(KeptPalette(exact: image.palette), error: 0, image: image, options)
    choice.isAllExact = isAllExact
    return choice
  }

  /// The palette chosen for the new pixels, or that of the picture before if it still serves, and about how many bytes they take; nil if
  /// there is nothing in them.
  private func own(after before: PaletteChoice?) throws(CodecError) -> (choice: PaletteChoice, turns: Int?)? {
    guard let chosen = KeptPalette.palette(for: try new.value(), after: before?.palette, options) else { return nil }
    let choice = PaletteChoice(chosen.palette, error: chosen.error, options)
    let trial = match(try spans.value(), in: [choice])?.choice
    return (chosen.error == 0 ? choice : trial ?? choice, trial?.image?.turns)
  }

  /// Some pixels in the colours of the first palette that serves, or else of the nearest; nil if colours are matched in another way. The
  /// opening's comes first: it is in the file already.
  private func match(_ spans: PixelSpans, in choices: [PaletteChoice?]) -> Match? {
    var best: Match?
    for choice in choices {
      guard let choice, var serving = choice.serving, choice.palette.colors != best?.choice.palette.colors else { continue }
      var fit = ServingPalette.Fit.lacksColors
      let image = IndexedImage(bitmap, spans, in: &serving, options, fit: &fit)
      if let best, best.choice.error <= image.error { continue }
      best = (PaletteChoice(choice.palette, serving: serving, image: image), fit)
      if fit == .serves { break }
    }
    return best
  }

  /// Whether a palette of the picture's own is to be taken instead of one that is in the file.
  /// - Parameters:
  ///   - error: its mean squared distance.
  ///   - turns: about how many bytes the picture takes with it; nil where that is not known.
  ///   - gain: what is known of the gain where the other palette serves; nil where it lacks colours.
  private func isBetter(_ error: Double, turns: Int?, than kept: Match, _ gain: OwnPaletteGain?) -> Bool {
    if kept.fit == .misleads { return error * 2 < kept.choice.error }
    return options.isWorthwhile(error, insteadOf: kept.choice.error, bytes: turns ?? .max)
      && gain?.isWorthwhile(error, turns: turns) != false
  }
}
