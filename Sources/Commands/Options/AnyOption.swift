import StyleKit

/// A row of the option table, whatever the type of its values: parsing, help, completions, the man page and the tests go by it.
///
/// It holds constants alone; the compiler cannot check that of a class with subclasses, hence `@unchecked`.
class AnyOption: @unchecked Sendable {
  /// The headings that `help COMMAND` shows options under.
  enum Group: String, CaseIterable {
    case scene = "what is filmed"
    case screen = "the screen"
    case time = "time"
    case output = "the output"
    case words = "words"
  }

  /// The name without the dashes.
  let name: String
  /// The option's short form, a letter; nil where there is none.
  let letter: Character?
  let form: ValueForm
  /// The word that stands for the value in help; nil for a flag.
  let valueName: String?
  let group: Group
  /// Whether `--help` has a line for the option; others are only named there.
  let isMain: Bool
  /// A line of what the option is for; ranges and short choices are added to it.
  let summary: String
  /// The value that holds where the option is not given, in words.
  let standard: String?
  private let read: ValueKind<any Sendable>.Read

  fileprivate init(
    _ name: String, _ letter: Character?, _ form: ValueForm, _ valueName: String?, _ group: Group, isMain: Bool,
    _ summary: String, standard: String?, read: @escaping ValueKind<any Sendable>.Read
  ) {
    (self.name, self.letter, self.group, self.isMain) = (name, letter, group, isMain)
    (self.form, self.valueName, self.read) = (form, valueName ?? form.valueName, read)
    (self.summary, self.standard) = (summary, standard)
  }

  var spelling: String { "--\(name)" }

  /// Whether the word is this option, alone or with its value.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || word.hasPrefix(spelling + "=") || word == letter.map { "-\($0)" }
  }

  /// Reads a value.
  ///
  /// - Parameter styles: the styles that the program knows.
  func value(_ text: String, among styles: [Style]) throws(UsageError) -> any Sendable { try read(text, spelling, styles) }

  /// Every option of every command, once.
  static let all: [AnyOption] = Command.all.flatMap(\.allOptions).withoutRepeats
}

/// An option, and the type that its values are read as.
final class Option<Value: Sendable>: AnyOption, @unchecked Sendable {
  init(
    _ name: String, letter: Character? = nil, _ kind: ValueKind<Value>, valueName: String? = nil, in group: Group,
    isMain: Bool = false, _ summary: String, standard: String? = nil
  ) {
    super.init(name, letter, kind.form, valueName, group, isMain: isMain, summary, standard: standard) {
      text, option, styles throws(UsageError) in try kind.read(text, option, styles)
    }
  }
}

extension AnyOption: Hashable {
  static func == (left: AnyOption, right: AnyOption) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension [AnyOption] {
  /// The options without repeats; each stays where it stands first.
  var withoutRepeats: [AnyOption] {
    reduce(into: []) { options, option in if !options.contains(option) { options.append(option) } }
  }
}
