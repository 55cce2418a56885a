internal import Raster

/// The way from one view's coordinates to another's.
enum ViewRoute {
  case flat(CGAffineTransform)
  case perspective(Projection)

  /// The way back; a route that has none is returned as it is.
  var inverted: ViewRoute {
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

  func concatenating(_ next: ViewRoute) -> ViewRoute {
    if case (.flat(let matrix), .flat(let other)) = (self, next) { return .flat(matrix.concatenating(other)) }
    return .perspective(projection.concatenating(next.projection))
  }

  func place(of point: CGPoint) -> CGPoint {
    switch self {
    case .flat(let matrix): point.applying(matrix)
    case .perspective(let projection): projection.place(of: point)
    }
  }

  func box(around rect: CGRect) -> CGRect {
    switch self {
    case .flat(let matrix): rect.applying(matrix)
    case .perspective(let projection): projection.box(around: rect)
    }
  }
}

extension UIView {
  /// The way from this view's coordinates to another's, or to the window's.
  func route(to view: UIView?) -> ViewRoute { layer.route(to: (view ?? window)?.layer) }
}

extension CALayer {
  /// The way from this layer's coordinates to another's, or to those of the top of the tree.
  func route(to layer: CALayer?) -> ViewRoute {
    layer.map { routeToRoot.concatenating($0.routeToRoot.inverted) } ?? routeToRoot
  }

  private var routeToRoot: ViewRoute {
    sequence(first: self, next: \.superlayer).reduce(.flat(.identity)) { $0.concatenating($1.routeToParent) }
  }

  /// The map to the superlayer's coordinates. It takes all points of a layer behind the eye to one point.
  private var routeToParent: ViewRoute {
    switch values.placement(in: superlayer?.values) {
    case .flat(let matrix): .flat(matrix)
    case .perspective(let projection): .perspective(projection)
    case .unseen: .flat(CGAffineTransform())
    }
  }
}
