import LayoutKit
import Testing

/// Views with a shadow or a rim that constraints do not count: 6 points above, 10 at the left, 14 below, 20 at the right.
@MainActor
struct AlignmentRectTests {
  private final class Rimmed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 6, left: 10, bottom: 14, right: 20) }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }
  }

  private func rimmed() -> Rimmed {
    let view = Rimmed()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// The content of 100 × 40 begins at 30, 50; the frame 10 and 6 before it, 30 wider and 20 higher. The next view begins where the
  /// content ends, at 130.
  @Test func edgesAreThoseOfTheContent() {
    let page = Page()
    let (view, next) = (page.add(rimmed()), page.add(Content(20, 20)))
    page.layOut([
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 50),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor), next.topAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(view.frame == CGRect(20, 44, 130, 60) && next.frame.origin == CGPoint(x: 130, y: 90))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(30, 50, 100, 40))
  }

  /// A width of 200 and a height of half of it are the content's: the frame is 230 × 120. Its centre lies in the page's, 160 and 240.
  @Test func sizesAndCentresAreThoseOfTheContent() {
    let page = Page()
    let view = page.add(rimmed())
    page.layOut([
      view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      view.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
    ])
    #expect(view.frame == CGRect(50, 184, 230, 120))
  }

  /// What lies in the view is placed by its content, too: 10 and 6 within the frame, and up to 20 and 14 before its ends.
  @Test func whatLiesInsideKeepsToTheContent() {
    let page = Page()
    let (view, inner) = (page.add(rimmed()), free())
    view.addSubview(inner)
    page.layOut([
      view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), view.topAnchor.constraint(equalTo: page.view.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    #expect(view.frame == CGRect(-10, -6, 130, 60) && inner.frame == CGRect(10, 6, 100, 40))
  }

  /// In a row of 300 with two spaces of 8, three contents of equal width have (300 − 16) ÷ 3 = 94.67; the second begins at 102.67.
  @Test func stacksArrangeContents() {
    let page = Page()
    let views = (0..<3).map { _ in rimmed() }
    let row = UIStackView(arrangedSubviews: views)
    (row.spacing, row.distribution) = (8, .fillEqually)
    row.translatesAutoresizingMaskIntoConstraints = false
    page.add(row)
    page.layOut([
      row.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), row.topAnchor.constraint(equalTo: page.view.topAnchor),
      row.widthAnchor.constraint(equalToConstant: 300),
    ])
    #expect(row.frame == CGRect(0, 0, 300, 40) && views.map(\.frame.minY) == [-6, -6, -6])
    #expect(views[0].frame.minX == -10 && views[1].frame.minX == 92.5 && views[2].frame.maxX == 320)
  }

  /// From right to left the edges stay those of the content: 30 before the right edge of 320 it ends, at 290; its frame ends 20 later.
  @Test func fromRightToLeft() {
    let page = Page()
    let view = page.add(rimmed())
    page.view.semanticContentAttribute = .forceRightToLeft
    page.layOut([view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 30)])
    #expect(view.frame.minX == 180 && view.frame.maxX == 310)
  }

  /// The size that suits the constraints is that of the content: 5 + 160 + 5 by 90 + 2. Content of 60 × 30 leaves the view's own 100 × 40.
  @Test func fittingSizesAreThoseOfTheContent() {
    let (outer, inner) = (rimmed(), Content(160, 90))
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
    ])
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 170, height: 92))
    inner.wanted = CGSize(width: 60, height: 30)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 40))
  }
}
