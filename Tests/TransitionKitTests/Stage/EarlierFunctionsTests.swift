import Raster
import Testing
import TransitionKit

private final class Screen: UIViewController, UITraitCollectionReader {
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
}

@MainActor private protocol UITraitCollectionReader: UITraitEnvironment {}

/// A scene's delegate as a project's template has it.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = SolidScreen("root", .blue)
    window?.makeKeyAndVisible()
  }
}

/// Names that older files use, and plain values that newer ones read.
@MainActor @Suite final class EarlierFunctionsTests {
  private let stage = Stage.small(scale: 2)

  @Test func rectanglesByFunctions() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect.equalTo(CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(30, 40))) && CGRectGetMaxX(rect) == 31)
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36))
    #expect(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
    let turned = rect.applying(CGAffineTransform(translationX: 10, y: 0))
    #expect(turned.minX == 11 && CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 3, y: 2)) == CGPoint(x: 3, y: 2))
    #expect(kCAMediaTimingFunctionEaseIn == CAMediaTimingFunctionName.easeIn)
  }

  @Test func screensAndScenesHaveTheirSizes() {
    #expect(stage.window.screen.nativeBounds == CGRect(x: 0, y: 0, width: 200, height: 400))
    stage.window.makeKeyAndVisible()
    let scene: UIScene? = stage.window.windowScene
    #expect((scene as? UIWindowScene)?.interfaceOrientation == .portrait)
    let delegate = SceneDelegate()
    scene.map { delegate.scene($0, willConnectTo: $0.session, options: UIScene.ConnectionOptions()) }
    #expect(scene?.session.scene === scene)
    stage.advance(to: 0)
    #expect(delegate.window?.rootViewController?.viewIfLoaded?.bounds == stage.window.bounds)
    let screen = Screen()
    #expect(screen.viewIfLoaded == nil && screen.preferredStatusBarUpdateAnimation == .slide)
    screen.loadViewIfNeeded()
    #expect(screen.viewIfLoaded === screen.view && screen.traitCollection.userInterfaceStyle == .light)
    #expect(UIColor.cyan.cgColor.components == [0, 1, 1, 1])
  }

  @Test func showingADetailPresentsIt() throws {
    let (lower, upper) = (SolidScreen("a", .red), SolidScreen("b", .blue))
    stage.window.rootViewController = lower
    stage.advance(to: 0)
    lower.showDetailViewController(upper, sender: nil)
    try stage.settle()
    #expect(lower.presentedViewController === upper)
  }

  @Test func marginsKeepAViewAtItsEdges() {
    let outer = stage.addView(CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 100, height: 80)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 10, height: 10))
  }

  @Test func contentsAreShownInPartAndWithFixedEdges() {
    let image = stage.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        UIColor.green.setFill()
        context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
      }
    }
    let view = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.layer.contents, view.layer.contentsScale) = (image.cgImage, 2)
    view.layer.contentsRect = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    stage.advance(to: 0)
    #expect(stage.snapshot()[100, 100] == .pureGreen && stage.snapshot()[180, 100] == .pureGreen)
    view.layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    view.layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
    stage.advance(to: 0)
    #expect(
      stage.snapshot()[8, 8] == .pureRed && stage.snapshot()[100, 100] == .pureGreen && stage.snapshot()[196, 196] == .pureRed)
    let corners: CACornerMask = [.layerMinXMinYCorner]
    view.layer.maskedCorners = corners
    #expect(view.layer.maskedCorners == corners)
  }
}
