import Raster
import TestStages
import Testing
import TransitionKit

/// Rarer settings of navigation bars and their items.
@MainActor @Suite struct BarChoicesTests {
  private let top = UIViewController()

  private func show(width: CGFloat = 320, height: CGFloat = 480, _ settings: (UINavigationBar) -> Void = { _ in }) -> (
    Stage, UINavigationController
  ) {
    let stage = Stage(size: CGSize(width: width, height: height), scale: 1)
    let bottom = UIViewController()
    (bottom.title, top.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: bottom)
    settings(navigation.navigationBar)
    stage.window.rootViewController = navigation
    navigation.pushViewController(top, animated: false)
    stage.advance(to: 0)
    return (stage, navigation)
  }

  private func has(_ stage: Stage, _ isMeant: (Pixel) -> Bool) -> Bool {
    let picture = stage.snapshot()
    return (0..<picture.height).contains { y in (0..<picture.width).contains { isMeant(picture[$0, y]) } }
  }

  @Test func theItemBelowIsTheWayBack() {
    let (_, navigation) = show()
    #expect(navigation.navigationBar.backItem?.title == "First" && navigation.navigationBar.topItem?.title == "Second")
  }

  @Test func theWayBackCanBeHidden() {
    let (stage, _) = show()
    let before = stage.snapshot()
    top.navigationItem.setHidesBackButton(true, animated: false)
    stage.advance(to: 1)
    #expect(top.navigationItem.hidesBackButton && stage.snapshot() != before)
  }

  @Test func aButtonIsSetAndTakenAway() {
    let (stage, _) = show()
    let before = stage.snapshot()
    let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    top.navigationItem.setRightBarButton(button, animated: false)
    stage.advance(to: 1)
    #expect(top.navigationItem.rightBarButtonItem === button && stage.snapshot() != before)
    top.navigationItem.setRightBarButton(nil, animated: false)
    stage.advance(to: 2)
    #expect(stage.snapshot() == before)
  }

  @Test func aLowScreenHasTheCompactLook() {
    let compact = UINavigationBarAppearance()
    compact.configureWithOpaqueBackground()
    compact.backgroundColor = .red
    let (low, _) = show(width: 667, height: 375) { $0.compactScrollEdgeAppearance = compact }
    #expect(low.snapshot()[500, 3] == .pureRed)
    let (high, _) = show(width: 375, height: 667) { $0.compactScrollEdgeAppearance = compact }
    #expect(high.snapshot()[300, 3] != .pureRed)
  }

  @Test func aLargeTitleHasItsOwnAttributes() {
    let (stage, _) = show {
      $0.prefersLargeTitles = true
      $0.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    }
    #expect(has(stage) { $0.red > 200 && $0.green < 60 && $0.blue < 60 })
  }
}
