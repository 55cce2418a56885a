internal import Raster
internal import TransitionKit

/// Where a layer is seen at one moment, in points of the window.
struct LayerPlace: Sendable, Equatable {
  let center: Point
  /// The area that the layer covers; half transparent or outside of the window, it covers as much.
  let area: Double
  /// The area that is seen: inside of the window, as a share of the window, times alpha.
  let presence: Double
  /// The opacities of the layer and of all that it lies in, multiplied.
  let alpha: Double
}

/// A frame of a trace, with the maps from its layers to the window.
struct LayerMaps {
  private let layers: [Int: LayerTrace.Layer]
  private let window: CGSize

  init(_ frame: LayerTrace.Frame, window: CGSize) {
    layers = Dictionary(uniqueKeysWithValues: frame.layers.map { ($0.id, $0) })
    self.window = window
  }

  /// The place of a layer; nil where the layer is not there.
  func place(of id: Int) -> LayerPlace? {
    guard let layer = layers[id], let map = map(from: id) else { return nil }
    let bounds = layer.bounds
    let corners = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY), (bounds.minX, bounds.maxY),
    ].map { map.point(Double($0.0), Double($0.1)) }
    let alpha = alpha(of: id)
    // A layer that is turned away in space shows its back, which is no screen; one that is only mirrored is seen.
    let signed = Self.area(of: corners)
    let area = map.isFlat ? abs(signed) : max(signed, 0)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let size = (width: Double(window.width), height: Double(window.height))
    let wide = max(0, min(xs.max() ?? 0, size.width) - max(xs.min() ?? 0, 0))
    let high = max(0, min(ys.max() ?? 0, size.height) - max(ys.min() ?? 0, 0))
    return LayerPlace(
      center: map.point(Double(bounds.midX), Double(bounds.midY)), area: area,
      presence: area > 0 ? wide * high / (size.width * size.height) * alpha : 0, alpha: alpha)
  }

  /// The numbers of all layers that a layer lies in.
  func ancestors(of id: Int) -> [Int] {
    guard let parent = layers[id]?.parent else { return [] }
    return [parent] + ancestors(of: parent)
  }

  private func alpha(of id: Int) -> Double {
    guard let layer = layers[id] else { return 1 }
    let own = layer.isHidden ? 0 : Double(layer.opacity)
    return layer.parent.map { own * alpha(of: $0) } ?? own
  }

  /// The map from a layer's own coordinates to the window's; nil for the window's layer itself.
  private func map(from id: Int) -> Matrix? {
    guard let layer = layers[id], let parent = layer.parent, let around = layers[parent] else { return nil }
    var map = Matrix.moving(-layer.anchor.x, -layer.anchor.y).then(Matrix(layer.transform))
      .then(.moving(Double(layer.position.x), Double(layer.position.y), layer.zPosition))
    if let perspective = around.sublayerTransform {
      map = map.then(.moving(-around.anchor.x, -around.anchor.y)).then(Matrix(perspective))
        .then(.moving(around.anchor.x, around.anchor.y))
    }
    return self.map(from: parent).map { map.flat.then($0) } ?? map.flat
  }

  /// The area inside of the corners; negative where they go round the other way.
  private static func area(of corners: [Point]) -> Double {
    var doubled = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      doubled += corner.x * next.y - next.x * corner.y
    }
    return doubled / 2
  }
}

extension LayerTrace.Layer {
  /// The point of the layer's own coordinates that `position` places.
  fileprivate var anchor: Point {
    Point(
      x: Double(bounds.minX + anchorPoint.x * bounds.width), y: Double(bounds.minY + anchorPoint.y * bounds.height))
  }
}

/// A transform in space by its rows, as Core Animation has them: a point is a row that is multiplied from the left.
private struct Matrix {
  var rows: [Double]

  init(_ rows: [Double]?) {
    self.rows = rows ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
  }

  static func moving(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix {
    Matrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
  }

  func then(_ next: Matrix) -> Matrix {
    var product = [Double](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        for place in 0..<4 { product[row * 4 + column] += rows[row * 4 + place] * next.rows[place * 4 + column] }
      }
    }
    return Matrix(product)
  }

  /// The same map onto the plane of what is around: a layer shows its sublayers flat.
  var flat: Matrix {
    var map = self
    for row in 0..<4 { map.rows[row * 4 + 2] = 0 }
    return map
  }

  /// Whether the map has no perspective.
  var isFlat: Bool { rows[3] == 0 && rows[7] == 0 }

  /// The least depth at which a point is in front of the eye.
  private static let nearest = 1.0 / 65_536

  func point(_ x: Double, _ y: Double) -> Point {
    let depth = max(x * rows[3] + y * rows[7] + rows[15], Self.nearest)
    return Point(
      x: (x * rows[0] + y * rows[4] + rows[12]) / depth, y: (x * rows[1] + y * rows[5] + rows[13]) / depth)
  }
}
