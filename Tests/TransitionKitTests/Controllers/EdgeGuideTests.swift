import Raster
import TestStages
import Testing
import TransitionKit

/// What files from before safe areas write.
@MainActor @Suite struct EdgeGuideTests {
  private let stage = Stage(
    size: CGSize(width: 300, height: 400), scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))

  @Test func theGuidesEndWhereBarsDo() {
    let (screen, view) = (UIViewController(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    screen.view.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: screen.topLayoutGuide, attribute: .bottom, multiplier: 1,
        constant: 8),
      view.bottomAnchor.constraint(equalTo: screen.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    stage.advance(to: 0)
    #expect(view.frame == CGRect(x: 0, y: 72, width: 50, height: 298))
    #expect(screen.topLayoutGuide.length == 64 && screen.bottomLayoutGuide.length == 30)
  }

  @Test func aChildMayHaveTraitsOfItsOwn() {
    let (screen, child) = (UIViewController(), UIViewController())
    screen.addChild(child)
    screen.view.addSubview(child.view)
    stage.window.rootViewController = screen
    screen.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark && screen.traitCollection.userInterfaceStyle == .light)
    screen.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func linksHaveTheirColours() throws {
    let text = NSMutableAttributedString(string: "see here", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
    let (label, view) = (UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), UITextView())
    view.frame = CGRect(x: 0, y: 100, width: 200, height: 60)
    (label.attributedText, view.attributedText) = (text, text)
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    for part in [label, view] {
      part.backgroundColor = .white
      stage.window.addSubview(part)
    }
    stage.advance(to: 0)
    let picture = stage.snapshot()
    func has(_ rows: Range<Int>, _ isIt: (Int, Int) -> Bool) -> Bool {
      rows.contains { y in (0..<200).contains { isIt(Int(picture[$0, y].red), Int(picture[$0, y].blue)) } }
    }
    #expect(has(0..<50) { $1 - $0 > 150 } && !has(0..<50) { $0 - $1 > 150 })
    #expect(has(100..<160) { $0 - $1 > 150 } && !has(100..<160) { $1 - $0 > 150 })
  }

  @Test func actionsByOtherMeansThanTouchesAreKept() {
    let view = UIView()
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "a") { _ in true }]
    view.restorationIdentifier = "b"
    view.accessibilityCustomActions?.first?.name = "c"
    #expect(view.accessibilityCustomActions?.map(\.name) == ["c"] && view.restorationIdentifier == "b")
  }
}
