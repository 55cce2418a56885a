import Raster
import TestStages
import Testing
import TransitionKit

/// Keeps popovers as they are on a narrow screen.
private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
  var lines: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { lines.append("prepare") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did dismiss") }
}

@MainActor @Suite final class PopoverTests {
  private let root = SolidScreen("root", .white)
  private let shown = SolidScreen("shown", .yellow)
  private let keeper = Keeper()

  private func present(on stage: Stage, from rect: CGRect, _ directions: UIPopoverArrowDirection = .any) throws {
    stage.window.rootViewController = root
    stage.advance(to: 0)
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 150, height: 120)
    let popover = try #require(shown.popoverPresentationController)
    (popover.sourceView, popover.sourceRect, popover.permittedArrowDirections) = (root.view, rect, directions)
    popover.delegate = keeper
    stage.perform { root.present(shown, animated: true) }
    try stage.settle()
  }

  @Test func aPopoverPointsToItsSource() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    try present(on: stage, from: CGRect(x: 100, y: 200, width: 60, height: 40), .up)
    #expect(shown.view.convert(shown.view.bounds, to: nil) == CGRect(x: 55, y: 240, width: 150, height: 133))
    #expect(shown.popoverPresentationController?.arrowDirection == .up && shown.view.safeAreaInsets.top == 13)
    let yellow = Pixel(red: 255, green: 255, blue: 0, alpha: 255)
    #expect(stage.snapshot()[130, 246] == yellow && stage.snapshot()[130, 300] == yellow && stage.snapshot()[60, 244] != yellow)
    #expect(keeper.lines == ["prepare"] && stage.diagnostics.isEmpty)
    stage.touch(TouchScript.tap(at: CGPoint(x: 20, y: 600)))
    try stage.settle()
    #expect(root.presentedViewController == nil && keeper.lines == ["prepare", "did dismiss"])
  }

  @Test func aPopoverLiesWhereThereIsRoom() throws {
    let stage = Stage(size: CGSize(width: 820, height: 1180), scale: 1)
    try present(on: stage, from: CGRect(x: 0, y: 1100, width: 60, height: 40))
    #expect(shown.popoverPresentationController?.arrowDirection == .down)
    #expect(shown.view.convert(shown.view.bounds, to: nil) == CGRect(x: 10, y: 967, width: 150, height: 133))
  }

  @Test func anActionSheetIsAPopoverOnAPad() throws {
    let stage = Stage(size: CGSize(width: 820, height: 1180), scale: 1)
    stage.window.rootViewController = root
    stage.advance(to: 0)
    var answers: [String] = []
    try stage.perform {
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
      for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
        alert.addAction(UIAlertAction(title: title, style: style) { answers.append($0.title ?? "") })
      }
      let popover = try #require(alert.popoverPresentationController)
      (popover.sourceView, popover.sourceRect) = (root.view, CGRect(x: 400, y: 100, width: 20, height: 20))
      root.present(alert, animated: true)
    }
    try stage.settle()
    let alert = try #require(root.presentedViewController)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.width == 304 && frame.minY == 120 && frame.midX == 410)
    func words(_ view: UIView) -> [String] { view.subviews.flatMap(words) + [(view as? UILabel)?.text].compactMap(\.self) }
    #expect(words(alert.view).contains("Delete") && !words(alert.view).contains("Cancel"))
    stage.touch(TouchScript.tap(at: CGPoint(x: 20, y: 1100)))
    try stage.settle()
    #expect(answers == ["Cancel"] && root.presentedViewController == nil)
  }

  @Test func aPopoverFromNowhereIsADiagnostic() throws {
    let stage = Stage(size: CGSize(width: 820, height: 1180), scale: 1)
    stage.window.rootViewController = root
    stage.advance(to: 0)
    shown.modalPresentationStyle = .popover
    stage.perform { root.present(shown, animated: false) }
    try stage.settle()
    #expect(stage.diagnostics.count == 1)
  }
}
