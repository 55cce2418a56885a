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
    /// The rules that width and height are not less than 0, where other rules would have made them so.
    var floors: [ConstraintSolver.Rule?] = [nil, nil]
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

  /// Keeps a rule of the box's own.
  func take(_ rule: ConstraintSolver.Rule, as role: OwnRole) {
    switch role {
    case .edge(let index): rules.edges[index] = rule
    case .contentWidth: rules.contentWidth = rule
    case .contentHeight: rules.contentHeight = rule
    }
  }

  /// The kinds of rules that a box has of its own.
  enum OwnRole {
    case edge(Int)
    case contentWidth
    case contentHeight
  }
}

/// A sum of multiples of quantities and a constant.
struct LinearSum {
  var terms: [(ConstraintSolver.Quantity, Double)] = []
  var constant = 0.0

  mutating func add(_ quantity: ConstraintSolver.Quantity, _ factor: Double = 1) {
    terms.append((quantity, factor))
  }
}
