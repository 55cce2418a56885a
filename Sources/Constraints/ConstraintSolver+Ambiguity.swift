extension ConstraintSolver {
  /// Whether the quantity could have other values at no cost. Rules that give way because they are younger do not count as a cost.
  package mutating func isAmbiguous(_ quantity: Quantity) -> Bool { freeMove(of: quantity.index) != nil }

  /// Gives the quantity another value that costs as little; false if there is none.
  ///
  /// The value stays until rules change that have to do with it.
  package mutating func exercise(_ quantity: Quantity) -> Bool {
    guard let move = freeMove(of: quantity.index) else { return false }
    if move.variable == quantity.index {
      nudge(quantity.index, by: Self.nudge)
    } else if !advance(move) {
      let factor = rows[Int(quantity.index)].factor(of: move.variable)
      release(quantity.index, by: move.variable)
      nudge(quantity.index, by: (factor * move.direction > 0 ? 1 : -1) * Self.nudge)
    }
    return true
  }

  /// How far a quantity goes that nothing stops.
  private static let nudge = 16.0

  /// Moves a quantity outside of the basis, which nothing determines.
  private mutating func nudge(_ quantity: Int32, by way: Double) {
    columns[Int(quantity)].offset += way
    noteChange(of: quantity)
    for user in rowsUsing(quantity) { shift(user, by: way * rows[Int(user)].factor(of: quantity)) }
  }

  /// A move of the quantity, or of a variable on which it depends, that costs nothing and gets somewhere.
  private mutating func freeMove(of quantity: Int32) -> Move? {
    guard columns[Int(quantity)].isBasic else { return Move(variable: quantity, direction: 1, rate: Cost()) }
    for term in rows[Int(quantity)].terms {
      let column = columns[Int(term.variable)]
      for direction in [1.0, -1.0] {
        let own = direction > 0 ? column.above : column.below
        guard gains[Int(term.variable)].sign(times: direction, plusOneAt: own) == 0 else { continue }
        let move = Move(variable: term.variable, direction: direction, rate: Cost())
        if stops(of: move).first.map({ $0.way > 1e-6 }) ?? true { return move }
      }
    }
    return nil
  }
}
