internal import Raster

public typealias CFArray = NSArray

/// The ends beyond which a gradient's first and last colours go on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// The colours of a gradient and their places.
public final class CGGradient {
  let stops: [Gradient.Stop]

  /// - Parameters:
  ///   - colors: `CGColor`s; nil is returned if there are none.
  ///   - locations: from 0 to 1, one for each colour; nil spreads them evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    stops = [Gradient.Stop](colors.compactMap { $0 as? CGColor }, at: locations?.map(Double.init))
    if stops.isEmpty { return nil }
  }

  /// - Parameters:
  ///   - components: one colour after another, each with its alpha; nil is returned if there are fewer than `count` colours.
  ///   - locations: from 0 to 1, one for each colour; nil spreads them evenly.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count >= count * size, locations.map({ $0.count >= count }) ?? true else { return nil }
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: Array(components[$0 * size..<($0 + 1) * size]))
    }
    self.init(colorsSpace: space, colors: NSArray(array: colors), locations: locations.map { Array($0.prefix(count)) })
  }
}

extension [Gradient.Stop] {
  /// Stops from colours and their places, 0 to 1; without places, colours are spread evenly. Empty if the two counts differ.
  init(_ colors: [CGColor], at locations: [Double]?) {
    let even = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    let locations = locations ?? even
    self = []
    guard locations.count == colors.count else { return }
    for (index, (color, location)) in zip(colors, locations).enumerated() {
      if index > 0 { addSteps(from: colors[index - 1].color, at: locations[index - 1], to: color.color, at: location) }
      append(Gradient.Stop(color.pixel, at: location))
    }
  }

  /// Adds the stops between two colours that differ in more than their alpha: colours run with straight alpha, so that white turns grey on
  /// its way to clear black, but between two stops of the rasteriser with premultiplied alpha.
  private mutating func addSteps(from start: Color, at first: Double, to end: Color, at last: Double) {
    let isSameLight = start.red == end.red && start.green == end.green && start.blue == end.blue
    guard start.alpha != end.alpha, !isSameLight, last > first else { return }
    // With so many steps no component is off by more than a quarter of a 255th.
    let count = 16
    for step in 1..<count {
      let share = Double(step) / Double(count)
      func mix(_ part: KeyPath<Color, Double>) -> Double {
        start[keyPath: part] + (end[keyPath: part] - start[keyPath: part]) * share
      }
      let color = Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
      append(Gradient.Stop(color.premultiplied, at: first + (last - first) * share))
    }
  }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, let everything = everything else { return }
    // The strip to fill reaches beyond all that can be seen, at an end only where the options let the colours go on.
    let reach = max(everything.width, everything.height) * 2 + abs(startPoint.x) + abs(startPoint.y) + length
    let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? reach : length
    let (ux, uy) = (dx / length, dy / length)
    func corner(_ along: CGFloat, _ aside: CGFloat) -> Point {
      Point(CGPoint(x: startPoint.x + ux * along - uy * aside, y: startPoint.y + uy * along + ux * aside))
    }
    let strip = Path(polygon: [corner(before, -reach), corner(after, -reach), corner(after, reach), corner(before, reach)])
    let paint = Gradient(.linear(from: Point(startPoint), to: Point(endPoint)), stops: gradient.stops)
    add(Picture.Fill(.path(strip, .nonZero), .gradient(paint), transform: ctm.affine), isOpaque: false)
  }

  /// The box, in points, around all that can be drawn on; nil if the context's matrix has no inverse.
  private var everything: CGRect? {
    guard ctm.a * ctm.d != ctm.b * ctm.c else { return nil }
    return CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)).applying(ctm.inverted())
  }
}
