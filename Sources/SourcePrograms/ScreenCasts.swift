import Foundation
import SourceFacts

/// The screens of the sources that a transition casts its two screens to: without them it may do less, or nothing.
struct ScreenCasts {
  private let types: SourceTypes
  private var (from, to): (String?, String?) = (nil, nil)

  init(in sources: SourceSet, _ types: SourceTypes) {
    self.types = types
    for file in sources.files {
      let text = sources.texts[file.path].map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      for line in text.split(separator: "\n") { find(in: line) }
    }
  }

  /// The options that put these screens on the stage; nil where the sources cast to none of their own.
  var options: String? {
    let words = [from.map { "--from \($0)" }, to.map { "--to \($0)" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Finds casts such as `context.viewController(forKey: .from) as? FeedViewController`, and whose screen they speak of.
  private mutating func find(in line: Substring) {
    for word in [" as? ", " as! "] {
      var rest = line
      while let cast = rest.range(of: word) {
        let type = String(rest[cast.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let names = rest[..<cast.lowerBound].split { !$0.isLetter && $0 != "_" }
        if let screen = screen(castTo: type), let side = names.reversed().lazy.compactMap(Self.side).first {
          if side == .from { from = from ?? screen } else { to = to ?? screen }
        }
        rest = rest[cast.upperBound...]
      }
    }
  }

  private static let bases: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController",
  ]

  private enum Side { case from, to }

  private static func side(named name: Substring) -> Side? {
    let name = name.lowercased()
    if ["from", "presenting", "source"].contains(where: name.hasPrefix) { return .from }
    return name == "to" || ["tovc", "toview", "tocontroller", "presented", "destination"].contains(where: name.hasPrefix)
      ? .to : nil
  }

  /// The screen of the sources that a cast to the type asks for: the class, or the only one that conforms to the protocol.
  private func screen(castTo type: String) -> String? {
    let screens = types.classes.map(\.fact.name).filter { name in
      !Self.bases.isDisjoint(with: types.ancestry(of: name)) && (name == type || types.ancestry(of: name).contains(type))
    }
    return screens.contains(type) ? type : screens.count == 1 ? screens[0] : nil
  }
}
