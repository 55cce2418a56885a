/// The rounded card that carries a sheet's presented view, and its grabber.
final class SheetCard: UIView, PullTaking {
  /// Whether the sheet has a larger detent, to which content at its upper edge lets it grow.
  var mayGrow: () -> Bool = { false }
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
  /// The presented view.
  weak var content: UIView? {
    didSet {
      guard let content, content !== oldValue || content.superview !== self else { return }
      content.fill(bounds)
      insertSubview(content, at: 0)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    grabber.backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
    grabber.layer.cornerRadius = 2.5
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    grabber.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func takesPull(by way: CGFloat) -> Bool { way > 0 || mayGrow() }

  var showsGrabber = false {
    didSet {
      guard showsGrabber != oldValue else { return }
      guard showsGrabber else { return grabber.removeFromSuperview() }
      grabber.center.x = bounds.midX
      addSubview(grabber)
    }
  }

  func round(_ radius: CGFloat, onlyAbove: Bool) {
    layer.maskedCorners = onlyAbove ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    layer.cornerRadius = radius
  }
}

/// Stands around the presenter's view behind a sheet, so that the view itself keeps its frame and its transform.
final class SheetBackdrop: UIView {
  private let content: UIView

  /// Takes the view's place; nil for a view without a superview.
  init?(around content: UIView) {
    guard let superview = content.superview else { return nil }
    self.content = content
    super.init(frame: superview.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    superview.insertSubview(self, belowSubview: content)
    let center = superview.convert(content.center, to: self)
    addSubview(content)
    content.center = center
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the view back, unless it has gone elsewhere.
  func giveBack() {
    if content.superview === self, let superview {
      let center = convert(content.center, to: superview)
      superview.insertSubview(content, aboveSubview: self)
      content.center = center
    }
    removeFromSuperview()
  }
}
