import Embedding
import StyleKit
import TransitionKit

/// A published technique as two styles, the way there and the way back, which one delegate animates.
struct Technique: Sendable {
  let there: Style
  let back: Style

  /// How a technique changes the screens.
  enum Kind {
    case pushes
    case presents
  }

  /// - Parameters:
  ///   - name: what both styles' names begin with.
  ///   - type: the class that animates both ways.
  ///   - duration: the duration that the animator has by itself.
  ///   - parameters: what may be set besides the duration, and the threshold of the pan.
  ///   - onlyThere: what may be set besides, but changes nothing on the way back.
  ///   - shared: what the class shares with some others, as names of files of this folder.
  ///   - make: makes the delegate, and sets what the parameters name.
  init<Transition: ScreenTransition>(
    _ name: String, _ type: Transition.Type, _ family: Style.Family, _ kind: Kind = .pushes, source: String, there: String,
    back: String,
    duration: Double, parameters: [Parameter] = [], onlyThere: [Parameter] = [], also shared: [String] = [],
    make: @escaping @MainActor @Sendable (Settings) -> Transition
  ) {
    let type = "\(type)"
    func listing(_ verb: String) -> Style.Listing {
      Style.Listing(
        type.replacingOccurrences(of: "Transition", with: verb + "Transition"), base: type,
        parts: (["\(family.rawValue.capitalized)/\(type)"]
          + (shared + ["ScreenTransition", "ScreenPair", "WayBackPan"]).map { "Techniques/\($0)" })
          .map { path in { embeddedFile("Styles/\(path).swift") } })
    }
    func makeSet(_ settings: Settings) -> @MainActor @Sendable () -> Transition {
      {
        let transition = make(settings)
        settings.apply("duration", to: &transition.duration)
        settings.apply("threshold", to: &transition.pan.threshold)
        return transition
      }
    }
    let (verb, backVerb) = kind == .pushes ? ("push", "pop") : ("present", "dismiss")
    self.there = Style(
      name: "\(name)-\(verb)", family: family, source: source, summary: there,
      parameters: [.duration(duration)] + parameters + onlyThere,
      wayBack: "\(name)-\(backVerb)", listing: listing(verb.capitalized),
      change: kind == .pushes ? .push { makeSet($0)() } : .present { makeSet($0)() })
    self.back = Style(
      name: "\(name)-\(backVerb)", family: family, source: source, summary: back,
      parameters: [.duration(duration)] + parameters + [.threshold(0.4)], gesture: .right,
      listing: listing(backVerb.capitalized),
      change: kind == .pushes ? .pop { makeSet($0)() } : .dismiss { makeSet($0)() })
  }
}

extension ScreenTransition: PanStarting {
  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    (navigation.presentedViewController ?? navigation.topViewController).map(pan.watch)
  }
}
