extension ConstraintSolver {
  // MARK: Costs

  /// The cost that a basic deviation gains when it rises by 1.
  func slope(of deviation: Int32) -> Cost {
    let column = columns[Int(deviation)]
    var slope = Cost()
    if column.isAbove { slope.add(1, at: column.above) } else { slope.add(-1, at: column.below) }
    return slope
  }

  /// Adds a cost of a basic variable's rise to those of the variables in its row.
  mutating func charge(_ cost: Cost, along basic: Int32) {
    guard cost.sign != 0 else { return }
    for term in rows[Int(basic)].terms { gains[Int(term.variable)].add(cost, times: term.factor) }
  }

  /// Takes a basic deviation, which is 0 or crosses it, to be on its other side.
  mutating func turn(_ basic: Int32) {
    let before = slope(of: basic)
    columns[Int(basic)].isAbove.toggle()
    charge(slope(of: basic).minus(before), along: basic)
    doubtRow(of: basic)
  }

  mutating func doubtRow(of basic: Int32) {
    for term in rows[Int(basic)].terms { doubt(term.variable) }
  }

  // MARK: The exchange

  /// Puts a variable into the basis in the place of another, which is 0 from then on.
  ///
  /// - Parameter isCharged: whether the costs of the variables know of the one that leaves.
  mutating func exchange(leaving: Int32, entering: Int32, isCharged: Bool = true) {
    if isCharged, columns[Int(leaving)].kind == .deviation { charge(Cost().minus(slope(of: leaving)), along: leaving) }
    let row = rows[Int(leaving)]
    forgetRow(leaving)
    turn(row, of: leaving, to: entering)
  }

  /// Puts a variable into the basis that stands in the row of another, which is 0 from then on and has no place in the basis.
  mutating func turn(_ row: Row, of leaving: Int32, to entering: Int32) {
    let share = 1 / row.factor(of: entering)
    let others = rowsUsing(entering)
    let turned = row.solved(for: entering, leaving: leaving, share: share)
    for user in others { substitute(entering, by: turned, in: user) }
    setRow(turned, of: entering)
    settleGains(leaving: leaving, entering: entering)
    if columns[Int(entering)].kind == .quantity { noteChange(of: entering) }
    if columns[Int(leaving)].kind == .quantity { noteChange(of: leaving) }
  }

  private mutating func substitute(_ entering: Int32, by row: Row, in user: Int32) {
    let factor = rows[Int(user)].factor(of: entering)
    let before = rows[Int(user)].constant
    fresh.removeAll(keepingCapacity: true)
    rows[Int(user)].replace(entering, by: row, times: factor, fresh: &fresh)
    for variable in fresh { users[Int(variable)].append(user) }
    guard rows[Int(user)].constant != before else { return }
    if columns[Int(user)].kind == .quantity { noteChange(of: user) } else { straighten(user) }
  }

  /// Charges the variables of the row that has entered with what the others cost more by it.
  private mutating func settleGains(leaving: Int32, entering: Int32) {
    var gain = gains[Int(entering)]
    gains[Int(entering)] = Cost()
    gains[Int(leaving)] = Cost()
    if columns[Int(entering)].kind == .deviation { gain.add(slope(of: entering), times: 1) }
    charge(gain, along: entering)
    doubtRow(of: entering)
  }

  /// Takes a quantity out of the basis, where it keeps its value.
  mutating func release(_ quantity: Int32, by entering: Int32) {
    columns[Int(quantity)].offset += rows[Int(quantity)].constant
    rows[Int(quantity)].constant = 0
    exchange(leaving: quantity, entering: entering)
  }

  /// Takes a variable out of all rows.
  mutating func strip(_ variable: Int32) {
    for user in rowsUsing(variable) {
      if let place = rows[Int(user)].place(of: variable) { rows[Int(user)].terms.remove(at: place) }
    }
  }

  // MARK: Rules that go

  /// Takes out the rules that have been removed.
  mutating func retireRules() {
    guard !retiring.isEmpty else { return }
    for index in retiring {
      if !columns[Int(index)].isBasic { takeIn(index) }
      if columns[Int(index)].isBasic { forgetRow(index) }
      retire(index)
    }
    retiring.removeAll(keepingCapacity: true)
  }

  /// Takes the deviation of a rule that has no priority any more into the basis, in the place of a quantity: of those that become free
  /// by this, the one with the shortest row, which costs least.
  private mutating func takeIn(_ index: Int32) {
    let quantities = rowsUsing(index).filter {
      columns[Int($0)].kind == .quantity && abs(rows[Int($0)].factor(of: index)) > 1e-6
    }
    if let leaving = quantities.min(by: { rows[Int($0)].terms.count < rows[Int($1)].terms.count }) {
      release(leaving, by: index)
    } else {
      strip(index)
    }
  }
}
