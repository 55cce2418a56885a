// A step of the simplex exchanges a variable of the basis, which is 0 afterwards, for one outside of it. There are two kinds.
//
// A constant that changes may bring deviations to the side of 0 on which their costs are not counted: they are crooked. A dual step
// brings one of them to 0 by the variable of its row that costs least; if being on that side costs less, it is counted there. All other
// costs stay as they are, so that nothing is worth moving afterwards that was not worth it before. A priority that changes, and a rule
// that goes, may make a move worthwhile: a primal step moves that variable as far as it lowers the cost.

/// A way to lower the cost.
struct Move {
  let variable: Int32
  /// 1 up, -1 down.
  let direction: Double
  /// The cost of a unit of the way.
  let rate: Cost
}

/// A deviation that comes to 0 on a move.
struct Stop {
  let way: Double
  let basic: Int32
  let factor: Double
}

extension ConstraintSolver {
  /// How many steps of a kind one solution may take before steps are chosen by Bland's rule, which never goes round in circles but is slow.
  private static let mostFreeSteps = 20_000

  /// Finds the best values.
  package mutating func solve() {
    let limit = steps + Self.mostFreeSteps
    repeat {
      mendCrooked(until: limit)
      if steps < limit { moveDoubtful(until: limit) } else { moveLowestFirst() }
    } while !crooked.isEmpty
    retireRules()
  }

  // MARK: Dual steps

  /// Notes a deviation that has come to its other side.
  mutating func straighten(_ basic: Int32) {
    if columns[Int(basic)].kind == .deviation, isCrooked(basic) { crooked.append(basic) }
  }

  private func isCrooked(_ basic: Int32) -> Bool {
    let column = columns[Int(basic)]
    guard column.isBasic, column.kind == .deviation else { return false }
    let value = rows[Int(basic)].constant
    return column.isAbove ? value < -Cost.precision : value > Cost.precision
  }

  private mutating func mendCrooked(until limit: Int) {
    while let basic = crooked.popLast() {
      guard isCrooked(basic) else { continue }
      steps += 1
      var cost = Cost()
      cost.add(1, at: columns[Int(basic)].below)
      cost.add(1, at: columns[Int(basic)].above)
      if steps >= limit || !exchange(basic, rows[Int(basic)], cheaperThan: cost) { turn(basic) }
    }
  }

  /// Brings a deviation to 0 by the variable of its row that costs least; false if that costs as much as a limit.
  mutating func exchange(_ basic: Int32, _ row: Row, cheaperThan limit: Cost, isCharged: Bool = true) -> Bool {
    guard let entering = cheapest(in: row, isRising: row.constant < 0, limit) else { return false }
    columns[Int(entering)].isAbove = (row.factor(of: entering) > 0) == (row.constant < 0)
    if !isCharged { setRow(row, of: basic) }
    exchange(leaving: basic, entering: entering, isCharged: isCharged)
    return true
  }

  /// The variable whose move brings a row up or down at the lowest cost, of equal ones that of the youngest rule.
  private func cheapest(in row: Row, isRising: Bool, _ limit: Cost) -> Int32? {
    var best: Int32?
    var least = limit
    for term in row.terms {
      let column = columns[Int(term.variable)]
      let direction = (term.factor > 0) == isRising ? 1.0 : -1.0
      let own = direction > 0 ? column.above : column.below
      let top = gains[Int(term.variable)].terms.first?.priority ?? 0
      // A term with a cost at a higher priority than the least term so far costs more.
      if own > top, own > least.terms.first?.priority ?? 0 { continue }
      var cost = Cost()
      cost.add(gains[Int(term.variable)], times: direction / abs(term.factor))
      cost.add(1 / abs(term.factor), at: own)
      let sign = cost.minus(least).sign
      if sign < 0 || (sign == 0 && best.map { columns[Int($0)].order < column.order } ?? false) {
        (best, least) = (term.variable, cost)
      }
    }
    return best
  }

  // MARK: Primal steps

  private mutating func moveDoubtful(until limit: Int) {
    var even: [Int32] = []
    repeat {
      while steps < limit, let variable = doubtful.popLast() {
        guard columns[Int(variable)].isDoubtful else { continue }
        columns[Int(variable)].isDoubtful = false
        if let move = worthwhileMove(of: variable) { _ = advance(move) } else { even.append(variable) }
      }
    } while steps < limit && favourAge(among: &even)
  }

  /// Makes a move that costs nothing and brings the oldest rule that it touches nearer to being kept; false if there is none.
  private mutating func favourAge(among even: inout [Int32]) -> Bool {
    markWhatMatters()
    while let variable = even.popLast() {
      guard !columns[Int(variable)].isBasic, matters[Int(variable)] == round else { continue }
      guard let move = moveByAge(of: variable) else { continue }
      even.append(variable)
      return advance(move)
    }
    return false
  }

  /// Marks the variables on which broken rules depend.
  private mutating func markWhatMatters() {
    round += 1
    for index in columns.indices where columns[index].isBasic && columns[index].kind == .deviation {
      guard (columns[index].isAbove ? columns[index].above : columns[index].below) > 0 else { continue }
      for term in rows[index].terms { matters[Int(term.variable)] = round }
    }
  }

  private mutating func moveLowestFirst() {
    doubtful = columns.indices.map { Int32($0) }.filter { !columns[Int($0)].isBasic && columns[Int($0)].kind != .unused }
    while let variable = doubtful.min() {
      if let move = worthwhileMove(of: variable), advance(move) { continue }
      columns[Int(variable)].isDoubtful = false
      doubtful.removeAll { $0 == variable }
    }
  }

  func worthwhileMove(of variable: Int32) -> Move? {
    let column = columns[Int(variable)]
    guard column.kind != .unused, !column.isBasic else { return nil }
    for direction in [1.0, -1.0] {
      let own = direction > 0 ? column.above : column.below
      guard gains[Int(variable)].sign(times: direction, plusOneAt: own) < 0 else { continue }
      var rate = Cost()
      rate.add(gains[Int(variable)], times: direction)
      rate.add(1, at: own)
      return Move(variable: variable, direction: direction, rate: rate)
    }
    return nil
  }

  private mutating func moveByAge(of variable: Int32) -> Move? {
    let column = columns[Int(variable)]
    guard column.kind != .unused else { return nil }
    for direction in [1.0, -1.0] {
      let own = direction > 0 ? column.above : column.below
      guard gains[Int(variable)].sign(times: direction, plusOneAt: own) == 0 else { continue }
      if favoursAge(variable, direction) { return Move(variable: variable, direction: direction, rate: Cost()) }
    }
    return nil
  }

  private mutating func favoursAge(_ variable: Int32, _ direction: Double) -> Bool {
    let column = columns[Int(variable)]
    var oldest = (direction > 0 ? column.above : column.below) > 0 ? column.order : Int.max
    var isNearer = false
    let users = rowsUsing(variable)
    for user in users where columns[Int(user)].kind == .deviation {
      let basic = columns[Int(user)]
      guard (basic.isAbove ? basic.above : basic.below) > 0, basic.order < oldest else { continue }
      oldest = basic.order
      isNearer = (rows[Int(user)].factor(of: variable) * direction > 0) != basic.isAbove
    }
    return isNearer
  }

  /// Goes as far as it lowers the cost; false if nothing ever stops the move.
  mutating func advance(_ move: Move) -> Bool {
    steps += 1
    var rate = move.rate
    let stops = stops(of: move)
    let last = stops.firstIndex { stop in
      rate.add(stop.factor, at: columns[Int(stop.basic)].above)
      rate.add(stop.factor, at: columns[Int(stop.basic)].below)
      return rate.sign >= 0
    }
    guard let last else { return false }
    for stop in stops[..<last] { turn(stop.basic) }
    columns[Int(move.variable)].isAbove = move.direction > 0
    exchange(leaving: stops[last].basic, entering: move.variable)
    return true
  }

  /// The deviations that come to 0 on the way, in the order in which they do.
  mutating func stops(of move: Move) -> [Stop] {
    var stops: [Stop] = []
    for user in rowsUsing(move.variable) where columns[Int(user)].kind == .deviation {
      let factor = rows[Int(user)].factor(of: move.variable)
      guard (factor * move.direction > 0) != columns[Int(user)].isAbove else { continue }
      let value = rows[Int(user)].constant
      let rest = columns[Int(user)].isAbove ? max(value, 0) : max(-value, 0)
      stops.append(Stop(way: rest / abs(factor), basic: user, factor: abs(factor)))
    }
    stops.sort { ($0.way, $0.basic) < ($1.way, $1.basic) }
    return stops
  }
}
