public import ControlKit
internal import LayoutKit
@_spi(Rooms) internal import ViewKit

/// A view of a collection's that is used again for other data.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A view of the class in question, as a collection makes it.
  @_spi(Rooms) @inline(never) public convenience init(again: Bool) {
    self.init(frame: .zero)
  }

  /// Called before a view that was shown is used again.
  open func prepareForReuse() {}

  /// Called when the collection has placed the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The size that the view's constraints make, where there are some.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if !constraints.isEmpty { layoutAttributes.size = fittingSize(of: self, layoutAttributes) }
    return layoutAttributes
  }

  /// The size that constraints in a view make; a length that the layout says is given.
  final func fittingSize(of view: UIView, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let sizing = attributes.sizing.isNone ? ElementSizing() : attributes.sizing
    let target = CGSize(width: sizing.width ? 0 : attributes.size.width, height: sizing.height ? 0 : attributes.size.height)
    return view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: sizing.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: sizing.height ? .fittingSizeLevel : .required)
  }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  private var isChosen = false
  private var isLit = false
  /// How far the cell is drawn aside.
  var swipeShift: CGFloat = 0
  var isSwiped = false {
    didSet { if oldValue != isSwiped { setNeedsUpdateConfiguration() } }
  }
  private var needsConfiguration = false
  private var configured: (any UIView & UIContentView)?
  private var ground: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    contentView.fill(bounds)
    addSubview(contentView)
  }

  /// The size that a configuration or constraints in the content view make, where there are some.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configureIfNeeded()
    if let configured {
      let area = contentArea(in: layoutAttributes.size)
      let room = CGSize(width: area.width, height: .greatestFiniteMagnitude)
      layoutAttributes.size.height = max(configured.sizeThatFits(room).height, ListNumbers.row)
    } else if !contentView.constraints.isEmpty {
      layoutAttributes.size = fittingSize(of: contentView, layoutAttributes)
    } else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    return layoutAttributes
  }

  /// What the content view takes of the cell.
  func contentArea(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  open var isSelected: Bool {
    get { isChosen }
    set {
      guard isChosen != newValue else { return }
      isChosen = newValue
      stateDidChange()
    }
  }
  open var isHighlighted: Bool {
    get { isLit }
    set {
      guard isLit != newValue else { return }
      isLit = newValue
      stateDidChange()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Shown in front of `backgroundView` while the item is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
      stateDidChange()
      setNeedsLayout()
    }
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !isChosen && !isLit
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// What the content view shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentDidChange() }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      ground?.removeFromSuperview()
      ground = backgroundConfiguration?.makeView(tint: tintColor)
      if let ground { insertSubview(ground, at: 0) }
      setNeedsLayout()
    }
  }
  /// Called when the cell is about to be shown and when its state has changed.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
    state.isSwiped = isSwiped
    return state
  }

  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UICellConfigurationState) {}

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func contentDidChange() {
    if let content = contentConfiguration, let configured, configured.supports(content) {
      configured.configuration = content
    } else {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured { contentView.addSubview(configured) }
    }
    setNeedsLayout()
  }

  private func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    if let content = contentConfiguration { contentConfiguration = content.updated(for: state) }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    configureIfNeeded()
    contentView.frame = contentArea(in: bounds.size)
    for view in [backgroundView, selectedBackgroundView, ground] { view?.frame = bounds }
    configured?.frame = contentView.bounds
  }
}
