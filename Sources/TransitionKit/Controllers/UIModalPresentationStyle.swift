/// How a presented screen relates to the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view leaves while it does.
  case fullScreen = 0
  /// A card that leaves the top of the presenter in sight.
  case pageSheet = 1
  /// Here the same as `pageSheet`.
  case formSheet = 2
  /// As `fullScreen`, over the nearest controller that defines a presentation context.
  case currentContext = 3
  /// The delegate's presentation controller decides.
  case custom = 4
  /// Covers the screen; the presenter's view stays below.
  case overFullScreen = 5
  /// As `overFullScreen`, over the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// The style of a transition that is no presentation.
  case none = -1
  /// Here the same as `fullScreen`.
  case automatic = -2

  /// Whether the presenter's view takes part in the transition and then leaves.
  var takesPresentersView: Bool {
    switch self {
    case .fullScreen, .currentContext, .automatic, .none: true
    case .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The system's own ways to bring a presented screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The presented screen moves up from below.
  case coverVertical = 0
  /// The screen turns over about the vertical axis through its middle.
  case flipHorizontal = 1
  case crossDissolve = 2
}
