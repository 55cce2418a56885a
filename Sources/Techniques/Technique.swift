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
  ///   - type: the class that animates both ways, whose name ends in `Transition`.
  ///   - duration: the duration that the animator has by itself.
  ///   - parameters: what may be set besides the duration, and the threshold of the pan.
  ///   - onlyThere: what may be set besides, but changes nothing on the way back.
  ///   - shared: what the class shares with some others, as names of files of this folder.
  ///   - lowerSample: the sample that suits the lower screen; nil is the list.
  ///   - beginning: where the way there begins, if at an element.
  ///   - make: makes the delegate, and sets what the parameters name.
  init<Transition: ScreenTransition>(
    _ name: String, _ type: Transition.Type, _ family: Style.Family, _ kind: Kind = .pushes, source: String,
    there summary: String, back backSummary: String,
    duration: Double, parameters: [Parameter] = [], onlyThere: [Parameter] = [], also shared: [String] = [],
    lowerSample: String? = nil, beginning: Style.Beginning? = nil,
    make: @escaping @MainActor @Sendable (Settings) -> Transition
  ) {
    let type = "\(type)"
    func listing(_ verb: String) -> Style.Listing {
      Style.Listing(
        "\(type.dropLast("Transition".count))\(verb)Transition", base: type,
        parts: (["Techniques/\(family.rawValue.capitalized)/\(type)"]
          + (shared + ["ScreenTransition", "ScreenPair"]).map { "Techniques/\($0)" }
          + ["StyleKit/ElementScreen", "Techniques/WayBackPan"])
          .map { path in { embeddedFile("\(path).swift") } })
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
    var there = Style(
      name: "\(name)-\(verb)", family: family, source: source, summary: summary,
      parameters: [.duration(duration)] + parameters + onlyThere,
      wayBack: "\(name)-\(backVerb)", listing: listing(verb.capitalized),
      change: kind == .pushes ? .push { makeSet($0)() } : .present { makeSet($0)() })
    there.beginning = beginning
    there.lowerSample = lowerSample
    self.there = there
    var back = Style(
      name: "\(name)-\(backVerb)", family: family, source: source, summary: backSummary,
      parameters: [.duration(duration)] + parameters + [.threshold(0.4)], gesture: .right,
      listing: listing(backVerb.capitalized),
      change: kind == .pushes ? .pop { makeSet($0)() } : .dismiss { makeSet($0)() })
    back.lowerSample = lowerSample
    self.back = back
  }
}

extension ScreenTransition: PanStarting {
  func begin(from navigation: UINavigationController, next: @escaping @MainActor () -> Void) {
    (navigation.presentedViewController ?? navigation.topViewController).map(pan.watch)
  }
}

// MARK: - Elements

extension Settings {
  /// Sets a place if one of its four parameters is set; the others have their usual values then.
  func apply(_ prefix: String, to place: inout CGRect?, usual: CGRect) {
    guard ["x", "y", "width", "height"].contains(where: { number(prefix + $0) != nil }) else { return }
    var shares = usual
    apply(prefix + "x", to: &shares.origin.x)
    apply(prefix + "y", to: &shares.origin.y)
    apply(prefix + "width", to: &shares.size.width)
    apply(prefix + "height", to: &shares.size.height)
    place = shares
  }

  /// Sets a point if one of its two parameters is set.
  func apply(_ x: String, _ y: String, to point: inout CGPoint?, usual: CGPoint) {
    guard number(x) != nil || number(y) != nil else { return }
    var shares = usual
    apply(x, to: &shares.x)
    apply(y, to: &shares.y)
    point = shares
  }

  /// The middle of the place at which a transition begins: as its parameters say, else where the screen has what `offer` takes of it,
  /// else the usual one.
  static func beginning(
    usual: CGRect, _ offer: @escaping @MainActor @Sendable (any ElementScreen) -> UIView?
  ) -> Style.Beginning {
    { settings, controller, window in
      var shares: CGRect?
      settings.apply("", to: &shares, usual: usual)
      if shares == nil, let place = window.place(of: controller.elementScreen.flatMap(offer)) {
        return CGPoint(x: place.midX, y: place.midY)
      }
      let (place, size) = (shares ?? usual, window.bounds.size)
      return CGPoint(x: place.midX * size.width, y: place.midY * size.height)
    }
  }
}
