import LayoutKit
import Testing

@MainActor
struct StackTests {
  /// A stack at the page's upper left corner, 300 points long and as high as it needs to be.
  private func row(_ page: Page, _ views: [UIView], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 10
    set(stack)
    page.add(stack)
    page.layOut([
      stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), stack.topAnchor.constraint(equalTo: page.view.topAnchor),
      (stack.axis == .horizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: 300),
    ])
    return stack
  }

  private func contents() -> [Content] { [Content(40, 20), Content(60, 30), Content(80, 10)] }

  /// 300 − 20 of spaces is 100 more than the contents want; the view that hugs least takes it.
  @Test func fillStretchesWhoHugsLeast() {
    let (page, views) = (Page(), contents())
    views[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let stack = row(page, views)
    #expect(views.map(\.frame) == [CGRect(0, 0, 40, 30), CGRect(50, 0, 160, 30), CGRect(220, 0, 80, 30)])
    #expect(stack.frame == CGRect(0, 0, 300, 30))
  }

  /// Two contents of 250 and 60 do not fit into 300 with a space of 10. None resists more than the other: the first gives way.
  @Test func theFirstGivesWayWhereNoneResistsMore() {
    let (page, views) = (Page(), [Content(250, 20), Content(60, 20)])
    _ = row(page, views)
    #expect(views.map(\.frame) == [CGRect(0, 0, 230, 20), CGRect(240, 0, 60, 20)])
  }

  /// What both together want is more than there is, but no length is less than 0, and the row ends where the stack does.
  @Test func noLengthIsNegative() {
    let (page, views) = (Page(), [Content(60, 20), Content(500, 20)])
    _ = row(page, views)
    #expect(views.map(\.frame) == [CGRect(0, 0, 0, 20), CGRect(10, 0, 290, 20)])
    let chain = Page()
    let (first, second) = (chain.add(free()), chain.add(free()))
    let wide = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    let narrow = second.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    (wide.priority, narrow.priority) = (.defaultHigh, .defaultHigh)
    chain.layOut([
      wide, narrow, first.leadingAnchor.constraint(equalTo: chain.view.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
      second.trailingAnchor.constraint(equalTo: chain.view.trailingAnchor),
    ])
    #expect(first.frame.width == 300 && second.frame.minX == 320 && second.frame.width == 0)
  }

  /// A small film shows the layout of a large one: the screen's pixels count, not the film's.
  @Test func aSmallFilmHasTheSameLayout() {
    let (page, views) = (Page(scale: 0.4), contents())
    _ = row(page, views) { $0.distribution = .fillEqually }
    #expect(views.map(\.frame.minX) == [0, 103, 207] && UIScreen.main.scale == 1 && UIScreen.main.nativeScale == 0.4)
  }

  /// (300 − 20) ÷ 3 = 93 1/3, its edges at multiples of half a point.
  @Test func fillEquallyMakesEqualLengths() {
    let (page, views) = (Page(), contents())
    _ = row(page, views) { $0.distribution = .fillEqually }
    #expect(views.map(\.frame.minX) == [0, 103.5, 206.5] && views.map(\.frame.maxX) == [93.5, 196.5, 300])
  }

  /// 180 of content and 20 of spaces: 40, 60 and 80 two-hundredths of 300 are 60, 90, 120, and 10 are left of 300 − 20; the
  /// first two priorities hold, and the last view takes what is left.
  @Test func fillProportionallyGoesByContents() {
    let (page, views) = (Page(), contents())
    _ = row(page, views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [60, 90, 130])
  }

  /// 300 − 180 in two gaps is 60 each.
  @Test func equalSpacingMakesEqualGaps() {
    let (page, views) = (Page(), contents())
    _ = row(page, views) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame.minX) == [0, 100, 220])
  }

  /// Centres at 20, 140 and 260.
  @Test func equalCenteringMakesEqualWaysBetweenCentres() {
    let (page, views) = (Page(), contents())
    _ = row(page, views) { $0.distribution = .equalCentering }
    #expect(views.map(\.center.x) == [20, 140, 260] && views.map(\.frame.width) == [40, 60, 80])
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0, 0, 0]), (.center, [5, 0, 10]), (.bottom, [10, 0, 20]),
  ])
  func viewsLieAcross(_ alignment: UIStackView.Alignment, _ tops: [CGFloat]) {
    let (page, views) = (Page(), contents())
    let stack = row(page, views) { $0.alignment = alignment }
    #expect(views.map(\.frame.minY) == tops && views.map(\.frame.height) == [20, 30, 10])
    #expect(stack.frame.height == 30)
  }

  @Test func hiddenViewsAndTheirSpacesAreGone() {
    let (page, views) = (Page(), contents())
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    _ = row(page, views)
    #expect(views.map(\.frame.minX) == [0, 50, 120])
    views[1].isHidden = true
    page.layOut()
    #expect(views[2].frame == CGRect(50, 0, 250, 20) && views[1].frame.width == 0)
    views[1].isHidden = false
    page.layOut()
    #expect(views[2].frame.minX == 120)
  }

  @Test func marginsAndCustomSpacesCount() {
    let (page, views) = (Page(), contents())
    let stack = row(page, views) { stack in
      stack.axis = .vertical
      stack.alignment = .leading
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      stack.setCustomSpacing(25, after: views[0])
    }
    views[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    page.layOut()
    #expect(views.map(\.frame.minY) == [5, 50, 90] && views.map(\.frame.minX) == [6, 6, 6])
    #expect(views[2].frame.maxY == 293 && stack.frame.width == 94)
    #expect(stack.customSpacing(after: views[0]) == 25 && stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func arrangedSubviewsComeAndGo() {
    let (page, views) = (Page(), contents())
    let stack = row(page, [views[0], views[2]])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.arrangedSubviews == views && views[1].superview === stack)
    stack.removeArrangedSubview(views[0])
    page.layOut()
    #expect(views[1].frame.minX == 0 && views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test func constraintsHaveUIKitsNames() {
    let (page, views) = (Page(), contents())
    let stack = row(page, views) { $0.distribution = .fillEqually }
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(names == ["UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally", "UISV-alignment"])
  }

  /// The view shrinks for a second and is hidden then.
  @Test func hidingIsAnimated() {
    let (page, views) = (Page(), contents())
    _ = row(page, views)
    page.stage.advance(to: 0)
    page.stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[0].isHidden = true
      }
    }
    page.stage.advance(to: 0.5)
    // The first view has what the others leave of 300 − 20, 140.
    #expect(views[0].isHidden && views[0].layer.presentation()?.bounds.width == 70)
    #expect(views[0].layer.presentation()?.isHidden == false)
    page.stage.advance(to: 1.1)
    #expect(views[0].layer.isHidden)
  }

  /// Constraints are brought up to date first, so that no layout pass is needed.
  @Test func aStackFitsBeforeItWasLaidOut() {
    let stack = UIStackView(arrangedSubviews: [Content(60, 30), Content(50, 30)])
    (stack.axis, stack.spacing) = (.vertical, 4)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 64))
    let host = UIView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    for (edge, inset) in [(NSLayoutConstraint.Attribute.left, 8.0), (.top, 8), (.right, -8), (.bottom, -8)] {
      NSLayoutConstraint(
        item: stack, attribute: edge, relatedBy: .equal, toItem: host, attribute: edge, multiplier: 1, constant: inset
      ).isActive = true
    }
    #expect(host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 80))
  }
}
