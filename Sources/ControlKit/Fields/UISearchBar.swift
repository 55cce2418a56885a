@_spi(Rooms) internal import ViewKit

/// A field with a magnifier, 56 points high, perhaps with a button that cancels the search.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, KeepsKeyboardWishes {
  public enum Style: UInt, Sendable {
    case `default` = 0
    /// On a grey ground.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  /// The field in the bar.
  public let searchTextField = UISearchTextField()
  private let cancel = UIButton(type: .system)
  private let ground = UIImageView()
  private let ear = SearchBarEar()
  open weak var delegate: (any UISearchBarDelegate)?
  var keyboardWishes: KeyboardWishes {
    get { searchTextField.keyboardWishes }
    set { searchTextField.keyboardWishes = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Rooms) open override func prepare() {
    super.prepare()
    isOpaque = false
    ear.bar = self
    searchTextField.delegate = ear
    searchTextField.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBar(self, textDidChange: text ?? "") }
      }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: FieldMetrics.fontSize)
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
    for view in [ground, searchTextField, cancel] as [UIView] { addSubview(view) }
    clipsToBounds = true
    show()
  }

  // MARK: The field

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  // MARK: Looks

  open var searchBarStyle = Style.default {
    didSet { show() }
  }
  /// The ground's colour; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { show() }
  }
  /// The image behind the field, in place of a colour.
  open var backgroundImage: UIImage? {
    didSet { show() }
  }
  private var showsCancel = false
  /// Whether the button that cancels the search stands beside the field.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    layoutIfNeeded()
    showsCancel = showsCancelButton
    guard animated, window != nil else { return place() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.place()
      self.searchTextField.layoutIfNeeded()
    }
  }

  private func show() {
    ground.image = backgroundImage
    let color = barTintColor ?? .secondarySystemBackground
    ground.backgroundColor = searchBarStyle == .minimal || backgroundImage != nil ? nil : color
  }

  // MARK: The scope

  /// The segments below the field; nil until they are shown first.
  private var scope: UISegmentedControl?
  /// The titles of the segments below the field, by which people narrow a search.
  open var scopeButtonTitles: [String]? {
    didSet { showScope() }
  }
  /// Whether the segments are shown.
  open var showsScopeBar = false {
    didSet { showScope() }
  }
  open var selectedScopeButtonIndex = 0 {
    didSet { showScope() }
  }
  private var hasScope: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
  private var height: CGFloat { SearchMetrics.height + (hasScope ? SearchMetrics.scope : 0) }

  open func setShowsScope(_ show: Bool, animated: Bool) {
    showsScopeBar = show
  }

  private func makeScope() -> UISegmentedControl {
    let made = UISegmentedControl()
    made.addAction(
      UIAction { [weak self, weak made] _ in
        guard let self, let made else { return }
        selectedScopeButtonIndex = made.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      }, for: .valueChanged)
    addSubview(made)
    scope = made
    return made
  }

  private func showScope() {
    guard let scope = scope ?? (hasScope ? makeScope() : nil) else { return }
    scope.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scope.insertSegment(withTitle: title, at: index, animated: false)
    }
    scope.selectedSegmentIndex = selectedScopeButtonIndex
    scope.isHidden = !hasScope
    bounds.size.height = height
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The images in the field.
  public enum Icon: Int, Sendable {
    case search
    @available(*, unavailable, message: "the button that empties the field keeps its look")
    case clear
    @available(*, unavailable, message: "there is no bookmark button: use searchTextField.rightView")
    case bookmark
    @available(*, unavailable, message: "there is no results button: use searchTextField.rightView")
    case resultsList
  }

  /// Shows an image in place of the magnifier.
  ///
  /// - Parameter state: the image is the same in all states.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard let iconImage else { return }
    searchTextField.leftView = UIImageView(image: iconImage)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    ground.frame = bounds
    let (side, height) = (SearchMetrics.side, SearchMetrics.field)
    let upper = bounds.height - (hasScope ? SearchMetrics.scope : 0)
    if hasScope, let scope {
      scope.frame = CGRect(
        x: side, y: upper, width: max(bounds.width - 2 * side, 0), height: scope.intrinsicContentSize.height)
    }
    let button = cancel.intrinsicContentSize
    let room = showsCancel ? button.width + side + 4 : 0
    searchTextField.frame = CGRect(
      x: side, y: (upper - height) / 2, width: max(bounds.width - 2 * side - room, 0), height: height)
    let x = showsCancel ? bounds.width - side - 4 - button.width : bounds.width + side
    cancel.frame = CGRect(x: x, y: (upper - button.height) / 2, width: button.width, height: button.height)
    cancel.alpha = showsCancel ? 1 : 0
  }
}
