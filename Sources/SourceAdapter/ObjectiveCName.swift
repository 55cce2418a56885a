/// The names that Objective-C has for Swift's methods and properties.
enum ObjectiveCName {
  /// `move(_:by:)` is `move:by:`, `show(animated:)` is `showWithAnimated:`, `fade(for:)` is `fadeFor:`.
  static func ofMethod(_ name: String) -> String {
    let fullName = name.replacing("`", with: "")
    if let known = apples[fullName] { return known }
    let parts = fullName.dropLast().split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return fullName }
    var labels = parts[1].split(separator: ":").map { $0 == "_" ? "" : String($0) }
    guard let first = labels.first else { return String(parts[0]) }
    labels[0] = parts[0] + joined(first)
    return labels.map { $0 + ":" }.joined()
  }

  static func ofSetter(_ getter: String) -> String {
    getter.isEmpty ? "" : "set\(getter.prefix(1).uppercased())\(getter.dropFirst()):"
  }

  private static func joined(_ label: String) -> String {
    guard let initial = label.first else { return "" }
    let word = label.prefix { !$0.isUppercase }
    let isPreposition = prepositions.contains(String(word))
    return (isPreposition ? "" : "With") + initial.uppercased() + label.dropFirst()
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "during", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
    "with", "within",
  ]

  /// Methods of UIKit that people name in selectors and whose two names follow no rule.
  private static let apples = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "viewWillAppear(_:)": "viewWillAppear:",
    "animateTransition(using:)": "animateTransition:",
    "transitionDuration(using:)": "transitionDuration:",
    "animationEnded(_:)": "animationEnded:",
    "interruptibleAnimator(using:)": "interruptibleAnimatorForTransition:",
    "startInteractiveTransition(_:)": "startInteractiveTransition:",
    "animationController(forPresented:presenting:source:)":
      "animationControllerForPresentedController:presentingController:sourceController:",
    "animationController(forDismissed:)": "animationControllerForDismissedController:",
    "interactionControllerForPresentation(using:)": "interactionControllerForPresentation:",
    "interactionControllerForDismissal(using:)": "interactionControllerForDismissal:",
    "presentationController(forPresented:presenting:source:)":
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
    "navigationController(_:animationControllerFor:from:to:)":
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
    "navigationController(_:interactionControllerFor:)": "navigationController:interactionControllerForAnimationController:",
    "navigationController(_:willShow:animated:)": "navigationController:willShowViewController:animated:",
    "navigationController(_:didShow:animated:)": "navigationController:didShowViewController:animated:",
    "tabBarController(_:didSelect:)": "tabBarController:didSelectViewController:",
    "tabBarController(_:shouldSelect:)": "tabBarController:shouldSelectViewController:",
    "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
    "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
  ]
}
