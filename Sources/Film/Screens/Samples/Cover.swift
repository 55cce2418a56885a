import TransitionKit

/// A square picture of a gradient and a few shapes, such as the cover of a record.
final class Cover: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// The motif of a cover, and its colours, as the web writes them.
  struct Art {
    let motif: Motif
    /// The gradient's colours, from top to bottom.
    let ground: [Int]
    /// The shapes' colour.
    let ink: Int
  }

  private var shapes: [(layer: CAShapeLayer, path: UIBezierPath)] = []

  convenience init(_ art: Art, radius: CGFloat) {
    self.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    show(art)
  }

  func show(_ art: Art) {
    (layer as? CAGradientLayer)?.colors = art.ground.map { UIColor(hex: $0).cgColor }
    shapes.forEach { $0.layer.removeFromSuperlayer() }
    shapes = art.motif.shapes.map { shape in
      let layer = CAShapeLayer()
      layer.fillColor = (shape.isWhite ? .white : UIColor(hex: art.ink)).withAlphaComponent(shape.alpha).cgColor
      self.layer.addSublayer(layer)
      return (layer, shape.path)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (shape, path) in shapes {
      shape.frame = bounds
      let scaled = UIBezierPath(cgPath: path.cgPath)
      scaled.apply(CGAffineTransform(scaleX: bounds.width, y: bounds.height))
      shape.path = scaled.cgPath
    }
  }
}

/// The motif of a cover, in shapes on a square whose side is 1.
enum Motif: CaseIterable {
  case sun, waves, hills, rings, moon, rain, town, leaf, road

  struct Shape {
    let path: UIBezierPath
    let alpha: CGFloat
    /// Whether the shape is white, not of the cover's ink.
    var isWhite = false
  }

  @MainActor
  var shapes: [Shape] {
    switch self {
    case .sun: [Self.disc(0.5, 0.52, 0.24, 1), Self.box(0, 0.62, 1, 0.38, 0.35), Self.box(0, 0.76, 1, 0.24, 0.35)]
    case .waves: [Self.wave(0.46, 0.3), Self.wave(0.6, 0.45), Self.wave(0.76, 0.9)]
    case .hills: [Self.disc(0.68, 0.3, 0.11, 0.9), Self.disc(0.2, 1.1, 0.6, 0.4), Self.disc(0.85, 1.22, 0.62, 0.85)]
    case .rings: [Self.disc(0.5, 0.5, 0.38, 0.2), Self.disc(0.5, 0.5, 0.25, 0.35), Self.disc(0.5, 0.5, 0.1, 1)]
    case .moon:
      [Self.crescent, Self.disc(0.24, 0.3, 0.02, 0.9), Self.disc(0.78, 0.7, 0.025, 0.9), Self.disc(0.3, 0.74, 0.015, 0.9)]
    case .rain: [Self.drops, Self.disc(0.5, 1.2, 0.42, 0.5)]
    case .town: [Self.town([0.5, 0.36, 0.62, 0.42, 0.56], 0.35), Self.town([0.66, 0.74, 0.56, 0.8, 0.64, 0.72], 0.9)]
    case .leaf: [Self.blade, Self.box(0.49, 0.3, 0.02, 0.55, 1)]
    case .road: [Self.disc(0.78, 0.24, 0.1, 0.6), Self.box(0, 0.5, 1, 0.5, 0.25), Self.lane, Self.stripes]
    }
  }

  @MainActor
  private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ alpha: CGFloat) -> Shape {
    Shape(
      path: UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)), alpha: alpha)
  }

  @MainActor
  private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ alpha: CGFloat) -> Shape {
    Shape(path: UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height)), alpha: alpha)
  }

  /// A polygon; its points are pairs of coordinates.
  @MainActor
  private static func polygon(_ points: [(CGFloat, CGFloat)], in path: UIBezierPath = UIBezierPath()) -> UIBezierPath {
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { path.move(to: CGPoint(x: x, y: y)) } else { path.addLine(to: CGPoint(x: x, y: y)) }
    }
    path.close()
    return path
  }

  /// Water below a line that rises and falls once.
  @MainActor
  private static func wave(_ y: CGFloat, _ alpha: CGFloat) -> Shape {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: y))
    path.addCurve(
      to: CGPoint(x: 1, y: y), controlPoint1: CGPoint(x: 0.35, y: y - 0.22), controlPoint2: CGPoint(x: 0.65, y: y + 0.22))
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 1))
    path.close()
    return Shape(path: path, alpha: alpha)
  }

  @MainActor
  private static var crescent: Shape {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.56, y: 0.22))
    path.addCurve(
      to: CGPoint(x: 0.78, y: 0.52), controlPoint1: CGPoint(x: 0.36, y: 0.46), controlPoint2: CGPoint(x: 0.56, y: 0.66))
    path.addCurve(
      to: CGPoint(x: 0.56, y: 0.22), controlPoint1: CGPoint(x: 0.6, y: 0.94), controlPoint2: CGPoint(x: 0.02, y: 0.62))
    path.close()
    return Shape(path: path, alpha: 1)
  }

  @MainActor
  private static var drops: Shape {
    let path = UIBezierPath()
    for (x, y) in [(CGFloat(0.2), CGFloat(0.12)), (0.46, 0.22), (0.74, 0.1), (0.32, 0.46), (0.62, 0.5), (0.86, 0.4), (0.12, 0.6)]
    {
      _ = polygon([(x, y), (x + 0.035, y), (x - 0.045, y + 0.2), (x - 0.08, y + 0.2)], in: path)
    }
    return Shape(path: path, alpha: 0.85)
  }

  /// Houses side by side, whose roofs lie at these heights.
  @MainActor
  private static func town(_ roofs: [CGFloat], _ alpha: CGFloat) -> Shape {
    let width = 1 / CGFloat(roofs.count)
    let points = roofs.enumerated().flatMap { [(CGFloat($0) * width, $1), (CGFloat($0 + 1) * width, $1)] }
    return Shape(path: polygon([(0, 1)] + points + [(1, 1)]), alpha: alpha)
  }

  @MainActor
  private static var blade: Shape {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.5, y: 0.14))
    path.addCurve(to: CGPoint(x: 0.5, y: 0.74), controlPoint1: CGPoint(x: 0.9, y: 0.3), controlPoint2: CGPoint(x: 0.82, y: 0.66))
    path.addCurve(to: CGPoint(x: 0.5, y: 0.14), controlPoint1: CGPoint(x: 0.18, y: 0.66), controlPoint2: CGPoint(x: 0.1, y: 0.3))
    path.close()
    return Shape(path: path, alpha: 0.6)
  }

  @MainActor
  private static var lane: Shape {
    Shape(path: polygon([(0.46, 0.5), (0.54, 0.5), (0.96, 1), (0.04, 1)]), alpha: 0.8)
  }

  /// The marks along the middle of a road, which are white.
  @MainActor
  private static var stripes: Shape {
    let path = polygon([(0.49, 0.56), (0.51, 0.56), (0.515, 0.66), (0.485, 0.66)])
    return Shape(path: polygon([(0.475, 0.74), (0.525, 0.74), (0.54, 0.94), (0.46, 0.94)], in: path), alpha: 0.8, isWhite: true)
  }
}
