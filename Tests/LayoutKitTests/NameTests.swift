import LayoutKit
import Testing

@MainActor
struct NameTests {
  @Test func prioritiesAreApples() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
      .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func viewsTakeConstraintsAndGiveThemUp() {
    let page = Page()
    let box = page.add(free())
    let (width, left) = (
      box.widthAnchor.constraint(equalToConstant: 30), box.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 4)
    )
    box.addConstraint(width)
    page.view.addConstraints([left])
    page.layOut()
    #expect(box.frame.minX == 4 && box.frame.width == 30 && width.shouldBeArchived == false)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [width, left])
    #expect(left.firstAttribute == .left && left.secondItem === page.view && width.secondAttribute == .notAnAttribute)
    NSLayoutConstraint.deactivate([width])
    page.view.removeConstraints([left])
    box.removeConstraint(width)
    #expect(!width.isActive && page.view.constraints.isEmpty && box.constraints.isEmpty)
  }

  @Test func aGuideKnowsItsView() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view && view.keyboardLayoutGuide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }

  @Test func withoutASafeAreaTheKeyboardsGuideEndsAtTheEdge() {
    let page = Page()
    let box = page.add(Content(10, 10))
    let guide = page.view.keyboardLayoutGuide
    page.layOut([box.bottomAnchor.constraint(equalTo: guide.topAnchor)])
    #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard)
    guide.usesBottomSafeArea = false
    page.layOut()
    #expect(box.frame.maxY == 480 && guide.layoutFrame == CGRect(0, 480, 320, 0))
  }

  @Test func marginsTellOfTheirChanges() {
    final class Told: UIView {
      var count = 0

      override func layoutMarginsDidChange() { count += 1 }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1, statusBarHeight: 20)
    let view = Told(frame: CGRect(0, 0, 100, 100))
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.layoutMargins.top == 28 && view.count == 0)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8 && view.count == 1)
  }

  /// A column whose second line of content begins 30 below the first one's last: views without text have baselines at their edges.
  @Test func aColumnMayGoByBaselines() {
    let page = Page()
    let stack = UIStackView()
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, UIStackView.spacingUseSystem)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.isBaselineRelativeArrangement = true
    let views = [Content(10, 20), Content(10, 20)]
    for view in views { stack.addArrangedSubview(view) }
    page.add(stack)
    page.layOut([stack.topAnchor.constraint(equalTo: page.view.topAnchor)])
    #expect(views[1].frame.minY == 28 && stack.frame.height == 48)
    let line = page.add(Content(10, 5))
    page.layOut([line.topAnchor.constraint(equalTo: views[1].lastBaselineAnchor)])
    #expect(line.frame.minY == 48)
  }
}
