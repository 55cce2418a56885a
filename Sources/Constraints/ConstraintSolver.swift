// Goals, in order: the solution is the one that the rules say, and the same whatever the order in which they came; an edit costs what
// it changes; memory is that of the tableau.
//
// The algorithm is Cassowary (Badros, Borning and Stuckey, The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001): a
// simplex tableau that is kept from one change to the next. It differs from the paper in four things.
// 1. A rule is one variable, its deviation, in place of a slack and two errors. Each side of 0 has a priority, which may be none; so a
//    step of the simplex may pass through 0 to the other side of a rule if that is still worth it (the long-step rule).
// 2. A required rule is one of the highest priority, 1000. A deviation that remains there is a conflict, and its row names the rules
//    that it conflicts with. So nothing is ever infeasible, and there are no artificial variables.
// 3. Every priority is a level of its own. Costs are sparse vectors over the levels that occur, compared from the highest down.
// 4. Solutions of equal cost differ by whose rule gives way: of two rules, the older one keeps its way.

/// A set of linear rules with priorities over quantities, and the values that break them least.
///
/// The solver takes, of two sets of values, the one with the lower sum of deviations at the highest priority where they differ. If they
/// differ at no priority, it takes the one that keeps nearer to the oldest rule.
package struct ConstraintSolver {
  /// A number that the solver finds.
  package struct Quantity: Hashable, Sendable {
    let index: Int32

    /// Which of the solver's numbers it is; one that goes leaves its place to a later one.
    package var place: Int { Int(index) }
  }

  /// A rule, by which it is edited.
  package struct Rule: Hashable, Sendable {
    let index: Int32

    /// Which of the solver's numbers its deviation is; a rule that goes leaves its place to a later one.
    package var place: Int { Int(index) }
  }

  /// The priority that must not be broken.
  package static let required: Float = 1000

  enum Kind: UInt8 {
    case unused
    case quantity
    case deviation
  }

  /// A column of the tableau that may also be a row: a quantity, or the deviation of a rule.
  struct Column {
    var kind = Kind.unused
    var isBasic = false
    /// Whether it may be worth moving.
    var isDoubtful = false
    /// On which side of 0 a basic deviation is taken to be, also while it is 0.
    var isAbove = true
    var below: Float = 0
    var above: Float = 0
    var order = 0
    /// A quantity is this much more than its variable, which is 0 outside of the basis.
    var offset = 0.0
    /// The constant of a rule.
    var wanted = 0.0
  }

  var columns: [Column] = []
  /// Rows of basic variables, by index.
  var rows: [Row] = []
  /// The basic variables whose rows have this variable, and some that no longer do.
  var users: [[Int32]] = []
  /// For each variable outside of the basis, the cost that the deviations of the basis gain when it rises by 1.
  var gains: [Cost] = []
  var doubtful: [Int32] = []
  /// Basic deviations that may be on the side of 0 where their costs are not counted.
  var crooked: [Int32] = []
  /// Rules that have been removed and are outside of the basis.
  var retiring: [Int32] = []
  var isChanged: [Bool] = []
  var changed: [Int32] = []
  private var unused: [Int32] = []
  private var seen: [Int32] = []
  private var pass: Int32 = 0
  /// In which round of marking a variable was last marked.
  var matters: [Int32] = []
  var round: Int32 = 0
  var fresh: [Int32] = []
  /// How many steps the simplex has taken.
  package internal(set) var steps = 0

  package init() {}

  // MARK: Quantities

  /// A quantity that has a value until a rule says otherwise.
  package mutating func makeQuantity(_ value: Double = 0) -> Quantity {
    var column = Column()
    (column.kind, column.offset) = (.quantity, value)
    return Quantity(index: make(column))
  }

  /// Takes a quantity out that no rule has any more.
  package mutating func remove(_ quantity: Quantity) {
    if columns[Int(quantity.index)].isBasic { forgetRow(quantity.index) } else { strip(quantity.index) }
    retire(quantity.index)
  }

  package func value(of quantity: Quantity) -> Double {
    let index = Int(quantity.index)
    return columns[index].offset + (columns[index].isBasic ? rows[index].constant : 0)
  }

  /// The values of the four quantities of a rectangle.
  package func values(
    of quantities: (Quantity, Quantity, Quantity, Quantity)
  ) -> (x: Double, y: Double, width: Double, height: Double) {
    (value(of: quantities.0), value(of: quantities.1), value(of: quantities.2), value(of: quantities.3))
  }

  /// The quantities whose values may have changed since they were last taken, each once.
  package var changedQuantities: [Quantity] { changed.map(Quantity.init) }

  /// The quantities whose values may have changed since this was asked last, each once.
  package mutating func takeChanged() -> [Quantity] {
    let found = changed.map(Quantity.init)
    for index in changed { isChanged[Int(index)] = false }
    changed.removeAll(keepingCapacity: true)
    return found
  }

  mutating func noteChange(of index: Int32) {
    guard !isChanged[Int(index)] else { return }
    isChanged[Int(index)] = true
    changed.append(index)
  }

  // MARK: Variables

  mutating func make(_ column: Column) -> Int32 {
    if let index = unused.popLast() {
      columns[Int(index)] = column
      return index
    }
    columns.append(column)
    rows.append(Row())
    users.append([])
    gains.append(Cost())
    isChanged.append(false)
    seen.append(0)
    matters.append(0)
    return Int32(columns.count - 1)
  }

  mutating func retire(_ index: Int32) {
    columns[Int(index)] = Column()
    users[Int(index)] = []
    gains[Int(index)] = Cost()
    unused.append(index)
  }

  /// The basic variables whose rows have a variable, each once.
  mutating func rowsUsing(_ variable: Int32) -> [Int32] {
    pass += 1
    var found: [Int32] = []
    swap(&found, &users[Int(variable)])
    found.removeAll { user in
      if !columns[Int(user)].isBasic || seen[Int(user)] == pass || rows[Int(user)].place(of: variable) == nil { return true }
      seen[Int(user)] = pass
      return false
    }
    users[Int(variable)] = found
    return found
  }

  mutating func doubt(_ variable: Int32) {
    guard !columns[Int(variable)].isDoubtful else { return }
    columns[Int(variable)].isDoubtful = true
    doubtful.append(variable)
  }

  mutating func setRow(_ row: Row, of variable: Int32) {
    rows[Int(variable)] = row
    columns[Int(variable)].isBasic = true
    for term in row.terms { users[Int(term.variable)].append(variable) }
  }

  mutating func forgetRow(_ variable: Int32) {
    rows[Int(variable)] = Row()
    columns[Int(variable)].isBasic = false
  }
}
