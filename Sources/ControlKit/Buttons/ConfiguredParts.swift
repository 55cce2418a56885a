@_spi(Rooms) internal import ViewKit

/// The views that show a button's configuration, beside its label and image.
@MainActor
final class ConfiguredParts {
  let background = UIImageView()
  let stroke = UIView()
  let subtitle = UILabel()
  let wheel = UIActivityIndicatorView(style: .medium)
  var effect: UIVisualEffectView?
  weak var custom: UIView?

  init(in button: UIButton) {
    button.insertSubview(background, at: 0)
    button.insertSubview(stroke, aboveSubview: background)
    stroke.isUserInteractionEnabled = false
    background.clipsToBounds = true
    for view in [subtitle, wheel] { button.addSubview(view) }
  }

  var views: [UIView] { [background, stroke, subtitle, wheel] }

  func show(_ background: UIBackgroundConfiguration, radius: CGFloat, _ color: UIColor, _ tint: UIColor) {
    self.background.backgroundColor = color
    self.background.image = background.image
    self.background.contentMode = background.imageContentMode
    self.background.layer.cornerRadius = radius
    stroke.layer.cornerRadius = max(radius + background.strokeOutset, 0)
    stroke.layer.borderWidth = background.strokeWidth
    let line = background.resolvedStrokeColor(for: tint).resolvedColor(with: stroke.traitCollection)
    stroke.layer.borderColor = background.strokeWidth > 0 ? line.cgColor : nil
    if custom !== background.customView {
      custom?.removeFromSuperview()
      custom = background.customView
      if let custom { self.background.addSubview(custom) }
    }
    show(background.visualEffect)
  }

  private func show(_ visualEffect: UIVisualEffect?) {
    guard visualEffect != nil || effect != nil else { return }
    let view = effect ?? UIVisualEffectView(effect: nil)
    if effect == nil { background.addSubview(view) }
    effect = view
    view.isHidden = visualEffect == nil
    view.effect = visualEffect
  }

  func place(in rect: CGRect, outset: CGFloat) {
    background.frame = rect
    stroke.frame = rect.insetBy(dx: -outset, dy: -outset)
    for view in [custom, effect] as [UIView?] { view?.frame = background.bounds }
  }
}
