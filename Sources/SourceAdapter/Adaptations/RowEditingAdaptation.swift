import SwiftSyntax

/// Lets tables know what their data sources can do. UIKit looks whether there is a method that deletes rows, or one that moves them; here
/// somebody must say so.
///
/// Beside such a method of a type that does not say for which rows it is comes another, which says that it is for all.
final class RowEditingAdaptation: Adaptation {
  /// The method by which a table asks whether a row takes part, under the name of the one that it calls later.
  private static let questions = [
    "tableView(_:commit:forRowAt:)": "canEditRowAt", "tableView(_:moveRowAt:to:)": "canMoveRowAt",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let question = Self.questions[node.fullName], node.body != nil, let type = node.enclosingType,
      !isAnswered(question, by: type.path), !overridesInExtension(node)
    else { return .visitChildren }
    let modifiers = node.modifiers.map { $0.oneLine + " " }.joined()
    insert(
      "; \(modifiers)func tableView(_ tableView: UITableView, \(question) indexPath: IndexPath) -> Bool { true }", after: node)
    return .visitChildren
  }

  /// A diffable data source says no of itself, on a device as well.
  private func isAnswered(_ question: String, by type: String) -> Bool {
    !program.methods("tableView(_:\(question):)", of: type).isEmpty
      || program.lineage(of: type).contains { $0.hasPrefix("UITableViewDiffableDataSource") }
  }

  private func overridesInExtension(_ node: FunctionDeclSyntax) -> Bool {
    node.modifiers.word(.override) != nil && node.memberGroup?.is(ExtensionDeclSyntax.self) == true
  }
}
