import LayoutKit
import Testing

@MainActor
struct ConflictTests {
  @Test func theYoungestOfThoseThatContradictEachOtherIsBroken() throws {
    let page = Page()
    let box = page.add(free())
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let wider = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    (width.identifier, wider.identifier) = ("narrow", "wide")
    page.layOut([wider, width])
    #expect(box.frame.width == 100 && wider.isActive)
    let text = try #require(page.stage.diagnostics.first?.text)
    #expect(page.stage.diagnostics.count == 1)
    #expect(
      text.hasPrefix(
        "Unable to simultaneously satisfy constraints: <NSLayoutConstraint 'narrow' UIView.width == 100 (active)>; "
          + "<NSLayoutConstraint 'wide' UIView.width >= 150 (active)>. Will attempt to recover by breaking constraint "
          + "<NSLayoutConstraint 'wide' UIView.width >= 150 (active)>."), "\(text)")
    // The same conflict is told once, and ends with its cause.
    width.isActive = false
    page.layOut()
    #expect(box.frame.width == 150 && page.stage.diagnostics.count == 1)
  }

  @Test func aFrameThatContradictsAConstraintIsNamed() throws {
    let page = Page()
    let box = page.add(UIView(frame: CGRect(0, 0, 50, 50)))
    page.layOut([box.widthAnchor.constraint(equalToConstant: 80)])
    #expect(box.frame.width == 50)
    let text = try #require(page.stage.diagnostics.first?.text)
    #expect(text.contains("<the frame of UIView: 0, 0, 50 × 50>") && text.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func optionalConstraintsGiveWayInSilence() {
    let page = Page()
    let box = page.add(free())
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = UILayoutPriority(999)
    page.layOut([wish, box.widthAnchor.constraint(lessThanOrEqualTo: page.view.widthAnchor, multiplier: 0.5)])
    #expect(box.frame.width == 160 && page.stage.diagnostics.isEmpty)
  }
}
