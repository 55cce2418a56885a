import SourceFacts
import SourceStyles

/// The classes of a set of sources, with what each is by its superclasses, protocols and extensions.
struct SourceTypes {
  private let files: [SourceFile]
  private let named: [String: [(file: SourceFile, fact: TypeFact)]]

  init(_ files: [SourceFile]) {
    self.files = files
    let all = files.flatMap { file in file.types.map { (file: file, fact: $0) } }
    named = Dictionary(grouping: all) { $0.fact.name }
  }

  /// The classes of a file that can be filmed.
  func candidates(in file: SourceFile) -> [SourceCandidate] {
    file.types.filter { $0.kind == .class }.flatMap { type in
      kinds(of: type.name).map { SourceCandidate(type: type, file: file, kind: $0, members: members(of: type.name)) }
    }
  }

  /// The screens of a file.
  func screens(in file: SourceFile) -> [SourceCandidate] {
    file.types.filter { $0.kind == .class && isScreen($0.name) }.map { type in
      SourceCandidate(type: type, file: file, kind: .screen, members: members(of: type.name))
    }
  }

  func candidate(_ name: String) -> SourceCandidate? {
    files.lazy.flatMap(candidates).first { $0.name == name }
  }

  private func kinds(of name: String) -> [SourceCandidate.Kind] {
    let all = ancestry(of: name)
    return SourceCandidate.Kind.movers.filter { all.contains($0.requirement) }
  }

  /// Whether objects of the class are screens; containers of screens are none.
  func isScreen(_ name: String) -> Bool { !Self.screens.isDisjoint(with: ancestry(of: name)) }

  private static let screens: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController",
  ]

  /// The names of all that a type is, its own left out.
  func ancestry(of name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      for parent in (named[next] ?? []).flatMap(\.fact.inherits).map(\.plainType) where found.insert(parent).inserted {
        open.append(parent)
      }
    }
    return found
  }

  /// What a class declares, with its extensions; where it declares no initialiser, those of its superclass count.
  func members(of name: String) -> TypeMembers {
    var members = TypeMembers()
    for (_, fact) in named[name] ?? [] {
      members.initializers += fact.initializers
      members.properties += fact.properties
      members.methods += fact.methods
    }
    for parent in superclasses(of: name) {
      let inherited = self.members(of: parent)
      if members.initializers.isEmpty { members.initializers = inherited.initializers }
      members.properties += inherited.properties
      members.methods += inherited.methods
    }
    return members
  }

  private func superclasses(of name: String) -> [String] {
    let parents = (named[name] ?? []).flatMap(\.fact.inherits).map(\.plainType)
    return parents.filter { parent in parent != name && (named[parent] ?? []).contains { $0.fact.kind == .class } }
  }

  /// The classes whose objects a film sees: those that can be filmed, and those that lead or frame a transition.
  var performers: [(file: SourceFile, fact: TypeFact)] {
    let known = Set(SourceCandidate.Kind.movers.map(\.requirement)).union([
      "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
    ])
    return classes.filter { !known.isDisjoint(with: ancestry(of: $0.fact.name)) }
  }

  var classes: [(file: SourceFile, fact: TypeFact)] {
    files.flatMap { file in file.types.filter { $0.kind == .class }.map { (file: file, fact: $0) } }
  }

  /// The class, and those of the sources that inherit from it.
  func family(of name: String) -> [String] {
    [name] + classes.map(\.fact.name).filter { $0 != name && ancestry(of: $0).contains(name) }
  }

  /// Whether objects of the class lead transitions by percents.
  func isPercentDriven(_ name: String) -> Bool { ancestry(of: name).contains("UIPercentDrivenInteractiveTransition") }

  /// The file's function `scene(_ stage: Stage) -> () -> Void`, in whichever file it stands.
  var scene: (file: SourceFile, function: FunctionFact)? {
    for file in files {
      if let scene = file.functions.first(where: { $0.name == "scene(_:)" && $0.parameters.map(\.plainType) == ["Stage"] }) {
        return (file, scene)
      }
    }
    return nil
  }
}

extension String {
  /// A type as it is written in an inheritance clause, without attributes, `any` and arguments.
  var plainType: String {
    let bare = split(separator: "<").first ?? self[...]
    let name = bare.split(separator: " ").last.map(String.init) ?? String(bare)
    return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  }
}
