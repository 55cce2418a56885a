extension Story {
  /// The words that stand behind `with` in a story's text: the names of its styles, right or wrong.
  package static func styleNames(in text: String) -> [String] {
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard var line = try? StoryLine(String(line), number: 1) else { continue }
      while line.next != nil {
        guard line.take("with") else {
          line.skip()
          continue
        }
        if let name = line.next, !names.contains(name.text) { names.append(name.text) }
      }
    }
    return names
  }
}
