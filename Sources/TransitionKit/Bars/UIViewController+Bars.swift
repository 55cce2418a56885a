/// What a controller brings to the bars around it.
struct BarContents {
  var tab: UITabBarItem?
  var tools: [UIBarButtonItem]?
  var edit: UIBarButtonItem?
  /// The scroll views that the controller has named for the bars above and below it.
  weak var topContent: UIScrollView?
  weak var bottomContent: UIScrollView?
  /// The scroll view that tells the controller when it moves.
  weak var watched: UIScrollView?
  /// How much of a large title's room is there while the screen is shown; nil for all of it.
  var titleRoom: CGFloat?

  /// Gives the button that begins and ends editing its word.
  @MainActor
  func showEditing(_ editing: Bool) {
    edit?.title = editing ? "Done" : "Edit"
    edit?.style = editing ? .done : .plain
  }
}

extension UIViewController {
  /// The controller's tab in the bar of a tab bar controller; a navigation controller has that of its first screen until it is given one.
  public var tabBarItem: UITabBarItem! {
    get {
      if let tab = bars.tab { return tab }
      if title == nil, let first = (self as? UINavigationController)?.viewControllers.first { return first.tabBarItem }
      let made = UITabBarItem()
      made.title = title
      bars.tab = made
      return made
    }
    set { bars.tab = newValue }
  }

  /// The buttons of the navigation controller's toolbar while this controller is shown; nil leaves the toolbar as it is.
  public var toolbarItems: [UIBarButtonItem]? {
    get { bars.tools }
    set { setToolbarItems(newValue, animated: false) }
  }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    bars.tools = toolbarItems
    if let navigation = navigationController, navigation.shown === self {
      navigation.toolbar.setItems(toolbarItems, animated: animated)
    }
  }

  /// A button that begins and ends editing: “Edit”, and then “Done”.
  public var editButtonItem: UIBarButtonItem {
    if let button = bars.edit { return button }
    let toggle = UIAction { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
    let made = UIBarButtonItem(primaryAction: toggle)
    bars.edit = made
    bars.showEditing(isEditing)
    return made
  }

  func titleDidChange() {
    navigationItem.title = title
    if let tab = bars.tab { tab.title = title }
    if let navigation = parent as? UINavigationController, navigation.viewControllers.first === self,
      let tab = navigation.bars.tab
    {
      tab.title = title
    }
  }
}
