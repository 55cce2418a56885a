import Raster
import Testing
import TransitionKit

@MainActor @Suite struct SheetTests {
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1, statusBarHeight: 59)
  private let diary = Diary()
  private let a: SolidScreen
  private let b: SolidScreen
  private let c: SolidScreen

  init() {
    a = SolidScreen("a", .red, diary: diary)
    b = SolidScreen("b", .blue, diary: diary)
    c = SolidScreen("c", .green, diary: diary)
    stage.window.rootViewController = a
    stage.advance(to: 0)
    diary.lines = []
  }

  private func settle(_ action: () -> Void) throws {
    stage.perform(action)
    try stage.settle()
  }

  private static let dimmedRed = Pixel(red: 204, green: 0, blue: 0)

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet])
  func aScreenComesAsACardAndThePresenterStays(style: UIModalPresentationStyle) throws {
    b.modalPresentationStyle = style
    try settle { a.present(b, animated: true) }
    #expect(diary.lines == ["b.viewDidLoad", "b.viewWillAppear true", "b.viewDidAppear true"])
    #expect(a.view.window != nil && a.view.transform.isIdentity && a.view.frame == stage.window.bounds)
    #expect(b.view.frame.size == CGSize(width: 393, height: 783))
    #expect(b.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 69))
    diary.lines = []
    try settle { b.dismiss(animated: true) }
    #expect(diary.lines == ["b.viewWillDisappear true", "b.viewDidDisappear true"])
  }

  @Test func withoutAStyleOfItsOwnAScreenIsASheet() {
    #expect(UIViewController().modalPresentationStyle == .automatic)
    #expect(UIViewController().presentationController?.presentationStyle == .pageSheet)
  }

  @Test func thePresenterStandsBackUnderADimming() throws {
    let before = stage.snapshot()
    try settle { a.present(b, animated: true) }
    let shown = stage.snapshot()
    // The presenter's upper edge is at 59 and the card's at 69; the presenter is 0.9165 as wide as the screen.
    #expect(shown[196, 57] == .black && shown[196, 62] == Self.dimmedRed && shown[196, 71] == .pureBlue)
    #expect(shown[13, 64] == .black && shown[40, 64] == Self.dimmedRed && shown[380, 64] == .black)
    #expect(shown[0, 69] == .black && shown[0, 851] == .pureBlue && shown[392, 851] == .pureBlue)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot() == before && a.view.superview === stage.window && stage.window.subviews.count == 1)
    #expect(a.view.layer.cornerRadius == 0 && !a.view.clipsToBounds && b.view.superview == nil)
    #expect(b.presentingViewController == nil && stage.diagnostics.isEmpty)
  }

  /// The presenter's corners are the device's at first and the sheet's in the end.
  @Test func thePresentersCornersGoFromTheDevicesToTheSheets() throws {
    stage.cornerRadius = 47
    func radius() -> CGFloat { a.view.superview?.layer.presentation()?.cornerRadius ?? 0 }
    stage.perform { a.present(b, animated: true) }
    stage.advance(to: 0)
    #expect(radius() == 47)
    stage.advance(to: 0.1)
    #expect(abs(radius() - (47 - 37 * 0.5448)) < 0.1)
    try stage.settle()
    #expect(radius() == 10)
    try settle { b.dismiss(animated: true) }
    #expect(a.view.layer.cornerRadius == 0 && !a.view.clipsToBounds)
  }

  /// A tinted picture behind the dimming fades into grey while the sheet comes, and back while it goes.
  @Test func tintFadesWhileTheSheetComes() throws {
    let size = CGSize(width: 20, height: 20)
    let square = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    let icon = UIImageView(image: square.withRenderingMode(.alwaysTemplate))
    icon.frame = CGRect(x: 180, y: 300, width: 20, height: 20)
    a.view.backgroundColor = .white
    a.view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    a.view.addSubview(icon)
    stage.advance(to: 0)
    #expect(stage.snapshot()[190, 310] == .pureRed)
    b.sheetPresentationController?.detents = [.medium()]
    stage.perform { a.present(b, animated: true) }
    var seen: [Int] = []
    for step in 0...5 {
      stage.advance(to: Double(step) * 0.1)
      let pixel = stage.snapshot()[190, 310]
      seen.append(Int(pixel.red) - Int(pixel.blue))
    }
    #expect(seen.first == 255 && zip(seen, seen.dropFirst()).allSatisfy { $0 >= $1 } && Set(seen).count > 3, "\(seen)")
    try stage.settle()
    let grey = stage.snapshot()[190, 310]
    #expect(grey.red == grey.blue)
    try settle { b.dismiss(animated: true) }
    #expect(stage.snapshot()[190, 310] == .pureRed)
  }

  @Test func onAPhoneWithAnOldStatusBarTheCardBeginsAtForty() throws {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    stage.window.rootViewController = a
    stage.advance(to: 0)
    stage.perform { a.present(b, animated: false) }
    try stage.settle()
    #expect(b.view.convert(CGPoint.zero, to: nil).y == 40)
  }

  @Test func theCardSlidesByTheSystemsSpring() throws {
    stage.perform { a.present(b, animated: true) }
    stage.advance(to: 0.1)
    let card = try #require(b.presentationController?.presentedView)
    // The spring 3/1000/500 plays critically damped at ω = 18.257, so x(0.1) = 0.5448.
    #expect(abs(card.layer.presentation()!.affineTransform().ty - 783 * (1 - 0.5448)) < 0.1)
    stage.advance(to: 0.5)
    #expect(stage.snapshot()[196, 100] == .pureBlue)
  }

  @Test func inTheDarkItIsLighterThanWhatLiesBehind() throws {
    stage.userInterfaceStyle = .dark
    let (below, above) = (UIViewController(), UIViewController())
    (below.view.backgroundColor, above.view.backgroundColor) = (.systemBackground, .systemBackground)
    stage.window.rootViewController = below
    stage.perform { below.present(above, animated: false) }
    stage.advance(to: 0)
    #expect(above.traitCollection.userInterfaceLevel == .elevated && below.traitCollection.userInterfaceLevel != .elevated)
    #expect(stage.snapshot()[196, 400] == Pixel(red: 0x1C, green: 0x1C, blue: 0x1E))
    above.modalPresentationStyle = .fullScreen
    stage.perform { below.dismiss(animated: false) }
    stage.perform { below.present(above, animated: false) }
    stage.advance(to: 0)
    #expect(stage.snapshot()[196, 400] == .black)
  }

  @Test func withoutAnimationItIsThereAtOnce() throws {
    stage.perform { a.present(b, animated: false) }
    stage.advance(to: 0)
    #expect(stage.snapshot()[196, 62] == Self.dimmedRed && stage.snapshot()[196, 71] == .pureBlue)
    stage.perform { a.dismiss(animated: false) }
    stage.advance(to: 0)
    #expect(stage.snapshot()[196, 20] == .pureRed && stage.window.subviews.count == 1)
  }

  @Test func theContextSaysWhereEverythingIs() throws {
    final class Asking: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      var lines: [String] = []
      var frames: [CGRect] = []

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        lines = ["\(context.view(forKey: .from) == nil)", "\(context.presentationStyle == .pageSheet)"]
        let to = context.viewController(forKey: .to)!
        frames = [context.finalFrame(for: to), context.finalFrame(for: context.viewController(forKey: .from)!)]
        // Much code adds the controller's own view rather than `view(forKey: .to)`.
        context.containerView.addSubview(to.view)
        to.view.frame = context.finalFrame(for: to)
        context.completeTransition(true)
      }
    }
    let asking = Asking()
    b.transitioningDelegate = asking
    try settle { a.present(b, animated: true) }
    #expect(asking.lines == ["true", "true"])
    #expect(asking.frames == [CGRect(x: 0, y: 69, width: 393, height: 783), stage.window.bounds])
    #expect(stage.snapshot()[196, 62] == Self.dimmedRed && stage.snapshot()[196, 71] == .pureBlue)
    try settle { a.dismiss(animated: true) }
    #expect(stage.snapshot()[196, 20] == .pureRed && stage.window.subviews.count == 1)
  }

  @Test func aSheetOnASheetPushesTheFirstOneBack() throws {
    try settle { a.present(b, animated: true) }
    let one = stage.snapshot()
    try settle { b.present(c, animated: true) }
    let two = stage.snapshot()
    #expect(two[196, 62] == Pixel(red: 0, green: 0, blue: 204) && two[196, 71] == .pureGreen && two[5, 66] == .black)
    #expect(b.presentedViewController === c && c.presentingViewController === b)
    #expect(!diary.lines.contains { $0.hasPrefix("b.viewWillDisappear") || $0.hasPrefix("a.") })
    try settle { c.dismiss(animated: true) }
    #expect(stage.snapshot() == one)
    try settle { b.present(c, animated: true) }
    try settle { a.dismiss(animated: true) }
    #expect(stage.snapshot()[196, 20] == .pureRed && stage.window.subviews.count == 1 && a.view.superview === stage.window)
  }

  @Test func aFullScreenOnASheetComesAndGoes() throws {
    try settle { a.present(b, animated: true) }
    let one = stage.snapshot()
    c.modalPresentationStyle = .fullScreen
    try settle { b.present(c, animated: true) }
    #expect(stage.snapshot()[196, 20] == .pureGreen)
    try settle { c.dismiss(animated: true) }
    #expect(stage.snapshot() == one)
    try settle { b.present(c, animated: true) }
    try settle { a.dismiss(animated: true) }
    #expect(stage.snapshot()[196, 20] == .pureRed && stage.window.subviews.count == 1 && a.view.superview === stage.window)
  }

  @Test func aNavigationControllersScreensFindTheirSheet() throws {
    let navigation = UINavigationController(rootViewController: b)
    #expect(b.sheetPresentationController === navigation.sheetPresentationController)
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    try settle { a.present(navigation, animated: true) }
    #expect(b.sheetPresentationController?.prefersGrabberVisible == true && b.presentingViewController === a)
    #expect(navigation.view.convert(CGPoint.zero, to: nil).y == 69)
  }

  @Test func onAPadFormAndPageAreCards() throws {
    for (style, frame) in [
      (UIModalPresentationStyle.formSheet, CGRect(x: 242, y: 74, width: 540, height: 620)),
      (.pageSheet, CGRect(x: 160, y: 44, width: 704, height: 680)),
    ] {
      let stage = Stage(size: CGSize(width: 1024, height: 768), scale: 1)
      let (below, above) = (SolidScreen("below", .red), SolidScreen("above", .blue))
      stage.window.rootViewController = below
      stage.advance(to: 0)
      above.modalPresentationStyle = style
      stage.perform { below.present(above, animated: true) }
      try stage.settle()
      #expect(above.view.convert(above.view.bounds, to: nil) == frame)
      #expect(stage.snapshot()[5, 5] == Self.dimmedRed)
    }
  }

  @Test func onAPhoneThatLiesOnItsSideTheSheetCoversTheScreen() throws {
    let stage = Stage(size: CGSize(width: 852, height: 393), scale: 1)
    stage.window.rootViewController = a
    stage.advance(to: 0)
    stage.perform { a.present(b, animated: true) }
    try stage.settle()
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(a.view.window != nil)
    b.preferredContentSize = CGSize(width: 400, height: 300)
    let sheet = try #require(b.sheetPresentationController)
    sheet.prefersEdgeAttachedInCompactHeight = true
    stage.advance(to: stage.now)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 40, width: 852, height: 353))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    stage.advance(to: stage.now)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 226, y: 40, width: 400, height: 353))
  }

  @Test func theSheetFollowsTheWindowsSize() throws {
    try settle { a.present(b, animated: false) }
    stage.window.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    stage.advance(to: stage.now)
    #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 0, y: 69, width: 300, height: 531))
    try settle { a.dismiss(animated: false) }
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }
}
