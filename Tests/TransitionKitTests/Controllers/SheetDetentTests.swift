import Raster
import Testing
import TransitionKit

@MainActor @Suite struct SheetDetentTests {
  typealias Detent = UISheetPresentationController.Detent

  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1, statusBarHeight: 59)
  private let a = SolidScreen("a", .red)
  private let b = SolidScreen("b", .blue)

  init() {
    stage.window.rootViewController = a
    stage.advance(to: 0)
  }

  private func present(_ detents: [Detent], _ prepare: (UISheetPresentationController) -> Void = { _ in }) throws {
    let sheet = try #require(b.sheetPresentationController)
    sheet.detents = detents
    prepare(sheet)
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
    #expect(b.sheetPresentationController === sheet)
  }

  private var top: CGFloat { b.view.convert(CGPoint.zero, to: nil).y }

  @Test func theSmallestDetentComesFirst() throws {
    try present([.large(), .medium()])
    #expect(top == 426 && b.view.frame.height == 426 && b.sheetPresentationController?.selectedDetentIdentifier == nil)
    // Behind a medium sheet the presenter is dimmed and stays in its place.
    #expect(stage.snapshot()[2, 2] == Pixel(red: 204, green: 0, blue: 0))
  }

  @Test func aSelectedDetentIsWhereItOpens() throws {
    try present([.medium(), .large()]) { $0.selectedDetentIdentifier = .large }
    #expect(top == 69 && stage.snapshot()[2, 2] == .black)
  }

  @Test func customDetentsKnowTheirContainer() throws {
    var seen: [CGFloat] = []
    try present([
      .custom(identifier: .init("small")) { context in
        seen.append(context.maximumDetentValue)
        return context.containerTraitCollection.horizontalSizeClass == .compact ? 200 : 300
      },
      .custom { _ in nil }, .custom { $0.maximumDetentValue * 2 },
    ])
    #expect(top == 652 && seen.first == 783)
    b.sheetPresentationController?.selectedDetentIdentifier = .init("custom")
    stage.advance(to: stage.now)
    #expect(top == 69)
    stage.perform { b.dismiss(animated: true) }
    try stage.settle()
    #expect(seen == [783], "it is asked once for a container, and never without one")
  }

  @Test func changesAreAnimatedOnRequest() throws {
    try present([.medium(), .large()])
    let sheet = try #require(b.sheetPresentationController)
    let start = stage.now
    stage.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    stage.advance(to: start + 0.1)
    let shown = stage.snapshot()
    // 0.5448 of the way from 426 to 69 is covered.
    #expect(shown[196, 228] == Pixel(red: 204, green: 0, blue: 0) && shown[196, 235] == .pureBlue)
    try stage.settle()
    #expect(top == 69 && stage.snapshot()[196, 71] == .pureBlue && stage.snapshot()[2, 2] == .black)
    sheet.selectedDetentIdentifier = .medium
    stage.advance(to: stage.now)
    #expect(top == 426 && stage.isAtRest)
  }

  @Test func anUndimmedPresenterIsSeenAndTouched() throws {
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addTarget { _ in taps += 1 }
    a.view.addGestureRecognizer(tap)
    try present([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(stage.snapshot()[2, 2] == .pureRed)
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(taps == 1 && b.presentingViewController === a)
    b.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.advance(to: stage.now)
    #expect(stage.snapshot()[196, 62] == Pixel(red: 204, green: 0, blue: 0))
  }

  @Test func thePresenterLosesItsTintBehindTheDimmingAlone() throws {
    let tint = a.view.tintColor
    try present([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(a.view.tintAdjustmentMode == .normal && a.view.tintColor == tint)
    b.sheetPresentationController?.selectedDetentIdentifier = .large
    stage.advance(to: stage.now)
    #expect(a.view.tintAdjustmentMode == .dimmed && a.view.tintColor != tint)
    stage.perform { a.dismiss(animated: true) }
    try stage.settle()
    #expect(a.view.tintAdjustmentMode == .normal && a.view.tintColor == tint)
  }

  @Test func aTintModeThatWasSetOutlivesASheet() throws {
    a.view.tintAdjustmentMode = .dimmed
    try present([.large()])
    stage.perform { a.dismiss(animated: true) }
    try stage.settle()
    #expect(a.view.tintAdjustmentMode == .dimmed)
  }

  @Test func aTapBesideASheetTakesItAway() throws {
    try present([.medium()])
    stage.tap(at: CGPoint(x: 100, y: 100))
    try stage.settle()
    #expect(a.presentedViewController == nil && stage.snapshot()[196, 600] == .pureRed)
  }

  @Test func aTapAboveALargeSheetDoesNothing() throws {
    try present([.large()])
    stage.tap(at: CGPoint(x: 100, y: 30))
    try stage.settle()
    #expect(a.presentedViewController === b)
  }

  @Test func grabberAndCornersAreThereOnRequest() throws {
    try present([.large()])
    #expect(stage.snapshot()[196, 76] == .pureBlue && stage.snapshot()[1, 76] == .pureBlue)
    b.sheetPresentationController?.prefersGrabberVisible = true
    b.sheetPresentationController?.preferredCornerRadius = 40
    stage.advance(to: stage.now)
    let shown = stage.snapshot()
    #expect(shown[196, 76] != .pureBlue && shown[196, 73] == .pureBlue && shown[196, 80] == .pureBlue)
    #expect(shown[179, 76] != .pureBlue && shown[176, 76] == .pureBlue && shown[1, 76] != .pureBlue)
  }

  @Test func detentsResolveByThemselves() throws {
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection(verticalSizeClass: .compact)
      let maximumDetentValue: CGFloat = 300
    }
    #expect(Detent.medium().resolvedValue(in: Context()) == nil && Detent.large().resolvedValue(in: Context()) == 300)
    #expect(Detent.custom { $0.maximumDetentValue - 100 }.resolvedValue(in: Context()) == 200)
    #expect(Detent.medium().identifier == .medium && Detent.custom(identifier: .init("x")) { _ in 1 }.identifier.rawValue == "x")
  }

  @Test func invalidatedDetentsAreAskedAgain() throws {
    var height: CGFloat = 200
    try present([.custom { _ in height }])
    height = 300
    stage.advance(to: stage.now)
    #expect(top == 652)
    b.sheetPresentationController?.invalidateDetents()
    stage.advance(to: stage.now)
    #expect(top == 552)
  }
}
