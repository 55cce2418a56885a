import Foundation

/// The command line taken apart: options with their values, and the rest in order.
struct Arguments {
  private var values: [Option: String] = [:]
  private(set) var rest: [String] = []

  /// `--name value`, `--name=value`, `-n value`, `-nvalue`; after `--` nothing is an option. What is given twice counts as given
  /// last.
  init(_ words: some Sequence<String>, allowing allowed: [Option]) throws(UsageError) {
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
      let (option, attached) = try Self.option(word, allowed)
      guard option.value != nil else {
        guard attached == nil else { throw UsageError("\(option.spelling) takes no value") }
        values[option] = ""
        continue
      }
      if let attached {
        values[option] = attached
      } else {
        values[option] = try Self.value(of: option, in: &words)
      }
    }
  }

  /// What looks like an option is one: the value was forgotten.
  private static func value(of option: Option, in words: inout ArraySlice<String>) throws(UsageError) -> String {
    guard let value = words.popFirst(), !Option.allCases.contains(where: { $0.isSpelled(value) }) else {
      throw UsageError("\(option.spelling) needs a value: \(option.spelling) \(option.value ?? "")")
    }
    return value
  }

  private static func option(_ word: String, _ allowed: [Option]) throws(UsageError) -> (Option, String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if let option = allowed.first(where: { $0.spelling == parts[0] }) {
        return (option, parts.count > 1 ? parts[1] : nil)
      }
      let isElsewhere = Option.allCases.contains { $0.isSpelled(parts[0]) }
      throw UsageError(
        isElsewhere ? "this command has no option \(parts[0])" : "there is no option \(parts[0])",
        nearest: parts[0], among: allowed.map(\.spelling), otherwise: "--help names them all")
    }
    let letters = word.dropFirst()
    guard let option = allowed.first(where: { $0.letter == letters.first }) else {
      throw UsageError("there is no option \(word); a file of that name is ./\(word)")
    }
    let attached = letters.count > 1 ? String(letters.dropFirst()) : nil
    return (option, attached)
  }

  func has(_ option: Option) -> Bool { values[option] != nil }

  func text(_ option: Option) -> String? { values[option] }

  /// A number within the range; nil if the option is not given.
  func number(_ option: Option, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(option.spelling) takes a number from \(range.inWords), not “\(text)”")
    }
    return number
  }

  /// A whole number within the range; nil if the option is not given.
  func count(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option.spelling) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(text)”")
    }
    return number
  }

  /// For commands that take nothing but options.
  func expectNoRest() throws(UsageError) {
    guard let word = rest.first else { return }
    throw UsageError("“\(word)” is one word too many: this command takes nothing but options")
  }
}
