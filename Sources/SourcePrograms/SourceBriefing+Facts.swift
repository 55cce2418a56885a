import Foundation
import SourceFacts
import SourceStyles

extension SourceBriefing {
  /// What the command line can say of the choice, from what the sources declare.
  ///
  /// - Parameter set: the classes whose property each option sets.
  init(
    _ choice: SourceChoice, _ request: SourceRequest, _ types: SourceTypes, _ sources: SourceSet, set: [String: [String]] = [:]
  ) {
    let usual = Self.usual(choice, types)
    let words = sources.files.reduce(into: Set<Substring>()) { $0.formUnion(sources.texts[$1.path]?.words ?? []) }
    self.init(
      name: request.name, source: choice.place, summary: Self.summary(choice), ways: request.ways, usual: usual,
      presentation: request.presentation ?? Self.presentation(choice, types, sources),
      properties: Self.properties(choice, types, request),
      followsFinger: !words.isDisjoint(with: [
        "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIPercentDrivenInteractiveTransition",
        "UISwipeGestureRecognizer", "UIViewControllerInteractiveTransitioning",
      ]), set: set, screens: ScreenCasts(in: sources, types).options)
    usesNavigation = sources.files.contains { file in
      let text = sources.texts[file.path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      return ["?", "!", "."].contains { text.contains("navigationController" + $0) }
    }
  }

  private static func summary(_ choice: SourceChoice) -> String {
    switch choice.performer {
    case .scene: "a scene of its own"
    case .object(let expression): "\(expression), \(choice.candidate?.kind.inWords ?? "a Swift expression")"
    case .segue(let name): "\(name), a segue"
    case .presentationController(let name): "\(name), a presentation controller"
    }
  }

  /// How an animator alone is used: by what it remembers of presentations, by its name, by what else it remembers, else as a push.
  private static func usual(_ choice: SourceChoice, _ types: SourceTypes) -> Way {
    guard let candidate = choice.candidate else { return .push }
    let named = Way(inName: candidate.name)
    let properties = candidate.members.properties
    let remembersPresents = properties.contains { Self.presentationFlags.contains($0.name) }
    // A “pop animator” that remembers whether it presents lets something pop up.
    if let named, !remembersPresents || named.isPresentation { return named }
    if remembersPresents { return .present }
    if properties.contains(where: { $0.type?.hasSuffix("Operation") == true }) { return .push }
    return properties.lazy.filter { !$0.isStatic }.compactMap { $0.value.flatMap(Way.init(inValue:)) }.first ?? .push
  }

  private static let presentationFlags: Set = ["isPresenting", "presenting", "isDismissing", "dismissing", "isPresentation"]

  /// A present covers the whole screen, so that both views are there, unless the sources bring a presentation controller or name a way.
  private static func presentation(_ choice: SourceChoice, _ types: SourceTypes, _ sources: SourceSet) -> Presentation {
    if case .presentationController = choice.performer { return .custom }
    let method = "presentationController(forPresented:presenting:source:)"
    if let candidate = choice.candidate, candidate.members.methods.contains(where: { $0.name == method }) { return .custom }
    for file in sources.files {
      guard let text = sources.texts[file.path].map({ String(decoding: $0.bytes, as: UTF8.self) }) else { continue }
      guard let assignment = text.range(of: "modalPresentationStyle = .") else { continue }
      switch text[assignment.upperBound...].prefix(while: \.isLetter) {
      case "custom", "overFullScreen", "overCurrentContext": return .custom
      case "pageSheet", "formSheet": return .pageSheet
      default: break
      }
    }
    return .fullScreen
  }

  private static func properties(
    _ choice: SourceChoice, _ types: SourceTypes, _ request: SourceRequest
  ) -> [String: String] {
    var properties: [String: String] = [:]
    let own = choice.candidate?.members.settable ?? []
    let others = types.performers.flatMap { $0.fact.properties.filter(\.canBeSet) }
    let set = Set(request.settings.map(\.name))
    for property in own + others.filter({ set.contains($0.name) }) where properties[property.name] == nil {
      properties[property.name] = property.value.flatMap { $0.contains("\n") ? nil : $0 } ?? property.type ?? "…"
    }
    return properties
  }
}

extension SourceCandidate.Kind {
  var inWords: String {
    switch self {
    case .navigation: "a navigation delegate"
    case .presentation: "a transitioning delegate"
    case .screen: "a screen"
    case .tabs: "a tab bar delegate"
    case .segue: "a segue"
    case .animator: "an animator"
    case .presentationController: "a presentation controller"
    }
  }
}

extension SourceBriefing.Way {
  /// The change that a class's name says it is for; nil where it says none, or several.
  init?(inName name: String) {
    let rows: [(String, Self)] = [
      ("Dismiss", .dismiss), ("Pop", .pop), ("Push", .push), ("Present", .present), ("Modal", .present),
    ]
    let found = rows.filter { row, _ in name.range(of: row) != nil && !(row == "Pop" && name.contains("Popup")) }
    guard found.count == 1 else { return nil }
    self = found[0].1
  }

  /// The change that a case such as `.present` or `Mode.present` stands for; nil for other expressions.
  fileprivate init?(inValue expression: String) {
    let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let name = parts.last else { return nil }
    switch name {
    case "present", "presenting", "presentation": self = .present
    case "dismiss", "dismissing", "dismissal": self = .dismiss
    case "push", "pushing": self = .push
    case "pop", "popping": self = .pop
    default: return nil
    }
  }

  fileprivate var isPresentation: Bool { self == .present || self == .dismiss }

  /// Whether a screen goes.
  var leadsBack: Bool { self == .pop || self == .dismiss }
}
