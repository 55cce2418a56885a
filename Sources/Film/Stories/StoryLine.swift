import StyleKit

/// The words of one line of a story, read from left to right.
struct StoryLine {
  struct Word {
    let text: String
    /// The place of the word's first letter in the line, from 1.
    let column: Int
    let length: Int
    let isQuoted: Bool
  }

  let number: Int
  let text: String
  private let words: [Word]
  private var index = 0 { didSet { keywords = [] } }
  /// The keywords that could have stood where the next word stands.
  private var keywords: [String] = []

  /// Words stand between spaces and around arrows; what stands between quotes is one word; `#` begins a comment.
  init(_ text: String, number: Int) throws(StoryProblem) {
    self.number = number
    self.text = text
    let letters = Array(text)
    var words: [Word] = []
    var place = 0
    while place < letters.count {
      let start = place
      switch letters[place] {
      case let letter where letter.isWhitespace:
        place += 1
      case "#":
        place = letters.count
      case "\"", "“":
        while place + 1 < letters.count, letters[place + 1] != "\"", letters[place + 1] != "”" { place += 1 }
        guard place + 1 < letters.count else {
          throw StoryProblem(
            line: number, column: start + 1, length: letters.count - start, message: "the quote is never closed", text: text)
        }
        words.append(
          Word(text: String(letters[start + 1..<place + 1]), column: start + 1, length: place + 2 - start, isQuoted: true))
        place += 2
      default:
        place += Self.arrowLength(letters, at: place)
        if place == start {
          repeat {
            place += 1
          } while place < letters.count && !letters[place].isWhitespace
            && Self.arrowLength(letters, at: place) == 0
        }
        words.append(Word(text: String(letters[start..<place]), column: start + 1, length: place - start, isQuoted: false))
      }
    }
    self.words = words
  }

  private static func arrowLength(_ letters: [Character], at place: Int) -> Int {
    if letters[place] == "→" { return 1 }
    return letters[place] == "-" && place + 1 < letters.count && letters[place + 1] == ">" ? 2 : 0
  }

  var isEmpty: Bool { words.isEmpty }

  /// The word to be read next; nil at the end of the line.
  var next: Word? { index < words.count ? words[index] : nil }

  mutating func skip() { index += 1 }

  /// Reads the next word; if there is none, the error says that `meaning` is missing.
  mutating func word(_ meaning: String) throws(StoryProblem) -> Word {
    guard let word = next else { throw problem("\(meaning) is missing") }
    index += 1
    return word
  }

  /// Reads the word if it comes next.
  mutating func take(_ keyword: String) -> Bool {
    guard let word = next, word.text == keyword, !word.isQuoted else {
      keywords.append(keyword)
      return false
    }
    index += 1
    return true
  }

  mutating func expect(_ keyword: String, in form: String) throws(StoryProblem) {
    guard take(keyword) else { throw problem("“\(keyword)” is expected here: \(form)") }
  }

  mutating func number(
    _ meaning: String, in range: ClosedRange<Double>, unit: String = ""
  ) throws(StoryProblem) -> Double {
    let allowed = "\(meaning) is a number from \(range.lowerBound.plain) to \(range.upperBound.plain)\(unit)"
    guard let word = next else { throw problem(allowed) }
    guard !word.isQuoted, let number = Double(word.text), range.contains(number) else {
      throw problem("\(allowed), not “\(word.text)”", at: word)
    }
    index += 1
    return number
  }

  func end() throws(StoryProblem) {
    guard let word = next else { return }
    let near = word.isQuoted ? [] : keywords.mistyped(as: word.text)
    let hint = near.isEmpty ? "" : ": did you mean \(near.joinedByOr)?"
    throw problem("the line should end before “\(word.text.shortened)”\(hint)", at: word)
  }

  /// A problem at this word; without one, at the next word or at the line's end.
  func problem(_ message: String, at word: Word? = nil) -> StoryProblem {
    if let word = word ?? next {
      return StoryProblem(line: number, column: word.column, length: word.length, message: message, text: text)
    }
    let end = words.last.map { $0.column + $0.length } ?? 1
    return StoryProblem(line: number, column: end + (words.isEmpty ? 0 : 1), length: 1, message: message, text: text)
  }
}
