public import Raster
internal import TransitionKit

/// Pictures of one size in rows, each above its caption.
public struct Panels: Sendable {
  private let captions: [String]
  private let panel: (width: Int, height: Int)
  private let columns: Int
  /// The height of a capital, in pixels.
  private let type: Double
  private let gap: Int

  /// - Parameters:
  ///   - captions: one for each panel.
  ///   - panel: the size of every picture.
  ///   - columns: the most panels in a row.
  /// - Precondition: there is at least one panel, and at least one column.
  public init(_ captions: [String], panel: (width: Int, height: Int), columns: Int) {
    precondition(!captions.isEmpty && columns > 0, "There is at least one panel in a row")
    self.captions = captions
    self.panel = panel
    self.columns = min(columns, captions.count)
    type = max(6, (Double(panel.width) / 18).rounded())
    gap = max(4, panel.width / 16)
  }

  private var rows: Int { (captions.count + columns - 1) / columns }

  /// The height of a caption with the room above and below it, in pixels.
  private var captionHeight: Int { Int((type * 2.5).rounded(.up)) }

  /// The size of the whole picture; its sides are even, as video encoders ask for.
  public var pixelSize: (width: Int, height: Int) {
    let width = gap + columns * (panel.width + gap)
    let height = gap + rows * (panel.height + captionHeight)
    return (width + width % 2, height + height % 2)
  }

  /// - Precondition: there are as many pictures as captions, each of the panel's size, and `Bitmap` allows `pixelSize`.
  @MainActor
  public func picture(of pictures: [Picture]) -> Picture {
    precondition(pictures.count == captions.count, "Every panel has a picture")
    let (width, height) = pixelSize
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    var picture = Picture(width: width, height: height, items: [.fill(Picture.Fill(.rect(whole), .color(Self.paper)))])
    for (index, shown) in pictures.enumerated() {
      let x = Double(gap + index % columns * (panel.width + gap))
      let y = Double(gap + index / columns * (panel.height + captionHeight))
      let frame = Rect(x: x, y: y, width: Double(panel.width), height: Double(panel.height))
      picture.items.append(
        .group(Picture.Group(shown.items.map { $0.moved(x: x, y: y) }, clip: Picture.Clip(.rect(frame)))))
      picture.items += caption(captions[index], under: frame)
    }
    return picture
  }

  /// A caption in the middle below its panel, smaller where it would not fit; without fonts, in letters of the program's own.
  @MainActor
  private func caption(_ text: String, under frame: Rect) -> [Picture.Item] {
    let standard = UIFont.systemFont(ofSize: CGFloat(type) * 1.25, weight: .medium)
    guard MissingFonts.advice == nil else { return [lettering(text, under: frame)] }
    func words(_ font: UIFont) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: Self.inkOfWords])
    }
    let share = min(1, CGFloat(frame.width) / max(words(standard).size().width, 1))
    let font = standard.withSize(standard.pointSize * share)
    let (width, height) = pixelSize
    guard let context = CGContext(size: CGSize(width: width, height: height), scale: 1, isOpaque: false) else { return [] }
    let x = (CGFloat(frame.x) + (CGFloat(frame.width) - words(font).size().width) / 2).rounded()
    // Capitals stand where the program's own letters do, on a whole pixel.
    let base = (CGFloat(frame.y + frame.height) + CGFloat(type) * 1.75).rounded()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    words(font).draw(at: CGPoint(x: x, y: base - font.ascender))
    return context.recordedItems
  }

  private func lettering(_ text: String, under frame: Rect) -> Picture.Item {
    let lettering = Lettering(text)
    let unit = min(type / Lettering.height, frame.width / max(lettering.width, 1))
    let x = frame.x + (frame.width - lettering.width * unit) / 2
    // The caption begins on a whole pixel, so that level strokes are equally sharp in every panel.
    let y = (frame.y + frame.height + type * 0.75).rounded()
    let place = Affine.scale(x: unit, y: unit).concatenating(.translation(x: x.rounded(), y: y))
    return .fill(Picture.Fill(.path(lettering.path, .nonZero), .color(Self.ink), transform: place))
  }

  private static let paper = Pixel(red: 236, green: 237, blue: 242)
  /// The ground that shows between panels.
  static let ground = Color(red: 236 / 255, green: 237 / 255, blue: 242 / 255)
  private static let ink = Pixel(red: 60, green: 62, blue: 76)
  private static let inkOfWords = UIColor(red: 60 / 255, green: 62 / 255, blue: 76 / 255, alpha: 1)
}
