/// A row of the option table: parsing, help, completions, the man page and the tests all go by it.
struct Option: Sendable {
  /// What an option takes.
  enum Kind: Sendable {
    /// Nothing: it is there or it is not.
    case flag
    case number(ClosedRange<Double>)
    case count(ClosedRange<Int>)
    case choice(Choice)
    /// A sample's name or the path of a PNG.
    case screen
    /// Two numbers of points, like 375x667.
    case size
    case file
    /// Moments of the motion, like 0,25%,0.4
    case moments
    /// Numbers of frames, like 10..20
    case frames
    /// A parameter's name and value, like damping=0.7
    case setting
    /// A name, or hexadecimal digits like f2f2f7
    case color
  }

  /// Names to choose from.
  struct Choice: Sendable {
    /// What they are names of, for messages.
    let noun: String
    let names: [String]
    /// What to say where no name is near; nil names them all.
    var otherwise: String?
  }

  /// Under which heading `help COMMAND` shows it.
  enum Group: String, CaseIterable {
    case scene = "what is filmed"
    case screen = "the screen"
    case time = "time"
    case output = "the output"
    case words = "words"
  }

  /// Without the dashes.
  let name: String
  /// One letter that means the same, where there is one.
  let letter: Character?
  let kind: Kind
  /// What stands for the value in help; nil for a flag.
  let value: String?
  let group: Group
  /// Whether `--help` has a line for it; the others it only names.
  let isMain: Bool
  /// What it is for; ranges and short choices are added to it.
  let summary: String
  /// What holds where it is not given, in words.
  let standard: String?

  init(
    _ name: String, letter: Character? = nil, _ kind: Kind, value: String? = nil, in group: Group, isMain: Bool = false,
    _ summary: String, standard: String? = nil
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.value = value ?? kind.value
    self.group = group
    self.isMain = isMain
    self.summary = summary
    self.standard = standard
  }

  var spelling: String { "--\(name)" }

  /// Whether the word is this option, alone or with its value.
  func isSpelled(_ word: String) -> Bool {
    word == spelling || word.hasPrefix(spelling + "=") || word == letter.map { "-\($0)" }
  }

  /// Every option of every command, once.
  static let all: [Option] = Command.all.flatMap(\.allOptions).reduce(into: []) { options, option in
    if !options.contains(option) { options.append(option) }
  }
}

extension Option: Hashable {
  static func == (left: Option, right: Option) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Option.Kind {
  fileprivate var value: String? {
    switch self {
    case .flag: nil
    case .number, .count: "N"
    case .choice: "NAME"
    case .screen: "SCREEN"
    case .size: "WxH"
    case .file: "FILE"
    case .moments: "LIST"
    case .frames: "A..B"
    case .setting: "KEY=VALUE"
    case .color: "COLOUR"
    }
  }
}
