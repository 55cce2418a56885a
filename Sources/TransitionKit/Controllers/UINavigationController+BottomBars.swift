// The bars below the screens: the toolbar, and the bar of a tab bar controller around this one. While a screen that hides them comes or
// goes, they lie on the other screen and move with it.

extension UINavigationController {
  private var tabs: UITabBarController? { parent as? UITabBarController }

  /// Whether a screen is shown without the bars: it, or one below it on the stack, hides them.
  func hidesBottomBars(_ screen: UIViewController?) -> Bool {
    guard let screen else { return false }
    let line = isOnStack(screen) ? stack : current?.before ?? [screen]
    return line.prefix { $0 !== screen }.contains(where: \.hidesBottomBarWhenPushed) || screen.hidesBottomBarWhenPushed
  }

  /// How far the bars cover a screen from below, in points.
  func heightOfBottomBars(for screen: UIViewController) -> CGFloat {
    hidesBottomBars(screen) ? 0 : (isToolbarHidden ? 0 : BarMetrics.height(traitCollection)) + (tabs?.heightOfBar ?? 0)
  }

  /// Puts the bars where the screen that is shown wants them: above all screens, or away.
  func placeBottomBars() {
    guard isViewLoaded else { return }
    let isAway = hidesBottomBars(shown ?? topViewController)
    showToolbarItems()
    if isToolbarHidden || isAway {
      toolbar.removeFromSuperview()
    } else {
      toolbar.frame = toolbarFrame(isHidden: false)
      view.addSubview(toolbar)
    }
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    tabs?.placeBar()
  }

  /// Shows the items of the screen that is shown, or that comes.
  func showToolbarItems(of screen: UIViewController? = nil, animated: Bool = false) {
    guard let screen = screen ?? shown ?? topViewController, let items = screen.toolbarItems else { return }
    if toolbar.items != items { toolbar.setItems(items, animated: animated) }
  }

  /// The height of the tab bar below the toolbar, with the strip that the device keeps free of controls.
  private var heightBelowToolbar: CGFloat { tabs.map { $0.tabBar.isHidden ? 0 : $0.wholeHeightOfBar } ?? 0 }

  /// The toolbar's height: it fills the strip that the device keeps free of controls, unless a tab bar does.
  private var heightOfToolbar: CGFloat {
    BarMetrics.height(traitCollection) + (heightBelowToolbar > 0 ? 0 : view.safeAreaInsets.bottom)
  }

  private func toolbarFrame(isHidden: Bool) -> CGRect {
    let top = view.bounds.height - heightBelowToolbar - heightOfToolbar
    return CGRect(x: 0, y: isHidden ? view.bounds.height : top, width: view.bounds.width, height: heightOfToolbar)
  }

  /// Makes room below the toolbar's buttons once it is known how much the device keeps free.
  func fitToolbar() {
    if toolbar.superview === view, toolbar.frame.height != heightOfToolbar { placeBottomBars() }
  }

  func slideToolbar(animated: Bool) {
    guard animated, !hidesBottomBars(shown ?? topViewController) else { return placeBottomBars() }
    if !isToolbarHidden {
      toolbar.frame = toolbarFrame(isHidden: true)
      view.addSubview(toolbar)
    }
    UIView.animate(
      withDuration: TimeInterval(Self.hideShowBarDuration),
      animations: { self.toolbar.frame = self.toolbarFrame(isHidden: self.isToolbarHidden) },
      completion: { _ in
        if self.current == nil { self.placeBottomBars() }
      })
  }

  /// Lays the bars on the screen that they leave with, or come back with, if one of the two screens hides them.
  func letBottomBarsMove(from: UIViewController, to: UIViewController) {
    guard hidesBottomBars(from) != hidesBottomBars(to) else { return }
    let carrier: UIView = hidesBottomBars(from) ? to.view : from.view
    if !isToolbarHidden { carrier.carry(toolbar, bottom: heightBelowToolbar, height: heightOfToolbar) }
    if let tabs, tabs.shows(self) { carrier.carry(tabs.tabBar, bottom: 0, height: tabs.wholeHeightOfBar) }
  }
}

extension UIView {
  /// Lays a bar along the lower edge, `bottom` points above it.
  fileprivate func carry(_ bar: UIView, bottom: CGFloat, height: CGFloat) {
    bar.frame = CGRect(x: bounds.minX, y: bounds.maxY - bottom - height, width: bounds.width, height: height)
    addSubview(bar)
  }
}
