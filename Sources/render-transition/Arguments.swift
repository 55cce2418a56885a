/// The command line of one command taken apart: options with their values, and the rest in order.
struct Arguments {
  private var values: [Option: [String]] = [:]
  private(set) var rest: [String] = []
  private let command: Command

  /// `--name value`, `--name=value`, `-n value`, `-nvalue`, and flags' letters together; after `--` nothing is an option.
  init(_ words: some Sequence<String>, of command: Command) throws(UsageError) {
    self.command = command
    try read(words)
    for other in [Option.quality, .dither] { try expectOne(of: [.draft, other]) }
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
    if case .flag = option.kind {
      values[option] = []
      guard let attached else { return }
      guard !word.hasPrefix("--"), !attached.hasPrefix("-") else { throw UsageError("\(option.spelling) takes no value") }
      return try take("-\(attached)", from: &words)
    }
    let text = if let attached { attached } else { try value(of: option, in: &words) }
    try option.check(text)
    values[option, default: []].append(text)
  }

  /// What looks like an option is one: the value was forgotten.
  private func value(of option: Option, in words: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = words.popFirst(), !Option.all.contains(where: { $0.isSpelled(value) }) else {
      throw UsageError("\(option.spelling) needs a value: \(option.spelling) \(option.value ?? "")")
    }
    return value
  }

  private func option(_ word: String) throws(UsageError) -> (Option, String?) {
    let options = command.allOptions
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if let option = options.first(where: { $0.spelling == parts[0] }) {
        return (option, parts.count > 1 ? parts[1] : nil)
      }
      let isElsewhere = Option.all.contains { $0.isSpelled(parts[0]) }
      throw UsageError(
        isElsewhere ? "this command has no option \(parts[0])" : "there is no option \(parts[0])",
        nearest: parts[0], among: options.map(\.spelling), otherwise: "\(command.helpWords) names them all")
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
  /// Takes the first word that is no option and no option's value.
  mutating func takeOperand(_ meaning: String) throws(UsageError) -> String {
    guard !rest.isEmpty else { throw UsageError("\(meaning) is missing: \(command.usage)") }
    return rest.removeFirst()
  }
}

extension Arguments {
  /// Every option that is there, by name.
  var given: [Option] { values.keys.sorted { $0.name < $1.name } }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// As given; what is given twice counts as given last.
  func text(_ option: Option) -> String? { values[option]?.last }

  /// As given, each time it was.
  func texts(_ option: Option) -> [String] { values[option] ?? [] }

  /// Of an option that takes a number.
  func number(_ option: Option) -> Double? {
    guard case .number = option.kind else { preconditionFailure("\(option.spelling) does not take a number") }
    return text(option).flatMap { Double($0) }
  }

  /// Of an option that takes a whole number.
  func count(_ option: Option) -> Int? {
    guard case .count = option.kind else { preconditionFailure("\(option.spelling) does not take a whole number") }
    return text(option).flatMap { Int($0) }
  }

  /// Options of which each says the other's thing.
  func expectOne(of options: [Option]) throws(UsageError) {
    guard options.allSatisfy(has) else { return }
    throw UsageError("\(options.map(\.spelling).joined(separator: " and ")) do not go together: take one of them")
  }

  /// For commands that take nothing but options.
  func expectNoRest() throws(UsageError) {
    guard let word = rest.first else { return }
    throw UsageError("“\(word)” is one word too many: this command takes nothing but options")
  }
}
