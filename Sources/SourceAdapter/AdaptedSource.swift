import SwiftSyntax

/// A source with all that Linux cannot compile written another way.
struct AdaptedSource {
  let bytes: [UInt8]
  let notes: [String]
  let warnings: [String]

  init(_ source: SourceText, in program: Program) {
    var edits = Edits()
    var (notes, warnings): ([String], [String]) = ([], [])
    for kind in Self.kinds {
      let adaptation = kind.init(source, in: program)
      adaptation.walk(source.tree)
      edits.add(adaptation.edits)
      notes += adaptation.notes
      warnings += adaptation.warnings
    }
    if let first = source.leftOut.first {
      let names = source.leftOut.map(\.name).joined(separator: ", ")
      warnings.append("\(first.line): left out what needs SwiftUI: \(names)")
    }
    bytes = edits.applied(to: source.bytes)
    (self.notes, self.warnings) = (notes, warnings)
  }

  private static let kinds: [Adaptation.Type] = [
    ImportAdaptation.self, AttributeAdaptation.self, ConditionAdaptation.self, SelectorAdaptation.self, KeyPathAdaptation.self,
    LiteralAdaptation.self, OptionalRequirementAdaptation.self, OptionalCallAdaptation.self, ObservedPropertyAdaptation.self,
    ExtensionOverrideAdaptation.self, RowEditingAdaptation.self, LayerPropertyAdaptation.self, ObserverAdaptation.self,
  ]

  /// A byte order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text between two directives that let the compiler speak of `path`. The line end before the last one is there even if
  /// the source ends without one. A `#!` line is only allowed at the very start, so it becomes a comment.
  func bytesSpeaking(of path: String) -> [UInt8] {
    let rest = bytes.starts(with: Self.mark) ? bytes.dropFirst(Self.mark.count) : bytes[...]
    let script = rest.starts(with: "#!".utf8)
    let body = script ? Array("//".utf8) + rest.dropFirst(2) : Array(rest)
    return Array("#sourceLocation(file: \"\(Self.escaped(path))\", line: 1)\n".utf8) + body + Array("\n#sourceLocation()\n".utf8)
  }

  /// The directive's file name is a literal whose escapes the compiler reads and repeats in messages as they stand.
  private static func escaped(_ path: String) -> String {
    path.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.append(character)
      }
    }
  }
}
