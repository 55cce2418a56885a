extension UIViewController {
  /// The stage in whose window the controller's view is, or else the current one.
  var stage: Stage? { viewIfLoaded?.layer.stage ?? Stage.active }

  /// The controller that presents on behalf of this one: the outermost container or, for a context style, the nearest controller
  /// that defines a presentation context.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let line = sequence(first: self, next: \.parent)
    if style.staysInContext, let context = line.first(where: \.definesPresentationContext) { return context }
    return line.reversed().first ?? self
  }

  func schedulePresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    // A controller that zooms fills the screen unless somebody has said how it covers it.
    if presented.preferredTransition?.isZoom == true, presented.modalPresentationStyle == .automatic {
      presented.modalPresentationStyle = .fullScreen
    }
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard let stage = presenter.stage else { return }
    if let refusal = presenter.refusal(to: presented) {
      return stage.diagnose(refusal.words(presented, on: presenter), by: "\(type(of: presenter))")
    }
    let presentation = Presentation(presenter: presenter, presented: presented, source: self)
    presenter.presentation = presentation
    presented.presentingPresentation = presentation
    presentation.prepare(animated: animated, completion: completion)
    stage.turn.whenLaidOut { [presenter] in
      withExtendedLifetime(presenter) { presentation.begin() }
    }
  }

  /// Makes the presentation controller of a controller that is yet to be presented, so that it can be set up before; nil for
  /// controllers that are on screen otherwise, and for the style `custom`, about which the delegate is asked later.
  func makePresentationController() -> UIPresentationController? {
    guard parent == nil, viewIfLoaded?.window == nil, modalPresentationStyle != .custom else { return nil }
    if let popover = popoverPresentationController { return popover }
    if let prepared = preparedPresentationController, prepared.presentationStyle == modalPresentationStyle.resolved,
      prepared is UISheetPresentationController == modalPresentationStyle.isSheet
    {
      return prepared
    }
    preparedPresentationController = UIPresentationController.system(modalPresentationStyle, presenting: self, on: nil)
    return preparedPresentationController
  }

  /// Why this controller cannot present the other one; nil if it can.
  private func refusal(to presented: UIViewController) -> PresentationRefusal? {
    if presented === self { return .itself }
    if let parent = presented.parent { return .child(of: parent) }
    if presentation != nil { return .presentsAlready }
    // A view that somebody has put on screen himself, as segues do before they present, moves to where it is presented.
    let isRoot = presented.viewIfLoaded?.window?.rootViewController === presented
    if isRoot || presented.presentingPresentation != nil || presented.presentation != nil { return .isShown }
    if viewIfLoaded?.window?.stage == nil { return .notInHierarchy }
    return presentingPresentation?.isMoving == true ? .inProgress : nil
  }

  /// Dismisses what this controller, or a container around it, presents; otherwise this controller itself.
  func scheduleDismissal(animated: Bool, completion: (() -> Void)?) {
    let line = sequence(first: self, next: \.parent)
    let above = line.lazy.compactMap(\.presentation).first
    guard let presentation = above ?? line.lazy.compactMap(\.presentingPresentation).first else {
      completion?()
      return
    }
    presentation.prepareDismissal(animated: animated, completion: completion)
    presentation.stage?.turn.whenLaidOut { [presenter = presentation.presenter] in
      withExtendedLifetime(presenter) { presentation.dismiss(animated: animated, completion: completion) }
    }
  }
}

/// Why a controller cannot present another one. The completion of such a present never comes.
enum PresentationRefusal {
  case itself
  case child(of: UIViewController)
  case presentsAlready
  case isShown
  case notInHierarchy
  case inProgress

  @MainActor
  func words(_ presented: UIViewController, on presenter: UIViewController) -> String {
    let attempt = "Attempt to present \(type(of: presented))"
    switch self {
    case .itself: return "\(attempt) on itself"
    case .child(let parent): return "\(attempt), which has the parent \(type(of: parent))"
    case .presentsAlready:
      let other = presenter.presentation.map { ", which is already presenting \(type(of: $0.presented))" } ?? ""
      return "\(attempt) on \(type(of: presenter))\(other)"
    case .isShown: return "\(attempt), which is on screen already"
    case .notInHierarchy: return "\(attempt) on \(type(of: presenter)), whose view is not in the window hierarchy"
    case .inProgress: return "\(attempt) on \(type(of: presenter)) while a presentation is in progress"
    }
  }
}

extension UIPresentationController {
  /// The system's own controller for a style.
  static func system(
    _ style: UIModalPresentationStyle, presenting presented: UIViewController, on presenter: UIViewController?
  ) -> UIPresentationController {
    if style == .popover { return UIPopoverPresentationController(presentedViewController: presented, presenting: presenter) }
    if let alert = presented as? UIAlertController {
      return AlertPresentationController(presentedViewController: alert, presenting: presenter)
    }
    return style.isSheet
      ? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
      : UIPresentationController(presentedViewController: presented, presenting: presenter)
  }
}
