import LayoutKit
import Testing

/// Layouts as apps have them, whose frames were worked out on paper; a point is half a pixel.
@MainActor
struct HandmadeTests {
  /// Labels of 40, 70 and 55 points share the widest one's width; fields take the rest: 320 − 16 − 70 − 12 − 16 = 206.
  @Test func aForm() {
    let page = Page()
    let labels = [40, 70, 55].map { page.add(Content($0, 20)) }
    let fields = labels.map { _ in page.add(Content(UIView.noIntrinsicMetric, 34)) }
    var constraints: [NSLayoutConstraint] = []
    for (index, (label, field)) in zip(labels, fields).enumerated() {
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      constraints += [
        label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
        field.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -16),
        field.topAnchor.constraint(equalTo: index == 0 ? page.view.topAnchor : fields[index - 1].bottomAnchor, constant: 10),
        label.widthAnchor.constraint(equalTo: labels[0].widthAnchor),
      ]
    }
    page.layOut(constraints)
    #expect(labels.map(\.frame) == [CGRect(16, 17, 70, 20), CGRect(16, 61, 70, 20), CGRect(16, 105, 70, 20)])
    #expect(fields.map(\.frame) == [CGRect(98, 10, 206, 34), CGRect(98, 54, 206, 34), CGRect(98, 98, 206, 34)])
  }

  /// An image of ratio 2 : 1 over 288 points is 144 high; 16 + 144 + 12 + 24 + 4 + 40 + 16 = 256.
  @Test func aCard() {
    let page = Page()
    let (card, image, title, text) = (page.add(free()), free(), Content(120, 24), Content(200, 40))
    for view in [image, title, text] { card.addSubview(view) }
    var constraints = [
      card.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: page.view.trailingAnchor), card.topAnchor.constraint(equalTo: page.view.topAnchor),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.5),
      image.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ]
    for view in [image, title, text] {
      constraints += [
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      ]
    }
    page.layOut(constraints)
    #expect(card.frame == CGRect(0, 0, 320, 256))
    #expect([image, title, text].map(\.frame) == [CGRect(16, 16, 288, 144), CGRect(16, 172, 288, 24), CGRect(16, 200, 288, 40)])
  }

  /// A short text has its own width; a long one three quarters of the screen, 240. Own messages stand at the right.
  @Test func chatBubbles() {
    let page = Page()
    let bubbles = [(60, false), (400, true)].map { (width: CGFloat, isOwn: Bool) in
      let (bubble, text) = (page.add(free()), Content(width, 20))
      bubble.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
        text.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        text.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
        text.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: page.view.widthAnchor, multiplier: 0.75),
        isOwn
          ? bubble.trailingAnchor.constraint(equalTo: page.view.trailingAnchor, constant: -10)
          : bubble.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 10),
      ])
      return bubble
    }
    page.layOut([
      bubbles[0].topAnchor.constraint(equalTo: page.view.topAnchor),
      bubbles[1].topAnchor.constraint(equalTo: bubbles[0].bottomAnchor, constant: 4),
    ])
    #expect(bubbles.map(\.frame) == [CGRect(10, 0, 84, 36), CGRect(70, 40, 240, 36)])
  }

  /// 60 + 16 + 24 + 16 + 44 = 160 of 480 in the middle: from 160 to 320.
  @Test func aCentredColumn() {
    let page = Page()
    let views = [Content(60, 60), Content(140, 24), Content(100, 44)]
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    page.add(stack)
    page.layOut([
      stack.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
    ])
    #expect(stack.frame == CGRect(90, 160, 140, 160))
    #expect(views.map(\.frame) == [CGRect(40, 0, 60, 60), CGRect(0, 76, 140, 24), CGRect(20, 116, 100, 44)])
  }

  /// A bar at the bottom with an item in each third: 320 ÷ 3 = 106.67, so that centres are at 53.33, 160 and 266.67.
  @Test func aBarOfThreeItems() {
    let page = Page()
    let bar = UIStackView(arrangedSubviews: [Content(20, 20), Content(20, 20), Content(20, 20)])
    bar.distribution = .fillEqually
    bar.translatesAutoresizingMaskIntoConstraints = false
    page.add(bar)
    page.layOut([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: page.view.bottomAnchor), bar.heightAnchor.constraint(equalToConstant: 49),
    ])
    #expect(bar.frame == CGRect(0, 431, 320, 49))
    #expect(bar.arrangedSubviews.map(\.frame.minX) == [0, 106.5, 213.5] && bar.arrangedSubviews[2].frame.maxX == 320)
  }

  /// A badge whose centre is a picture's upper right corner: 16 + 64 = 80 and 30, less half of 18.
  @Test func aBadgeOnACorner() {
    let page = Page()
    let (picture, badge) = (page.add(Content(64, 64)), page.add(Content(18, 18)))
    page.layOut([
      picture.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 30),
      badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor), badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
    ])
    #expect(badge.frame == CGRect(71, 21, 18, 18))
  }

  /// A title between two buttons keeps to the middle while it can; wider than 320 − 2 · (80 + 8) = 144, it moves away from the wider
  /// button, from 58 on to 320 − 80 − 8 − 200 = 32 … which leaves 40 + 8 = 48 as the first place, and 184 wide.
  @Test func aTitleBetweenButtons() {
    let page = Page()
    let (back, done, title) = (page.add(Content(40, 44)), page.add(Content(80, 44)), page.add(Content(100, 44)))
    let middle = title.centerXAnchor.constraint(equalTo: page.view.centerXAnchor)
    middle.priority = .defaultLow
    title.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    page.layOut([
      back.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      done.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: done.leadingAnchor, constant: -8), middle,
    ])
    #expect(title.frame.minX == 110 && title.frame.width == 100)
    title.wanted.width = 160
    page.layOut()
    #expect(title.frame.minX == 72 && title.frame.maxX == 232)
    title.wanted.width = 200
    page.layOut()
    #expect(title.frame.minX == 48 && title.frame.width == 184)
  }

  /// A header that is 200 high and grows by what its content is pulled down, as screens do that pin an image to what is outside of a
  /// scrolled view: its upper edge stays at the page's, its lower edge moves with the content.
  @Test func aHeaderThatStretches() {
    let page = Page()
    let scrolled = page.add(UIView(frame: page.view.bounds))
    let (image, content) = (free(), free())
    scrolled.addSubview(image)
    scrolled.addSubview(content)
    let height = image.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
    let top = image.topAnchor.constraint(equalTo: page.view.topAnchor)
    top.priority = .defaultHigh
    page.layOut([
      content.topAnchor.constraint(equalTo: scrolled.topAnchor, constant: 200),
      image.bottomAnchor.constraint(equalTo: content.topAnchor), height, top,
    ])
    #expect(image.frame.minY == 0 && image.frame.height == 200)
  }
}
