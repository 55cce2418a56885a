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

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  private var isChosen = false
  private var isLit = false
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

  /// The size that constraints in the content view make, where there are some.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !contentView.constraints.isEmpty else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    layoutAttributes.size = contentView.systemLayoutSizeFitting(.zero)
    return layoutAttributes
  }

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
    UICellConfigurationState(traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
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
    for view in [contentView, backgroundView, selectedBackgroundView, ground] { view?.frame = bounds }
    configured?.frame = contentView.bounds
  }
}
