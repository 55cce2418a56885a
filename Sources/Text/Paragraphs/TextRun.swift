/// A part of a text that is set alike.
public struct TextRun: Sendable, Hashable {
  /// In UTF-16 units.
  public var range: Range<Int>
  /// The font of the run.
  public var font: TextFont
  /// How far the run reaches above and below the baseline, in points.
  public var ascent: Double
  /// How far the run reaches below the baseline, in points.
  public var descent: Double
  /// What is added between lines.
  public var leading: Double
  /// Points added after each letter.
  public var spacing: Double
  /// Points by which the run stands above the baseline.
  public var rise: Double
  /// The width that a character stands for which is a picture: U+FFFC; nil for text.
  public var attachmentWidth: Double?
  /// A number of the caller's own.
  public var tag: Int

  /// A run of some units.
  public init(
    _ range: Range<Int>, _ font: TextFont, ascent: Double, descent: Double, leading: Double = 0, spacing: Double = 0,
    rise: Double = 0, attachmentWidth: Double? = nil, tag: Int = 0
  ) {
    self.range = range
    self.font = font
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.spacing = spacing
    self.rise = rise
    self.attachmentWidth = attachmentWidth
    self.tag = tag
  }
}

/// Where a text that is too long for its line is cut.
public enum Truncation: Sendable, Hashable {
  /// The beginning is left out.
  case head
  /// The middle is left out.
  case middle
  /// The end is left out.
  case tail
}
