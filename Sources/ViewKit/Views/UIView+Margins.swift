extension UIView {
  /// What a view says of its margins.
  struct Margins {
    var own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Whether the own margins were set by the direction of reading, with which they turn.
    var isDirectional = false
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// The margins of which the view was last told; nil before it was told of any.
    var told: UIEdgeInsets?
  }

  /// The view's margins with the safe area and what the superview and a controller ask for.
  var marginsNow: UIEdgeInsets {
    var margins = margins.own
    if let least = controller?.leastMargins { margins = margins.atLeast(least) }
    if self.margins.insetsFromSafeArea { margins = margins.adding(insetsNow) }
    guard self.margins.preservesSuperview, let superview else { return margins }
    return margins.atLeast(reach(of: superview.layoutMargins, from: superview))
  }

  /// Makes a change of margins, and tells this view and those that take them over.
  func changeMargins(_ change: (inout Margins) -> Void) {
    change(&margins)
    tellMargins()
    setNeedsLayout()
  }

  /// Tells the view of its margins if they have changed.
  package func tellMargins() {
    let now = layoutMargins
    guard margins.told != now else { return }
    let isFirst = margins.told == nil
    margins.told = now
    layoutState?.insetsDidChange()
    if !isFirst {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    for view in subviews where view.margins.preservesSuperview { view.tellMargins() }
  }
}

extension UIEdgeInsets {
  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
  }
}
