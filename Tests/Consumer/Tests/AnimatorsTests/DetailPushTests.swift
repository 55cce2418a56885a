import GoldenTesting
import Testing

@Test @MainActor func detailPush() throws {
  let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  let navigation = UINavigationController(rootViewController: HomeViewController())
  stage.window.rootViewController = navigation
  stage.advance(to: 0)
  stage.perform { navigation.pushViewController(DetailViewController(), animated: true) }
  try assertTransition(stage, matches: "detail-push")
}
