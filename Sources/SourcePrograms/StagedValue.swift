import SourceFacts

/// A value that a film has for the sources: a screen on its stage, or the change between the two screens.
enum StagedValue: String, CaseIterable {
  case navigationController
  case fromViewController
  case toViewController
  case window
  case view = "fromViewController.view"
  case toView = "toViewController.view"
  case change

  /// The names that an expression may use, in the order in which the film hands them over.
  static let names: [StagedValue] = [.navigationController, .fromViewController, .toViewController, .window]

  /// The value for a parameter or a property, by its type and, where that leaves two screens, its name.
  init?(of type: String, named names: String...) {
    let plain = type.filter { !"?!".contains($0) }.plainType
    let isSecond = names.contains { name in
      ["presented", "destination", "next", "toV"].contains { name.hasPrefix($0) }
    }
    switch plain {
    case "UINavigationController": self = .navigationController
    case "UIViewController": self = isSecond ? .toViewController : .fromViewController
    case "UIView": self = isSecond ? .toView : .view
    case "UIWindow": self = .window
    default: return nil
    }
  }
}

extension ParameterFact {
  /// The value that a film has for the parameter; nil where it has none.
  var staged: StagedValue? {
    let isAction = ["()->Void", "()->()", "(()->Void)?", "(()->())?"].contains(
      type.replacing("@escaping", with: "").replacing("@MainActor", with: "").filter { !$0.isWhitespace })
    return isAction ? .change : StagedValue(of: type, named: label, name)
  }
}

extension [ParameterFact] {
  /// The arguments of a call that hands over what the film has; nil where a parameter wants something else, or nothing of it.
  func stagedArguments(withChange: Bool) -> String? {
    let wanted = filter { !$0.default }
    let values = wanted.map { withChange || $0.staged != .change ? $0.staged : nil }
    guard !wanted.isEmpty, !values.contains(nil), values.contains(where: { $0 != .change }) else { return nil }
    return zip(wanted, values).map { ($0.label == "_" ? "" : $0.label + ": ") + ($1?.rawValue ?? "") }.joined(separator: ", ")
  }
}
