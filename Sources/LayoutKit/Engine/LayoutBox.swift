internal import Constraints

/// The rectangle of a view or guide as four quantities: a view's in its superview, a guide's in the view it belongs to.
@MainActor
final class LayoutBox {
  weak var view: UIView?
  weak var guide: UILayoutGuide?
  let x: ConstraintSolver.Quantity
  let y: ConstraintSolver.Quantity
  let width: ConstraintSolver.Quantity
  let height: ConstraintSolver.Quantity
  /// The rules that hold the box where its view's frame, its content or its guide's kind want it.
  var rules = OwnRules()

  struct OwnRules {
    /// Left, width, top and height of a frame, or of a guide that follows insets.
    var edges: [ConstraintSolver.Rule?] = [nil, nil, nil, nil]
    /// Which shares of the superview's lengths are in those rules.
    var shares: [Double] = []
    var contentWidth: ConstraintSolver.Rule?
    var contentHeight: ConstraintSolver.Rule?
    /// The width at which the content was measured; nil for any.
    var measured: CGFloat?
    var measures = false
  }

  init(_ solver: inout ConstraintSolver, at rect: CGRect) {
    x = solver.makeQuantity(rect.minX)
    y = solver.makeQuantity(rect.minY)
    width = solver.makeQuantity(rect.width)
    height = solver.makeQuantity(rect.height)
  }

  var quantities: [ConstraintSolver.Quantity] { [x, y, width, height] }
}

/// A sum of multiples of quantities and a constant.
struct LinearSum {
  var terms: [(ConstraintSolver.Quantity, Double)] = []
  var constant = 0.0

  mutating func add(_ quantity: ConstraintSolver.Quantity, _ factor: Double = 1) {
    terms.append((quantity, factor))
  }

  mutating func add(_ other: LinearSum, times factor: Double) {
    constant += factor * other.constant
    for term in other.terms { terms.append((term.0, factor * term.1)) }
  }
}
