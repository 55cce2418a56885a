import SwiftSyntax

/// One kind of thing that Linux cannot compile, looked for in a source and written another way.
class Adaptation: SyntaxVisitor {
  let source: SourceText
  let program: Program
  var edits = Edits()
  var notes: [String] = []
  /// What is lost although it may matter, each with its line.
  var warnings: [String] = []

  required init(_ source: SourceText, in program: Program) {
    self.source = source
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Edits

  /// The node without the spaces and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.replace(range(of: node), with: text)
  }

  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: range(of: node).lowerBound)
  }

  func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.insert(text, at: range(of: node).upperBound)
  }

  /// Takes a word away with the spaces after it; one that has a line to itself leaves the line empty.
  func remove(_ node: some SyntaxProtocol) {
    var range = range(of: node)
    let bytes = source.bytes
    func isBlank(_ index: Int) -> Bool { bytes[index] == 0x20 || bytes[index] == 0x09 }
    func isLineEnd(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
    var end = range.upperBound
    while end < bytes.count, isBlank(end) { end += 1 }
    range = range.lowerBound..<end
    if end == bytes.count || isLineEnd(end) {
      var start = range.lowerBound
      while start > 0, isBlank(start - 1) { start -= 1 }
      if start == 0 || isLineEnd(start - 1) { range = start..<end }
    }
    edits.replace(range, with: "")
  }
}
