import SourceFacts
import SourceStyles

/// A class of the sources that can be filmed.
struct SourceCandidate {
  enum Kind: Int, CaseIterable {
    case navigation
    case presentation
    case tabs
    case segue
    case animator
    case presentationController
    /// A screen, which is filmed where the sources hold nothing that moves screens.
    case screen

    /// The kinds that move screens.
    static let movers = allCases.filter { $0 != .screen }

    /// Apple's name for what such a class is.
    var requirement: String {
      switch self {
      case .navigation: "UINavigationControllerDelegate"
      case .presentation: "UIViewControllerTransitioningDelegate"
      case .tabs: "UITabBarControllerDelegate"
      case .segue: "UIStoryboardSegue"
      case .animator: "UIViewControllerAnimatedTransitioning"
      case .presentationController: "UIPresentationController"
      case .screen: "UIViewController"
      }
    }

    var isDelegate: Bool { [.navigation, .presentation, .tabs].contains(self) }
  }

  let type: TypeFact
  let file: SourceFile
  let kind: Kind
  let members: TypeMembers

  var name: String { type.name }

  /// The expression that makes the object; nil where an initialiser wants values that only a person knows.
  var maker: String? {
    switch kind {
    case .segue, .presentationController: return name
    default: break
    }
    let own = members.initializers.filter { !$0.failable }
    if members.initializers.isEmpty || own.contains(where: { $0.isOpen && $0.parameters.allSatisfy(\.default) }) {
      return name + "()"
    }
    if own.contains(where: { $0.parameters.map(\.label) == ["nibName", "bundle"] }) {
      return name + "(nibName: nil, bundle: nil)"
    }
    let shared = members.properties.first { $0.isStatic && ($0.type == name || $0.value?.hasPrefix(name + "(") == true) }
    if let shared { return "\(name).\(shared.name)" }
    let staged = own.lazy.filter(\.isOpen).compactMap { $0.parameters.stagedArguments(withChange: false) }.first
    return staged.map { "\(name)(\($0))" }
  }

  /// The expression to type where one must be chosen, with values of the right types.
  var example: String {
    if let maker, ![.segue, .presentationController].contains(kind) { return maker }
    guard maker == nil, let first = members.initializers.first(where: \.isOpen) ?? members.initializers.first else { return name }
    let values = first.parameters.filter { !$0.default }.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.example }
    return "\(name)(\(values.joined(separator: ", ")))"
  }
}

extension InitializerFact {
  fileprivate var isOpen: Bool { access != "private" && access != "fileprivate" }
}

extension ParameterFact {
  /// A value of the parameter's type, as one would begin with.
  fileprivate var example: String {
    switch type {
    case "Bool": "true"
    case "Int", "UInt": "1"
    case "TimeInterval", "Double", "CGFloat", "Float": "0.5"
    case "String": "\"\""
    case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets": ".zero"
    case "UINavigationController.Operation", "UINavigationControllerOperation": ".push"
    case "UIColor": ".white"
    default: staged?.rawValue ?? (type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? "[]" : "…")
    }
  }
}

/// The members of a class, its extensions' among them.
struct TypeMembers {
  var initializers: [InitializerFact] = []
  var properties: [PropertyFact] = []
  var methods: [MethodFact] = []

  /// The stored properties that can be set from outside an initialiser.
  var settable: [PropertyFact] { properties.filter { !$0.isComputed && !$0.isLet && !$0.isStatic } }
}
