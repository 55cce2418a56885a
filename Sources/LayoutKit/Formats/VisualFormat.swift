// The language:
//   format      := [ 'H:' | 'V:' ] [ '|' connection ] view { connection view } [ connection '|' ]
//   connection  := nothing | '-' | '-' predicates '-'
//   view        := '[' name [ '(' predicates ')' ] ']'
//   predicates  := object | '(' predicate { ',' predicate } ')'
//   predicate   := [ '==' | '<=' | '>=' ] object [ '@' priority ]
// An object is a number, a metric's name, or, of sizes, a view's name.

/// A visual format, read.
struct VisualFormat {
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or a name.
    var object = ""
    var priority: String?
  }

  enum Connection {
    /// No space.
    case flush
    /// The system's space, or the superview's margin.
    case standard
    case spaces([Predicate])
  }

  struct View {
    let name: String
    let sizes: [Predicate]
    /// Where the name stands.
    let place: Int
  }

  struct Mistake: Error {
    let what: String
    let place: Int
  }

  var isVertical = false
  /// The connection to the superview's start; nil without one.
  var start: Connection?
  var views: [View] = []
  /// Between each view and the next.
  var connections: [Connection] = []
  var end: Connection?

  private let characters: [Character]
  private var next = 0

  init(_ text: String) throws(Mistake) {
    characters = Array(text)
    readAxis()
    if take("|") { start = try connection() }
    views = [try view()]
    while next < characters.count {
      let connection = try connection()
      if take("|") {
        end = connection
        break
      }
      connections.append(connection)
      views.append(try view())
    }
    if next < characters.count { throw mistake("The format goes on after its end") }
  }

  private func mistake(_ what: String) -> Mistake { Mistake(what: what, place: next) }

  private mutating func take(_ character: Character) -> Bool {
    guard next < characters.count, characters[next] == character else { return false }
    next += 1
    return true
  }

  private mutating func require(_ character: Character) throws(Mistake) {
    if !take(character) { throw mistake("Expected a '\(character)' here") }
  }

  private mutating func readAxis() {
    guard characters.count > 1, characters[1] == ":", "HV".contains(characters[0]) else { return }
    isVertical = characters[0] == "V"
    next = 2
  }

  private mutating func word() throws(Mistake) -> String {
    let begin = next
    while next < characters.count, characters[next].isLetter || characters[next].isNumber || "_.".contains(characters[next]) {
      next += 1
    }
    if begin == next { throw mistake("Expected a name or a number here") }
    return String(characters[begin..<next])
  }

  private mutating func connection() throws(Mistake) -> Connection {
    guard take("-") else { return .flush }
    if next < characters.count, "[|".contains(characters[next]) { return .standard }
    let spaces = try predicates()
    try require("-")
    return .spaces(spaces)
  }

  private mutating func view() throws(Mistake) -> View {
    try require("[")
    let place = next
    let name = try word()
    let sizes = next < characters.count && characters[next] == "(" ? try predicates() : []
    try require("]")
    return View(name: name, sizes: sizes, place: place)
  }

  private mutating func predicates() throws(Mistake) -> [Predicate] {
    guard take("(") else { return [try predicate()] }
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try require(")")
    return predicates
  }

  private mutating func predicate() throws(Mistake) -> Predicate {
    var predicate = Predicate()
    if next + 1 < characters.count, characters[next + 1] == "=", "<>=".contains(characters[next]) {
      predicate.relation = characters[next] == "<" ? .lessThanOrEqual : characters[next] == ">" ? .greaterThanOrEqual : .equal
      next += 2
    }
    let sign = take("-") ? "-" : ""
    predicate.object = sign + (try word())
    if take("@") { predicate.priority = try word() }
    return predicate
  }
}
