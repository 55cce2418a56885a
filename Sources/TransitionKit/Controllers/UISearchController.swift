/// The search of a screen: a search bar, which the screen's navigation item shows below the titles, and who hears of what is typed there.
///
/// The bar stays where it is, and no results come over the screen: the controller is not presented while somebody searches.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)
  /// The screen that was given for results; it is not shown.
  public private(set) var searchResultsController: UIViewController?
  /// Told of each change of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Not told of anything, because nothing is presented.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what lies below is dimmed while somebody searches; nothing is here.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes while somebody searches; it stays here.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a button that cancels comes while somebody searches; none does here.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar comes while somebody searches; here it comes only by the search bar's own property.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown as soon as something is typed; none are here.
  open var automaticallyShowsSearchResultsController = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
  }

  private func prepareBar() {
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.tellUpdater() }, for: .editingChanged)
  }

  private func tellUpdater() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Whether somebody types into the bar; setting it puts the caret there, or takes it away.
  open var isActive: Bool {
    get { searchBar.isFirstResponder }
    set { _ = newValue ? searchBar.becomeFirstResponder() : searchBar.resignFirstResponder() }
  }
}

/// Shows what a search finds.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears how a search controller comes and goes. All methods may be left out; none is called, because it is not presented here.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
