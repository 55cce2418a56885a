extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { state?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    madeState.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Takes a guide off, with the constraints in which it takes part.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let state else { return }
    for constraint in state.references.values.sorted(by: { $0.serial < $1.serial }) where constraint.concerns(layoutGuide) {
      constraint.isActive = false
    }
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = state?.systemGuides.safeArea { return guide }
    let guide = guide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    madeState.systemGuides.safeArea = guide
    return guide
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = state?.systemGuides.margins { return guide }
    let guide = guide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
    madeState.systemGuides.margins = guide
    return guide
  }

  /// The part within the margins, at most as wide as lines of text are easily read: 672 points, in the middle.
  public var readableContentGuide: UILayoutGuide {
    if let guide = state?.systemGuides.readable { return guide }
    let guide = guide("UIViewReadableContentGuide") { view in
      var margins = view.layoutMargins
      let rest = view.bounds.width - margins.left - margins.right - Self.readableWidth
      if rest > 0 {
        margins.left += rest / 2
        margins.right += rest / 2
      }
      return margins
    }
    madeState.systemGuides.readable = guide
    return guide
  }

  /// A guide that follows insets of the view.
  private func guide(_ identifier: String, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    guide.source = { GuideArea($0, insets($0)) }
    return guide
  }

  private static let readableWidth: CGFloat = 672

  /// The part of the view that the keyboard covers; without one, an area of no height at the lower edge of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = state?.systemGuides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(self)
    madeState.systemGuides.keyboard = guide
    return guide
  }
}

extension UIView {
  /// Makes a guide that follows insets of this view's bounds, which `takeInsets` looks at again.
  package func makeInsetGuide(_ identifier: String, _ insets: @escaping @MainActor (UIView) -> UIEdgeInsets) -> UILayoutGuide {
    let guide = guide(identifier, insets)
    madeState.systemGuides.others.append(guide)
    return guide
  }

  /// Looks again at the insets that this view's guides follow.
  package func takeInsets() {
    layoutState?.insetsDidChange()
  }

  /// Makes a guide stand for this view's edges in constraints of what is inside of it, as those of a scroll view stand for its content. It
  /// begins at the origin of the view's coordinates.
  package func makeContentGuide(_ identifier: String) -> UILayoutGuide {
    let guide = ContentLayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    madeState.contentGuide = guide
    return guide
  }
}

/// The guide of a scroll view's content: its upper left corner is the origin, and its size is what constraints make it.
final class ContentLayoutGuide: UILayoutGuide {}
