import TransitionKit

/// The paces of an animation block, by name.
enum Curve: String, CaseIterable {
  case linear
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"

  var options: UIView.AnimationOptions {
    switch self {
    case .linear: .curveLinear
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInOut: .curveEaseInOut
    }
  }
}
