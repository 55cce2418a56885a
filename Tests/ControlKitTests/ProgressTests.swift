import Raster
import Testing
import TransitionKit

/// Bars of progress and wheels.
@MainActor
struct ProgressTests {
  private let stage = Stage.small()

  private func place<View: UIView>(_ view: View, _ frame: CGRect) -> View {
    view.frame = frame
    stage.window.backgroundColor = .white
    stage.window.addSubview(view)
    stage.advance(to: stage.now)
    return view
  }

  @Test func aBarIsFourPointsHigh() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(bar.bounds.height == 4 && bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5 && bar.progressViewStyle == .default)
    bar.progress = 3
    #expect(bar.progress == 1)
  }

  @Test func aBarGrowsByAnAnimation() {
    let bar = place(UIProgressView(), CGRect(x: 0, y: 10, width: 100, height: 4))
    (bar.progressTintColor, bar.trackTintColor) = (.red, .blue)
    bar.progress = 0.5
    #expect(stage.snapshot()[40, 12] == .pureRed && stage.snapshot()[60, 12] == .pureBlue)
    stage.perform { bar.setProgress(1, animated: true) }
    stage.advance(to: 0.125)
    #expect(stage.snapshot()[70, 12] == .pureRed && stage.snapshot()[90, 12] == .pureBlue)
    stage.advance(to: 0.3)
    #expect(stage.snapshot()[95, 12] == .pureRed)
  }

  @Test func wheelsHaveTheirSizes() {
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(
      UIActivityIndicatorView(style: .whiteLarge).color == .white && UIActivityIndicatorView(style: .gray).bounds.width == 20)
    let wheel = UIActivityIndicatorView(style: .white)
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.hidesWhenStopped)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  /// A step of an eighth of a turn each eighth of a second; the brightest blade begins at the top.
  @Test func aWheelTurnsInSteps() {
    let wheel = place(UIActivityIndicatorView(style: .large), CGRect(x: 0, y: 0, width: 37, height: 37))
    wheel.color = .black
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    stage.advance(to: 0.1)
    let first = stage.snapshot()
    #expect(abs(Int(first[18, 5].red) - (255 - 147)) <= 2 && abs(Int(first[31, 18].red) - (255 - 47)) <= 2)
    stage.advance(to: 0.12)
    #expect(stage.snapshot() == first)
    stage.advance(to: 0.3)
    // Two steps on, the brightest blade is at the right.
    #expect(abs(Int(stage.snapshot()[31, 18].red) - (255 - 147)) <= 2)
    stage.advance(to: 1.1)
    #expect(stage.snapshot() == first)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
  }

  /// A wheel turns for ever, and nothing waits for that.
  @Test func aWheelKeepsNoStageBusy() throws {
    let wheel = place(UIActivityIndicatorView(style: .medium), CGRect(x: 0, y: 0, width: 20, height: 20))
    wheel.startAnimating()
    #expect(stage.isAtRest)
    try stage.settle(limit: 1)
    wheel.removeFromSuperview()
    stage.advance(to: 2)
    stage.window.addSubview(wheel)
    stage.advance(to: 2.3)
    let shown = stage.snapshot()
    stage.advance(to: 2.5)
    #expect(stage.snapshot() != shown)
  }
}
