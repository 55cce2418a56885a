import Raster
import Testing
import TransitionKit

@MainActor
struct UISearchBarTests {
  private let stage = Stage(size: CGSize(width: 320, height: 568), scale: 1)
  private let diary = Diary()

  private func bar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    stage.window.backgroundColor = .white
    stage.window.addSubview(bar)
    stage.advance(to: 0)
    return bar
  }

  @Test func aScopeIsChosenBelowTheField() throws {
    let bar = bar()
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    bar.sizeToFit()
    stage.advance(to: 0)
    #expect(bar.frame.height == 100 && bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    let scope = try #require(bar.subviews.lazy.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scope.numberOfSegments == 2 && scope.selectedSegmentIndex == 0 && scope.frame.minY == 56)
    bar.setImage(UIImage(), for: .search, state: .normal)
    #expect(bar.searchTextField.leftView is UIImageView)
  }

  /// The words in an empty search field are as strong as its magnifier, those of other fields fainter.
  @Test func anEmptyFieldsWordsAreSecondary() throws {
    func color(_ field: UITextField) throws -> UIColor? {
      field.placeholder = "Search"
      stage.window.addSubview(field)
      stage.advance(to: stage.now)
      func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels($0) } }
      return try #require(labels(field).first { $0.text == "Search" }).textColor
    }
    #expect(try color(bar().searchTextField) == .secondaryLabel)
    #expect(try color(UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))) == .placeholderText)
  }

  @Test func theFieldHasItsPlace() {
    let bar = bar()
    #expect(type(of: bar.searchTextField) == UISearchTextField.self && bar.searchBarStyle == UISearchBar.Style.default)
    #expect(
      bar.intrinsicContentSize.height == 56 && bar.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 56))
    #expect(
      bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36) && bar.searchTextField.layer.cornerRadius == 10)
    #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == 29)
    #expect(!bar.showsCancelButton && bar.text == "" && bar.placeholder == nil)
    bar.placeholder = "Search"
    #expect(bar.searchTextField.placeholder == "Search")
  }

  @Test func itsTraitsAreItsFields() {
    let bar = bar()
    bar.text = "words"
    let words = stage.snapshot()
    bar.isSecureTextEntry = true
    bar.keyboardType = .webSearch
    let traits: any UITextInputTraits = bar
    #expect(traits.isSecureTextEntry && bar.searchTextField.isSecureTextEntry && bar.searchTextField.keyboardType == .webSearch)
    #expect(stage.snapshot() != words)
    bar.isSecureTextEntry = false
    #expect(stage.snapshot() == words)
  }

  @Test func theCancelButtonComesIn() {
    let bar = bar()
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.searchTextField.frame.width < 250 && bar.searchTextField.layer.presentation()?.bounds.width == 304)
    stage.advance(to: 1)
    #expect((bar.searchTextField.layer.presentation()?.bounds.width ?? 304) < 250)
    bar.showsCancelButton = false
    #expect(bar.searchTextField.frame.width == 304)
  }

  @Test func theGroundHasAColour() {
    let bar = bar()
    #expect(stage.snapshot()[2, 2] == Pixel(red: 242, green: 242, blue: 247))
    bar.barTintColor = .red
    #expect(stage.snapshot()[2, 2] == .pureRed)
    bar.searchBarStyle = .minimal
    #expect(stage.snapshot()[2, 2] == Pixel(red: 255, green: 255, blue: 255))
    bar.searchBarStyle = .prominent
    bar.backgroundImage = UIImage()
    #expect(stage.snapshot()[2, 2] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func theDelegateIsToldOfWords() {
    let (bar, delegate) = (bar(), Delegate(diary))
    bar.delegate = delegate
    bar.showsCancelButton = true
    #expect(bar.canBecomeFirstResponder && bar.becomeFirstResponder() && bar.isFirstResponder)
    stage.type("ab\n")
    stage.advance(to: 1)
    stage.tap(at: CGPoint(x: 290, y: 28))
    stage.advance(to: 2)
    bar.resignFirstResponder()
    #expect(
      diary.lines == [
        "should begin", "did begin", "may a", "a", "may b", "ab", "search", "cancel", "should end", "did end",
      ])
    #expect(bar.text == "ab" && !bar.isFirstResponder)
  }

  private final class Delegate: NSObject, UISearchBarDelegate {
    private let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
    }

    private func note(_ line: String) -> Bool {
      diary.write(line)
      return true
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { note("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { diary.write("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { note("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { diary.write("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { diary.write(searchText) }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      note("may \(text)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { diary.write("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { diary.write("cancel") }
  }
}
