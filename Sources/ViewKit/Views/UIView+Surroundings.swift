internal import Raster

extension UIView {
  /// Whether the tint shows that controls can be used.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode; `normal` where there is none.
    case automatic
    case normal
    /// The tint is grey.
    case dimmed
  }

  /// Settings of a view's own; without them it takes its superview's.
  struct Surroundings {
    var tint: UIColor?
    var tintMode = TintAdjustmentMode.automatic
    /// How many presentations lie over the view and grey its tint.
    var greying = 0
    var traits = TraitValues()
    var semantics = UISemanticContentAttribute.unspecified
    /// The safe area of which the view was last told.
    var toldInsets = UIEdgeInsets.zero
    /// A background that depends on traits, and what the layer was given for it.
    var ground: (color: UIColor, shown: CGColor)?
    var watchers = TraitWatchers()

    /// The mode that was set, before any presentation's.
    var ownTintMode: TintAdjustmentMode { tintMode == .automatic && greying > 0 ? .dimmed : tintMode }

    /// Whether the view sets neither tint nor traits, and takes them from its superview.
    var isPlain: Bool { tint == nil && ownTintMode == .automatic && traits == TraitValues() }
  }

  /// The settings that hold for a view: each its own, or else that of the nearest view around it that has one.
  struct Inherited {
    var traits = TraitValues()
    /// Before it is dimmed.
    var tint: UIColor?
    var tintMode = TintAdjustmentMode.automatic
  }

  // One walk for all, as every layout of every view makes it.
  var inherited: Inherited {
    var found = Inherited()
    var next: UIView? = self
    while let view = next {
      var own = view.ownTraits
      if own != TraitValues() {
        own.take(found.traits)
        found.traits = own
      }
      if found.tint == nil { found.tint = view.surroundings.tint }
      if found.tintMode == .automatic { found.tintMode = view.surroundings.ownTintMode }
      next = view.superview
    }
    return found
  }

  /// The tint that was set on the view itself; nil where it takes its superview's.
  package var ownTint: UIColor? { surroundings.tint }

  var tintMode: TintAdjustmentMode {
    let mode = inherited.tintMode
    return mode == .automatic ? .normal : mode
  }

  /// Greys the tint of the view and all in it while a presentation lies over them, or ends that; a mode that was set holds all the same.
  package func greyTint(_ isGrey: Bool) {
    UIView.noteOwnTraits()
    changeSurroundings { surroundings.greying += isGrey ? 1 : -1 }
  }

  /// The values of which views are told when they change.
  private struct Told {
    let tint: UIColor
    let traits: UITraitCollection
  }

  /// Makes a change that may alter tint or traits of this view and its subviews, and calls those views if it does.
  func changeSurroundings(_ change: () -> Void) {
    let before = Told(tint: tint, traits: traits)
    change()
    if tint != before.tint { tellTintChanged() }
    if !traits.isSame(as: before.traits) { tellTraitsChanged(from: before.traits) }
  }

  private func tellTintChanged() {
    let duration = UIView.inheritedAnimationDuration
    if duration > 0, (self as? any TintShowing)?.showsTint == true {
      let fade = CATransition()
      fade.duration = duration
      fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
      layer.add(fade, forKey: kCATransition)
    }
    withOwnTraits {
      resolveGround()
      tintColorDidChange()
    }
    for view in subviews where view.surroundings.tint == nil || view.surroundings.ownTintMode == .automatic {
      view.tellTintChanged()
    }
  }

  // MARK: Safe area

  /// The view's current safe area insets: how far the superview's reach into it, plus those that its controller adds. Transforms
  /// are left out.
  var insetsNow: UIEdgeInsets {
    guard let stage = window?.stage else { return .zero }
    return insets(on: stage)
  }

  private func insets(on stage: Stage) -> UIEdgeInsets {
    let insets = superview.map { reach(of: $0.insets(on: stage), from: $0) } ?? stage.coveredInsets
    guard let controller else { return insets }
    return insets.adding(controller.insetsFromContainer).adding(controller.additionalSafeAreaInsets)
  }

  /// How far insets of the superview reach into this view: never further than they are, also where the view hangs over an edge.
  func reach(of outer: UIEdgeInsets, from superview: UIView) -> UIEdgeInsets {
    let (area, size) = (superview.bounds, bounds.size)
    let x = center.x - layer.anchorPoint.x * size.width - area.minX
    let y = center.y - layer.anchorPoint.y * size.height - area.minY
    func rest(_ edge: CGFloat, _ way: CGFloat) -> CGFloat { max(edge - max(way, 0), 0) }
    return UIEdgeInsets(
      top: rest(outer.top, y), left: rest(outer.left, x), bottom: rest(outer.bottom, area.height - y - size.height),
      right: rest(outer.right, area.width - x - size.width))
  }

  /// Tells view and controller of the safe area if it has changed; called in the layout pass.
  func tellSafeArea() {
    let insets = insetsNow
    tellMargins()
    guard insets != surroundings.toldInsets else { return }
    surroundings.toldInsets = insets
    layoutState?.insetsDidChange()
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// Lays this view and all in it out anew.
  package func setAllNeedLayout() {
    setNeedsLayout()
    subviews.forEach { $0.setAllNeedLayout() }
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }
}

extension UIColor {
  /// A grey with the luma of this colour.
  var dimmed: UIColor {
    let color = cgColor.color
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(white: CGFloat(luma), alpha: CGFloat(color.alpha))
  }
}

extension UIView {
  /// What every view tells observers who know its properties by name.
  func propertyOfViews(_ name: String) -> Any? {
    switch name {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "backgroundColor": backgroundColor as Any
    case "layer": layer
    case "tag": tag
    case "hidden", "isHidden": isHidden
    default: nil
    }
  }
}

/// A view that shows its tint itself. Where the tint changes within an animation, what the view showed fades into what it shows then.
package protocol TintShowing: UIView {
  var showsTint: Bool { get }
}
