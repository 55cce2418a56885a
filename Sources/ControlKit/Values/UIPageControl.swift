@_spi(Rooms) internal import ViewKit

/// A row of dots, one for each page; a tap beside the current dot turns the page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Whether the dots stand on a ground of their own.
  public enum BackgroundStyle: Int, Sendable {
    /// A ground while a finger is down.
    case automatic
    case prominent
    case minimal
  }

  private var dots: [UIImageView] = []
  private let ground = UIView()
  private var images: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    ground.isUserInteractionEnabled = false
    ground.backgroundColor = .tertiarySystemFill
    addSubview(ground)
    show()
  }

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = page
      show()
    }
  }
  private var page = 0
  /// Setting it calls nothing.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      show()
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false {
    didSet { show() }
  }
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { show() }
  }
  /// Whether a finger that moves along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// The colour of the other pages' dots; nil is the system's.
  open var pageIndicatorTintColor: UIColor? {
    didSet { show() }
  }
  /// The colour of the current page's dot; nil is the system's.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { show() }
  }
  /// The image in place of each dot.
  open var preferredIndicatorImage: UIImage? {
    didSet { show() }
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    show()
  }

  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  // MARK: Size

  /// The size of so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(pageCount - 1, 0)) * PageMetrics.pitch + (pageCount > 0 ? PageMetrics.dot : 0)
    return CGSize(width: dots + 2 * PageMetrics.margin, height: PageMetrics.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Looks

  @_spi(Rooms) open override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  private func show() {
    defer { invalidateIntrinsicContentSize() }
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      dots.append(UIImageView())
      addSubview(dots[dots.count - 1])
    }
    for (index, dot) in dots.enumerated() {
      let color = index == page ? currentPageIndicatorTintColor ?? .currentPage : pageIndicatorTintColor ?? .otherPage
      let image = images[index] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    ground.isHidden = backgroundStyle == .minimal || (backgroundStyle == .automatic && !isHighlighted)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: numberOfPages)
    ground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    ground.layer.cornerRadius = size.height / 2
    for (index, dot) in dots.enumerated() {
      let side = dot.image?.size ?? CGSize(width: PageMetrics.dot, height: PageMetrics.dot)
      let middle = x(of: index)
      dot.frame = CGRect(x: middle - side.width / 2, y: bounds.midY - side.height / 2, width: side.width, height: side.height)
      dot.layer.cornerRadius = dot.image == nil ? side.height / 2 : 0
    }
  }

  /// The middle of a page's dot.
  private func x(of index: Int) -> CGFloat {
    bounds.midX + (CGFloat(index) - CGFloat(numberOfPages - 1) / 2) * PageMetrics.pitch
  }

  // MARK: Fingers

  private func turn(to new: Int) {
    let before = page
    currentPage = new
    guard page != before else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// A finger that moves further than a dot turns to the page under it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    guard allowsContinuousInteraction else { return true }
    let (place, last) = (touch.location(in: self).x, touch.previousLocation(in: self).x)
    guard place != last, numberOfPages > 1 else { return true }
    hasMoved = true
    turn(to: Int(((place - x(of: 0)) / PageMetrics.pitch).rounded()))
    return true
  }

  /// Whether the finger that is down has moved.
  private var hasMoved = false

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDragged = hasMoved
    hasMoved = false
    guard let touch, isTouchInside, !wasDragged else { return }
    turn(to: touch.location(in: self).x < bounds.midX ? page - 1 : page + 1)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hasMoved = false
  }

  @_spi(Rooms) open override func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isEnabled && (gestureRecognizer as? UITapGestureRecognizer)?.isPlainTap == true
  }
}

extension UIColor {
  fileprivate static let currentPage = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 1 : 0.5)
  }
  fileprivate static let otherPage = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.18)
  }
}
