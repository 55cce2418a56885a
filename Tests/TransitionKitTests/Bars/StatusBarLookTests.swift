import Raster
import TestStages
import Testing
import TransitionKit

/// A screen that wishes for a status bar of a kind.
private final class Screen: UIViewController {
  var style = UIStatusBarStyle.default
  var hides = false
  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
}

@MainActor @Suite struct StatusBarLookTests {
  private let screen = Screen()

  private func stage(_ width: CGFloat, _ height: CGFloat, bar: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: width, height: height), scale: 1, statusBarHeight: bar)
    screen.view.backgroundColor = .red
    stage.window.rootViewController = screen
    stage.showStatusBar(time: "9:41")
    stage.advance(to: 0)
    return stage
  }

  /// The columns in which the bar shows something on the red screen, as stretches that are at most 3 columns apart.
  private func stretches(_ stage: Stage) -> [ClosedRange<Int>] {
    let picture = stage.snapshot()
    let height = Int(stage.statusBarHeight)
    let columns = (0..<picture.width).filter { x in (0..<height).contains { picture[x, $0] != .pureRed } }
    return columns.reduce(into: []) { found, x in
      if let last = found.last, x - last.upperBound <= 4 {
        found[found.count - 1] = last.lowerBound...x
      } else {
        found.append(x...x)
      }
    }
  }

  @Test(arguments: [
    (CGFloat(375), CGFloat(812), CGFloat(44), 4), (390, 844, 47, 4), (393, 852, 59, 4), (402, 874, 62, 4), (375, 667, 20, 4),
    (834, 1194, 24, 4),
  ]) func timeAndSymbolsStandApartOnEveryDevice(_ width: CGFloat, _ height: CGFloat, _ bar: CGFloat, _ parts: Int) {
    let found = stretches(stage(width, height, bar: bar))
    #expect(found.count == parts && found.first.map { $0.lowerBound >= 5 } == true)
    #expect(found.last.map { CGFloat($0.upperBound) < width - 5 } == true)
  }

  /// Words that were dark get light as black comes behind them, which a sheet's presenter lays bare, and not at once.
  @Test func theColourGoesOverAsBlackComesBehindIt() throws {
    let stage = stage(390, 844, bar: 47)
    let next = Screen()
    func lightest() -> UInt8 {
      let picture = stage.snapshot()
      return (0..<47).flatMap { y in (40..<120).map { picture[$0, y].blue } }.max() ?? 0
    }
    stage.perform { screen.present(next, animated: true) }
    var seen: [UInt8] = []
    for step in 0...25 {
      stage.advance(to: Double(step) * 0.02)
      seen.append(lightest())
    }
    #expect(seen.first == 0 && seen.last == 255 && zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 }, "\(seen)")
    #expect(seen.contains { 40 < $0 && $0 < 215 }, "\(seen)")
  }

  /// The bar of a screen that comes is not there before the screen: its colour goes over while screens change.
  @Test func theColourGoesOverWhileScreensChange() throws {
    let stage = stage(375, 667, bar: 20)
    let next = Screen()
    (next.style, next.modalPresentationStyle) = (.lightContent, .fullScreen)
    next.view.backgroundColor = .red
    func darkest() -> UInt8 {
      let picture = stage.snapshot()
      return (0..<20).flatMap { y in (0..<375).map { picture[$0, y].red } }.min() ?? 255
    }
    stage.perform { screen.present(next, animated: true) }
    stage.advance(to: stage.now)
    #expect(darkest() < 40)
    try stage.settle()
    #expect(darkest() == 255)
  }

  @Test func theTimeLiesInTheMiddleOfAPhoneWithAButton() {
    let found = stretches(stage(375, 667, bar: 20))
    #expect(found.contains { abs(($0.lowerBound + $0.upperBound) / 2 - 187) <= 1 })
  }

  @Test func theScreenInFrontChoosesTheColour() {
    let stage = stage(375, 667, bar: 20)
    #expect(stage.snapshot().pixels.contains(.black))
    screen.style = .lightContent
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(!stage.snapshot().pixels.contains(.black))
    screen.style = .default
    screen.setNeedsStatusBarAppearanceUpdate()
    stage.userInterfaceStyle = .dark
    #expect(!stage.snapshot().pixels.contains(.black))
    screen.hides = true
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(stretches(stage).isEmpty)
    screen.hides = false
    screen.setNeedsStatusBarAppearanceUpdate()
    stage.showStatusBar(time: nil)
    #expect(stretches(stage).isEmpty)
  }
}
