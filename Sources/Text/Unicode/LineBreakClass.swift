/// How a character behaves at the end of a line: the classes of UAX #14, with those that its rules tell apart by other properties.
enum LineBreakClass: String, Sendable {
  // Breaks that must be, and spaces.
  case BK, CR, LF, NL, SP, ZW
  // Characters that go with what is before them or forbid breaks.
  case CM, ZWJ, WJ, GL, CB
  // Punctuation; OW and CW are brackets of Chinese, Japanese and Korean width, BT is the class B2.
  case BA, BB, BT, CL, CP, CW, EX, HY, IN, IS, NS, OP, OW, QU, SY
  // Numbers.
  case NU, PO, PR
  // Letters and ideographs. EP is a place reserved for pictographs; syllables of Korean, HS, are H2 and H3.
  case AL, HL, ID, EB, EM, EP, RI
  case JL, JV, JT, HS, H2, H3

  private static let characters = CharacterTable<LineBreakClass>(table, default: .AL)

  init(_ character: Unicode.Scalar) {
    // The letters of ASCII are most of what is asked for.
    if (65...90).contains(character.value) || (97...122).contains(character.value) {
      self = .AL
      return
    }
    let found = Self.characters[character]
    // A Korean syllable without a final consonant is H2; every 28th is one.
    self = found == .HS ? ((character.value - 0xAC00) % 28 == 0 ? .H2 : .H3) : found
  }

  var isLetter: Bool { self == .AL || self == .HL }
  var isClosing: Bool { self == .CL || self == .CP || self == .CW }
  var isOpening: Bool { self == .OP || self == .OW }
  var isIdeograph: Bool { self == .ID || self == .EB || self == .EM || self == .EP }
  var isKorean: Bool { self == .JL || self == .JV || self == .JT || self == .H2 || self == .H3 }
  /// Whether the character ends a line that must end.
  var isHard: Bool { self == .BK || self == .CR || self == .LF || self == .NL }
}
