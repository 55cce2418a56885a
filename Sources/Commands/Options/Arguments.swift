import StyleKit

/// The command line of one command taken apart: options with their values, and the other words in order.
struct Arguments {
  /// A value, the text that it was read from, and how many values stood before it.
  private struct Given {
    let text: String
    let value: any Sendable
    let place: Int
  }

  private var given: [AnyOption: [Given]]
  private(set) var rest: [String] = []
  /// The choices of `--for`, in words; nil where it is not given.
  var chosen: String?
  /// How wide `--for` wants the picture, with what stands around the screen, in pixels; nil where it is not to say.
  var pictureWidth: Int?
  private let command: Command
  /// The styles that the program knows.
  let styles: [Style]

  /// Reads `--name value`, `--name=value`, `-n value`, `-nvalue`, and letters of flags together; after `--` nothing is an option.
  init(_ words: some Sequence<String>, of command: Command, styles: [Style]) throws(UsageError) {
    try self.init(words, of: command, styles, after: [:])
  }

  private init(
    _ words: some Sequence<String>, of command: Command, _ styles: [Style], after given: [AnyOption: [Given]]
  ) throws(UsageError) {
    (self.command, self.styles, self.given) = (command, styles, given)
    try read(words)
    for other in [AnyOption.quality, .dither, .gifLevel] { try expectOne(of: [.draft, other]) }
  }

  /// The options of another command: those of `shared` that are given here, overridden by `words`.
  func adding(_ words: [String], to shared: [AnyOption], of command: Command) throws(UsageError) -> Arguments {
    try Arguments(words, of: command, styles, after: given.filter { shared.contains($0.key) })
  }

  private mutating func read(_ words: some Sequence<String>) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        rest.append(word)
        continue
      }
      try take(word, from: &words)
    }
  }

  private mutating func take(_ word: String, from words: inout ArraySlice<String>) throws(UsageError) {
    let (option, attached) = try option(word)
    guard let valueName = option.valueName else {
      given[option] = []
      guard let attached else { return }
      guard !word.hasPrefix("--"), !attached.hasPrefix("-") else { throw UsageError("\(option.spelling) takes no value") }
      return try take("-\(attached)", from: &words)
    }
    // A word that looks like an option is not taken for a value: the value was forgotten.
    guard let text = attached ?? words.popFirst(), attached != nil || !AnyOption.all.contains(where: { $0.isSpelled(text) })
    else { throw UsageError("\(option.spelling) needs a value: \(option.spelling) \(valueName)") }
    let place = given.values.joined().count
    given[option, default: []].append(Given(text: text, value: try option.value(text, among: styles), place: place))
  }

  private func option(_ word: String) throws(UsageError) -> (AnyOption, String?) {
    let options = command.allOptions
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if let option = options.first(where: { $0.spelling == parts[0] }) {
        return (option, parts.count > 1 ? parts[1] : nil)
      }
      guard !AnyOption.all.contains(where: { $0.isSpelled(parts[0]) }) else {
        let others = Command.all.filter { $0.allOptions.contains { $0.spelling == parts[0] } }.map(\.name)
        throw UsageError("\(command.name) has no option \(parts[0]), which \(others.joined(separator: ", ")) have: leave it out")
      }
      throw UsageError(
        "there is no option \(parts[0])", nearest: parts[0], among: options.map(\.spelling),
        otherwise: "\(command.helpWords) names them all")
    }
    let letters = word.dropFirst()
    guard let option = options.first(where: { $0.letter == letters.first }) else {
      throw UsageError("there is no option \(word); a file of that name is ./\(word)")
    }
    return (option, letters.count > 1 ? String(letters.dropFirst()) : nil)
  }
}

// MARK: - What was given

extension Arguments {
  /// Every option that is there, by name.
  var options: [AnyOption] { given.keys.sorted { $0.name < $1.name } }

  func has(_ option: AnyOption) -> Bool { given[option] != nil }

  /// The option's value; of an option given twice the last one counts.
  subscript<Value>(option: Option<Value>) -> Value? { given[option]?.last?.value as? Value }

  /// The option's values, one for each time that it was given.
  func all<Value>(_ option: Option<Value>) -> [Value] { given[option]?.compactMap { $0.value as? Value } ?? [] }

  /// The arguments of one of several films: the one value of an option that counts for it, and of another option those values that stand
  /// before all of these, which are for every film, or behind its own, which are for it alone.
  func column<Value>(_ index: Int, of option: Option<Value>, settingsBy other: AnyOption) -> Arguments {
    let films = given[option] ?? []
    let own = films[index].place..<(index + 1 < films.count ? films[index + 1].place : .max)
    var arguments = self
    arguments.given[option] = [films[index]]
    arguments.given[other] = given[other]?.filter { $0.place < films[0].place || own.contains($0.place) }
    return arguments
  }

  /// The values of the other option that `column` leaves for the film alone, as they were typed.
  func ownTexts<Value>(_ index: Int, of option: Option<Value>, settingsBy other: AnyOption) -> [String] {
    let first = given[option]?.first?.place ?? 0
    return column(index, of: option, settingsBy: other).given[other]?.filter { $0.place > first }.map(\.text) ?? []
  }

  /// Gives an option a value that was not typed.
  mutating func set(_ option: AnyOption, to text: String) throws(UsageError) {
    given[option] = [Given(text: text, value: try option.value(text, among: styles), place: given.values.joined().count)]
  }

  /// The same options without other words.
  func withoutRest() -> Arguments {
    var arguments = self
    arguments.rest = []
    return arguments
  }

  /// The option's values as they were typed.
  func texts(_ option: AnyOption) -> [String] { given[option]?.map(\.text) ?? [] }

  /// Takes the first word that is no option and no option's value.
  mutating func takeOperand(_ meaning: String) throws(UsageError) -> String {
    guard !rest.isEmpty else { throw UsageError("\(meaning) is missing: \(command.usage)") }
    return rest.removeFirst()
  }

  /// Refuses options that contradict each other.
  func expectOne(of options: [AnyOption]) throws(UsageError) {
    guard options.allSatisfy(has) else { return }
    throw UsageError("\(options.map(\.spelling).joined(separator: " and ")) do not go together: take one of them")
  }

  /// Refuses words beside the options.
  func expectNoRest() throws(UsageError) {
    guard let word = rest.first else { return }
    throw UsageError("“\(word)” is one word too many: this command takes nothing but options")
  }
}
