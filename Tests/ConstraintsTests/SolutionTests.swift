import Constraints
import Files
import Testing

/// Sets of constraints as kiwisolver and scipy's linprog, which are not ours, solve them: Tests/Layouts/run writes the file.
struct SolutionTests {
  /// A set under way: its solver, and its rules by name.
  private struct Run {
    var solver = ConstraintSolver()
    var quantities: [ConstraintSolver.Quantity] = []
    var rules: [Int: ConstraintSolver.Rule] = [:]
    var operators: [Int: Substring] = [:]
    var priorities: [Int: Float] = [:]

    mutating func add(_ name: Int, _ words: [Substring]) throws {
      let (op, priority) = (words[2], try #require(Float(words[3])))
      let terms = try words[5...].map { word in
        let parts = word.split(separator: "x")
        return (quantities[try #require(Int(parts[1]))], try #require(Double(parts[0])))
      }
      rules[name] = solver.add(
        terms, try #require(Double(words[4])), below: op == "<=" ? 0 : priority, above: op == ">=" ? 0 : priority, order: name)
      (operators[name], priorities[name]) = (op, priority)
    }

    mutating func edit(_ words: [Substring]) throws {
      let name = try #require(Int(words[1]))
      guard words[0] != "add" else { return try add(name, words) }
      let rule = try #require(rules[name])
      switch words[0] {
      case "constant": solver.setConstant(try #require(Double(words[2])), of: rule)
      case "priority":
        let priority = try #require(Float(words[2]))
        priorities[name] = priority
        solver.setPriorities(
          below: operators[name] == "<=" ? 0 : priority, above: operators[name] == ">=" ? 0 : priority, of: rule)
      default:
        solver.remove(rule)
        (rules[name], priorities[name]) = (nil, nil)
      }
    }

    func error(_ priority: Float) -> Double {
      rules.reduce(0) { $0 + (priorities[$1.key] == priority ? solver.violation(of: $1.value) : 0) }
    }
  }

  private static func lines() throws -> [[Substring]] {
    let path = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/")!)) + "/solutions.txt"
    let bytes = try #require(try InputFile.bytes(of: path, limit: 1 << 20))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
  }

  @Test func deviationsAreThoseOfLinprogAndValuesThoseOfKiwisolver() throws {
    var run = Run()
    var (sets, states, values) = (0, 0, 0)
    for words in try Self.lines() {
      switch words[0] {
      case "set":
        run = Run()
        sets += 1
        for _ in 0..<(try #require(Int(words[1]))) { run.quantities.append(run.solver.makeQuantity()) }
      case "errors":
        states += 1
        run.solver.solve()
        for word in words[1...] {
          let parts = word.split(separator: "=")
          let (priority, error) = (try #require(Float(parts[0])), try #require(Double(parts[1])))
          #expect(abs(run.error(priority) - error) < 1e-4, "set \(sets), \(word)")
        }
      case "values":
        values += 1
        for (quantity, word) in zip(run.quantities, words[1...]) {
          #expect(abs(run.solver.value(of: quantity) - (try #require(Double(word)))) < 1e-4, "set \(sets)")
        }
      default: try run.edit(words)
      }
    }
    #expect((sets, states) == (240, 720))
    #expect(values == 139)
  }
}
