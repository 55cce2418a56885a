import Animators
import GoldenTesting
import Testing
import XCTest

@MainActor
func cardPush() -> (Stage, CardDelegate) {
  let stage = Stage(size: CGSize(width: 120, height: 200), scale: 1)
  let home = UIViewController()
  home.view.backgroundColor = .white
  let navigation = UINavigationController(rootViewController: home)
  navigation.isNavigationBarHidden = true
  let delegate = CardDelegate()
  navigation.delegate = delegate
  stage.window.rootViewController = navigation
  stage.advance(to: 0)
  let detail = UIViewController()
  detail.view.backgroundColor = .blue
  stage.perform { navigation.pushViewController(detail, animated: true) }
  return (stage, delegate)
}

@Test @MainActor
func cardPushFilm() throws {
  let (stage, delegate) = cardPush()
  try withExtendedLifetime(delegate) { _ = try assertTransition(stage, matches: "card-push") }
}

final class CardPushXCTests: XCTestCase {
  @MainActor
  func testHalfWay() async throws {
    let (stage, delegate) = cardPush()
    try withExtendedLifetime(delegate) { _ = try assertStage(stage, at: 0.1) }
  }
}
