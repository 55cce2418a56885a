import Raster
import Testing
import TransitionKit

/// Writes down what a person's dismissal calls.
private final class Witnessing: NSObject, UISheetPresentationControllerDelegate {
  let diary: Diary
  var allows = true
  /// Whether the presented controller had a coordinator when the sheet was about to go.
  var hadCoordinator = false

  init(_ diary: Diary) {
    self.diary = diary
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    diary.write("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    hadCoordinator = presentationController.presentedViewController.transitionCoordinator?.isInteractive == true
    diary.write("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { diary.write("did") }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { diary.write("attempted") }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    diary.write("selected \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")")
  }
}

@MainActor @Suite struct SheetPullTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1, statusBarHeight: 59)
  private let diary = Diary()
  private let witness: Witnessing
  private let a: SolidScreen
  private let b: SolidScreen

  init() {
    witness = Witnessing(diary)
    a = SolidScreen("a", .red, diary: diary)
    b = SolidScreen("b", .blue, diary: diary)
    stage.window.rootViewController = a
    stage.advance(to: 0)
  }

  private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) throws {
    b.presentationController?.delegate = witness
    b.sheetPresentationController?.detents = detents
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
    diary.lines = []
  }

  /// Pulls from a place on the sheet; the first ten points go to the recogniser.
  private func pull(from y: CGFloat = 200, by way: CGFloat, in seconds: Double = 1, hold: Double = 0.2) throws {
    stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y + way), duration: seconds, hold: hold)
    stage.advance(to: stage.now + seconds + hold - 0.05)
  }

  private var shownTop: CGFloat {
    let card = b.presentationController?.presentedView?.layer.presentation()
    return card?.frame.minY ?? 0
  }

  private let callbacksOfGoing = ["should", "will", "b.viewWillDisappear true"]

  @Test func thePullFollowsTheFingerAndEndsBeyondTheMiddle() throws {
    try present()
    try pull(by: 450)
    #expect(abs(shownTop - (69 + 440)) < 0.01)
    #expect(b.isBeingDismissed && witness.hadCoordinator)
    try stage.settle()
    #expect(diary.lines == callbacksOfGoing + ["b.viewDidDisappear true", "did"])
    #expect(a.presentedViewController == nil && stage.window.subviews.count == 1 && stage.snapshot()[196, 400] == .pureRed)
  }

  @Test func aShorterPullSpringsBack() throws {
    try present()
    let before = stage.snapshot()
    try pull(by: 300)
    let shown = stage.snapshot()
    #expect(shown != before && shown[196, 300] != .pureBlue)
    try stage.settle()
    #expect(diary.lines == callbacksOfGoing + ["b.viewWillAppear true", "b.viewDidAppear true"])
    #expect(stage.snapshot() == before && a.presentedViewController === b && !b.isBeingDismissed)
    try pull(by: 500)
    try stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func aQuickPullIsEnough() throws {
    try present()
    try pull(by: 150, in: 0.1, hold: 0)
    try stage.settle()
    #expect(a.presentedViewController == nil && diary.lines.last == "did")
  }

  @Test(arguments: [false, true])
  func aSheetThatMayNotGoGivesWayAndComesBack(byProperty: Bool) throws {
    if byProperty { b.isModalInPresentation = true } else { witness.allows = false }
    try present()
    let before = stage.snapshot()
    try pull(by: 600)
    #expect(shownTop > 100 && shownTop < 400 && !b.isBeingDismissed)
    try stage.settle()
    #expect(diary.lines == (byProperty ? [] : ["should"]) + ["attempted"])
    #expect(stage.snapshot() == before && a.presentedViewController === b)
  }

  @Test func aModalChildHoldsTheSheetToo() throws {
    let navigation = UINavigationController(rootViewController: b)
    navigation.presentationController?.delegate = witness
    stage.perform { a.present(navigation, animated: true) }
    try stage.settle()
    b.isModalInPresentation = true
    diary.lines = []
    try pull(by: 600)
    try stage.settle()
    #expect(diary.lines == ["attempted"] && a.presentedViewController === navigation)
  }

  @Test func upwardsALargeSheetHardlyMoves() throws {
    try present()
    try pull(from: 600, by: -400)
    #expect(shownTop < 68 && shownTop > 69 - 852 * 0.008)
    #expect(stage.snapshot()[196, 851] == .pureBlue)
    try stage.settle()
    #expect(shownTop == 69 && diary.lines.isEmpty && stage.snapshot()[196, 62] == Pixel(red: 204, green: 0, blue: 0))
  }

  @Test func betweenDetentsThePullResizes() throws {
    try present([.medium(), .large()])
    try pull(from: 500, by: -200)
    #expect(abs(shownTop - (426 - 190)) < 4 && abs(b.view.frame.height - (852 - 236)) < 4)
    try stage.settle()
    #expect(shownTop == 69 && diary.lines == ["selected large"])
    #expect(b.sheetPresentationController?.selectedDetentIdentifier == .large)
    diary.lines = []
    try pull(from: 200, by: 250)
    try stage.settle()
    #expect(shownTop == 426 && diary.lines == ["selected medium"])
    diary.lines = []
    try pull(from: 500, by: 40)
    try stage.settle()
    #expect(shownTop == 426 && diary.lines.last == "b.viewDidAppear true")
    try pull(from: 500, by: 300)
    try stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func codeDismissesWithoutAsking() throws {
    witness.allows = false
    b.isModalInPresentation = true
    try present()
    stage.perform { a.dismiss(animated: true) }
    try stage.settle()
    #expect(diary.lines == ["b.viewWillDisappear true", "b.viewDidDisappear true"])
  }

  @Test func aSidewaysPullIsNoPull() throws {
    try present()
    stage.drag(from: CGPoint(x: 20, y: 300), to: CGPoint(x: 380, y: 340), duration: 0.5)
    try stage.settle()
    #expect(diary.lines.isEmpty && a.presentedViewController === b)
  }

  @Test func aTapBesideAsksToo() throws {
    witness.allows = false
    try present([.medium()])
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(diary.lines == ["should", "attempted"])
    witness.allows = true
    diary.lines = []
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(diary.lines == callbacksOfGoing + ["b.viewDidDisappear true", "did"])
  }

  @Test func theSameRunsGiveTheSamePictures() throws {
    try present([.medium(), .large()])
    try pull(from: 500, by: 200)
    #expect(stage.snapshot()[196, 440] != .pureBlue && stage.snapshot()[196, 640] == .pureBlue)
    try stage.settle()
  }
}
