import LayoutKit
import Testing
import TextKit

@MainActor
struct PassTests {
  private final class Told: UIView {
    static var calls: [Int] = []

    override func updateConstraints() {
      Self.calls.append(tag)
      super.updateConstraints()
    }
  }

  @Test func constraintsAreUpdatedFromTheLeavesUp() {
    let page = Page()
    let (outer, inner) = (Told(), Told())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    page.add(outer)
    Told.calls = []
    page.layOut()
    #expect(Told.calls == [2, 1])
    page.layOut()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(Told.calls == [2, 1, 2] && !inner.needsUpdateConstraints())
  }

  /// 10 + 100 + 10 by 5 + 20 + 5, and the label's 20 wrapped into what 60 leave.
  @Test func sizesThatFitComeOfConstraints() {
    let card = free()
    let content = Content(100, 20)
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
    ])
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 30))
    // Hugging at 250 is stronger than the wish to be large at 50.
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 120, height: 30))
    let fixed = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(fixed == CGSize(width: 300, height: 30) && card.frame == .zero && content.frame == .zero)
  }

  @Test func labelsOfSeveralLinesAreAsHighAsTheirWidthMakesThem() {
    let page = Page()
    let label = page.add(UILabel())
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "One two three four five six seven eight nine ten eleven twelve"
    let width = label.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
    page.layOut([width])
    let size = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(label.frame.height == size.height && label.frame.height > 50 && label.frame.width <= 200)
    width.constant = 300
    page.layOut()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height && label.frame.width > 200)
    label.text = "One"
    page.layOut()
    #expect(label.frame.height == 20.5 && label.frame.width < 50)
  }

  /// Labels of 17 and 34 points on one line: their baselines are 32.5 and 16 points below their upper edges.
  @Test func baselinesAreAligned() {
    let page = Page()
    let labels = [17, 34].map { size in
      let label = page.add(UILabel())
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: CGFloat(size))
      label.text = "Word"
      return label
    }
    page.layOut([
      labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
      labels[1].topAnchor.constraint(equalTo: page.view.topAnchor, constant: 10),
    ])
    #expect(labels[1].frame.minY == 10 && abs(labels[0].frame.minY - 26.5) <= 0.5)
  }

  /// A quarter of a second into a linear second from 0 to 100.
  @Test func layoutAnimatesInABlock() throws {
    let page = Page()
    let box = page.add(Content(50, 50))
    let left = box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor)
    page.layOut([left])
    page.stage.advance(to: 0)
    page.stage.perform {
      left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.view.layoutIfNeeded() }
    }
    page.stage.advance(to: 0.25)
    #expect(box.frame.minX == 100 && box.layer.presentation()?.frame.minX == 25)
    let snapshot = try #require(page.view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.bounds.size == page.view.bounds.size)
  }

  @Test func aReversedAnimatorGivesFramesBack() throws {
    let page = Page()
    let box = page.add(Content(50, 50))
    let left = box.leadingAnchor.constraint(equalTo: page.view.leadingAnchor)
    page.layOut([left])
    page.stage.advance(to: 0)
    page.stage.perform {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        left.constant = 100
        page.view.layoutIfNeeded()
      }
      animator.addCompletion { if $0 == .start { left.constant = 0 } }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      #expect(box.layer.presentation()?.frame.minX == 50)
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    page.stage.advance(to: 2)
    #expect(box.frame.minX == 0 && left.constant == 0)
  }
}
