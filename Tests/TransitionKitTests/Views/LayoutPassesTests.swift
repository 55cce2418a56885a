import Testing
import TransitionKit

/// Which views a pass lays out, in which order, and that it ends.
@MainActor @Suite final class LayoutPassesTests {
  private final class Told: UIView {
    var name = ""
    var diary: Diary?
    var action: () -> Void = {}

    convenience init(_ name: String, _ diary: Diary) {
      self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      (self.name, self.diary) = (name, diary)
    }

    override func layoutSubviews() {
      diary?.write(name)
      action()
    }
  }

  private let stage = Stage.small()
  private let diary = Diary()
  private lazy var outer = Told("outer", diary)
  private lazy var middle = Told("middle", diary)
  private lazy var inner = Told("inner", diary)
  private lazy var beside = Told("beside", diary)

  /// Outer holds middle and beside, middle holds inner.
  private func build() {
    stage.window.addSubview(outer)
    outer.addSubview(middle)
    outer.addSubview(beside)
    middle.addSubview(inner)
    stage.advance(to: 0)
    diary.lines = []
  }

  private func laidOut(_ change: () -> Void) -> [String] {
    diary.lines = []
    change()
    stage.advance(to: stage.now)
    return diary.lines
  }

  // MARK: From where

  @Test func layoutIfNeededClimbsToTheTopmostViewThatNeedsIt() {
    build()
    for view in [outer, inner, beside] { view.setNeedsLayout() }
    inner.layoutIfNeeded()
    #expect(diary.lines == ["outer", "inner", "beside"])
  }

  @Test func layoutIfNeededLeavesTheRestOfTheTree() {
    build()
    beside.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(diary.lines == ["inner"])
    #expect(laidOut {} == ["beside"])
  }

  @Test func aParentsLayoutAnimatesInTheBlock() {
    build()
    middle.action = { [inner] in inner.center.x = 50 }
    middle.setNeedsLayout()
    UIView.animate(withDuration: 1) { self.inner.layoutIfNeeded() }
    #expect(inner.layer.animationKeys() == ["position"])
  }

  @Test func offScreenViewsAreLaidOutToo() {
    let (top, leaf) = (Told("top", diary), Told("leaf", diary))
    top.addSubview(leaf)
    leaf.layoutIfNeeded()
    #expect(diary.lines == ["top", "leaf"])
  }

  // MARK: What needs it

  @Test func aNewSizeMarksTheViewAndItsSuperview() {
    build()
    #expect(laidOut { middle.bounds.size.width = 20 } == ["outer", "middle"])
    #expect(laidOut { middle.frame = CGRect(x: 3, y: 0, width: 30, height: 30) } == ["outer", "middle"])
    #expect(laidOut { middle.layer.setValue(CGRect(x: 0, y: 0, width: 7, height: 7), forKey: "bounds") } == ["outer", "middle"])
  }

  @Test func aNewPlaceMarksNothing() {
    build()
    #expect(laidOut { middle.center.x = 40 } == [])
    #expect(laidOut { middle.frame.origin.x = 30 } == [])
    #expect(laidOut { middle.transform = CGAffineTransform(scaleX: 2, y: 2) } == [])
  }

  @Test func aNewOriginOfTheBoundsMarksTheView() {
    build()
    #expect(laidOut { middle.bounds.origin.y = 20 } == ["middle"])
  }

  @Test func comingAndGoingMarkTheSuperview() {
    build()
    #expect(laidOut { inner.removeFromSuperview() } == ["middle"])
    #expect(laidOut { beside.addSubview(inner) } == ["beside", "inner"])
    #expect(laidOut { middle.addSubview(inner) } == ["middle", "inner", "beside"])
  }

  @Test func aViewNeedNotRepeatWhatItHasJustDone() {
    build()
    let late = UIView()
    outer.action = { [outer, middle, beside] in
      middle.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
      outer.addSubview(late)
      beside.removeFromSuperview()
    }
    #expect(laidOut { outer.setNeedsLayout() } == ["outer", "middle"])
  }

  // MARK: How often

  @Test func layoutIfNeededEndsWithNothingLeft() {
    build()
    var times = 0
    inner.action = { [outer] in
      times += 1
      if times < 3 { outer.setNeedsLayout() }
    }
    outer.action = { [inner] in inner.setNeedsLayout() }
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(diary.lines == ["inner", "outer", "inner", "outer", "inner"])
    #expect(laidOut {} == [])
  }

  @Test func aViewThatMarksItselfIsGivenUpAndNamed() {
    build()
    middle.action = { [middle] in middle.setNeedsLayout() }
    #expect(laidOut { middle.setNeedsLayout() }.count < 1000)
    #expect(stage.diagnostics.count == 1 && stage.diagnostics[0].view == "the Told")
    #expect(stage.diagnostics[0].text.contains("setNeedsLayout"))
    #expect(laidOut { beside.setNeedsLayout() } == ["beside"], "the others go on")
    middle.action = {}
    #expect(laidOut { middle.setNeedsLayout() } == ["middle"], "and it may be laid out in a later turn")
    #expect(stage.diagnostics.count == 1)
  }

  @Test func twoViewsThatMarkEachOtherAreGivenUp() {
    build()
    middle.action = { [inner] in inner.setNeedsLayout() }
    inner.action = { [middle] in middle.setNeedsLayout() }
    #expect(laidOut { middle.setNeedsLayout() }.count < 1000)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func layoutWithinLayoutEnds() {
    build()
    middle.action = { [middle, inner] in
      middle.setNeedsLayout()
      middle.layoutIfNeeded()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
    }
    inner.action = { [middle] in middle.superview?.layoutIfNeeded() }
    #expect(laidOut { middle.setNeedsLayout() }.count < 1000)
    #expect(stage.diagnostics.count == 1)
  }

  @Test func aLongChainOfMarksIsNoLoop() {
    var parent: UIView = stage.window
    var chain: [Told] = []
    for number in 0..<200 {
      let view = Told("\(number)", diary)
      parent.addSubview(view)
      view.action = { [weak view] in (view?.superview as? Told)?.setNeedsLayout() }
      chain.append(view)
      parent = view
    }
    stage.advance(to: 0)
    #expect(stage.diagnostics == [] && laidOut {} == [])
  }

  @Test func aControllerIsToldAroundEachPass() {
    let screen = Screen(diary)
    stage.window.rootViewController = screen
    stage.advance(to: 0)
    #expect(laidOut { screen.view.subviews[0].bounds.size.width = 50 } == ["will", "did", "label"])
  }

  private final class Screen: UIViewController {
    let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.addSubview(Told("label", diary)) }
    override func viewWillLayoutSubviews() { diary.write("will") }
    override func viewDidLayoutSubviews() { diary.write("did") }
  }
}
