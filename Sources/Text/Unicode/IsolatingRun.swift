/// Characters of one level that follow one another once isolates are left out (definition BD13), and the rules that are applied to
/// them: weak types, brackets, neutrals and implicit levels.
struct IsolatingRun {
  /// The places of the characters in the paragraph.
  private let places: [Int]
  private let level: UInt8
  /// The directions at the run's ends (rule X10).
  private let start: BidiClass
  private let end: BidiClass
  private var classes: [BidiClass] = []

  /// The runs of a paragraph. Characters that rule X9 removes are in none.
  static func all(_ classes: [BidiClass], _ levels: [UInt8], _ pairs: IsolatePairs, _ base: UInt8) -> [IsolatingRun] {
    let seen = classes.indices.filter { !classes[$0].isRemoved }
    var runs: [[Int]] = []
    /// For each unfinished isolate the run that goes on behind it.
    var open: [Int: Int] = [:]
    var current: Int?
    for (index, place) in seen.enumerated() {
      let previous = index > 0 ? seen[index - 1] : nil
      let follows = previous.map { levels[$0] == levels[place] && !classes[$0].isIsolateStart } ?? false
      if classes[place] == .PDI, let start = pairs.partner[place], let run = open.removeValue(forKey: start) {
        current = run
      } else if !follows || current == nil || classes[place] == .PDI && pairs.partner[place] != nil {
        runs.append([])
        current = runs.count - 1
      }
      runs[current ?? 0].append(place)
      if classes[place].isIsolateStart, pairs.partner[place] != nil { open[place] = current }
    }
    return runs.map { IsolatingRun($0, seen, classes, levels, pairs, base) }
  }

  private init(
    _ places: [Int], _ seen: [Int], _ classes: [BidiClass], _ levels: [UInt8], _ pairs: IsolatePairs, _ base: UInt8
  ) {
    func direction(_ one: UInt8, _ other: UInt8) -> BidiClass { max(one, other) % 2 == 1 ? .R : .L }
    let (first, last) = (places[0], places[places.count - 1])
    self.places = places
    level = levels[first]
    let before = Self.seen(seen, before: first)
    start = direction(level, before.map { levels[$0] } ?? base)
    let isOpen = classes[last].isIsolateStart && pairs.partner[last] == nil
    let after = isOpen ? nil : Self.seen(seen, after: last)
    end = direction(level, after.map { levels[$0] } ?? base)
  }

  private static func seen(_ seen: [Int], before place: Int) -> Int? {
    let index = firstIndex(seen, notBelow: place)
    return index > 0 ? seen[index - 1] : nil
  }

  private static func seen(_ seen: [Int], after place: Int) -> Int? {
    let index = firstIndex(seen, notBelow: place + 1)
    return index < seen.count ? seen[index] : nil
  }

  private static func firstIndex(_ seen: [Int], notBelow place: Int) -> Int {
    var (low, high) = (0, seen.count)
    while low < high {
      let middle = (low + high) / 2
      if seen[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sets the levels of the run's characters.
  mutating func resolve(_ all: [BidiClass], _ brackets: (Int) -> BidiBracket?, _ levels: inout [UInt8]) {
    classes = places.map { all[$0] }
    let original = classes
    resolveWeak()
    resolveBrackets(original, brackets)
    resolveNeutrals()
    for (index, place) in places.enumerated() {
      switch (level % 2, classes[index]) {
      case (0, .R): levels[place] = level + 1
      case (0, .AN), (0, .EN): levels[place] = level + 2
      case (1, .L), (1, .AN), (1, .EN): levels[place] = level + 1
      default: levels[place] = level
      }
    }
  }

  // W1 to W7.
  private mutating func resolveWeak() {
    var (previous, strong) = (start, start)
    for index in classes.indices {
      if classes[index] == .NSM { classes[index] = previous.isIsolateStart || previous == .PDI ? .ON : previous }
      previous = classes[index]
      if classes[index] == .EN, strong == .AL { classes[index] = .AN }
      if classes[index].isStrong { strong = classes[index] }
    }
    for index in classes.indices where classes[index] == .AL { classes[index] = .R }
    resolveSeparators()
    resolveTerminators()
    strong = start
    for index in classes.indices {
      if classes[index] == .EN, strong == .L { classes[index] = .L }
      if classes[index].isStrong { strong = classes[index] }
    }
  }

  // W4.
  private mutating func resolveSeparators() {
    for index in classes.indices.dropFirst().dropLast() {
      let (left, own, right) = (classes[index - 1], classes[index], classes[index + 1])
      if left == right, own == .ES && left == .EN || own == .CS && (left == .EN || left == .AN) { classes[index] = left }
    }
  }

  // W5 and W6.
  private mutating func resolveTerminators() {
    var index = 0
    while index < classes.count {
      guard classes[index] == .ET else {
        index += 1
        continue
      }
      let begin = index
      while index < classes.count, classes[index] == .ET { index += 1 }
      let touches = begin > 0 && classes[begin - 1] == .EN || index < classes.count && classes[index] == .EN
      if touches { for place in begin..<index { classes[place] = .EN } }
    }
    for index in classes.indices where classes[index] == .ET || classes[index] == .ES || classes[index] == .CS {
      classes[index] = .ON
    }
  }

  /// The direction that a class counts as beside neutrals; nil for a neutral itself.
  private func direction(_ kind: BidiClass) -> BidiClass? {
    switch kind {
    case .L: .L
    case .R, .EN, .AN: .R
    default: nil
    }
  }

  // N0.
  private mutating func resolveBrackets(_ original: [BidiClass], _ brackets: (Int) -> BidiBracket?) {
    let embedding: BidiClass = level % 2 == 1 ? .R : .L
    for pair in bracketPairs(brackets) {
      let inside = classes[(pair.open + 1)..<pair.close].compactMap(direction)
      guard !inside.isEmpty else { continue }
      var found = embedding
      if !inside.contains(embedding) {
        let before = classes[..<pair.open].reversed().lazy.compactMap(direction).first ?? start
        found = before != embedding ? before : embedding
      }
      for place in [pair.open, pair.close] {
        classes[place] = found
        // Marks that follow a bracket go with it.
        var next = place + 1
        while next < classes.count, original[next] == .NSM {
          classes[next] = found
          next += 1
        }
      }
    }
  }

  /// The pairs of brackets (definition BD16), in the order of their opening brackets.
  private func bracketPairs(_ brackets: (Int) -> BidiBracket?) -> [(open: Int, close: Int)] {
    var open: [(index: Int, pair: UInt32)] = []
    var pairs: [(open: Int, close: Int)] = []
    for index in classes.indices where classes[index] == .ON {
      guard let bracket = brackets(places[index]) else { continue }
      if bracket.isOpening {
        if open.count == 63 { return [] }
        open.append((index, bracket.pair))
      } else if let found = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append((open[found].index, index))
        open.removeSubrange(found...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  // N1 and N2.
  private mutating func resolveNeutrals() {
    let embedding: BidiClass = level % 2 == 1 ? .R : .L
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        index += 1
        continue
      }
      let begin = index
      while index < classes.count, classes[index].isNeutral { index += 1 }
      let left = begin > 0 ? direction(classes[begin - 1]) : start
      let right = index < classes.count ? direction(classes[index]) : end
      for place in begin..<index { classes[place] = left == right ? left ?? embedding : embedding }
    }
  }
}
