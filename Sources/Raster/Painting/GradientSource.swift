/// The colours of a gradient at the centres of device pixels.
struct GradientSource {
  private let ramp: ColorRamp
  private let table: ColorRamp.Table
  private let field: Field

  private enum Field {
    /// The place along the gradient of device point (0, 0), and how much it grows for a pixel to the right and one down.
    case straight(origin: Double, right: Double, down: Double)
    /// The map from device pixels to units in which the gradient begins at the origin and runs along x.
    case curved(Projection, Form)
  }

  /// How the colours run, in units in which the gradient begins at the origin and runs along x.
  enum Form {
    case linear, radial, conic
  }

  /// - Returns: nil without stops, without an inverse of the matrix, or where a coordinate is not finite.
  init?(_ gradient: Gradient, _ mapping: Mapping) {
    guard let ramp = ColorRamp(gradient.stops), let (form, units) = gradient.way.units else { return nil }
    self.ramp = ramp
    table = ramp.table
    switch mapping {
    case .affine(let affine):
      guard let inverse = affine.inverted?.concatenating(units) else { return nil }
      guard [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].allSatisfy(\.isFinite) else { return nil }
      field =
        form == .linear
        ? .straight(origin: inverse.tx, right: inverse.a, down: inverse.c) : .curved(Projection(inverse), form)
    case .perspective(let projection):
      guard let inverse = projection.inverted?.concatenating(Projection(units)) else { return nil }
      field = .curved(inverse, form)
    }
  }

  func pixel(_ x: Int, _ y: Int) -> Pixel {
    ramp.color(place(Double(x) + 0.5, Double(y) + 0.5))
  }

  @inline(__always)
  private func place(_ x: Double, _ y: Double) -> Double {
    switch field {
    case .straight(let origin, let right, let down): right * x + (down * y + origin)
    case .curved(let matrix, let form): form.place(matrix, Point(x: x, y: y))
    }
  }

  /// The one colour of a row, where the gradient runs straight down.
  func color(row y: Int) -> Pixel? {
    guard case .straight(_, 0, _) = field else { return nil }
    return pixel(0, y)
  }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int, _ kernels: Kernels) {
    precondition(columns.count <= row.count, "A row has room for its pixels")
    let (first, down) = (columns.lowerBound, Double(y) + 0.5)
    switch field {
    case .straight(let origin, let right, let step):
      let start = step * down + origin
      fill(&row, columns.count, kernels) { right * (Double(first + $0) + 0.5) + start }
    case .curved(let matrix, let form):
      fill(&row, columns.count, kernels) { form.place(matrix, Point(x: Double(first + $0) + 0.5, y: down)) }
    }
  }

  @inline(__always)
  private func fill(_ row: inout MutableSpan<Pixel>, _ count: Int, _ kernels: Kernels, _ place: (Int) -> Double) {
    if kernels.areVectors { return kernels.fill(&row, count, table, place) }
    for index in 0..<count { row[index] = ramp.color(place(index)) }
  }
}

extension GradientSource.Form {
  @inline(__always)
  fileprivate func place(_ matrix: Projection, _ point: Point) -> Double {
    let (w, there) = (matrix.depth(point), matrix.numerator(point))
    let (x, y) = (there.x / w, there.y / w)
    switch self {
    case .linear: return x
    case .radial: return (x * x + y * y).squareRoot()
    case .conic: return Point(x: x, y: y).turns
    }
  }
}

extension Gradient.Way {
  /// The form, and the map from the shape's units to the gradient's; nil where a coordinate is not finite. If a line's ends coincide
  /// or an ellipse is flat, all lies behind the end.
  fileprivate var units: (GradientSource.Form, Affine)? {
    switch self {
    case .linear(let start, let end): Self.units(from: start, to: end).map { (.linear, $0) }
    case .radial(let center, let radiusX, let radiusY):
      (center.x + center.y + radiusX + radiusY).isFinite
        ? (.radial, radiusX > 0 && radiusY > 0 ? center.toOrigin.concatenating(.scale(x: 1 / radiusX, y: 1 / radiusY)) : .beyond)
        : nil
    case .conic(let center, let toward):
      Self.units(from: center, to: toward).map { (.conic, center == toward ? center.toOrigin : $0) }
    }
  }

  private static func units(from start: Point, to end: Point) -> Affine? {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    guard square.isFinite else { return nil }
    guard square > 0 else { return .beyond }
    return start.toOrigin.concatenating(Affine(a: x / square, b: -y / square, c: y / square, d: x / square, tx: 0, ty: 0))
  }
}

extension Affine {
  /// Takes all of the plane to one point, further off than any stop.
  fileprivate static let beyond = Affine(a: 0, b: 0, c: 0, d: 0, tx: Double.greatestFiniteMagnitude, ty: 0)
}

extension Point {
  fileprivate var toOrigin: Affine { .translation(x: -x, y: -y) }

  /// The angle at which the point is seen from the origin, clockwise from the x axis, in whole turns: 0 ..< 1.
  ///
  /// The arc tangent is S. Moshier's rational approximation (Cephes, atan.c) by basic arithmetic alone. Its error is below 1e-15.
  fileprivate var turns: Double {
    let (across, down) = (abs(x), abs(y))
    guard across + down > 0 else { return 0 }
    let eighth = down <= across ? Self.turns(tangent: down / across) : 0.25 - Self.turns(tangent: across / down)
    let half = x < 0 ? 0.5 - eighth : eighth
    return y < 0 && half > 0 ? 1 - half : half
  }

  /// The angle, in whole turns, that has a given tangent in 0...1.
  private static func turns(tangent: Double) -> Double {
    tangent > 0.66 ? 0.125 + turns(small: (tangent - 1) / (tangent + 1)) : turns(small: tangent)
  }

  /// The angle, in whole turns, that has the tangent `x` in −0.21...0.66.
  private static func turns(small x: Double) -> Double {
    let z = x * x
    let p =
      (((-8.750608600031904122785e-1 * z - 1.615753718733365076637e1) * z - 7.500855792314704667340e1) * z
        - 1.228866684490136173410e2) * z - 6.485021904942025371773e1
    let q =
      ((((z + 2.485846490142306297962e1) * z + 1.650270098316988542046e2) * z + 4.328810604912902668951e2) * z
        + 4.853903996359136964868e2) * z + 1.945506571482613964425e2
    return (x + x * z * p / q) / (2 * .pi)
  }
}
