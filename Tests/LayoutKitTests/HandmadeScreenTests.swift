import LayoutKit
import Testing

/// Parts of screens as apps have them, whose frames were worked out on paper; a point is half a pixel.
@MainActor
struct HandmadeScreenTests {
  /// The picture's centre is the page's, 160, so it begins at 120; the name below it at 24 + 80 + 12. Two buttons share
  /// 320 − 2 · 16 − 8 = 280.
  @Test func aProfile() {
    let page = Page()
    let (picture, name) = (page.add(Content(80, 80)), page.add(Content(150, 24)))
    let (follow, write) = (page.add(Content(60, 36)), page.add(Content(90, 36)))
    page.layOut([
      picture.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 24),
      picture.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      name.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      follow.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 16),
      write.topAnchor.constraint(equalTo: follow.topAnchor),
      follow.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
      write.leadingAnchor.constraint(equalTo: follow.trailingAnchor, constant: 8),
      write.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -16),
      follow.widthAnchor.constraint(equalTo: write.widthAnchor),
    ])
    #expect(picture.frame == CGRect(120, 24, 80, 80) && name.frame == CGRect(85, 116, 150, 24))
    #expect(follow.frame == CGRect(16, 156, 140, 36) && write.frame == CGRect(164, 156, 140, 36))
  }

  /// 160 and 200 with 8 between do not fit into 288. The value resists less: 288 − 8 − 160 = 120 are left for it.
  @Test func aValueGivesWayToItsName() {
    let page = Page()
    let (name, value) = (page.add(Content(160, 20)), page.add(Content(200, 20)))
    value.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    page.layOut([
      name.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -16),
    ])
    #expect(name.frame == CGRect(16, 0, 160, 20) && value.frame == CGRect(184, 0, 120, 20))
    value.wanted.width = 50
    page.layOut()
    #expect(name.frame.width == 160 && value.frame == CGRect(254, 0, 50, 20))
  }

  /// A film of 16 : 9 as wide as it can be, but at most 150 high: 288 wide would be 162 high, so it is 150 · 16 ÷ 9 = 266.67 wide, from
  /// 26.67 to 293.33; those are the pixels 53 and 587.
  @Test func aFilmFitsIntoItsPlace() {
    let page = Page()
    let film = page.add(free())
    let wide = film.widthAnchor.constraint(equalToConstant: 288)
    wide.priority = .defaultHigh
    page.layOut([
      film.widthAnchor.constraint(equalTo: film.heightAnchor, multiplier: 16 / 9),
      film.widthAnchor.constraint(lessThanOrEqualToConstant: 288), film.heightAnchor.constraint(lessThanOrEqualToConstant: 150),
      film.centerXAnchor.constraint(equalTo: page.view.centerXAnchor), film.topAnchor.constraint(equalTo: page.view.topAnchor),
      wide,
    ])
    #expect(film.frame == CGRect(26.5, 0, 267, 150))
  }

  /// One part and two parts of 320 − 10: 103.33 and 206.67. Their edges are at 103.33 and 113.33, on the pixels 207 and 227.
  @Test func twoColumnsInARatio() {
    let page = Page()
    let (narrow, wide) = (page.add(Content(10, 50)), page.add(Content(10, 50)))
    page.layOut([
      narrow.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      wide.leadingAnchor.constraint(equalTo: narrow.trailingAnchor, constant: 10),
      wide.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      wide.widthAnchor.constraint(equalTo: narrow.widthAnchor, multiplier: 2),
    ])
    #expect(narrow.frame == CGRect(0, 0, 103.5, 50) && wide.frame == CGRect(113.5, 0, 206.5, 50))
  }

  /// Four guides of equal width share what three views of 60 leave: (320 − 180) ÷ 4 = 35.
  @Test func guidesSpreadViews() {
    let page = Page()
    let views = (0..<3).map { _ in page.add(Content(60, 20)) }
    let gaps = (0..<4).map { _ in UILayoutGuide() }
    for gap in gaps { page.view.addLayoutGuide(gap) }
    var constraints = [
      gaps[0].leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      gaps[3].trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
    ]
    for (index, view) in views.enumerated() {
      constraints += [
        view.leadingAnchor.constraint(equalTo: gaps[index].trailingAnchor),
        gaps[index + 1].leadingAnchor.constraint(equalTo: view.trailingAnchor),
        gaps[index + 1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
      ]
    }
    page.layOut(constraints)
    #expect(views.map(\.frame.minX) == [35, 130, 225] && gaps.map(\.layoutFrame.width) == [35, 35, 35, 35])
  }

  /// A picture in the middle of the upper half: half of 240 is 120, so it begins at 120 − 30. A button four fifths of the way down:
  /// 384 − 22.
  @Test func centresAtSharesOfTheHeight() {
    let page = Page()
    let (picture, button) = (page.add(Content(60, 60)), page.add(Content(100, 44)))
    page.layOut([
      NSLayoutConstraint(
        item: picture, attribute: .centerY, relatedBy: .equal, toItem: page.view, attribute: .centerY, multiplier: 0.5,
        constant: 0),
      NSLayoutConstraint(
        item: button, attribute: .centerY, relatedBy: .equal, toItem: page.view, attribute: .bottom, multiplier: 0.8, constant: 0),
      picture.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      button.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
    ])
    #expect(picture.frame == CGRect(130, 90, 60, 60) && button.frame == CGRect(110, 362, 100, 44))
  }

  /// A box of 270 points as high as 20 + 22 + 4 + 32 + 20 + 44 = 142, in the middle of 480: from 169 on. Its buttons share 270, and a
  /// line of half a point stands between them: (270 − 0.5) ÷ 2 = 134.75, which ends on the pixel 270 at 135.
  @Test func anAlert() {
    let page = Page()
    let (box, title, text) = (page.add(free()), Content(100, 22), Content(200, 32))
    let (cancel, line, accept) = (Content(50, 44), free(), Content(30, 44))
    for view in [title, text, cancel, line, accept] { box.addSubview(view) }
    var constraints = [
      box.widthAnchor.constraint(equalToConstant: 270), box.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
      title.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      cancel.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
      cancel.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      line.leadingAnchor.constraint(equalTo: cancel.trailingAnchor), line.widthAnchor.constraint(equalToConstant: 0.5),
      accept.leadingAnchor.constraint(equalTo: line.trailingAnchor),
      accept.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      accept.widthAnchor.constraint(equalTo: cancel.widthAnchor),
    ]
    for view in [line, accept] {
      constraints += [
        view.topAnchor.constraint(equalTo: cancel.topAnchor), view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ]
    }
    constraints.append(cancel.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    page.layOut(constraints)
    #expect(box.frame == CGRect(25, 169, 270, 142))
    #expect(title.frame == CGRect(85, 20, 100, 22) && text.frame == CGRect(35, 46, 200, 32))
    #expect(cancel.frame == CGRect(0, 98, 135, 44) && line.frame.minX == 135 && accept.frame.maxX == 270)
  }

  /// A sidebar of two fifths of the width, but of 150 to 200: 128, 192 and 240 become 150, 192 and 200.
  @Test(arguments: [(320, 150), (480, 192), (600, 200)] as [(CGFloat, CGFloat)])
  func aSidebar(_ width: CGFloat, _ expected: CGFloat) {
    let page = Page(CGSize(width: width, height: 400))
    let (bar, content) = (page.add(free()), page.add(free()))
    let share = bar.widthAnchor.constraint(equalTo: page.view.widthAnchor, multiplier: 0.4)
    share.priority = .defaultHigh
    page.layOut([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: content.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: page.view.trailingAnchor), share,
      bar.widthAnchor.constraint(greaterThanOrEqualToConstant: 150), bar.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    #expect(bar.frame.width == expected && content.frame.minX == expected && content.frame.maxX == width)
  }

  /// A box around two columns is as high as the higher one needs: 10 + 120 + 30 + 10 = 170 and 10 + 180 + 10 = 200.
  @Test func aBoxAroundTwoColumns() {
    let page = Page()
    let (box, picture, note, text) = (page.add(free()), Content(100, 120), Content(100, 30), Content(150, 180))
    for view in [picture, note, text] { box.addSubview(view) }
    let small = box.heightAnchor.constraint(equalToConstant: 0)
    small.priority = .fittingSizeLevel
    page.layOut([
      box.topAnchor.constraint(equalTo: page.view.topAnchor), box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      picture.leadingAnchor.constraint(equalTo: box.leadingAnchor), note.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: picture.trailingAnchor), text.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      picture.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: picture.bottomAnchor), small,
      box.bottomAnchor.constraint(greaterThanOrEqualTo: note.bottomAnchor, constant: 10),
      box.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 10),
    ])
    #expect(box.frame == CGRect(0, 0, 250, 200) && text.frame == CGRect(100, 10, 150, 180))
    text.wanted.height = 90
    page.layOut()
    #expect(box.frame.height == 170 && note.frame == CGRect(0, 130, 100, 30))
  }

  /// Points of 12 in the middle of steps that are 40, 60 and 40 high; the lines between reach from one point to the next: from
  /// 20 + 6 to 40 + 30 − 6 = 64, and from 76 to 120 − 6.
  @Test func aLineOfSteps() {
    let page = Page()
    let steps = [40, 60, 40].map { page.add(Content(200, $0)) }
    let dots = steps.map { _ in page.add(Content(12, 12)) }
    let lines = (0..<2).map { _ in page.add(free()) }
    var constraints = [steps[0].topAnchor.constraint(equalTo: page.view.topAnchor)]
    for index in 0..<3 {
      if index > 0 { constraints.append(steps[index].topAnchor.constraint(equalTo: steps[index - 1].bottomAnchor)) }
      constraints += [
        dots[index].leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
        dots[index].centerYAnchor.constraint(equalTo: steps[index].centerYAnchor),
        steps[index].leadingAnchor.constraint(equalTo: dots[index].trailingAnchor, constant: 8),
      ]
    }
    for (index, line) in lines.enumerated() {
      constraints += [
        line.widthAnchor.constraint(equalToConstant: 2), line.centerXAnchor.constraint(equalTo: dots[0].centerXAnchor),
        line.topAnchor.constraint(equalTo: dots[index].bottomAnchor),
        line.bottomAnchor.constraint(equalTo: dots[index + 1].topAnchor),
      ]
    }
    page.layOut(constraints)
    #expect(dots.map(\.frame.minY) == [14, 64, 114] && steps.map(\.frame.minX) == [40, 40, 40])
    #expect(lines.map(\.frame) == [CGRect(25, 26, 2, 38), CGRect(25, 76, 2, 38)])
  }

  /// A bar of writing at the keyboard's upper edge, and bubbles above it: 480 − 200 − 50 = 230 and 480 − 50 = 430.
  @Test func aBarAboveTheKeyboard() {
    let page = Page()
    let (list, bar) = (page.add(free()), page.add(Content(UIView.noIntrinsicMetric, 50)))
    page.layOut([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: page.view.keyboardLayoutGuide.topAnchor),
      list.topAnchor.constraint(equalTo: page.view.topAnchor), list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      list.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
    ])
    #expect(bar.frame == CGRect(0, 430, 320, 50) && list.frame == CGRect(0, 0, 320, 430))
    bar.wanted.height = 80
    page.layOut()
    #expect(bar.frame.minY == 400 && list.frame.height == 400)
  }
}
