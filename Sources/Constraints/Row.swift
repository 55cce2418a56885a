/// A multiple of a variable.
struct Term {
  var variable: Int32
  var factor: Double
}

/// A row gives a variable of the basis as a constant and multiples of variables outside of the basis.
struct Row {
  var constant = 0.0
  /// In the order of the variables; no factor is 0.
  var terms: [Term] = []

  func place(of variable: Int32) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? low : nil
  }

  func factor(of variable: Int32) -> Double {
    place(of: variable).map { terms[$0].factor } ?? 0
  }

  /// Adds a multiple of a variable.
  mutating func add(_ variable: Int32, _ factor: Double) {
    let later = terms.firstIndex { $0.variable >= variable } ?? terms.count
    guard later < terms.count, terms[later].variable == variable else {
      return terms.insert(Term(variable: variable, factor: factor), at: later)
    }
    terms[later].factor += factor
    if abs(terms[later].factor) < Cost.precision { terms.remove(at: later) }
  }

  /// Puts `factor` times another row in the place of a variable, and appends to `fresh` the variables that this row did not have.
  mutating func replace(_ variable: Int32, by row: Row, times factor: Double, fresh: inout [Int32]) {
    constant += factor * row.constant
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + row.terms.count)
    var (own, other) = (0, 0)
    while own < terms.count || other < row.terms.count {
      let mine = own < terms.count ? terms[own].variable : .max
      let its = other < row.terms.count ? row.terms[other].variable : .max
      if mine < its {
        if mine != variable { merged.append(terms[own]) }
        own += 1
      } else if mine > its {
        merged.append(Term(variable: its, factor: factor * row.terms[other].factor))
        fresh.append(its)
        other += 1
      } else {
        let sum = terms[own].factor + factor * row.terms[other].factor
        if abs(sum) >= Cost.precision { merged.append(Term(variable: mine, factor: sum)) }
        own += 1
        other += 1
      }
    }
    terms = merged
  }

  /// The row, which is that of a variable, turned into the row of one of its terms, whose factor is the inverse of `share`.
  func solved(for variable: Int32, leaving: Int32, share: Double) -> Row {
    var turned = Row(constant: -constant * share)
    turned.terms.reserveCapacity(terms.count)
    var isIn = false
    for term in terms where term.variable != variable {
      if !isIn, term.variable > leaving {
        turned.terms.append(Term(variable: leaving, factor: share))
        isIn = true
      }
      turned.terms.append(Term(variable: term.variable, factor: -term.factor * share))
    }
    if !isIn { turned.terms.append(Term(variable: leaving, factor: share)) }
    return turned
  }
}
