public import StyleKit
import TransitionKit

/// A change of screens that the sources' object does not serve.
public struct UnfitSource: Error, CustomStringConvertible {
  public let description: String
}

extension SourceStyle {
  /// The style of the command line that films this object.
  public func style(_ briefing: SourceBriefing) throws(UnfitSource) -> Style {
    let way = try way(briefing)
    let others = scene == nil ? SourceBriefing.Way.changes.filter { $0 != way && serves($0) } : []
    var parameters = briefing.properties.sorted { $0.key < $1.key }.map { Parameter($0, .expression($1), "as in the source") }
    if !others.isEmpty {
      parameters.append(Parameter("by", .choice(way.rawValue, among: ([way] + others).map(\.rawValue)), "the change of screens"))
    }
    let change = change(way, bothWays: briefing.ways.count > 1)
    var style = Style(
      name: briefing.name, source: briefing.source, summary: briefing.summary,
      parameters: parameters, gesture: briefing.followsFinger ? change.likelyGestures.first : nil, change: change)
    style.findsItsGesture = briefing.followsFinger
    style.presentation = briefing.presentation.style
    style.presentsWithoutNavigation = !briefing.usesNavigation
    style.prepare = preparation
    if isLedByFilm {
      style.finger = { [self] window, delegate, change in
        SourceFinger.begin(in: window, leading: { self.lead(delegate, by: $0) }, change)
      }
    }
    style.remarks = { [self] in remarks(briefing, way) }
    style.controllers = controllers
    if roles == [.screen] {
      style.ownScreen = { [self] in
        let screen = make(nil) as? UIViewController
        if let screen { adjust(screen) }
        return screen ?? UIViewController()
      }
    }
    style.others = others.map { self.change($0, bothWays: false) }
    return style
  }

  private func way(_ briefing: SourceBriefing) throws(UnfitSource) -> SourceBriefing.Way {
    if scene != nil {
      guard briefing.ways.isEmpty else {
        throw UnfitSource(description: "\(briefing.name) holds a scene, which says itself what moves: --as has nothing to choose")
      }
      return .push
    }
    guard let way = briefing.ways.first ?? usualWay(briefing.usual) else {
      throw UnfitSource(
        description:
          "\(briefing.name) is a \(type): an animator, a delegate of transitions, a segue or a presentation controller is "
          + "what can be filmed")
    }
    guard serves(way) else {
      let others = SourceBriefing.Way.allCases.filter(serves).map(\.rawValue)
      let hint = others.isEmpty ? "it is nothing that moves screens" : "--as \(others.joinedByOr)"
      throw UnfitSource(description: "\(type) cannot be filmed as \(way.rawValue): \(hint)")
    }
    return way
  }

  private func usualWay(_ usual: SourceBriefing.Way) -> SourceBriefing.Way? {
    switch roles.filter({ $0 != .animator }).first {
    case .navigation: usual == .pop ? .pop : .push
    case .presentation, .presentationController: usual == .dismiss ? .dismiss : .present
    case .tabs: .tab
    case .segue: .segue
    case .screen: .push
    case .animator, nil: roles.isEmpty ? nil : usual
    }
  }

  private func serves(_ way: SourceBriefing.Way) -> Bool {
    let wanted: [Role] =
      switch way {
      case .push, .pop: [.navigation, .animator, .screen]
      case .present, .dismiss: [.presentation, .animator, .presentationController, .screen]
      case .tab: [.tabs, .animator]
      case .segue: [.segue]
      }
    return roles.contains { wanted.contains($0) }
  }

  private func change(_ way: SourceBriefing.Way, bothWays: Bool) -> Style.Change {
    if let scene {
      return .perform("scene") { [self] stage, _, _ in
        watchChoices()
        return scene(stage)
      }
    }
    switch way {
    case .push: return .push { [self] _ in navigation(bothWays ? [.push, .pop] : [.push]) }
    case .pop: return .pop { [self] _ in navigation(bothWays ? [.push, .pop] : [.pop]) }
    case .present: return .present { [self] _ in presentation(comes: true, leaves: bothWays) }
    case .dismiss: return .dismiss { [self] _ in presentation(comes: bothWays, leaves: true) }
    case .tab: return .perform("select") { [self] in select(on: $0, from: $1, to: $2) }
    case .segue: return .perform("perform") { [self] in perform(on: $0, from: $1, to: $2) }
    }
  }
}

extension SourceStyle {
  /// What a person would not see in the film: that the sources' own animator, or a property that was set, had no part in it.
  private func remarks(_ briefing: SourceBriefing, _ way: SourceBriefing.Way) -> [String] {
    var lines: [String] = []
    if scene == nil, roles != [.screen], choices.lastIsThere == false, !choices.hasFrame {
      let wayOut = controllers.isEmpty ? "; where it looks for screens of its own, --from and --to bring them" : ""
      lines.append("\(type) gives no animator for this \(way.rawValue): the film shows what UIKit does by itself\(wayOut)")
    }
    if scene == nil, controllers.isEmpty, let screens = briefing.screens {
      lines.append("the sources look for screens of their own, and the film has others: \(screens) would put them there")
    }
    for (option, owners) in briefing.set.sorted(by: { $0.key < $1.key }) where choices.all.allSatisfy({ !owners.contains($0) }) {
      lines.append("\(option) sets nothing: no \(owners.joinedByOr) takes part in this \(way.rawValue)")
    }
    return lines
  }
}

extension SourceBriefing.Way {
  /// The ways that a story has words for.
  fileprivate static let changes: [Self] = [.push, .pop, .present, .dismiss]
}

extension SourceBriefing.Presentation {
  fileprivate var style: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .custom: .custom
    case .pageSheet: .pageSheet
    }
  }
}
