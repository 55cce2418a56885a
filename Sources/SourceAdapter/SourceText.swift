import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A source as its author wrote it, byte for byte, and its syntax tree. Bytes that are no UTF-8 become U+FFFD.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let places: SourceLocationConverter
  /// The declarations that were taken out because they need what cannot be had.
  var leftOut: [NamePlace] = []

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let text = String(decoding: bytes, as: UTF8.self)
    self.bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Where the node's first token is, past comments.
  func place(of node: some SyntaxProtocol) -> Place {
    place(at: node.positionAfterSkippingLeadingTrivia)
  }

  func place(at position: AbsolutePosition) -> Place {
    let location = places.location(for: position)
    return Place(line: location.line, column: location.column)
  }

  /// What the parser has to say, in the order of the source.
  var faults: [SyntaxFault] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }.map {
      let place = place(at: $0.position)
      return SyntaxFault(line: place.line, column: place.column, message: $0.message)
    }
  }
}

extension NamePlace {
  init(_ name: String, _ place: Place) {
    self.init(name: name, line: place.line, column: place.column)
  }
}

extension TokenSyntax {
  /// The name without the backticks that let a keyword be one.
  var plainName: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
