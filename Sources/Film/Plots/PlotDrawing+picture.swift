package import Raster
internal import TransitionKit

extension PlotDrawing {
  /// The drawing as a picture of as many pixels.
  /// - Throws: where the font of its words is not installed.
  @MainActor
  package func picture() throws -> Picture {
    var picture = Picture(width: width, height: height)
    for mark in marks { picture.items += items(of: mark) }
    if let advice = MissingFonts.advice { throw MissingFonts.Problem(description: advice) }
    return picture
  }

  @MainActor
  private func items(of mark: Mark) -> [Picture.Item] {
    switch mark {
    case .area(let rect, let color): return [.fill(Picture.Fill(.rect(rect), .color(color.pixel)))]
    case .line(let points, let pen):
      guard let first = points.first else { return [] }
      let path = Path([.move(first)] + points.dropFirst().map(Path.Element.line))
      let stroke = path.stroked(width: pen.width, join: .round, dash: pen.dash)
      return [.fill(Picture.Fill(.path(stroke, .nonZero), .color(pen.color.pixel)))]
    case .dot(let point, let radius, let color):
      let square = Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      return [.fill(Picture.Fill(.roundedRect(square, radius: radius), .color(color.pixel)))]
    case .words(let words, let point, let face): return face.items(of: words, at: point, in: self)
    }
  }
}

extension PlotDrawing.Face {
  private var font: UIFont { .systemFont(ofSize: CGFloat(size), weight: isBold ? .semibold : .regular) }

  private func text(_ words: String) -> NSAttributedString {
    let ink = UIColor(
      red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255, blue: CGFloat(color.blue) / 255, alpha: 1)
    return NSAttributedString(string: words, attributes: [.font: font, .foregroundColor: ink])
  }

  /// How wide the words are.
  func width(of words: String) -> Double { Double(text(words).size().width) }

  @MainActor
  fileprivate func items(of words: String, at point: Point, in drawing: PlotDrawing) -> [Picture.Item] {
    guard
      let context = CGContext(
        size: CGSize(width: drawing.width, height: drawing.height), scale: 1, isOpaque: false)
    else { return [] }
    let share = anchor == .start ? 0 : anchor == .middle ? 0.5 : 1
    let x = point.x - share * width(of: words)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    text(words).draw(at: CGPoint(x: CGFloat(x), y: CGFloat(point.y) - font.ascender))
    return context.recordedItems
  }
}

extension PlotColor {
  fileprivate var pixel: Pixel { Pixel(red: red, green: green, blue: blue) }
}
