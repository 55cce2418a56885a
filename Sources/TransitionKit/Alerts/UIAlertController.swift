/// A question or a message over the screen, with buttons to answer it: an alert in the middle, or an action sheet at the lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  open var message: String? {
    didSet { rebuild() }
  }
  open override var title: String? {
    didSet { rebuild() }
  }
  /// The alert's button whose title is semibold; nil is the one that cancels.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }

  let dimming = UIView()
  /// The cards from the top down: words and buttons, and a sheet's button that cancels.
  private(set) var cards: [AlertCard] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = preferredStyle == .actionSheet && Stage.active?.isPad == true ? .popover : .overFullScreen
  }

  /// Buttons stand in the order in which they are added, but that which cancels comes first of two, and last of more.
  open func addAction(_ action: UIAlertAction) {
    insist(
      action.style != .cancel || !actions.contains { $0.style == .cancel }, "An alert has one action that cancels at most")
    actions.append(action)
    action.whenChanged = { [weak self] in self?.cards.forEach { $0.buttons.forEach { $0.showWhetherEnabled() } } }
    rebuild()
  }

  // MARK: Text fields

  private var typed: AlertFields?

  /// The alert's text fields from the top down; nil without any.
  open var textFields: [UITextField]? { typed?.fields }

  /// Adds a text field below the message, and has it set up at once. The first one is edited as soon as the alert comes.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    insist(preferredStyle == .alert, "Only an alert has text fields, no action sheet")
    let fields = typed ?? AlertFields()
    typed = fields
    let field = UITextField()
    fields.add(field)
    configurationHandler?(field)
    rebuild()
  }

  /// The alert keeps above the keyboard; while it comes, it has its place at once.
  private func keyboardMoves(_ notification: Notification) {
    guard let container = viewIfLoaded?.superview, container.window != nil else { return }
    container.setNeedsLayout()
    guard hasCome else { return container.layoutIfNeeded() }
    let duration = (notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    UIView.animate(withDuration: duration) { container.layoutIfNeeded() }
  }

  private var hasCome = false

  open override func viewDidLoad() {
    super.viewDidLoad()
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] where typed != nil {
      NotificationCenter.default.addObserver(
        self, selector: Selector("keyboardMoves:", UIAlertController.keyboardMoves), name: name, object: nil)
    }
  }

  /// Begins the editing of the first text field. The alert's view is in the window.
  func beginTyping() {
    typed?.fields.first?.becomeFirstResponder()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasCome = true
    // An alert that comes without animation has had no other chance.
    if !animated { beginTyping() }
  }

  // MARK: View

  open override func loadView() {
    view = PassThroughView()
    dimming.backgroundColor = AlertMetrics.dimming
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("cancel", UIAlertController.cancel)))
    view.accessibilityViewIsModal = true
    buildCards()
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  private func rebuild() {
    guard isViewLoaded else { return }
    cards.forEach { $0.removeFromSuperview() }
    buildCards()
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }

  private var isPopover: Bool { modalPresentationStyle == .popover }

  private func buildCards() {
    let isSheet = preferredStyle == .actionSheet
    let rest = actions.filter { $0.style != .cancel }
    let cancel = cancelAction.map { [$0] } ?? []
    let first = isSheet ? rest : actions.count == 2 ? cancel + rest : rest + cancel
    cards = []
    if !first.isEmpty || title != nil || message != nil || typed != nil {
      cards.append(AlertCard(title: title, message: message, fields: typed, buttons: first.map(button), isSheet: isSheet))
    }
    if isSheet, !isPopover, let cancel = cancelAction {
      let card = AlertCard(title: nil, message: nil, buttons: [button(for: cancel)], isSheet: true)
      card.makeOpaque()
      cards.append(card)
    }
    for card in cards.reversed() { view.insertSubview(card, at: 0) }
  }

  private func button(for action: UIAlertAction) -> AlertButton {
    let isPreferred = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let size = preferredStyle == .actionSheet ? AlertMetrics.sheetFont : 17
    let button = AlertButton(action, font: .systemFont(ofSize: size, weight: isPreferred ? .semibold : .regular))
    button.whenPressed = { [weak self, weak action] in if let action { self?.perform(action) } }
    return button
  }

  // MARK: Layout

  package override func viewIsBeingLaidOut() {
    super.viewIsBeingLaidOut()
    if preferredStyle == .alert || isPopover {
      cards.first?.frame = view.bounds.inset(by: isPopover ? insetsFromPopover : .zero)
    } else {
      placeSheet()
    }
  }

  /// Where the alert's view lies in its container: the card of an alert, all cards of an action sheet.
  func frame(in container: UIView) -> CGRect {
    loadViewIfNeeded()
    return preferredStyle == .alert ? frameOfAlert(container) : frameOfSheet(container)
  }

  /// The size of an action sheet in a popover.
  var sizeInPopover: CGSize {
    loadViewIfNeeded()
    return CGSize(width: AlertMetrics.popoverWidth, height: cards.first?.height(of: AlertMetrics.popoverWidth) ?? 0)
  }

  private func frameOfAlert(_ container: UIView) -> CGRect {
    guard let card = cards.first else { return .zero }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = isLarge ? AlertMetrics.accessibleWidth : AlertMetrics.width
    let scale = container.layer.stage?.layoutScale ?? 1
    var area = container.bounds.inset(by: container.safeAreaInsets)
    if let stage = container.layer.stage, typed != nil, stage.keyboardHeight > 0 {
      area.size.height = min(area.height, container.bounds.height - stage.keyboardHeight - AlertMetrics.keyboardGap - area.minY)
    }
    let height = min(card.height(of: width), area.height)
    return CGRect(
      x: (area.midX - width / 2).rounded(at: scale), y: (area.midY - height / 2).rounded(at: scale), width: width, height: height)
  }

  private func frameOfSheet(_ container: UIView) -> CGRect {
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let width = min(area.width - 2 * AlertMetrics.sheetGap, AlertMetrics.widestSheet)
    let gaps = CGFloat(max(cards.count - 1, 0)) * AlertMetrics.sheetGap
    let height = min(cards.reduce(gaps) { $0 + $1.height(of: width) }, area.height - AlertMetrics.sheetGap)
    return CGRect(x: area.midX - width / 2, y: area.maxY - AlertMetrics.sheetGap - height, width: width, height: height)
  }

  private func placeSheet() {
    var bottom = view.bounds.height
    for card in cards.reversed() {
      let height = min(card.height(of: view.bounds.width), bottom)
      card.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
      bottom -= height + AlertMetrics.sheetGap
    }
  }

  /// How far a sheet's cards go to leave the screen.
  var sheetTravel: CGFloat { (view.superview?.bounds.height ?? 0) - (view.center.y - view.bounds.height / 2) }

  // MARK: Answers

  /// The alert goes, and then the action's handler is called.
  private func perform(_ action: UIAlertAction) {
    guard !isBeingDismissed, presentingViewController != nil else { return }
    hasCome = false
    typed?.fields.first { $0.isFirstResponder }?.resignFirstResponder()
    dismiss(animated: true) { action.handler?(action) }
  }

  /// A tap beside the popover closes it, as the button that cancels would.
  func closePopover() {
    if let cancelAction { perform(cancelAction) } else { dismiss(animated: true) }
  }

  /// A tap beside a sheet cancels it.
  private func cancel() {
    guard preferredStyle == .actionSheet, let cancelAction else { return }
    perform(cancelAction)
  }

  // MARK: What lies behind

  /// The presenter's view, whose tint is grey.
  private weak var greyed: UIView?

  override func appearanceHasBegun(animated: Bool) {
    guard greyed == nil else { return }
    greyed = presentingViewController?.view
    greyed?.greyTint(true)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    greyed?.greyTint(false)
    greyed = nil
  }
}
