/// How a presented screen relates to the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view leaves while it does.
  case fullScreen = 0
  /// A card that leaves the top of the presenter in sight; see `UISheetPresentationController`.
  case pageSheet = 1
  /// As `pageSheet` on a phone; on a pad a smaller card, as large as the presented controller would like to be.
  case formSheet = 2
  /// As `fullScreen`, over the nearest controller that defines a presentation context.
  case currentContext = 3
  /// The delegate's presentation controller decides.
  case custom = 4
  /// Covers the screen; the presenter's view stays below.
  case overFullScreen = 5
  /// As `overFullScreen`, over the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// A bubble beside what it belongs to; on a phone as `pageSheet`.
  case popover = 7
  /// The style of a transition that is no presentation.
  case none = -1
  /// The system's choice, which is `pageSheet`.
  case automatic = -2

  /// Whether the presenter's view takes part in the transition and then leaves.
  var takesPresentersView: Bool {
    switch self {
    case .fullScreen, .currentContext, .none: true
    case .automatic, .pageSheet, .formSheet, .popover, .custom, .overFullScreen, .overCurrentContext: false
    }
  }

  /// The style itself, or what the system chooses for it.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether a sheet's controller manages it.
  var isSheet: Bool { [.pageSheet, .formSheet].contains(resolved) }

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
