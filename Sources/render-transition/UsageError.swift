/// Arguments that make no sense, and the way out, in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// Names the known words that are near; where none is, all of them, or what `otherwise` says.
  init(_ message: String, nearest word: String, among known: [String], otherwise: String? = nil) {
    let near = known.near(word)
    let hint =
      near.isEmpty
      ? otherwise ?? "there is \(known.sorted().joined(separator: ", "))"
      : "did you mean \(near.inWords)?"
    self.message = "\(message): \(hint)"
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`
  fileprivate var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }

  /// A few that contain the word; else the one that takes the fewest edits to reach, if it is near enough to be meant.
  func near(_ word: String) -> [String] {
    let core = word.drop { $0 == "-" }
    let longer = core.count < 4 ? [] : filter { $0.contains(core) }.sorted().prefix(3)
    if !longer.isEmpty { return Array(longer) }
    let distances = map { (word: $0, distance: $0.editDistance(to: word)) }
    let best = distances.min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let best, best.distance <= Swift.max(2, word.count / 3) else { return [] }
    return [best.word]
  }
}

extension String {
  /// How many letters must be added, dropped or changed to make `other`.
  fileprivate func editDistance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let changed = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
