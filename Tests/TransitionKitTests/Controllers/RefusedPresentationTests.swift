import Testing
import TransitionKit

/// Presents another controller when one of its callbacks comes.
private final class Eager: UIViewController {
  let callback: String
  let other = UIViewController()
  var isPresented = false

  init(_ callback: String) {
    self.callback = callback
    super.init(nibName: nil, bundle: nil)
    other.modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  private func act(_ name: String) {
    guard name == callback, presentedViewController == nil else { return }
    present(other, animated: false) { self.isPresented = true }
  }

  override func viewDidLoad() { act("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { act("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { act("viewDidAppear") }
}

@MainActor @Suite struct RefusedPresentationTests {
  private let stage = Stage.small()
  private let a = SolidScreen("a", .red)
  private let b = SolidScreen("b", .blue)
  private let c = SolidScreen("c", .green)

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.advance(to: 0)
  }

  private var complaints: [String] { stage.diagnostics.map(\.text) }

  @Test(arguments: [false, true])
  func aSecondPresentIsRefused(isLate: Bool) throws {
    show(a)
    var done: [String] = []
    stage.perform { a.present(b, animated: true) { done.append("b") } }
    if isLate { try stage.settle() }
    stage.perform { a.present(c, animated: true) { done.append("c") } }
    try stage.settle()
    #expect(done == ["b"] && a.presentedViewController === b && c.presentingViewController == nil && !c.isViewLoaded)
    #expect(complaints == ["Attempt to present SolidScreen on SolidScreen, which is already presenting SolidScreen"])
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear"])
  func aScreenThatIsNotThereYetCannotPresent(callback: String) throws {
    let eager = Eager(callback)
    show(eager)
    try stage.settle()
    #expect(!eager.isPresented && eager.presentedViewController == nil)
    #expect(complaints == ["Attempt to present UIViewController on Eager, whose view is not in the window hierarchy"])
  }

  @Test func aScreenThatHasAppearedCanPresent() throws {
    let eager = Eager("viewDidAppear")
    show(eager)
    try stage.settle()
    #expect(eager.isPresented && complaints.isEmpty)
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  func aPresentedScreenCanPresentOnceItHasAppeared(callback: String) throws {
    show(a)
    let eager = Eager(callback)
    eager.modalPresentationStyle = .fullScreen
    stage.perform { a.present(eager, animated: true) }
    try stage.settle()
    #expect(eager.isPresented == (callback == "viewDidAppear") && complaints.isEmpty == eager.isPresented)
  }

  @Test func aScreenThatIsShownAlreadyIsRefused() throws {
    show(a)
    stage.perform { a.present(b, animated: false) }
    try stage.settle()
    stage.perform { b.present(b, animated: false) }
    stage.perform { b.present(a, animated: false) }
    #expect(
      complaints == [
        "Attempt to present SolidScreen on itself",
        "Attempt to present SolidScreen, which is on screen already",
      ])
    #expect(b.presentedViewController == nil && a.presentingViewController == nil)
  }

  @Test func aChildIsRefused() {
    let parent = UIViewController()
    parent.addChild(c)
    show(a)
    stage.perform { a.present(c, animated: false) }
    #expect(complaints == ["Attempt to present SolidScreen, which has the parent UIViewController"])
    #expect(a.presentedViewController == nil)
  }

  @Test func aScreenThatIsStillComingCannotPresent() throws {
    show(a)
    b.modalPresentationStyle = .fullScreen
    stage.perform { a.present(b, animated: true) }
    stage.advance(to: 0.1)
    stage.perform { b.present(c, animated: true) }
    try stage.settle()
    #expect(b.presentedViewController == nil)
    #expect(complaints == ["Attempt to present SolidScreen on SolidScreen while a presentation is in progress"])
  }

  @Test func aDismissalInTheMiddleOfAPresentationIsRefused() throws {
    show(a)
    var isDone = false
    stage.perform { a.present(b, animated: true) }
    stage.advance(to: 0.1)
    stage.perform { b.dismiss(animated: true) { isDone = true } }
    try stage.settle()
    #expect(!isDone && a.presentedViewController === b)
    #expect(complaints == ["Attempt to dismiss from SolidScreen while a presentation or dismissal is in progress"])
  }

  @Test func dismissingTwiceIsRefusedTheSecondTime() throws {
    show(a)
    stage.perform { a.present(b, animated: false) }
    try stage.settle()
    var done: [Int] = []
    stage.perform {
      b.dismiss(animated: true) { done.append(1) }
      a.dismiss(animated: true) { done.append(2) }
    }
    try stage.settle()
    #expect(done == [1] && a.presentedViewController == nil && complaints.count == 1)
  }
}
