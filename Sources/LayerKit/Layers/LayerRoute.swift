package import Raster

/// The way from one layer's coordinates to another's.
package enum LayerRoute {
  case flat(CGAffineTransform)
  case perspective(Projection)

  /// The way back; a route that has none is returned as it is.
  package var inverted: LayerRoute {
    switch self {
    case .flat(let matrix): .flat(matrix.inverted())
    case .perspective(let projection): .perspective(projection.inverted ?? projection)
    }
  }

  private var projection: Projection {
    switch self {
    case .flat(let matrix): Projection(matrix.affine)
    case .perspective(let projection): projection
    }
  }

  func concatenating(_ next: LayerRoute) -> LayerRoute {
    if case (.flat(let matrix), .flat(let other)) = (self, next) { return .flat(matrix.concatenating(other)) }
    return .perspective(projection.concatenating(next.projection))
  }

  package func place(of point: CGPoint) -> CGPoint {
    switch self {
    case .flat(let matrix): point.applying(matrix)
    case .perspective(let projection): projection.place(of: point)
    }
  }

  package func box(around rect: CGRect) -> CGRect {
    switch self {
    case .flat(let matrix): rect.applying(matrix)
    case .perspective(let projection): projection.box(around: rect)
    }
  }
}

extension CALayer {
  /// The way from this layer's coordinates to another's, or to those of the top of the tree.
  package func route(to layer: CALayer?) -> LayerRoute {
    layer.map { routeToRoot.concatenating($0.routeToRoot.inverted) } ?? routeToRoot
  }

  private var routeToRoot: LayerRoute {
    sequence(first: self, next: \.superlayer).reduce(.flat(.identity)) { $0.concatenating($1.routeToParent) }
  }

  /// The map to the superlayer's coordinates. It takes all points of a layer behind the eye to one point.
  private var routeToParent: LayerRoute {
    switch values.placement(in: superlayer?.values) {
    case .flat(let matrix): .flat(matrix)
    case .perspective(let projection): .perspective(projection)
    case .unseen: .flat(CGAffineTransform())
    }
  }
}
