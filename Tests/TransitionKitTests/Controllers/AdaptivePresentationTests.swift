import Raster
import Testing
import TransitionKit

/// Answers with one style, and notes into which one the presentation goes.
private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
  let style: UIModalPresentationStyle
  var styles: [UIModalPresentationStyle] = []

  init(_ style: UIModalPresentationStyle) {
    self.style = style
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    styles.append(style)
  }
}

@MainActor @Suite struct AdaptivePresentationTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
  private let a = SolidScreen("a", .red)
  private let b = SolidScreen("b", .blue)

  init() {
    stage.window.rootViewController = a
    stage.advance(to: 0)
  }

  private func present(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) throws {
    b.presentationController?.delegate = delegate
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
  }

  private var top: CGFloat { b.view.convert(CGPoint.zero, to: nil).y }

  @Test func aDelegateMakesASheetFullScreen() throws {
    let adapting = Adapting(.fullScreen)
    try present(adapting)
    #expect(top == 0 && a.view.window == nil && adapting.styles == [.fullScreen])
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(a.view.superview === stage.window && stage.snapshot()[5, 5] == .pureRed)
  }

  @Test func overFullScreenLeavesThePresenter() throws {
    try present(Adapting(.overFullScreen))
    #expect(top == 0 && a.view.window != nil)
  }

  @Test func noneKeepsTheSheet() throws {
    let adapting = Adapting(.none)
    try present(adapting)
    #expect(top == 40 && adapting.styles == [.none])
  }

  @Test func theTraitsAreAskedForFirst() throws {
    final class Own: NSObject, UIAdaptivePresentationControllerDelegate {
      var widths: [UIUserInterfaceSizeClass] = []

      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        widths.append(traitCollection.horizontalSizeClass)
        return .fullScreen
      }
    }
    let own = Own()
    try present(own)
    #expect(own.widths == [.compact] && top == 0)
  }

  @Test func aPopoverIsASheetOnAPhone() throws {
    b.modalPresentationStyle = .popover
    try present(nil)
    #expect(top > 0 && a.view.window != nil)
  }

  @Test func onAPadNobodyIsAsked() throws {
    let pad = Stage(size: CGSize(width: 1024, height: 768), scale: 1)
    let below = SolidScreen("below", .red)
    pad.window.rootViewController = below
    pad.advance(to: 0)
    let adapting = Adapting(.fullScreen)
    b.presentationController?.delegate = adapting
    pad.perform { below.present(b, animated: true) }
    try pad.settle()
    #expect(below.view.window != nil && adapting.styles == [.none])
  }

  @Test func aDelegateThatLeavesEverythingOutIsNotInTheLog() throws {
    final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}
    let silent = Silent()
    try present(silent)
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 640), duration: 0.5)
    try stage.settle()
    #expect(stage.log == ["-[UIPercentDrivenInteractiveTransition startInteractiveTransition:]"])
    #expect(a.presentedViewController == nil)
  }
}
