extension ConstraintSolver {
  /// Adds the rule that a sum of multiples of quantities is a constant.
  ///
  /// - Parameters:
  ///   - below: the priority that the sum is not less; 0 for none.
  ///   - above: the priority that the sum is not more; 0 for none.
  ///   - order: the rule's age: of two rules that cost the same, the one of the lower order keeps its way.
  package mutating func add(
    _ terms: [(Quantity, Double)], _ constant: Double, below: Float, above: Float, order: Int
  ) -> Rule {
    var column = Column()
    (column.kind, column.below, column.above, column.order, column.wanted) = (.deviation, below, above, order, constant)
    var row = self.row(of: terms)
    row.constant -= constant
    column.isAbove = row.constant > 0 || (row.constant == 0 && above == 0)
    let index = make(column)
    let isKept = row.constant > 0 ? above == 0 : row.constant < 0 && below == 0
    if isKept || !give(way: row, to: index) { enter(row, of: index) }
    return Rule(index: index)
  }

  /// Keeps a rule from the start, by a quantity that nothing determines or by rules that matter less; false if there are none.
  private mutating func give(way row: Row, to index: Int32) -> Bool {
    if let free = freeQuantity(in: row) {
      turn(row, of: index, to: free)
      return true
    }
    guard row.constant != 0 else { return false }
    let column = columns[Int(index)]
    var cost = Cost()
    cost.add(1, at: row.constant > 0 ? column.above : column.below)
    return exchange(index, row, cheaperThan: cost, isCharged: false)
  }

  /// A sum in terms of variables outside of the basis.
  private mutating func row(of terms: [(Quantity, Double)]) -> Row {
    var row = Row()
    fresh.removeAll(keepingCapacity: true)
    for (quantity, factor) in terms where factor != 0 {
      let index = Int(quantity.index)
      row.constant += factor * columns[index].offset
      if columns[index].isBasic {
        row.replace(-1, by: rows[index], times: factor, fresh: &fresh)
      } else {
        row.add(quantity.index, factor)
      }
    }
    return row
  }

  /// A quantity of a row that nothing determines, of several the one that the fewest rows have.
  private func freeQuantity(in row: Row) -> Int32? {
    var best: Int32?
    for term in row.terms where columns[Int(term.variable)].kind == .quantity && abs(term.factor) > 1e-6 {
      if best.map({ users[Int(term.variable)].count < users[Int($0)].count }) ?? true { best = term.variable }
    }
    return best
  }

  /// Takes a row of a deviation into the basis, with what it costs.
  private mutating func enter(_ row: Row, of index: Int32) {
    setRow(row, of: index)
    charge(slope(of: index), along: index)
    doubtRow(of: index)
  }

  /// Changes the constant of a rule.
  package mutating func setConstant(_ constant: Double, of rule: Rule) {
    let change = constant - columns[Int(rule.index)].wanted
    guard change != 0 else { return }
    columns[Int(rule.index)].wanted = constant
    if columns[Int(rule.index)].isBasic { return shift(rule.index, by: -change) }
    for user in rowsUsing(rule.index) { shift(user, by: change * rows[Int(user)].factor(of: rule.index)) }
  }

  package func constant(of rule: Rule) -> Double { columns[Int(rule.index)].wanted }

  mutating func shift(_ basic: Int32, by change: Double) {
    rows[Int(basic)].constant += change
    if columns[Int(basic)].kind == .quantity { noteChange(of: basic) } else { straighten(basic) }
  }

  package mutating func setPriorities(below: Float, above: Float, of rule: Rule) {
    let index = rule.index
    guard (columns[Int(index)].below, columns[Int(index)].above) != (below, above) else { return }
    let isBasic = columns[Int(index)].isBasic
    var change = slope(of: index)
    (columns[Int(index)].below, columns[Int(index)].above) = (below, above)
    guard isBasic else { return doubt(index) }
    change = slope(of: index).minus(change)
    charge(change, along: index)
    doubtRow(of: index)
  }

  /// Takes a rule out. If it kept others from having their way, they have it from the next solution on.
  package mutating func remove(_ rule: Rule) {
    setPriorities(below: 0, above: 0, of: rule)
    if columns[Int(rule.index)].isBasic {
      forgetRow(rule.index)
      retire(rule.index)
    } else {
      retiring.append(rule.index)
    }
  }

  // MARK: What rules give

  /// How far a rule is from being kept: 0 where only a side deviates that has no priority.
  package func violation(of rule: Rule) -> Double {
    let column = columns[Int(rule.index)]
    guard column.isBasic else { return 0 }
    let value = rows[Int(rule.index)].constant
    return value > 0 ? (column.above > 0 ? value : 0) : (column.below > 0 ? -value : 0)
  }

  /// A required rule that is broken, and the required rules that leave it no room; nil if all are kept.
  ///
  /// - Parameter tolerance: a rule that is off by no more is kept.
  package func conflict(tolerance: Double = 1e-6) -> (broken: Rule, with: [Rule])? {
    for index in columns.indices where columns[index].kind == .deviation && columns[index].isBasic {
      let value = rows[index].constant
      guard abs(value) > tolerance, (value > 0 ? columns[index].above : columns[index].below) >= Self.required else { continue }
      let others = rows[index].terms.filter {
        let other = columns[Int($0.variable)]
        return other.kind == .deviation && max(other.above, other.below) >= Self.required
      }
      return (Rule(index: Int32(index)), others.map { Rule(index: $0.variable) })
    }
    return nil
  }
}

extension Cost {
  func minus(_ other: Cost) -> Cost {
    var difference = self
    difference.add(other, times: -1)
    return difference
  }
}
