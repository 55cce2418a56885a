/// What a navigation bar shows for one item: title, prompt, large title, buttons and the way back. A bar that changes its item has two for
/// a while.
final class NavigationBarContent: PassThroughView {
  /// What is shown, as the bar knows it.
  struct Model {
    var item: UINavigationItem?
    /// The item to which the back button leads; nil for no back button.
    var back: UINavigationItem?
    var isLarge = false
    /// How much of the large title's room is there.
    var largeHeight: CGFloat = 0
    /// The height of the bar's part with titles and buttons.
    var height = BarMetrics.height
    var appearance: UINavigationBarAppearance?
    var titleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]
    var backImage: UIImage?
    /// The margins that the device keeps free on the left and on the right, as where it lies on its side.
    var sides = UIEdgeInsets.zero
  }

  private(set) var model: Model
  private let goBack: () -> Void
  /// The title in the middle: the item's view, or a label.
  private(set) var title: UIView?
  private(set) var largeTitle: UILabel?
  /// Holds all but the large title, and fades with them.
  private let row = PassThroughView()
  /// The large title's room, whose upper edge cuts off what moves up under the titles and buttons.
  private let largeRoom = PassThroughView()
  /// Whether the large title's room cuts it off; not while the title goes to another place.
  var cutsLargeTitle: Bool {
    get { largeRoom.clipsToBounds }
    set { largeRoom.clipsToBounds = newValue }
  }
  /// How much larger the large title is while content is pulled down.
  private var largeScale: CGFloat = 1
  private(set) var backLabel: UILabel?
  private var backButton: BarButtonView?
  private var prompt: UILabel?
  private weak var searchBar: UISearchBar?
  /// The view that the item has in the title's place.
  private weak var titleView: UIView?
  /// Whether the title view, which has no width of its own, is asked what it takes of the room.
  private var titleFills = false
  private var left: [UIView] = []
  private var right: [UIView] = []

  init(_ model: Model, frame: CGRect, goBack: @escaping () -> Void) {
    (self.model, self.goBack) = (model, goBack)
    super.init(frame: frame)
    largeRoom.clipsToBounds = true
    addSubview(largeRoom)
    row.fill(bounds)
    addSubview(row)
    addParts()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Parts

  private func addParts() {
    addTitles()
    left = views(of: model.item?.leftBarButtonItems)
    right = views(of: model.item?.rightBarButtonItems)
    layoutIfNeeded()
  }

  /// Shows another state of the same item. Titles that stay go on with what moves them.
  func show(_ new: Model) {
    model = new
    backRoom = nil
    for view in left + right { view.removeFromSuperview() }
    setNeedsLayout()
    addParts()
  }

  /// Gives the large title another room.
  func takeLargeHeight(_ height: CGFloat) {
    guard model.largeHeight != height else { return }
    model.largeHeight = height
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func addTitles() {
    let item = model.item
    let text = item?.titleView == nil ? item?.title : nil
    if titleView !== item?.titleView || titleView == nil && text == nil {
      title?.removeFromSuperview()
      title = nil
    }
    titleView = item?.titleView
    if let titleView, title == nil {
      let view = titleView.inBar
      title = view
      titleFills = view.bounds.width == 0
      row.addSubview(view)
    }
    if let text { title = label(title as? UILabel, text, BarMetrics.titleFont, model.titleAttributes, in: row) }
    if let text = item?.title, model.isLarge {
      largeTitle = label(largeTitle, text, BarMetrics.largeTitleFont, model.largeTitleAttributes, in: largeRoom)
      largeTitle?.layer.anchorPoint = CGPoint(x: 0, y: 1)
    } else {
      largeTitle?.removeFromSuperview()
      largeTitle = nil
    }
    addSearchBar(of: item)
    prompt?.removeFromSuperview()
    prompt = nil
    if let text = item?.prompt {
      let label = UILabel.inBar(text, BarMetrics.promptFont, .label, [:])
      prompt = label
      row.addSubview(label)
    }
  }

  private func addSearchBar(of item: UINavigationItem?) {
    let bar = item?.searchController?.searchBar
    if let searchBar, searchBar !== bar, searchBar.superview === row { searchBar.removeFromSuperview() }
    searchBar = bar
    if let bar, bar.superview !== row { row.addSubview(bar) }
  }

  /// Gives a title other words; one that is not there yet is made.
  private func label(
    _ old: UILabel?, _ text: String, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any], in place: UIView
  ) -> UILabel {
    if let old {
      old.show(text, font, .label, attributes)
      return old
    }
    let made = UILabel.inBar(text, font, .label, attributes)
    place.addSubview(made)
    return made
  }

  private func views(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).filter { !$0.isHidden }.map { item in
      guard !item.isSpace else {
        let space = UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0))
        space.isUserInteractionEnabled = false
        row.addSubview(space)
        return space
      }
      let view = BarButtonView.view(of: item, height: buttonHeight, model.appearance?.buttons(item.style))
      row.addSubview(view)
      return view
    }
  }

  // MARK: Layout

  private var leftMargin: CGFloat { BarMetrics.margin(in: bounds.width) + model.sides.left }
  private var rightMargin: CGFloat { BarMetrics.margin(in: bounds.width) + model.sides.right }
  private var chevronX: CGFloat { BarMetrics.chevronX + model.sides.left }
  /// The middle of titles and buttons, above the large title.
  private var middle: CGFloat { bounds.height - searchHeight - model.largeHeight - model.height / 2 }
  private var searchHeight: CGFloat { searchBar == nil ? 0 : BarMetrics.search }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rightEnd = place(right, from: bounds.width - rightMargin, towards: -1)
    let titleWidth = title?.bounds.width ?? 0
    placeBack(room: (bounds.width - titleWidth) / 2 - BarMetrics.gap)
    let start = backButton.map { $0.frame.maxX + (left.isEmpty ? 0 : BarMetrics.gap) } ?? leftMargin
    let leftEnd = place(left, from: start, towards: 1)
    let bounds = (
      from: backButton == nil && left.isEmpty ? leftMargin : leftEnd,
      to: right.isEmpty ? self.bounds.width - rightMargin : rightEnd
    )
    placeTitle(between: bounds.from, and: bounds.to)
    placeLargeTitle()
    placeSearchBar()
    prompt?.center = CGPoint(x: self.bounds.width / 2, y: middle - model.height / 2 - BarMetrics.prompt / 2 + 4)
  }

  /// - Returns: where the last of the views ends, with a gap.
  private func place(_ views: [UIView], from start: CGFloat, towards direction: CGFloat) -> CGFloat {
    var x = start
    for view in views {
      (view as? BarCustomView)?.fit(width: .infinity)
      let width = view.bounds.width
      view.center = CGPoint(x: x + direction * width / 2, y: middle)
      x += direction * (width + BarMetrics.gap)
    }
    return x
  }

  /// Titles stand in the middle, beside it where buttons reach so far, and lose their end where there is no room.
  private func placeTitle(between start: CGFloat, and end: CGFloat) {
    guard let title else { return }
    if title is UILabel, model.item?.titleView == nil {
      title.bounds.size.width = min((title as? UILabel)?.intrinsicContentSize.width ?? 0, max(end - start, 0))
      title.alpha = largeTitle == nil ? 1 : smallTitleAlpha
    }
    (title as? BarCustomView)?.fit(width: max(end - start, 0))
    if titleView != nil, titleFills {
      title.bounds.size = title.sizeThatFits(CGSize(width: max(end - start, 0), height: buttonHeight))
    }
    let half = title.bounds.width / 2
    let hasRoom = model.item?.titleView == nil || 2 * half <= end - start
    let x = hasRoom ? max(start + half, min(bounds.midX, end - half)) : bounds.midX
    let shift = model.appearance?.titlePositionAdjustment ?? .zero
    title.center = CGPoint(x: x + shift.horizontal, y: middle + shift.vertical)
    title.frame.origin = title is UILabel ? onPixels(title.frame.origin) : title.frame.origin
  }

  /// The small title comes while the last points of the large one go.
  private var smallTitleAlpha: CGFloat { min(max((16 - model.largeHeight) / 12, 0), 1) }

  /// The large title moves up under the bar's upper part as its room gets smaller, and grows a little where that gets larger.
  private func placeLargeTitle() {
    let top = bounds.height - searchHeight - model.largeHeight
    largeRoom.frame = CGRect(x: 0, y: top, width: bounds.width, height: model.largeHeight)
    guard let largeTitle else { return }
    let height = largeTitle.bounds.height
    largeTitle.bounds.size.width = min(largeTitle.intrinsicContentSize.width, bounds.width - leftMargin - rightMargin)
    largeTitle.center = CGPoint(x: leftMargin, y: model.largeHeight - (BarMetrics.largeTitle - height) / 2 - 2)
    let scale = min(1 + max(model.largeHeight - BarMetrics.largeTitle, 0) / 500, 1.1)
    guard scale != largeScale else { return }
    largeScale = scale
    largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The search bar's field stands between the margins; the room around it lies partly under the titles.
  private func placeSearchBar() {
    guard let searchBar, searchBar.superview === row else { return }
    let inset = BarMetrics.searchInset
    let (left, top) = (leftMargin - inset.side, bounds.height - BarMetrics.search + inset.top - inset.ofField)
    searchBar.frame = CGRect(
      x: left, y: top, width: max(bounds.width - left - rightMargin + inset.side, 0), height: BarMetrics.search)
  }

  private func onPixels(_ point: CGPoint) -> CGPoint {
    let scale = window?.stage?.layoutScale ?? layer.stage?.layoutScale ?? 2
    return CGPoint(x: point.x.rounded(at: scale), y: point.y.rounded(at: scale))
  }

  // MARK: The back button

  /// The room that the back button was made for; nil where it is to be made anew.
  private var backRoom: CGFloat?

  /// A button that is there stays in the same room: its title may be on its way.
  private func placeBack(room: CGFloat) {
    if let backButton, backRoom == room {
      return backButton.center = CGPoint(x: chevronX + backButton.bounds.width / 2, y: middle)
    }
    backRoom = room
    backButton?.removeFromSuperview()
    (backButton, backLabel) = (nil, nil)
    guard let item = model.item, let back = model.back, !item.hidesBackButton else { return }
    guard item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton else { return }
    let look = BarTitleLook(model.appearance?.backButtonAppearance, back.backBarButtonItem)
    let button = BarButtonView(isEnabled: back.backBarButtonItem?.isEnabled ?? true)
    let image = back.backBarButtonItem?.image ?? model.backImage
    let arrow: UIView = image.map { UIImageView(image: $0.inBar) } ?? BarSymbolView.chevron()
    var parts: [(view: UIView, after: CGFloat)] = [(arrow, 0)]
    let free = max(room, 0) - chevronX - arrow.bounds.width - BarMetrics.chevronGap
    if back.backBarButtonItem?.image == nil, let label = backTitle(of: back, room: free, on: button, look) {
      parts = [(arrow, BarMetrics.chevronGap), (label, 0)]
      backLabel = label
    }
    button.fill(parts, height: buttonHeight)
    if let backLabel { backLabel.frame = backLabel.frame.offsetBy(dx: look.shift.horizontal, dy: look.shift.vertical) }
    button.center = CGPoint(x: chevronX + button.bounds.width / 2, y: middle)
    if let tint = back.backBarButtonItem?.tintColor { button.tintColor = tint }
    button.accessibilityLabel = backLabel?.text ?? "Back"
    button.accessibilityTraits = .button
    button.whenPressed = goBack
    backButton = button
    row.addSubview(button)
  }

  private var buttonHeight: CGFloat { min(model.height, BarMetrics.height) }

  /// The longest of the titles that there is room for.
  private func backTitle(
    of back: UINavigationItem, room: CGFloat, on button: BarButtonView, _ look: BarTitleLook
  ) -> UILabel? {
    let own = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    let titles: [String] =
      switch back.backButtonDisplayMode {
      case .default: [own, "Back"]
      case .generic: ["Back"]
      case .minimal: []
      }
    return titles.lazy.filter { !$0.isEmpty }.map { button.title($0, BarMetrics.itemFont, look) }
      .first { $0.bounds.width <= room }
  }

  // MARK: Changing

  /// Where the title goes when another item comes over this one, and where it comes from when that leaves: the place of the back
  /// button's title.
  private var offsetToBack: CGFloat {
    guard let title, title is UILabel, model.item?.titleView == nil else { return 0 }
    return chevronX + BarMetrics.chevron.width + BarMetrics.chevronGap - title.frame.minX
  }

  /// Where the title comes from when its item comes over another: half of the bar to the right.
  private var offsetToRight: CGFloat {
    title is UILabel && model.item?.titleView == nil ? bounds.width / 2 : 0
  }

  /// Shows the content as it is before it comes, or after it has gone; what fades then has to be told.
  ///
  /// - Parameters:
  ///   - isBelow: whether the item lies below the one that is shown.
  ///   - other: what is shown then; the title below, large or not, and the back button's title above become one another.
  func hide(isBelow: Bool, beside other: NavigationBarContent) {
    let aside = CGAffineTransform(translationX: isBelow ? -bounds.width / 2 : bounds.width, y: 0)
    largeTitle?.transform = (isBelow ? largeTitle : nil).flatMap { way(from: $0, to: other.backLabel) } ?? aside
    // One that goes to the right, or comes from there, keeps to the edge of its screen and is whole.
    if isBelow { largeRoom.alpha = 0 }
    let offset = CGAffineTransform(translationX: isBelow ? offsetToBack : offsetToRight, y: 0)
    title?.transform = (isBelow ? title as? UILabel : nil).flatMap { way(from: $0, to: other.backLabel) } ?? offset
    let back = CGAffineTransform(translationX: isBelow ? 0 : bounds.width / 3, y: 0)
    backLabel?.transform =
      (isBelow ? nil : backLabel).flatMap { way(from: $0, to: other.largeTitle) ?? way(from: $0, to: other.title as? UILabel) }
      ?? back
  }

  /// Hides all but a large title, which goes its own way.
  func fade() { row.alpha = 0 }

  func unfade() { row.alpha = 1 }

  /// The transform by which a title lies where the other one does, as high as that, and as wide where it has the same words; nil where one
  /// of them is not seen.
  private func way(from title: UILabel, to other: UILabel?) -> CGAffineTransform? {
    guard let other, title.alpha > 0, other.alpha > 0, title.bounds.height > 0, let bar = superview else { return nil }
    let scale = other.bounds.height / title.bounds.height
    let isSame = title.text == other.text && title.bounds.width > 0 && other.bounds.width > 0
    let across = isSame ? other.bounds.width / title.bounds.width : scale
    // The centre says where a label's anchor is, whatever transform it has.
    guard let here = title.superview?.convert(title.center, to: bar), let there = other.superview?.convert(other.center, to: bar)
    else { return nil }
    let (anchor, target) = (title.layer.anchorPoint, other.layer.anchorPoint)
    let corner = CGPoint(x: there.x - target.x * other.bounds.width, y: there.y - target.y * other.bounds.height)
    return CGAffineTransform(
      translationX: corner.x + anchor.x * title.bounds.width * across - here.x,
      y: corner.y + anchor.y * title.bounds.height * scale - here.y
    ).scaledBy(x: across, y: scale)
  }

  func appear() {
    largeRoom.alpha = 1
    for view in [title, largeTitle, backLabel] { view?.transform = .identity }
  }
}
