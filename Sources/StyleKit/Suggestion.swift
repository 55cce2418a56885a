extension [String] {
  /// A question such as `did you mean damping?`; if no known word is near, a list of all of them, or of a few if they are many.
  package func suggestion(for word: String) -> String {
    let near = near(word)
    guard near.isEmpty else { return "did you mean \(near.joinedByOr)?" }
    let many = 30
    return "there is \(count < many ? joined(separator: ", ") : "\(prefix(3).joined(separator: ", ")) or \(count - 3) others")"
  }

  /// The known words that contain `word`, if they are few; otherwise the one that the fewest edits lead to, if it is near enough.
  package func near(_ word: String) -> [String] {
    let core = word.drop { $0 == "-" }
    let longer = core.count < 4 ? [] : filter { $0.contains(core) }.sorted().prefix(3)
    if !longer.isEmpty { return Array(longer) }
    let distances = map { (word: $0, distance: $0.editDistance(to: word)) }
    let best = distances.min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best, best.distance <= Swift.max(2, word.count / 3) else { return [] }
    return [best.word]
  }

  /// The known words near to `word` that have most of their letters in common with it.
  ///
  /// Among short words everything is near: `x` is two edits away from `by`.
  package func mistyped(as word: String) -> [String] {
    near(word).filter { Set($0).intersection(word).count * 2 >= $0.count }
  }

  /// The words joined as `a`, `a or b` or `a, b or c`.
  package var joinedByOr: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension String {
  /// How many letters must be added, dropped, changed or swapped with their neighbours to make `other`.
  fileprivate func editDistance(to other: String) -> Int {
    let (letters, other) = (Array(self), Array(other))
    var rows = [Array(0...other.count)]
    for (index, letter) in letters.enumerated() {
      var row = [index + 1]
      for (column, wanted) in other.enumerated() {
        let changed = rows[index][column] + (letter == wanted ? 0 : 1)
        row.append(Swift.min(changed, rows[index][column + 1] + 1, row[column] + 1))
        if index > 0, column > 0, letter == other[column - 1], letters[index - 1] == wanted {
          row[column + 1] = Swift.min(row[column + 1], rows[index - 1][column - 1] + 1)
        }
      }
      rows.append(row)
    }
    return rows[letters.count][other.count]
  }
}
