import Raster

/// A palette for a picture.
struct PaletteChoice {
  let palette: KeptPalette
  /// Its mean squared distance in the picture.
  let error: Double
  /// The palette as one that may serve further pictures; nil if colours are matched in another way.
  let serving: ServingPalette?
  /// The picture's new pixels in its colours; nil if they have not been looked for.
  let image: IndexedImage?
  /// The sum of squared distances of the new pixels of the last picture for which a palette of its own was tried in vain; nil if it was not in vain.
  var vainLoss: Double?
  /// The sum of squared distances of the picture's new pixels; 0 if they have not been looked for.
  var loss: Double { error * Double(image?.spans.count ?? 0) }
  /// Whether all that is on screen has exactly its own colours.
  var isAllExact = false

  init(_ palette: KeptPalette, error: Double, isInHeader: Bool = false, image: IndexedImage? = nil, _ options: GIFOptions) {
    (self.palette, self.error, self.image) = (palette, error, image)
    serving = options.matchesPlainly ? ServingPalette(palette, isInHeader: isInHeader) : nil
  }

  /// A palette that pictures before had, or may have had.
  init(_ palette: KeptPalette, serving: ServingPalette, image: IndexedImage) {
    (self.palette, self.serving, self.image) = (palette, serving, image)
    error = image.error
  }
}
