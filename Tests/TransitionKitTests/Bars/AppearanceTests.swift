import Raster
import TestStages
import Testing
import TransitionKit

@MainActor @Suite final class BarAppearanceTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
  private let screen = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: screen)

  private func ground() -> Pixel { stage.snapshot()[100, 10] }

  /// Lets content lie under the bar.
  private func scroll() {
    (screen.view.subviews.first as? UIScrollView)?.contentOffset.y = 100
  }

  private func show() {
    screen.view.backgroundColor = .blue
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    screen.view.insertSubview(scroll, at: 0)
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
  }

  @Test func contentShowsThroughABarUntilItHasAnAppearance() {
    show()
    #expect(ground() == .pureBlue)
    scroll()
    #expect(ground() == Pixel(red: 234, green: 234, blue: 249, alpha: 255))
    stage.userInterfaceStyle = .dark
    #expect(ground() == Pixel(red: 27, green: 27, blue: 42, alpha: 255))
    navigation.navigationBar.isTranslucent = false
    #expect(ground() == Pixel(red: 29, green: 29, blue: 29, alpha: 255))
    navigation.navigationBar.barTintColor = .red
    #expect(ground() == .pureRed)
  }

  @Test func anAppearanceColoursTheBar() {
    show()
    scroll()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.shadowColor = .red
    navigation.navigationBar.standardAppearance = appearance
    // The line is half a point high, on half of the last row of green.
    let line = stage.snapshot()[100, 63]
    #expect(ground() == .pureGreen && abs(Int(line.red) - 128) <= 1 && abs(Int(line.green) - 128) <= 1 && line.blue == 0)
    appearance.configureWithTransparentBackground()
    #expect(ground() == .pureBlue && stage.snapshot()[100, 63] == .pureBlue)
  }

  @Test func aDefaultBackgroundBlursWhatLiesBehind() {
    show()
    scroll()
    navigation.navigationBar.standardAppearance.configureWithDefaultBackground()
    let pixel = ground()
    #expect(pixel.blue > pixel.red && pixel.red > 220)
    navigation.navigationBar.standardAppearance.backgroundEffect = nil
    #expect(ground() == .pureBlue)
  }

  @Test func theEdgeHasAnAppearanceOfItsOwn() {
    show()
    let bar = navigation.navigationBar
    bar.standardAppearance.backgroundColor = .red
    let edge = UINavigationBarAppearance(barAppearance: bar.standardAppearance)
    edge.configureWithTransparentBackground()
    bar.scrollEdgeAppearance = edge
    #expect(ground() == .pureBlue)
    scroll()
    #expect(ground() == .pureRed)
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    screen.navigationItem.standardAppearance = own
    #expect(ground() == .pureGreen)
  }

  @Test func aCopyChangesByItself() {
    let first = UITabBarAppearance()
    first.backgroundColor = .red
    let second: UITabBarAppearance = first.copy()
    second.backgroundColor = .green
    #expect(first.backgroundColor == .red && second.backgroundColor == .green && second.shadowColor != nil)
  }

  @Test func aTranslucentBarLetsColoursThrough() {
    show()
    scroll()
    navigation.navigationBar.isTranslucent = true
    #expect(ground().blue > ground().red)
  }
}
