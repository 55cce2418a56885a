import Raster
import Testing
import TransitionKit

/// As authors write it: both views side by side in the source's superview, then a plain present.
private final class SlidingSegue: UIStoryboardSegue {
  override func perform() {
    let (from, to) = (source.view!, destination.view!)
    from.superview?.addSubview(to)
    to.transform = CGAffineTransform(translationX: 100, y: 0)
    UIView.animate(withDuration: 0.5) {
      to.transform = .identity
    } completion: { _ in
      to.removeFromSuperview()
      self.source.present(self.destination, animated: false)
    }
  }
}

private final class Preparing: UIViewController {
  var told: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.title = sender as? String
    told.append(segue.identifier ?? "")
  }
}

@MainActor @Suite final class UIStoryboardSegueTests {
  private let stage = Stage.small()
  private let (a, b) = (SolidScreen("a", .red), SolidScreen("b", .blue))

  init() {
    stage.window.rootViewController = a
    stage.advance(to: 0)
    b.modalPresentationStyle = .fullScreen
  }

  @Test func presentsUnlessItDoesSomethingElse() throws {
    let segue = UIStoryboardSegue(identifier: "more", source: a, destination: b)
    #expect(segue.identifier == "more" && segue.source === a && segue.destination === b)
    stage.perform { segue.perform() }
    try stage.settle()
    #expect(a.presentedViewController === b && stage.snapshot()[50, 50] == .pureBlue)
  }

  @Test func aControllerPerformsItsSeguesByTheirNames() throws {
    let source = Preparing()
    stage.window.rootViewController = source
    let segue = UIStoryboardSegue(identifier: "more", source: source, destination: b)
    let other = UIStoryboardSegue(identifier: "less", source: source, destination: a)
    stage.perform { source.performSegue(withIdentifier: "more", sender: "Title") }
    try stage.settle()
    #expect(source.presentedViewController === b && b.title == "Title" && source.told == ["more"])
    #expect(stage.diagnostics == [])
    withExtendedLifetime((segue, other)) {}
  }

  @Test func aSegueThatNobodyHasMadeIsADiagnostic() {
    _ = UIStoryboardSegue(identifier: "gone", source: a, destination: b)
    stage.perform { a.performSegue(withIdentifier: "gone", sender: nil) }
    #expect(a.presentedViewController == nil)
    #expect(stage.diagnostics.map(\.description).contains { $0.contains("no segue with identifier 'gone'") })
  }

  @Test func runsItsHandler() {
    var isRun = false
    UIStoryboardSegue(identifier: nil, source: a, destination: b) { isRun = true }.perform()
    #expect(isRun && a.presentedViewController == nil)
  }

  @Test func aViewThatIsStillOnScreenMovesToWhereItIsPresented() throws {
    stage.perform {
      a.view.superview?.addSubview(b.view)
      a.present(b, animated: false)
    }
    try stage.settle()
    #expect(a.presentedViewController === b && stage.diagnostics == [] && stage.snapshot()[50, 50] == .pureBlue)
  }

  @Test func subclassesMoveTheViewsThemselves() throws {
    stage.perform { SlidingSegue(identifier: nil, source: a, destination: b).perform() }
    stage.advance(to: 0.25)
    #expect(stage.snapshot()[10, 10] == .pureRed && stage.snapshot()[90, 10] == .pureBlue)
    try stage.settle()
    #expect(a.presentedViewController === b && stage.snapshot()[10, 10] == .pureBlue)
  }
}
