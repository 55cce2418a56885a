import Constraints
import Testing

struct RuleTests {
  private var solver = ConstraintSolver()

  private mutating func value(_ quantity: ConstraintSolver.Quantity) -> Double {
    solver.solve()
    return solver.value(of: quantity)
  }

  /// Whoever came first, and whichever was added first: of two rules that cost the same, the older one is kept.
  @Test(arguments: [[1, 2], [2, 1]])
  mutating func ofEqualRulesTheOlderIsKept(_ orders: [Int]) {
    let x = solver.makeQuantity()
    for order in orders {
      _ = solver.add([(x, 1)], Double(order * 10), below: 500, above: 500, order: order)
    }
    #expect(value(x) == 10)
  }

  /// Any value from 10 to 20 costs 10 at 500; 250 decides.
  @Test mutating func aLowerPriorityDecidesBeforeAge() {
    let x = solver.makeQuantity()
    _ = solver.add([(x, 1)], 10, below: 500, above: 500, order: 1)
    _ = solver.add([(x, 1)], 20, below: 500, above: 500, order: 2)
    _ = solver.add([(x, 1)], 17, below: 250, above: 250, order: 3)
    #expect(value(x) == 17)
  }

  /// A thousand rules of 499 do not outweigh one of 500.
  @Test mutating func noNumberOfRulesOutweighsAHigherPriority() {
    let x = solver.makeQuantity()
    for order in 0..<1000 { _ = solver.add([(x, 1)], 50, below: 499, above: 499, order: order) }
    _ = solver.add([(x, 1)], 1, below: 500, above: 500, order: 1000)
    #expect(value(x) == 1)
  }

  @Test mutating func aSumOfDeviationsIsLeast() {
    let x = solver.makeQuantity()
    for (order, place) in [30.0, 10, 20].enumerated() {
      _ = solver.add([(x, 1)], place, below: 500, above: 500, order: order)
    }
    #expect(value(x) == 20)
  }

  /// A content of 100 that resists at 750 and hugs at 250 between wishes of 749 and 251.
  @Test mutating func bothSidesHavePrioritiesOfTheirOwn() {
    let x = solver.makeQuantity()
    _ = solver.add([(x, 1)], 100, below: 750, above: 250, order: 1)
    let small = solver.add([(x, 1)], 40, below: 749, above: 749, order: 2)
    #expect(value(x) == 100)
    solver.setConstant(160, of: small)
    #expect(value(x) == 160)
    solver.setPriorities(below: 249, above: 249, of: small)
    #expect(value(x) == 100 && solver.violation(of: small) == 60)
  }

  @Test mutating func contradictingRulesAreNamed() throws {
    let (x, y) = (solver.makeQuantity(), solver.makeQuantity())
    let base = solver.add([(x, 1)], 10, below: 1000, above: 1000, order: 1)
    let way = solver.add([(y, 1), (x, -1)], 5, below: 1000, above: 1000, order: 2)
    _ = solver.add([(y, 1)], 0, below: 999, above: 999, order: 3)
    solver.solve()
    #expect(solver.conflict() == nil)
    let limit = solver.add([(y, 1)], 12, below: 0, above: 1000, order: 4)
    solver.solve()
    let conflict = try #require(solver.conflict())
    #expect(Set([conflict.broken] + conflict.with) == [base, way, limit])
    solver.remove(way)
    #expect(value(y) == 0 && solver.conflict() == nil)
  }

  @Test mutating func whatIsLeftOpenKeepsItsValue() {
    let (x, y) = (solver.makeQuantity(3), solver.makeQuantity(4))
    let rule = solver.add([(x, 1), (y, 1)], 20, below: 1000, above: 1000, order: 1)
    solver.solve()
    #expect(solver.value(of: x) + solver.value(of: y) == 20 && solver.isAmbiguous(x) && solver.isAmbiguous(y))
    let values = [solver.value(of: x), solver.value(of: y)]
    solver.remove(rule)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == values)
    #expect(solver.exercise(x) && solver.value(of: x) != values[0])
  }

  /// 200 quantities in a chain; a constant in the middle moves what comes after it, and nothing else is told.
  @Test mutating func anEditTellsOnlyWhatItChanges() {
    let chain = (0..<200).map { _ in solver.makeQuantity() }
    _ = solver.add([(chain[0], 1)], 0, below: 1000, above: 1000, order: 0)
    let rules = zip(chain, chain.dropFirst()).enumerated().map { order, pair in
      solver.add([(pair.1, 1), (pair.0, -1)], 10, below: 1000, above: 1000, order: order + 1)
    }
    solver.solve()
    _ = solver.takeChanged()
    solver.setConstant(13, of: rules[149])
    solver.solve()
    #expect(Set(solver.takeChanged()) == Set(chain[150...]))
    #expect(solver.value(of: chain[199]) == 1993 && solver.value(of: chain[149]) == 1490)
    solver.remove(rules[0])
    solver.solve()
    #expect(solver.value(of: chain[199]) - solver.value(of: chain[1]) == 1983)
  }
}
