// Goals, in order: a layout pass ends; views are laid out from the top down, each once unless something marks it again; a view that
// needs nothing costs nothing.

/// How a view is being laid out.
struct LayoutState {
  /// Whether the view's `layoutSubviews` runs now.
  var isRunning = false
  /// Whether the view was marked again in every pass, so that no more passes are made of it in this turn.
  var isGivenUp = false
  /// Whether a diagnostic has said so.
  var isReported = false
}

extension UIView {
  /// How many passes a call makes until it gives up. A chain of views in which each marks its superview needs as many as views may
  /// stand deep in each other, 256.
  private static let mostPasses = 300

  /// The number of views that have been laid out, by which a pass is known that got nowhere.
  private static var laidOut = 0

  /// The topmost view that needs layout, from this one upwards; the view itself if there is none. The search ends at a view that is
  /// being laid out, because the pass that does so will come to what is above.
  var topmostInNeed: UIView {
    sequence(first: self, next: \.superview).prefix { !$0.layout.isRunning }.reversed().first(where: \.needsLayout) ?? self
  }

  /// Lays out this view and what is in it, until nothing there needs it any more.
  func layOut() {
    var passes = 0
    while needsLayout || subtreeNeedsLayout {
      let before = Self.laidOut
      layOutOnce()
      // What is left then is being laid out further up, by the call that has led to this one.
      if before == Self.laidOut { return }
      passes += 1
      followConstraints()
      if passes == Self.mostPasses { return giveUp() }
    }
  }

  /// Makes one pass, from this view downwards.
  private func layOutOnce() {
    if needsLayout, !layout.isRunning { layOutItself() }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for view in subviews where view.needsLayout || view.subtreeNeedsLayout {
      view.layOutOnce()
      if view.superview === self, view.needsLayout || view.subtreeNeedsLayout { subtreeNeedsLayout = true }
    }
  }

  private func layOutItself() {
    needsLayout = false
    Self.laidOut += 1
    layout.isRunning = true
    withOwnTraits {
      tellSafeArea()
      if let controller, window != nil { controller.tellIsAppearing() }
      controller?.tellWillLayOut()
      controller?.viewIsBeingLaidOut()
      layer.layoutSublayers()
      controller?.tellDidLayOut()
    }
    layout.isRunning = false
  }

  /// Ends a pass that would go on for ever: the views that still need layout get none until the turn is over.
  private func giveUp() {
    if needsLayout {
      needsLayout = false
      layout.isGivenUp = true
      layer.stage?.turn.whenOver { [weak self] in self?.layout.isGivenUp = false }
      report()
    }
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    for view in subviews { view.giveUp() }
  }

  private func report() {
    guard !layout.isReported else { return }
    layout.isReported = true
    let (name, owner) = ("\(type(of: self))", controller.map { " of \(type(of: $0))" } ?? "")
    layer.stage?.diagnose(
      "the layout of a \(name)\(owner) never ends: in each of \(Self.mostPasses) passes it was marked by setNeedsLayout again",
      by: name, view: "the \(name)\(owner)", property: "layoutSubviews")
  }

  // MARK: What needs layout

  package func boundsOriginDidChange() {
    layoutState?.geometryDidChange()
    setNeedsLayout()
  }

  func markViewsAbove() {
    var view = superview
    while let above = view, !above.subtreeNeedsLayout {
      above.subtreeNeedsLayout = true
      view = above.superview
    }
  }

  /// Says that a subview has come, gone or changed its size. A view whose `layoutSubviews` has done so need not do it again.
  func subviewsDidChange() {
    if !layout.isRunning { setNeedsLayout() }
  }

  package func boundsSizeDidChange(from oldSize: CGSize) {
    layoutState?.geometryDidChange()
    setNeedsLayout()
    layer.resumeDisplay()
    superview?.subviewsDidChange()
    guard autoresizesSubviews else { return }
    for view in subviews {
      view.autoresize(from: oldSize, to: bounds.size)
    }
  }
}
