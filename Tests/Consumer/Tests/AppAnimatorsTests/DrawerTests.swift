import GoldenTesting
import Testing

@testable import AppAnimators

@Test @MainActor func aTapOpensTheDrawer() throws {
  let stage = Stage(size: CGSize(width: 120, height: 200), scale: 1)
  let opener = OpenerViewController()
  let navigation = UINavigationController(rootViewController: opener)
  navigation.isNavigationBarHidden = true
  let delegate = DrawerDelegate()
  delegate.navigationController = navigation
  stage.window.rootViewController = navigation
  stage.advance(to: 0)
  stage.tap(at: CGPoint(x: 60, y: 100))
  try assertStage(stage, at: 0.3)
  stage.advance(to: 1)
  #expect(delegate.pushes == 1 && navigation.viewControllers.count == 2)
  stage.perform { opener.close(nil) }
  try assertTransition(stage, matches: "drawer-closes")
}
