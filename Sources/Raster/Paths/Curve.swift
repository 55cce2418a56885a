/// A piece of a path as a cubic, a quadratic curve or a line.
///
/// Curves are cut by de Casteljau's rule, and flattened to equal steps of the parameter: with second differences of at most m
/// between the points, n steps stray from a cubic by at most 3/4 · m / n², from a quadratic curve by m / 4 / n².
struct Curve {
  static let stepLimit = 1_024

  let start: Point
  let end: Point
  private let form: Form

  // The points are no array, since a frame may look at thousands of curves.
  private enum Form {
    case line
    case quad(Point)
    case cubic(Point, Point)
  }

  private init(_ start: Point, _ form: Form, _ end: Point) {
    (self.start, self.form, self.end) = (start, form, end)
  }

  init(from start: Point, to end: Point) {
    self.init(start, .line, end)
  }

  /// The curve that a pen at `start` draws; nil where it draws none.
  init?(from start: Point, _ element: Path.Element) {
    switch element {
    case .line(let end): self.init(start, .line, end)
    case .quad(let end, let control): self.init(start, .quad(control), end)
    case .cubic(let end, let control1, let control2): self.init(start, .cubic(control1, control2), end)
    case .move, .close: return nil
    }
  }

  var isLine: Bool { if case .line = form { true } else { false } }

  /// How many chords it takes to stay within `tolerance` of the curve.
  func steps(tolerance: Double) -> Int {
    let square: Double
    switch form {
    case .line: return 1
    case .quad(let control): square = max(0, Self.bend(start, control, end))
    case .cubic(let one, let other): square = max(max(0, Self.bend(start, one, other)), Self.bend(one, other, end))
    }
    let factor = if case .quad = form { 0.25 } else { 0.75 }
    let steps = (square.squareRoot() * factor / tolerance).squareRoot().rounded(.up)
    return steps < Double(Self.stepLimit) ? max(Int(steps), 1) : steps.isNaN ? 1 : Self.stepLimit
  }

  /// The square of the second difference.
  private static func bend(_ p: Point, _ q: Point, _ r: Point) -> Double {
    let (x, y) = (p.x - 2 * q.x + r.x, p.y - 2 * q.y + r.y)
    return x * x + y * y
  }

  func callAsFunction(_ t: Double) -> Point {
    switch form {
    case .line: return start.mixed(t, end)
    case .quad(let control): return start.mixed(t, control).mixed(t, control.mixed(t, end))
    case .cubic(let one, let other):
      let middle = one.mixed(t, other)
      return start.mixed(t, one).mixed(t, middle).mixed(t, middle.mixed(t, other.mixed(t, end)))
    }
  }

  /// The part of the curve between two parameters.
  func part(_ start: Double, _ end: Double) -> Curve {
    let tail = start > 0 ? cut(start).after : self
    return end < 1 ? tail.cut((end - start) / (1 - start)).before : tail
  }

  private func cut(_ t: Double) -> (before: Curve, after: Curve) {
    switch form {
    case .line:
      let middle = self(t)
      return (Curve(start, .line, middle), Curve(middle, .line, end))
    case .quad(let control):
      let (middle, before, after) = (self(t), start.mixed(t, control), control.mixed(t, end))
      return (Curve(start, .quad(before), middle), Curve(middle, .quad(after), end))
    case .cubic(let one, let other):
      let (first, between, last) = (start.mixed(t, one), one.mixed(t, other), other.mixed(t, end))
      let (before, after, middle) = (first.mixed(t, between), between.mixed(t, last), self(t))
      return (Curve(start, .cubic(first, before), middle), Curve(middle, .cubic(after, last), end))
    }
  }

  /// The element that draws the curve from its first point on.
  var element: Path.Element {
    switch form {
    case .line: .line(end)
    case .quad(let control): .quad(end, control: control)
    case .cubic(let one, let other): .cubic(end, control1: one, control2: other)
    }
  }

  /// Calls `body` with points of the curve whose box is that of the curve: both ends, and where it turns back along an axis.
  func forEachExtreme(_ body: (Point) -> Void) {
    func look(at t: Double) {
      if t > 0, t < 1 { body(self(t)) }
    }
    body(self(0))
    body(self(1))
    guard !isLine else { return }
    let (x, y) = turns
    look(at: x.0)
    look(at: x.1)
    look(at: y.0)
    look(at: y.1)
  }

  /// The parameters at which the curve may turn back along each axis; only those between 0 and 1 count.
  private var turns: (x: (Double, Double), y: (Double, Double)) {
    switch form {
    case .line: ((0, 0), (0, 0))
    case .quad(let control):
      ((Self.turn(start.x, control.x, end.x), 0), (Self.turn(start.y, control.y, end.y), 0))
    case .cubic(let one, let other):
      (Self.turns(start.x, one.x, other.x, end.x), Self.turns(start.y, one.y, other.y, end.y))
    }
  }

  private static func turn(_ p: Double, _ q: Double, _ r: Double) -> Double {
    (q - p) / ((q - p) - (r - q))
  }

  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> (Double, Double) {
    let (first, second, third) = (q - p, r - q, s - r)
    let (a, b, c) = (first - 2 * second + third, second - first, first)
    let root = max(b * b - a * c, 0).squareRoot()
    let q = b > 0 ? -b - root : -b + root
    return (q / a, c / q)
  }
}

extension Point {
  /// The point at a share of the way to another.
  func mixed(_ share: Double, _ other: Point) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
