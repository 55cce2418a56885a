import LayoutKit
import Testing

@MainActor
struct GuideTests {
  private func fill(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test func theSafeAreaIsFollowed() {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 2, statusBarHeight: 20)
    let (view, box) = (UIView(frame: CGRect(0, 0, 200, 400)), free())
    stage.window.addSubview(view)
    view.addSubview(box)
    NSLayoutConstraint.activate(fill(box, view.safeAreaLayoutGuide))
    stage.window.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 20, 200, 380) && view.safeAreaLayoutGuide.layoutFrame == box.frame)
    view.frame.origin.y = 15
    stage.window.layoutIfNeeded()
    #expect(box.frame == CGRect(0, 5, 200, 395))
  }

  @Test func marginsAreEightAndMayBeSet() {
    let page = Page()
    let box = page.add(free())
    page.layOut(fill(box, page.view.layoutMarginsGuide))
    #expect(box.frame == CGRect(8, 8, 304, 464))
    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    page.layOut()
    #expect(box.frame == CGRect(2, 1, 314, 476))
  }

  /// The inner view lies 10 from the left: of the page's margin of 30, 20 reach into it.
  @Test func marginsOfTheSuperviewMayReachIn() {
    let page = Page()
    page.view.layoutMargins.left = 30
    let inner = page.add(UIView(frame: CGRect(10, 100, 100, 100)))
    #expect(inner.layoutMargins.left == 8)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8))
    let box = free()
    inner.addSubview(box)
    page.layOut([box.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor)])
    #expect(box.frame.minX == 20)
  }

  @Test func readableContentIsNoWiderThan672() {
    let page = Page(CGSize(width: 1000, height: 100))
    let box = page.add(free())
    page.layOut(fill(box, page.view.readableContentGuide))
    #expect(box.frame == CGRect(164, 8, 672, 84))
    page.view.frame.size.width = 500
    page.layOut()
    #expect(box.frame == CGRect(8, 8, 484, 84))
  }

  @Test func guidesOfOnesOwnShareSpace() {
    let page = Page()
    let box = page.add(Content(100, 40))
    let (before, after) = (UILayoutGuide(), UILayoutGuide())
    page.view.addLayoutGuide(before)
    page.view.addLayoutGuide(after)
    page.layOut([
      before.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      box.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      after.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      after.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      after.widthAnchor.constraint(equalTo: before.widthAnchor, multiplier: 3),
    ])
    #expect(box.frame.minX == 55 && after.layoutFrame.width == 165)
    page.view.removeLayoutGuide(after)
    #expect(page.view.layoutGuides == [before] && page.view.constraints.count == 2)
  }

  /// The button stands on the keyboard, half-way after half of its time by the way of the animation.
  @Test func theKeyboardLiftsWhatStandsOnItsGuide() throws {
    let page = Page()
    let button = page.add(Content(100, 40))
    page.layOut([button.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor)])
    #expect(button.frame.maxY == 480)
    page.stage.advance(to: 0)
    page.stage.raiseKeyboard(height: 200)
    #expect(button.frame.maxY == 280)
    page.stage.advance(to: 0.1)
    let shown = try #require(button.layer.presentation()).frame.maxY
    #expect(shown > 280 && shown < 480)
    page.stage.lowerKeyboard()
    #expect(button.frame.maxY == 480)
  }

  @Test func systemSpacingAndWaysBetweenAnchors() {
    let page = Page()
    let (one, two) = (page.add(Content(50, 10)), page.add(Content(70, 10)))
    let way = one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor)
    page.layOut([
      one.leadingAnchor.constraint(equalToSystemSpacingAfter: page.view.leadingAnchor, multiplier: 2),
      way.constraint(equalTo: one.widthAnchor, multiplier: 2, constant: 4),
      two.topAnchor.constraint(equalToSystemSpacingBelow: page.view.topAnchor, multiplier: 1.5),
    ])
    #expect(one.frame.minX == 16 && two.frame.minX == 120 && two.frame.minY == 12)
  }
}
