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
    var style = UIUserInterfaceStyle.unspecified
    /// The safe area of which the view was last told.
    var toldInsets = UIEdgeInsets.zero

    /// Whether the view sets neither tint nor style, and takes both from its superview.
    var isPlain: Bool { tint == nil && tintMode == .automatic && style == .unspecified }
  }

  /// The tint of a view that has none around it: the system's blue.
  private static let standardTint = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)

  /// The tint before it is dimmed.
  private var tintInForce: UIColor {
    sequence(first: self, next: \.superview).lazy.compactMap(\.surroundings.tint).first ?? Self.standardTint
  }

  var tint: UIColor { tintMode == .dimmed ? tintInForce.dimmed : tintInForce }

  var tintMode: TintAdjustmentMode {
    sequence(first: self, next: \.superview).lazy.map(\.surroundings.tintMode).first { $0 != .automatic } ?? .normal
  }

  package var traits: UITraitCollection {
    let screen = window?.stage.map { UITraitCollection($0.screen) } ?? .current
    let styles = sequence(first: self, next: \.superview).lazy.map(\.styleOfItsOwn)
    guard let style = styles.first(where: { $0 != .unspecified }) else { return screen }
    return UITraitCollection(traitsFrom: [screen, UITraitCollection(userInterfaceStyle: style)])
  }

  private var styleOfItsOwn: UIUserInterfaceStyle {
    surroundings.style != .unspecified ? surroundings.style : controller?.overrideUserInterfaceStyle ?? .unspecified
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

  package func traitsMayDiffer(from previous: UITraitCollection) {
    if !traits.isSame(as: previous) { tellTraitsChanged(from: previous) }
  }

  private func tellTintChanged() {
    tintColorDidChange()
    for view in subviews where view.surroundings.tint == nil || view.surroundings.tintMode == .automatic {
      view.tellTintChanged()
    }
  }

  private func tellTraitsChanged(from previous: UITraitCollection) {
    controller?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    for view in subviews where view.styleOfItsOwn == .unspecified { view.tellTraitsChanged(from: previous) }
  }

  // MARK: Safe area

  /// The view's current safe area insets: how far the superview's reach into it, plus those that its controller adds. Transforms
  /// are left out.
  var insetsNow: UIEdgeInsets {
    guard window?.stage != nil else { return .zero }
    var insets = UIEdgeInsets.zero
    if let superview {
      let outer = superview.insetsNow
      let (area, size) = (superview.bounds, bounds.size)
      let x = center.x - layer.anchorPoint.x * size.width - area.minX
      let y = center.y - layer.anchorPoint.y * size.height - area.minY
      insets = UIEdgeInsets(
        top: max(outer.top - y, 0), left: max(outer.left - x, 0), bottom: max(outer.bottom - (area.height - y - size.height), 0),
        right: max(outer.right - (area.width - x - size.width), 0))
    } else if self is UIWindow {
      insets.top = window?.stage.map { $0.statusBar.coveredHeight(on: $0) } ?? 0
    }
    guard let controller else { return insets }
    return insets.adding(controller.insetsFromContainer).adding(controller.additionalSafeAreaInsets)
  }

  /// Tells view and controller of the safe area if it has changed; called in the layout pass.
  func tellSafeArea() {
    let insets = insetsNow
    guard insets != surroundings.toldInsets else { return }
    surroundings.toldInsets = insets
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
  fileprivate var dimmed: UIColor {
    let color = cgColor.color
    let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    return UIColor(white: CGFloat(luma), alpha: CGFloat(color.alpha))
  }
}
