import SwiftSyntax

extension DeclModifierListSyntax {
  /// The access that the declaration says; `private(set)` says nothing of reading.
  var access: String? {
    let words: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    return first { words.contains($0.name.text) && $0.detail == nil }?.name.text
  }

  var areStatic: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}

extension FunctionDeclSyntax {
  /// With labels: `move(_:by:)`.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "\(name.plainName)(\(labels.joined()))"
  }

  /// As a reference without a call: `tapped`, `move(_:by:)`.
  var reference: String { signature.parameterClause.parameters.isEmpty ? name.text : fullName }
}

extension ParameterFact {
  init(_ node: FunctionParameterSyntax) {
    self.init(
      label: node.firstName.plainName, name: (node.secondName ?? node.firstName).plainName,
      type: node.type.trimmedDescription + (node.ellipsis == nil ? "" : "..."),
      default: node.defaultValue != nil || node.ellipsis != nil)
  }
}

extension AccessorBlockSyntax {
  /// Whether it computes the value; observers watch one that is stored.
  var isComputed: Bool {
    switch accessors {
    case .accessors(let list):
      !list.contains { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    default: true
    }
  }
}

extension VariableDeclSyntax {
  /// In `var a, b: Int` the type of `a` stands after `b`.
  func typeAnnotation(after binding: PatternBindingSyntax) -> TypeAnnotationSyntax? {
    guard binding.initializer == nil else { return nil }
    return bindings.drop { $0.id != binding.id }.prefix { $0.initializer == nil }.compactMap(\.typeAnnotation).first
  }
}

extension TypeFact {
  /// The names of the members, without labels, in the order of the source.
  var memberNames: [NamePlace] {
    let all =
      properties.map { NamePlace(name: $0.name, line: $0.line, column: $0.column) }
      + methods.map { NamePlace(name: String($0.name.prefix { $0 != "(" }), line: $0.line, column: $0.column) }
    return all.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
