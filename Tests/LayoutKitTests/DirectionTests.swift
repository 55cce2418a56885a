import LayoutKit
import Testing

/// Content that runs from right to left, on a page of 320 points.
@MainActor
struct DirectionTests {
  /// 16 from the right edge and 50 wide is from 254 on; what comes 8 after it ends at 246.
  @Test func leadingEdgesAreRightOnes() {
    let page = Page()
    let (first, second) = (page.add(Content(50, 20)), page.add(Content(70, 20)))
    let (wide, plain) = (page.add(free()), page.add(Content(30, 20)))
    page.view.semanticContentAttribute = .forceRightToLeft
    #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    page.layOut([
      first.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      wide.leadingAnchor.constraint(greaterThanOrEqualTo: second.trailingAnchor, constant: 4),
      wide.trailingAnchor.constraint(lessThanOrEqualTo: page.view.trailingAnchor, constant: -6),
      wide.widthAnchor.constraint(equalToConstant: 166),
      plain.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 5),
    ])
    #expect(first.frame == CGRect(254, 0, 50, 20) && second.frame.minX == 176 && plain.frame.minX == 5)
    #expect(wide.frame.minX == 6 && wide.frame.maxX == 172)
    page.view.semanticContentAttribute = .unspecified
    page.layOut()
    #expect(first.frame.minX == 16 && second.frame.minX == 74 && wide.frame.minX == 148 && plain.frame.minX == 5)
  }

  @Test func attributesDecideWhoTurns() {
    let directions = [
      UISemanticContentAttribute.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ].map {
      (UIView.userInterfaceLayoutDirection(for: $0), UIView.userInterfaceLayoutDirection(for: $0, relativeTo: .rightToLeft))
    }
    #expect(directions.map(\.0) == [.leftToRight, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    #expect(directions.map(\.1) == [.rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft])
    #expect(UIView().semanticContentAttribute == .unspecified)
    #expect(UITraitCollection().layoutDirection == .leftToRight)
    #expect(Page().stage.perform { UIApplication.shared.userInterfaceLayoutDirection } == .leftToRight)
  }

  /// The page's attribute turns what lies in the page, not what lies in a view on it.
  @Test func viewsInsideRunAsTheySay() {
    let page = Page()
    let (card, inner) = (page.add(Content(100, 40)), Content(20, 20))
    card.addSubview(inner)
    page.view.semanticContentAttribute = .forceRightToLeft
    page.layOut([
      card.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 3),
    ])
    #expect(card.frame.minX == 220 && inner.frame.minX == 3)
    #expect(card.effectiveUserInterfaceLayoutDirection == .leftToRight)
    card.semanticContentAttribute = .forceRightToLeft
    page.layOut()
    #expect(card.frame.minX == 220 && inner.frame.minX == 77)
  }

  /// Half way to the trailing edge is 160 from the right; a centre 10 after the leading edge is at 310; the way of 40 is one leftwards.
  @Test func placesAreMirrored() {
    let page = Page()
    let (half, middle) = (page.add(Content(10, 10)), page.add(Content(20, 10)))
    let (from, to) = (page.add(Content(30, 10)), page.add(Content(30, 10)))
    page.view.semanticContentAttribute = .forceRightToLeft
    page.layOut([
      NSLayoutConstraint(
        item: half, attribute: .leading, relatedBy: .equal, toItem: page.view, attribute: .trailing, multiplier: 0.5, constant: 0),
      middle.centerXAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 10),
      from.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
      from.trailingAnchor.anchorWithOffset(to: to.leadingAnchor).constraint(equalToConstant: 40),
    ])
    #expect(half.frame.maxX == 160 && middle.frame.midX == 310)
    #expect(from.frame == CGRect(270, 0, 30, 10) && to.frame == CGRect(200, 0, 30, 10))
  }

  /// The first view of a row stands at the right: from 250 on, with 10 before the next one.
  @Test func rowsBeginAtTheRight() {
    let page = Page()
    let views = [Content(50, 20), Content(70, 20), Content(90, 20)]
    let (row, column) = (UIStackView(arrangedSubviews: views), UIStackView(arrangedSubviews: [Content(40, 10), Content(60, 10)]))
    (column.axis, column.alignment) = (.vertical, .leading)
    for stack in [row, column] {
      stack.spacing = 10
      stack.semanticContentAttribute = .forceRightToLeft
      stack.translatesAutoresizingMaskIntoConstraints = false
      page.add(stack)
    }
    page.layOut([
      row.leftAnchor.constraint(equalTo: page.view.leftAnchor), row.topAnchor.constraint(equalTo: page.view.topAnchor),
      column.leftAnchor.constraint(equalTo: page.view.leftAnchor), column.topAnchor.constraint(equalTo: row.bottomAnchor),
    ])
    #expect(row.frame.width == 230 && views.map(\.frame.minX) == [180, 100, 0])
    #expect(column.frame.width == 60 && column.arrangedSubviews.map(\.frame.minX) == [20, 0])
  }

  @Test func directionalMarginsTurn() {
    let page = Page()
    let (card, inner) = (page.add(Content(100, 40)), Content(20, 20))
    card.addSubview(inner)
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 5)
    #expect(card.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 5))
    page.layOut([
      NSLayoutConstraint(
        item: inner, attribute: .leading, relatedBy: .equal, toItem: card, attribute: .leadingMargin, multiplier: 1, constant: 0)
    ])
    #expect(inner.frame.minX == 20)
    card.semanticContentAttribute = .forceRightToLeft
    page.layOut()
    #expect(card.layoutMargins == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 20))
    #expect(card.directionalLayoutMargins.leading == 20 && inner.frame.maxX == 80)
    card.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    card.semanticContentAttribute = .forceLeftToRight
    #expect(card.layoutMargins.left == 7 && card.directionalLayoutMargins.trailing == 9)
  }

  /// A format runs from the leading edge: 10 and 50 from the right, then 5 and 60.
  @Test func formatsRunWithTheDirection() {
    let page = Page()
    let views = ["one": page.add(Content(50, 20)), "two": page.add(Content(60, 20))]
    page.view.semanticContentAttribute = .forceRightToLeft
    page.layOut(NSLayoutConstraint.constraints(withVisualFormat: "|-10-[one]-5-[two]", metrics: nil, views: views))
    #expect(views["one"]?.frame.minX == 260 && views["two"]?.frame.minX == 195)
  }
}
