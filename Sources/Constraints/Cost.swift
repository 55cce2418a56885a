/// A cost by priority: more of a higher priority is worse than any amount of all lower ones.
struct Cost {
  struct Term {
    var priority: Float
    var weight: Double
  }

  /// A number that differs from 0 by less counts as 0.
  static let precision = 1e-9

  /// The terms lie from the highest priority down; none has the weight 0.
  private(set) var terms: [Term] = []

  /// The sign of the highest term: a negative cost is worth paying.
  var sign: Int { terms.first.map { $0.weight > 0 ? 1 : -1 } ?? 0 }

  /// Adds a weight at a priority; 0 is no priority.
  mutating func add(_ weight: Double, at priority: Float) {
    guard priority > 0, weight != 0 else { return }
    let place = terms.firstIndex { $0.priority <= priority } ?? terms.count
    if place < terms.count, terms[place].priority == priority {
      terms[place].weight += weight
      if abs(terms[place].weight) < Self.precision { terms.remove(at: place) }
    } else {
      terms.insert(Term(priority: priority, weight: weight), at: place)
    }
  }

  mutating func add(_ other: Cost, times factor: Double) {
    for term in other.terms { add(factor * term.weight, at: term.priority) }
  }

  /// The sign of this cost times a factor, plus 1 at a priority.
  func sign(times factor: Double, plusOneAt priority: Float) -> Int {
    var isCounted = priority <= 0
    for term in terms {
      if !isCounted, priority > term.priority { return 1 }
      let weight = factor * term.weight + (priority == term.priority ? 1 : 0)
      if priority == term.priority { isCounted = true }
      if abs(weight) >= Cost.precision { return weight > 0 ? 1 : -1 }
    }
    return isCounted ? 0 : 1
  }
}
