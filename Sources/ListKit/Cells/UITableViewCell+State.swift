internal import ControlKit

// What a cell shows of its state, its accessories and its grounds.

extension UITableViewCell {
  /// The seconds in which the ground of a cell fades.
  private static let fade = 0.3

  func stateDidChange(animated: Bool) {
    setNeedsUpdateConfiguration()
    parts.editingControl?.show(isChosen: isSelected)
    let isLit = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none
    guard let ground = isLit ? groundOfSelection() : selectedBackgroundView ?? parts.standardGround else { return }
    if isLit, ground.superview !== self {
      ground.frame = bounds
      insertSubview(ground, belowSubview: contentView)
    }
    let change = { ground.alpha = isLit ? 1 : 0 }
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: Self.fade, delay: 0, options: .allowUserInteraction, animations: change)
  }

  private func groundOfSelection() -> UIView {
    if let view = selectedBackgroundView ?? parts.standardGround { return view }
    let view = UIView()
    view.backgroundColor = .systemGray4
    view.alpha = 0
    parts.standardGround = view
    return view
  }

  func groundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func selectedGroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    selectedBackgroundView?.alpha = 0
    if parts.isSelected || parts.isHighlighted { stateDidChange(animated: false) }
  }

  // MARK: Accessories

  func accessoryDidChange(from old: UIView? = nil) {
    old?.removeFromSuperview()
    parts.accessory?.removeFromSuperview()
    parts.accessory = accessoryOfState()
    if let view = parts.accessory { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Configurations

  func contentConfigurationDidChange() {
    guard let configuration = contentConfiguration else {
      parts.configuredView?.removeFromSuperview()
      parts.configuredView = nil
      return setNeedsLayout()
    }
    if let view = parts.configuredView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      parts.configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      parts.configuredView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  func backgroundDidChange() {
    parts.ground?.removeFromSuperview()
    parts.ground = backgroundConfiguration?.makeView(tint: tintColor)
    if let view = parts.ground {
      backgroundColor = .clear
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  func configureIfNeeded() {
    guard parts.needsConfiguration else { return }
    parts.needsConfiguration = false
    let state = configurationState
    if let content = contentConfiguration { contentConfiguration = content.updated(for: state) }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
