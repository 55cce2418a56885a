import Raster
import Testing
import TransitionKit

/// Puts the presented screen into a navigation controller when it covers the screen.
private final class Wrapping: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .overFullScreen }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    calls.append("wrap \(style == .overFullScreen)")
    return UINavigationController(rootViewController: controller.presentedViewController)
  }

  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    calls.append("prepare \(adaptivePresentationController.presentedViewController is UINavigationController)")
  }
}

private final class PartialPresentation: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}

private final class PartialDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { PartialPresentation(presentedViewController: presented, presenting: presenting) }
}

/// What a presentation's delegate or controller may change about it before it begins.
@MainActor @Suite struct AdaptedControllerTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let a = SolidScreen("a", .red)
  private let b = SolidScreen("b", .blue)

  @Test func theDelegateMayPresentAContainer() throws {
    stage.window.rootViewController = a
    stage.advance(to: 0)
    let wrapping = Wrapping()
    b.presentationController?.delegate = wrapping
    a.present(b, animated: true)
    try stage.settle()
    let navigation = try #require(a.presentedViewController as? UINavigationController)
    #expect(
      navigation.viewControllers == [b] && b.presentingViewController === a && wrapping.calls == ["wrap true", "prepare true"])
    #expect(stage.snapshot()[200, 300] == .pureBlue && a.view.window != nil)
    b.dismiss(animated: true)
    try stage.settle()
    #expect(a.presentedViewController == nil && navigation.view.window == nil && stage.snapshot()[200, 300] == .pureRed)
    #expect(stage.diagnostics == [])
  }

  @Test func aPresentationMayCoverItsContextAlone() throws {
    let container = SolidScreen("container", .green)
    stage.window.rootViewController = container
    container.addChild(a)
    a.view.frame = CGRect(x: 0, y: 0, width: 375, height: 300)
    container.view.addSubview(a.view)
    a.didMove(toParent: container)
    stage.advance(to: 0)
    let delegate = PartialDelegate()
    a.definesPresentationContext = true
    (b.modalPresentationStyle, b.transitioningDelegate) = (.custom, delegate)
    a.present(b, animated: false)
    try stage.settle()
    #expect(stage.snapshot()[200, 200] == .pureBlue && stage.snapshot()[200, 400] == .pureGreen)
    a.dismiss(animated: false)
    try stage.settle()
    #expect(stage.snapshot()[200, 200] == .pureRed && stage.diagnostics == [])
  }
}
