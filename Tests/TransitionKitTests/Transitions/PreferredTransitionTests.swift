import Raster
import TestStages
import Testing
import TransitionKit

/// How screens come by the transition that they prefer.
@MainActor struct PreferredTransitionTests {
  private let stage = Stage.small()
  private let a = SolidScreen("a", .white)
  private let b = SolidScreen("b", .blue)
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))

  private func show() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: a)
    navigation.isNavigationBarHidden = true
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
    card.backgroundColor = .red
    card.layer.cornerRadius = 8
    a.view.addSubview(card)
    stage.advance(to: 0)
    return navigation
  }

  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = stage.snapshot()[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test func aPushedScreenGrowsOutOfAView() throws {
    let navigation = show()
    var asked: [UIViewController] = []
    b.preferredTransition = .zoom {
      asked = [$0.sourceViewController, $0.zoomedViewController]
      return self.card
    }
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.001)
    #expect(asked == [a, b])
    #expect(color(40, 120) != [255, 255, 255] && color(5, 5) == [255, 255, 255] && color(80, 120) == [255, 255, 255])
    stage.advance(to: 0.15)
    #expect(color(40, 120) != [255, 255, 255] && card.alpha == 0)
    try stage.settle()
    #expect(color(1, 1) == [0, 0, 255] && color(98, 198) == [0, 0, 255] && card.alpha == 1)
    #expect(b.view.superview === a.view.superview || b.view.window != nil)
    navigation.popViewController(animated: true)
    let start = stage.now
    stage.advance(to: start + 0.25)
    #expect(color(5, 5) == [255, 255, 255])
    try stage.settle()
    #expect(color(40, 120) == [255, 0, 0] && color(80, 120) == [255, 255, 255] && stage.diagnostics == [])
  }

  @Test func aPresentedScreenZoomsOverTheWholeScreen() throws {
    let navigation = show()
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    var context: UIView?
    options.alignmentRectProvider = {
      context = $0.sourceView
      return CGRect(x: 0, y: 0, width: $0.zoomedViewController.view.bounds.width, height: 50)
    }
    b.preferredTransition = .zoom(options: options) { _ in self.card }
    navigation.present(b, animated: true)
    try stage.settle()
    #expect(b.modalPresentationStyle == .fullScreen && color(1, 1) == [0, 0, 255] && context === card)
    b.dismiss(animated: true)
    try stage.settle()
    #expect(color(1, 1) == [255, 255, 255] && color(40, 120) == [255, 0, 0])
  }

  @Test func withoutAViewAScreenDissolves() {
    let navigation = show()
    b.preferredTransition = .zoom { _ in nil }
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.25)
    let middle = color(1, 1)
    #expect(middle[0] > 20 && middle[0] < 235 && middle[2] == 255)
  }

  @Test func thePlainWaysAreThoseOfPresentations() throws {
    let navigation = show()
    b.preferredTransition = .crossDissolve
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 0.25)
    #expect(color(1, 1)[0] > 20 && color(1, 1)[0] < 235)
    try stage.settle()
    navigation.popViewController(animated: false)
    stage.advance(to: stage.now)
    b.preferredTransition = .coverVertical
    b.modalPresentationStyle = .fullScreen
    let start = stage.now
    navigation.present(b, animated: true)
    stage.advance(to: start + 0.1)
    #expect(color(50, 199) == [0, 0, 255] && color(50, 1) == [255, 255, 255])
    try stage.settle()
    b.preferredTransition = .flipHorizontal
    b.dismiss(animated: true)
    try stage.settle()
    #expect(color(40, 120) == [255, 0, 0])
  }
}
