import Foundation
import SourceFacts

/// How an object of the sources gets to the screens that its gestures are on.
///
/// An app calls a method like `attach(to:)`, or sets `navigationController`, somewhere that is not part of the sources. Where nothing
/// in the sources does so, the film does it.
struct SourceWiring {
  /// The statements that attach the object, in one of its methods; empty where nothing is to be done.
  private(set) var attaching: [String] = []
  /// The statements that give the object the film's interaction controller, or take it away.
  private(set) var leading: [String] = []
  /// Whether one of the sources makes a gesture recogniser and adds it to a view.
  let hasRecognizer: Bool

  init(_ candidate: SourceCandidate, _ types: SourceTypes, _ sources: SourceSet) {
    let text = sources.files.compactMap { sources.texts[$0.path].map { String(decoding: $0.bytes, as: UTF8.self) } }.joined(
      separator: "\n")
    hasRecognizer = text.contains("addGestureRecognizer(")
    let isScreen = types.isScreen(candidate.name)
    let parts = candidate.members.parts(among: types)
    if hasRecognizer, !isScreen {
      attaching = Self.attaching("self", candidate.name, types, text)
      for part in parts where attaching.isEmpty || !attaching.contains(where: { $0.contains("self.\(part.name)") }) {
        attaching += Self.attaching("self.\(part.name)\(part.isOptional ? "?" : "")", part.type, types, text)
      }
    }
    guard !hasRecognizer else { return }
    leading = Self.leading("self", candidate.members)
    for part in parts where types.isPercentDriven(part.type) {
      leading += Self.leading("self.\(part.name)\(part.isOptional ? "?" : "")", types.members(of: part.type))
    }
  }

  // MARK: Attaching

  private static func attaching(_ object: String, _ type: String, _ types: SourceTypes, _ text: String) -> [String] {
    let members = types.members(of: type)
    let calls = members.methods.compactMap { method -> String? in
      let name = String(method.name.prefix { $0 != "(" })
      guard !method.isStatic, method.isOpen, isForScreens(name), !isCalled(name, in: text),
        let arguments = method.parameters.stagedArguments(withChange: true)
      else { return nil }
      return "_ = \(object).\(name)(\(arguments))"
    }
    guard calls.isEmpty, object == "self" else { return Array(calls.prefix(1)) }
    return members.settable.compactMap { property in
      guard let value = property.type.flatMap({ StagedValue(of: $0, named: property.name) }), property.value == nil,
        ["navigationController", "viewController", "controller", "presentedViewController"].contains(property.name),
        !text.isAssigned(property.name)
      else { return nil }
      return "self.\(property.name) = \(value.rawValue)"
    }
  }

  private static let beginnings = [
    "attach", "wire", "connect", "bind", "install", "hook", "addGesture", "addPan", "addSwipe", "addInteract", "addRecognizer",
    "addEdge", "prepareGesture", "preparePan", "setupGesture", "setUpGesture", "setupPan", "setUpPan", "configureGesture",
    "registerGesture", "begin",
  ]

  private static func isForScreens(_ name: String) -> Bool { beginnings.contains(where: name.hasPrefix) }

  /// Whether the sources call the method, other than from a method of that name.
  private static func isCalled(_ name: String, in text: String) -> Bool {
    text.occurrences(of: name + "(") >= 2 * text.occurrences(of: "func \(name)(")
  }

  // MARK: Leading

  private static func leading(_ object: String, _ members: TypeMembers) -> [String] {
    members.settable.compactMap { property in
      let place = "\(object).\(property.name)"
      if property.type == "UIPercentDrivenInteractiveTransition?" || property.type == "UIPercentDrivenInteractiveTransition!" {
        return "\(place) = driver"
      }
      let isFlag = property.type == "Bool" || property.type == nil && property.value == "false"
      return isFlag && flags.contains(property.name) ? "\(place) = driver != nil" : nil
    }
  }

  private static let flags: Set = [
    "hasStarted", "interactionInProgress", "isInteractionInProgress", "inProgress", "isInProgress", "interactive",
    "isInteractive",
    "isInteracting", "interacting", "interactionStarted", "transitionInProgress", "isTransitionInProgress",
  ]
}

extension TypeMembers {
  /// The object's stored properties that are objects of the sources themselves.
  fileprivate func parts(among types: SourceTypes) -> [(name: String, type: String, isOptional: Bool)] {
    properties.filter { !$0.isStatic && !$0.isComputed }.compactMap { property in
      let made = property.value.flatMap { value in value.firstIndex(of: "(").map { String(value[..<$0]) } }
      guard let written = property.type ?? made else { return nil }
      let type = written.filter { !"?!".contains($0) }.plainType
      guard types.classes.contains(where: { $0.fact.name == type }), !types.isScreen(type) else {
        return nil
      }
      return (property.name, type, written.hasSuffix("?") || written.hasSuffix("!"))
    }
  }
}

extension MethodFact {
  fileprivate var isOpen: Bool { access != "private" && access != "fileprivate" }
}

extension String {
  fileprivate func occurrences(of part: String) -> Int {
    ranges(of: part).filter { range in
      range.lowerBound == startIndex
        || !(self[index(before: range.lowerBound)].isLetter || self[index(before: range.lowerBound)].isNumber)
    }.count
  }

  /// Whether the text sets a property of the name anywhere.
  fileprivate func isAssigned(_ name: String) -> Bool {
    split(separator: "\n").contains { line in
      guard let place = line.range(of: name) else { return false }
      let rest = line[place.upperBound...].drop { $0 == " " }
      let before = line[..<place.lowerBound]
      return rest.hasPrefix("=") && !rest.hasPrefix("==") && before.allSatisfy { $0.isWhitespace || "self.?".contains($0) }
    }
  }
}
