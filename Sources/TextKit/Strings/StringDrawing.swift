internal import Raster
internal import Text

// Measuring and drawing text without a view. Text without a font is set in 12 points, and without a colour in black.

/// How text is laid out that is measured or drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The rectangle is a room for lines; without the option it begins at the baseline of a single one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading lies between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The box around all ink is measured, in place of the lines' boxes.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that has a place ends with an ellipsis if text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may be made smaller to fit, and what has come of it.
open class NSStringDrawingContext: NSObject {
  /// Text may be drawn at this share of its size; 0 leaves it as it is.
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  /// Where the text was drawn.
  open private(set) var totalBounds = CGRect.zero

  func note(_ scale: CGFloat, _ bounds: CGRect) {
    (actualScaleFactor, totalBounds) = (scale, bounds)
  }
}

extension NSAttributedString {
  /// The size of the text as it stands, broken only where it says so.
  public func size() -> CGSize {
    TextBlock(self, TextStandard(), in: TextRoom(usesLeading: false)).size
  }

  /// The box of the text in a room; its numbers are fractions, to be rounded up.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let block = block(size, options, context)
    let box = options.contains(.usesDeviceMetrics) ? block.ink : CGRect(origin: .zero, size: block.size)
    let first = block.lines.first?.baseline ?? 0
    let result = options.contains(.usesLineFragmentOrigin) ? box : box.offsetBy(dx: 0, dy: -first)
    context?.note(context?.actualScaleFactor ?? 1, result)
    return result
  }

  /// Draws the text into the context begun last, from the upper left corner of its first line.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextBlock(self, TextStandard(), in: TextRoom(usesLeading: false)).draw(in: context, at: point)
  }

  /// Draws the lines that have a place in the rectangle, into the context begun last.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let block = block(rect.size, options, context)
    let first = options.contains(.usesLineFragmentOrigin) ? 0 : block.lines.first?.baseline ?? 0
    Stage.active?.note(block)
    block.draw(in: target, at: CGPoint(x: rect.minX, y: rect.minY - first))
    context?.note(context?.actualScaleFactor ?? 1, CGRect(origin: rect.origin, size: block.size))
  }

  private func block(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> TextBlock {
    var room = TextRoom(usesLeading: options.contains(.usesFontLeading))
    room.wraps = options.contains(.usesLineFragmentOrigin)
    room.width = size.width > 0 ? size.width : .infinity
    if room.wraps {
      room.height = size.height > 0 ? size.height : .infinity
      if options.contains(.truncatesLastVisibleLine) { room.lastLine = .byTruncatingTail }
    } else {
      room.lineLimit = 1
    }
    let smallest = context?.minimumScaleFactor ?? 0
    let block = TextBlock(self, TextStandard(), in: room).isCut && smallest > 0 ? fitted(&room, smallest) : nil
    context?.note(room.scale, .zero)
    return block ?? TextBlock(self, TextStandard(), in: room)
  }

  /// The text at the largest share of its size, in steps of 1/20, at which all of it fits.
  private func fitted(_ room: inout TextRoom, _ smallest: CGFloat) -> TextBlock {
    var block = TextBlock(self, TextStandard(), in: room)
    for step in stride(from: 19, through: 1, by: -1) where block.isCut {
      guard CGFloat(step) / 20 >= smallest else { break }
      room.scale = CGFloat(step) / 20
      block = TextBlock(self, TextStandard(), in: room)
    }
    return block
  }
}

extension TextBlock {
  /// The box around all glyphs.
  fileprivate var ink: CGRect {
    lines.reduce(CGRect.null) { box, line in
      line.line.fragments.reduce(box) { box, fragment in
        let ink = fragment.glyphs.bounds
        guard ink.width > 0 else { return box }
        return box.union(CGRect(x: line.x + ink.x, y: line.baseline + ink.y, width: ink.width, height: ink.height))
      }
    }
  }
}

extension String {
  /// The size of the text as it stands, broken only where it says so.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
