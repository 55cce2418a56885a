import LayoutKit
import Testing

@MainActor
struct FormatTests {
  @Test func aRowOfAButtonAndAField() {
    let page = Page()
    let (button, field) = (page.add(free()), page.add(free()))
    let views: [String: Any] = ["button": button, "field": field]
    page.layOut(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[button(80)]-[field(>=button)]-pad-|", options: [.alignAllTop, .alignAllBottom],
        metrics: ["pad": 20], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-30-[button(==44@750,<=40)]", metrics: nil, views: views))
    // The standard space to the superview is its margin, 8 here, and 8 between views.
    #expect(button.frame == CGRect(8, 30, 80, 40))
    #expect(field.frame == CGRect(96, 30, 204, 40))
  }

  @Test func flushViewsOfEqualHeight() {
    let page = Page()
    let (top, bottom) = (page.add(free()), page.add(free()))
    page.layOut(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[top][bottom(top)]-(-10)-|", options: .alignAllLeft, metrics: nil,
        views: ["top": top, "bottom": bottom]))
    #expect(top.frame.minY == 0 && top.frame.height == 245 && bottom.frame.maxY == 490)
  }

  @Test func fromRightToLeft() {
    let page = Page()
    let (one, two) = (page.add(free()), page.add(free()))
    page.layOut(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[one(50)]-5-[two(60)]", options: .directionRightToLeft, metrics: nil,
        views: ["one": one, "two": two]))
    #expect(one.frame.minX == 260 && two.frame.minX == 195)
  }
}
