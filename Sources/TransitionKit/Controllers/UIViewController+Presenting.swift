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
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard presenter.presentation == nil, presented.presentingPresentation == nil, let stage = presenter.stage else { return }
    let presentation = Presentation(presenter: presenter, presented: presented, source: self)
    presenter.presentation = presentation
    presented.presentingPresentation = presentation
    stage.turn.whenLaidOut { [presenter] in
      withExtendedLifetime(presenter) { presentation.begin(animated: animated, completion: completion) }
    }
  }

  /// Dismisses what this controller, or a container around it, presents; otherwise this controller itself.
  func scheduleDismissal(animated: Bool, completion: (() -> Void)?) {
    let line = sequence(first: self, next: \.parent)
    let above = line.lazy.compactMap(\.presentation).first
    guard let presentation = above ?? line.lazy.compactMap(\.presentingPresentation).first else {
      completion?()
      return
    }
    presentation.stage?.turn.whenLaidOut { [presenter = presentation.presenter] in
      withExtendedLifetime(presenter) { presentation.dismissAll(animated: animated, completion: completion) }
    }
  }
}

extension Presentation {
  /// Dismisses the presentations on top first, without animation; then this one.
  fileprivate func dismissAll(animated: Bool, completion: (() -> Void)?) {
    guard !isRunning else { return }
    guard let next = presented.presentation else { return beginDismissal(animated: animated, completion: completion) }
    next.dismissAll(animated: false) { [presenter] in
      withExtendedLifetime(presenter) { self.beginDismissal(animated: animated, completion: completion) }
    }
  }
}
