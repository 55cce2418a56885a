import LayoutKit
import Testing

/// Stacks as apps nest them, whose frames were worked out on paper.
@MainActor
struct HandmadeStackTests {
  private func stack(_ axis: NSLayoutConstraint.Axis, _ spacing: CGFloat, _ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing) = (axis, spacing)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }

  private func pin(_ view: UIView, on page: Page, width: CGFloat) {
    page.add(view)
    page.layOut([
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), view.topAnchor.constraint(equalTo: page.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
    ])
  }

  /// The title hugs least and takes 288 − 24 − 60 − 2 · 8 = 188.
  @Test func aRowWhoseTitleStretches() {
    let page = Page()
    let views = [Content(24, 24), Content(100, 20), Content(60, 30)]
    views[1].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let row = stack(.horizontal, 8, views)
    row.alignment = .center
    pin(row, on: page, width: 288)
    #expect(views.map(\.frame) == [CGRect(0, 3, 24, 24), CGRect(32, 5, 188, 20), CGRect(228, 0, 60, 30)])
    #expect(row.frame.height == 30)
  }

  /// 50, 100 and 150 are shares of 300: of 240 they are 40, 80 and 120.
  @Test func aBarOfShares() {
    let page = Page()
    let views = [Content(50, 20), Content(100, 20), Content(150, 20)]
    let row = stack(.horizontal, 0, views)
    row.distribution = .fillProportionally
    pin(row, on: page, width: 240)
    #expect(views.map(\.frame.minX) == [0, 40, 120] && views.map(\.frame.width) == [40, 80, 120])
  }

  /// 300 − 40 − 60 − 50 = 150 are two spaces of 75.
  @Test func equalSpaces() {
    let page = Page()
    let views = [Content(40, 20), Content(60, 20), Content(50, 20)]
    let row = stack(.horizontal, 10, views)
    row.distribution = .equalSpacing
    pin(row, on: page, width: 300)
    #expect(views.map(\.frame.minX) == [0, 115, 250])
  }

  /// The outer centres are at 20 and 300, so the middle one is at 160: from 120 to 200.
  @Test func equalCentres() {
    let page = Page()
    let views = [Content(40, 20), Content(80, 20), Content(40, 20)]
    let row = stack(.horizontal, 0, views)
    row.distribution = .equalCentering
    pin(row, on: page, width: 320)
    #expect(views.map(\.frame.minX) == [0, 120, 280])
  }

  /// A message in margins of 12: a picture of 40, then 10, then a column with 320 − 24 − 50 = 246 for it, of 20 + 2 + 34 = 56.
  @Test func aMessageOfNestedStacks() {
    let page = Page()
    let (picture, name, text) = (Content(40, 40), Content(90, 20), Content(246, 34))
    let column = stack(.vertical, 2, [name, text])
    let row = stack(.horizontal, 10, [picture, column])
    picture.setContentHuggingPriority(.required, for: .horizontal)
    row.alignment = .top
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    row.insetsLayoutMarginsFromSafeArea = false
    pin(row, on: page, width: 320)
    #expect(row.frame == CGRect(0, 0, 320, 80) && picture.frame == CGRect(12, 12, 40, 40))
    #expect(column.frame == CGRect(62, 12, 246, 56))
    #expect(name.frame == CGRect(0, 0, 246, 20) && text.frame == CGRect(0, 22, 246, 34))
  }

  /// A notice that is hidden takes its space of 10 with it: 20 + 10 + 30 + 10 + 40 = 110 become 70.
  @Test func aNoticeThatIsHidden() {
    let page = Page()
    let views = [Content(50, 20), Content(50, 30), Content(50, 40)]
    let column = stack(.vertical, 10, views)
    pin(column, on: page, width: 200)
    #expect(column.frame.height == 110)
    views[1].isHidden = true
    page.layOut()
    #expect(column.frame.height == 70 && views[2].frame == CGRect(0, 30, 200, 40))
    views[1].isHidden = false
    page.layOut()
    #expect(column.frame.height == 110 && views[2].frame.minY == 70)
  }

  /// Headline, 24, text, 4, note, aligned at the left: each as wide as it wants to be.
  @Test func aTextWithItsOwnSpaces() {
    let page = Page()
    let views = [Content(120, 30), Content(200, 60), Content(80, 16)]
    let column = stack(.vertical, 4, views)
    column.alignment = .leading
    column.setCustomSpacing(24, after: views[0])
    pin(column, on: page, width: 280)
    #expect(views.map(\.frame) == [CGRect(0, 0, 120, 30), CGRect(0, 54, 200, 60), CGRect(0, 118, 80, 16)])
    #expect(column.frame.height == 134)
  }
}
