// Where lines may end: the default rules of UAX #14, revision 15.0, with numbers kept together as its example 7 has it. Small kana
// and the like begin no line (the strict style of rule LB1). There is no hyphenation, and no dictionary: Thai, Lao and Khmer break
// only where there are spaces. Unicode's own LineBreakTest.txt is a test.

/// Whether a line may or must end before a character.
enum LineBreak: Sendable {
  case never
  case allowed
  case required
}

extension LineBreak {
  /// What holds before each character of a text, and at its end.
  static func all(in characters: [Unicode.Scalar]) -> [LineBreak] {
    guard !characters.isEmpty else { return [.never] }
    var rules = LineBreakRules(characters.map(LineBreakClass.init))
    var breaks = [LineBreak](repeating: .never, count: characters.count + 1)
    for place in 1..<characters.count { breaks[place] = rules.before(place) }
    breaks[characters.count] = .required
    return breaks
  }
}

/// The rules at one place of a text after the other.
private struct LineBreakRules {
  /// What has been passed of a number.
  private enum Number { case none, digits, closed }

  private let classes: [LineBreakClass]
  /// The class before the place, with the marks that go with it left out.
  private var last: LineBreakClass
  /// The class before that, for Hebrew.
  private var beforeLast: LineBreakClass?
  /// The last class that is no space.
  private var lastInk: LineBreakClass
  private var number = Number.none
  /// How many regional indicators stand before the place in a row.
  private var indicators = 0
  private var isAfterJoiner = false

  init(_ classes: [LineBreakClass]) {
    self.classes = classes
    last = classes[0] == .CM || classes[0] == .ZWJ ? .AL : classes[0]
    lastInk = last
    number = last == .NU ? .digits : .none
    indicators = last == .RI ? 1 : 0
    isAfterJoiner = classes[0] == .ZWJ
  }

  mutating func before(_ place: Int) -> LineBreak {
    let own = classes[place]
    if let hard = hard(before: own) {
      step(own == .CM || own == .ZWJ ? .AL : own)
      isAfterJoiner = own == .ZWJ
      return hard
    }
    let isMark = own == .CM || own == .ZWJ
    if isMark, last != .SP, last != .ZW {
      isAfterJoiner = own == .ZWJ
      return .never
    }
    let next = isMark ? .AL : own
    let mayEnd = !isAfterJoiner && isAllowed(before: next, place)
    step(next)
    isAfterJoiner = own == .ZWJ
    return mayEnd ? .allowed : .never
  }

  private mutating func step(_ next: LineBreakClass) {
    switch next {
    case .NU: number = .digits
    case .SY, .IS: break
    case .CL, .CP, .CW: number = number == .digits ? .closed : .none
    default: number = .none
    }
    indicators = next == .RI ? indicators + 1 : 0
    beforeLast = last
    last = next
    if next != .SP { lastInk = next }
  }

  // LB4 to LB6.
  private func hard(before next: LineBreakClass) -> LineBreak? {
    if last == .CR, next == .LF { return .never }
    if last.isHard { return .required }
    return next.isHard ? .never : nil
  }

  private func isAllowed(before next: LineBreakClass, _ place: Int) -> Bool {
    // LB7, LB8
    if next == .SP || next == .ZW { return false }
    if lastInk == .ZW { return true }
    if isGlued(to: next) { return false }
    // LB14 to LB18
    if isHeldOverSpaces(to: next) { return false }
    if last == .SP { return true }
    // LB19, LB20
    if next == .QU || last == .QU { return false }
    if next == .CB || last == .CB { return true }
    if isPunctuated(before: next) || isNumber(before: next, place) || isHangul(before: next) { return false }
    return !isWord(before: next)
  }

  // LB11 to LB13.
  private func isGlued(to next: LineBreakClass) -> Bool {
    if next == .WJ || last == .WJ || last == .GL { return true }
    if next == .GL, last != .SP, last != .BA, last != .HY { return true }
    return next.isClosing || next == .EX || next == .IS || next == .SY
  }

  private func isHeldOverSpaces(to next: LineBreakClass) -> Bool {
    if lastInk.isOpening { return true }
    if lastInk == .QU, next.isOpening { return true }
    if lastInk.isClosing, next == .NS { return true }
    return lastInk == .BT && next == .BT
  }

  // LB21 to LB22.
  private func isPunctuated(before next: LineBreakClass) -> Bool {
    if next == .BA || next == .HY || next == .NS || last == .BB || next == .IN { return true }
    if beforeLast == .HL, last == .HY || last == .BA { return true }
    return last == .SY && next == .HL
  }

  // LB23 to LB25.
  private func isNumber(before next: LineBreakClass, _ place: Int) -> Bool {
    switch (last, next) {
    case (.AL, .NU), (.HL, .NU), (.NU, .AL), (.NU, .HL): return true
    case (.PR, _) where next.isIdeograph && next != .EP: return true
    case (_, .PO) where last.isIdeograph && last != .EP: return true
    case (.PR, .AL), (.PR, .HL), (.PO, .AL), (.PO, .HL), (.AL, .PR), (.HL, .PR), (.AL, .PO), (.HL, .PO): return true
    case (.PR, .NU), (.PO, .NU), (.OP, .NU), (.OW, .NU), (.HY, .NU): return true
    case (.PR, .OP), (.PR, .OW), (.PR, .HY), (.PO, .OP), (.PO, .OW), (.PO, .HY): return followingMarks(place) == .NU
    case (_, .NU), (_, .SY), (_, .IS): return number == .digits
    case (_, .PO), (_, .PR): return number != .none
    default: return false
    }
  }

  /// The class after a place and the marks that go with the character there.
  private func followingMarks(_ place: Int) -> LineBreakClass? {
    classes[(place + 1)...].first { $0 != .CM && $0 != .ZWJ }
  }

  // LB26, LB27.
  private func isHangul(before next: LineBreakClass) -> Bool {
    switch (last, next) {
    case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3), (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT):
      true
    case (_, .PO): last.isKorean
    case (.PR, _): next.isKorean
    default: false
    }
  }

  // LB28 to LB30b.
  private func isWord(before next: LineBreakClass) -> Bool {
    if last.isLetter || last == .IS, next.isLetter { return true }
    if last.isLetter || last == .NU, next == .OP { return true }
    if last == .CP, next.isLetter || next == .NU { return true }
    if last == .RI, next == .RI { return indicators % 2 == 1 }
    return (last == .EB || last == .EP) && next == .EM
  }
}
