extension Story {
  /// A style as a story's text names it: the word behind `with`, and the settings that follow.
  package struct StyleUse: Hashable, Sendable {
    /// The style's name.
    package let name: String
    /// Settings such as `duration=0.6`, as they stand in the text.
    package let settings: [String]

    /// The name of a style that is made for these settings alone; the plain name without any.
    package var fullName: String { ([name] + settings).joined(separator: " ") }

    /// Reads the words at the line's place, and leaves the line where it is.
    init?(_ line: StoryLine) {
      var line = line
      guard let name = line.next else { return nil }
      line.skip()
      var settings: [String] = []
      while let word = line.next, !word.isQuoted, word.text.contains("="), !word.text.hasPrefix("by=") {
        settings.append(word.text)
        line.skip()
      }
      (self.name, self.settings) = (name.text, settings)
    }
  }

  /// The styles that a story's text names, right or wrong.
  package static func styleUses(in text: String) -> [StyleUse] {
    var uses: [StyleUse] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard var line = try? StoryLine(String(line), number: 1) else { continue }
      while line.next != nil {
        guard line.take("with") else {
          line.skip()
          continue
        }
        if let use = StyleUse(line), !uses.contains(use) { uses.append(use) }
      }
    }
    return uses
  }
}
