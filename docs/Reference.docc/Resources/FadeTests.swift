import GoldenTesting
import Testing
import UIKit

@testable import Fade

/// Every frame is compared with those in `goldens`; where there are none yet, they are recorded.
@MainActor struct FadeTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let navigation = UINavigationController()
  private let delegate = FadeDelegate()

  init() {
    navigation.viewControllers = [screen(.white)]
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(to: 0)
  }

  private func screen(_ color: UIColor) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = color
    return screen
  }

  @Test func push() throws {
    stage.perform { navigation.pushViewController(screen(.blue), animated: true) }
    try assertTransition(stage, matches: "Fade-push")
  }

  @Test func pop() throws {
    navigation.pushViewController(screen(.blue), animated: false)
    stage.advance(to: 0.1)
    stage.perform { navigation.popViewController(animated: true) }
    try assertTransition(stage, matches: "Fade-pop")
  }
}
