public import Raster

/// A line of glyphs. Its origin is the left end of its baseline; y points down, numbers are points.
public struct TextLine: Sendable, Hashable {
  /// Glyphs of one run and one face.
  public struct Fragment: Sendable, Hashable {
    /// The glyphs, from the line's origin.
    public var glyphs: GlyphRun
    /// The name of the font that serves.
    public var fontName: String
    /// Whether the font lacks the weight that was asked for, so that its strokes are widened.
    public var isWidened: Bool
    /// The run's `tag`.
    public var tag: Int
    /// The UTF-16 units that it shows.
    public var range: Range<Int>
    /// Where the fragment begins, from the line's origin.
    public var x: Double
    /// How far it moves the pen.
    public var width: Double
    /// How far the run stands above the baseline.
    public var rise: Double
    /// The sum of the glyphs' advances in font units, without what is added to them.
    public var advance: Int
  }

  /// The UTF-16 units of the text that the line shows, with the white space at its end.
  public var range: Range<Int>
  /// From left to right.
  public var fragments: [Fragment]
  /// Without the white space at the end.
  public var width: Double
  /// How far the line reaches above the baseline.
  public var ascent: Double
  /// How far the line reaches below the baseline.
  public var descent: Double
  /// What its fonts want between this line and the next.
  public var leading: Double
  /// How far white space at the left end moves a line that runs from right to left out to the left.
  public var hanging: Double
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Whether a part of the text is left out.
  public var isTruncated = false
  /// Whether the paragraph ends here.
  public var isLast = false
}
