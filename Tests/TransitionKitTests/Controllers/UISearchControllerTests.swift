import TestStages
import Testing
import TransitionKit

/// The search bar below the titles, at rest.
@MainActor @Suite final class UISearchControllerTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2, statusBarHeight: 47)
  private let screen = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: screen)

  private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var texts: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) { texts.append("presented") }
    func updateSearchResults(for searchController: UISearchController) { texts.append(searchController.searchBar.text ?? "") }
  }

  private func show() {
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
  }

  @Test(arguments: [false, true])
  func theFieldStandsBelowTheTitles(isLarge: Bool) throws {
    let search = UISearchController(searchResultsController: nil)
    navigation.navigationBar.prefersLargeTitles = isLarge
    screen.title = "Title"
    screen.navigationItem.searchController = search
    show()
    let height: CGFloat = isLarge ? 148 : 96
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: height))
    #expect(screen.view.safeAreaInsets.top == 47 + height)
    let field = search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 47 + height - 51, width: 358, height: 36))
    screen.navigationItem.searchController = nil
    stage.advance(to: 0)
    #expect(search.searchBar.superview == nil && screen.view.safeAreaInsets.top == 47 + height - 52)
  }

  @Test func theBarGoesWithItsScreen() throws {
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    show()
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 44 && search.searchBar.window == nil)
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 96 && search.searchBar.window != nil && stage.diagnostics == [])
  }

  @Test func theUpdaterHearsOfWhatIsTyped() throws {
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    (search.searchResultsUpdater, search.delegate, search.obscuresBackgroundDuringPresentation) = (updater, updater, false)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    screen.navigationItem.searchController = search
    show()
    search.isActive = true
    #expect(search.isActive && search.searchBar.isFirstResponder)
    search.searchBar.text = "a"
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
    search.isActive = false
    #expect(updater.texts == ["a"] && !search.isActive)
  }
}
