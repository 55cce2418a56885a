import Goldens

/// A value that has a form in JSON.
protocol JSONConvertible {
  var json: JSON { get }
}

/// A JSON value whose members keep the order they were given in.
enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The value on one line where it fits, else a line for each element or member.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let short = line
    guard short.utf8.count + indent.utf8.count > Self.width else { return short }
    let inner = indent + "  "
    switch self {
    case .array(let values):
      return block("[", values.map { inner + $0.text(indent: inner) }, "]", indent)
    case .object(let members):
      return block("{", members.map { inner + Self.quoted($0) + ": " + $1.text(indent: inner) }, "}", indent)
    default:
      return short
    }
  }

  private func block(_ open: String, _ lines: [String], _ close: String, _ indent: String) -> String {
    lines.isEmpty ? open + close : "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
  }

  /// All of it on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.number(value)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\(Self.quoted($0)): \($1.line)" }.joined(separator: ", "))}"
    }
  }

  /// The longest line, in letters, so that lines stay readable in a terminal.
  private static let width = 118

  /// The number as JSON, to a millionth; null where it is not finite, because JSON has no word for that.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Sums and quotients are off by their last bits, which would be read as digits that mean something.
    let rounded = (value * million).rounded() / million
    return JSONText.number(rounded.isFinite ? rounded : value)
  }

  private static let million = 1e6

  /// The text in quotes; what a terminal would obey is escaped, as far as JSON can in one escape.
  private static func quoted(_ text: String) -> String { JSONText.quoted(text) { $0.isObeyed && $0.value <= 0xFFFF } }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, any JSONConvertible)...) { self.init(members) }

  init(_ members: [(String, any JSONConvertible)]) { self = .object(members.map { ($0, $1.json) }) }
}

extension JSON: JSONConvertible { var json: JSON { self } }
extension Bool: JSONConvertible { var json: JSON { .bool(self) } }
extension Int: JSONConvertible { var json: JSON { .number(Double(self)) } }
extension Double: JSONConvertible { var json: JSON { .number(self) } }
extension String: JSONConvertible { var json: JSON { .string(self) } }
extension Array: JSONConvertible where Element: JSONConvertible { var json: JSON { .array(map(\.json)) } }
/// A value that is nil is written as null.
extension Optional: JSONConvertible where Wrapped: JSONConvertible { var json: JSON { self?.json ?? .null } }
