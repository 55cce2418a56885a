import Testing
import ViewKit

@MainActor struct SceneConfigurationTests {
  @Test func anAppSaysHowItsScenesAreMade() throws {
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let session = try #require(UIApplication.shared.connectedScenes.first?.session)
    #expect(session.role == .windowApplication && session.scene?.session === session && !session.persistentIdentifier.isEmpty)
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    configuration.sceneClass = UIWindowScene.self
    #expect(configuration.name == "Default Configuration" && configuration.role == session.configuration.role)
    withExtendedLifetime(stage) {}
  }
}
