import LayoutKit
import Testing

@MainActor
struct ConstraintTests {
  @Test func aPropertyMayHoldAConstraintOfNothing() {
    let nothing = NSLayoutConstraint()
    nothing.constant = 5
    #expect(nothing.firstItem == nil && nothing.secondItem == nil && !nothing.isActive)
    nothing.isActive = false
    #expect(nothing.constant == 5 && nothing.priority == .required)
  }

  @Test func edgesArePinnedToTheSuperview() {
    let page = Page()
    let box = page.add(free())
    page.layOut([
      box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -16),
      box.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 20),
      box.heightAnchor.constraint(equalToConstant: 44),
    ])
    #expect(box.frame == CGRect(16, 20, 288, 44))
    page.view.frame.size.width = 200
    page.layOut()
    #expect(box.frame == CGRect(16, 20, 168, 44))
  }

  @Test func constantsPrioritiesAndActivationMayChange() {
    let page = Page()
    let box = page.add(free())
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let other = box.widthAnchor.constraint(equalToConstant: 50)
    (width.priority, other.priority) = (.defaultHigh, .defaultLow)
    page.layOut([width, other])
    #expect(box.frame.width == 100)
    width.constant = 120
    page.layOut()
    #expect(box.frame.width == 120)
    other.priority = UILayoutPriority(751)
    page.layOut()
    #expect(box.frame.width == 50)
    other.isActive = false
    page.layOut()
    #expect(box.frame.width == 120 && page.view.constraints.isEmpty && box.constraints == [width])
  }

  @Test func theInitialiserTakesAttributesAndMultipliers() {
    let page = Page()
    let box = page.add(free())
    page.layOut([
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: page.view, attribute: .width, multiplier: 0.5, constant: 10),
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: box, attribute: .width, multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: page.view, attribute: .centerX, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: box, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: page.view, attribute: .topMargin, multiplier: 1,
        constant: 4),
      NSLayoutConstraint(
        item: box, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: page.view, attribute: .top, multiplier: 1,
        constant: 97),
    ])
    #expect(box.frame == CGRect(75, 12, 170, 85))
  }

  /// The label keeps its width against 200 at 749, and gives way at 751.
  @Test func contentsHugAndResistByPriority() {
    let page = Page()
    let content = page.add(Content(80, 20))
    let wide = content.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = UILayoutPriority(249)
    page.layOut([wide])
    #expect(content.frame.size == CGSize(width: 80, height: 20))
    content.setContentHuggingPriority(UILayoutPriority(248), for: .horizontal)
    page.layOut()
    #expect(content.frame.width == 200 && content.contentHuggingPriority(for: .vertical) == .defaultLow)
    wide.constant = 10
    wide.priority = UILayoutPriority(749)
    page.layOut()
    #expect(content.frame.width == 80)
    content.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    page.layOut()
    #expect(content.frame.width == 10 && content.contentCompressionResistancePriority(for: .horizontal).rawValue == 50)
    content.wanted.height = 33
    page.layOut()
    #expect(content.frame.height == 33)
  }

  /// Two contents of 100 in 300 points with the same priorities: the first one takes the rest, as it would give way.
  @Test func ofEqualContentsTheFirstIsResized() {
    let page = Page()
    let (left, right) = (page.add(Content(100, 20)), page.add(Content(100, 20)))
    page.layOut([
      left.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 300),
      left.topAnchor.constraint(equalTo: page.view.topAnchor), right.topAnchor.constraint(equalTo: page.view.topAnchor),
    ])
    #expect(left.frame.width == 200 && right.frame.minX == 200 && right.frame.width == 100)
    #expect(left.hasAmbiguousLayout)
    left.exerciseAmbiguityInLayout()
    page.stage.window.layoutIfNeeded()
    #expect(left.frame.width == 100 && right.frame.width == 200)
  }

  @Test func edgesAreRoundedToPixelsAndNeighboursStayFlush() {
    let page = Page(CGSize(width: 100, height: 100))
    let thirds = (0..<3).map { _ in page.add(free()) }
    var constraints = [thirds[0].leadingAnchor.constraint(equalTo: page.view.leadingAnchor)]
    for (view, next) in zip(thirds, thirds.dropFirst()) {
      constraints += [
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor), next.widthAnchor.constraint(equalTo: view.widthAnchor),
      ]
    }
    page.layOut(constraints + [thirds[2].trailingAnchor.constraint(equalTo: page.view.trailingAnchor)])
    #expect(thirds.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(thirds.map(\.frame.maxX) == [33.5, 66.5, 100])
  }

  /// A framed view inside a view under constraints keeps its mask, and others may be pinned to it.
  @Test func framesAndMasksTakePart() {
    let page = Page()
    let card = page.add(free())
    let bar = UIView(frame: CGRect(0, 0, 0, 10))
    bar.autoresizingMask = .flexibleWidth
    let note = free()
    card.addSubview(bar)
    card.addSubview(note)
    page.layOut([
      card.widthAnchor.constraint(equalToConstant: 200),
      note.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 5),
      note.widthAnchor.constraint(equalTo: bar.widthAnchor, constant: -20),
    ])
    #expect(bar.frame == CGRect(0, 0, 200, 10))
    #expect(note.frame.minY == 15 && note.frame.width == 180)
    bar.frame.origin.y = 30
    page.layOut()
    #expect(note.frame.minY == 45)
  }

  @Test func constraintsCrossLevelsAndScrollPositions() {
    let page = Page()
    let outer = UIView(frame: CGRect(10, 20, 200, 200))
    let inner = free()
    page.add(outer)
    outer.addSubview(inner)
    page.layOut([
      inner.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 50),
      inner.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 50),
    ])
    #expect(inner.frame.origin == CGPoint(x: 40, y: 30))
    outer.bounds.origin.y = 100
    page.layOut()
    #expect(inner.frame.origin == CGPoint(x: 40, y: 130))
  }

  @Test func aViewThatLeavesTakesItsConstraintsAlong() {
    let page = Page()
    let (box, other) = (page.add(free()), page.add(free()))
    let toPage = box.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 5)
    let own = box.widthAnchor.constraint(equalToConstant: 30)
    page.layOut([toPage, own, other.leftAnchor.constraint(equalTo: box.rightAnchor)])
    #expect(other.frame.minX == 35)
    let elsewhere = UIView(frame: CGRect(0, 0, 50, 50))
    page.add(elsewhere)
    elsewhere.addSubview(box)
    #expect(!toPage.isActive && own.isActive && page.view.constraints.isEmpty)
    page.layOut([box.leftAnchor.constraint(equalTo: elsewhere.leftAnchor, constant: 7)])
    #expect(box.frame.minX == 7 && box.frame.width == 30)
  }

  @Test func transformedViewsGetBoundsAndCenter() {
    let page = Page()
    let box = page.add(free())
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    page.layOut([
      box.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 10), box.widthAnchor.constraint(equalToConstant: 40),
      box.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 10), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(box.bounds.size == CGSize(width: 40, height: 20) && box.center == CGPoint(x: 30, y: 20))
  }

  @Test func alignmentRectsAreWhatConstraintsPlace() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let page = Page()
    let view = page.add(Shadowed())
    view.translatesAutoresizingMaskIntoConstraints = false
    page.layOut([
      view.leftAnchor.constraint(equalTo: page.view.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 10),
    ])
    #expect(view.frame == CGRect(8, 9, 56, 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(10, 10, 50, 20))
  }
}
