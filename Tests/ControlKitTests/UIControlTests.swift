import Testing
import TransitionKit

/// Events, actions and the fingers that make them.
@MainActor
struct UIControlTests {
  private let diary = Diary()

  /// A control of 40 × 40 points at 30, 80 that writes its events and its tracking down.
  private func control(on stage: Stage) -> UIControl {
    let control = TalkativeControl(frame: CGRect(x: 30, y: 80, width: 40, height: 40))
    control.diary = diary
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names { control.addAction(UIAction { [diary] _ in diary.write(name) }, for: event) }
    stage.window.addSubview(control)
    stage.advance(to: stage.now)
    return control
  }

  @Test func aTapIsATouchDownAndUp() {
    let stage = Stage.small()
    let control = control(on: stage)
    #expect(control.isEnabled && !control.isSelected && control.state == .normal && !control.isTracking)
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 0.03)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted && control.state == .highlighted)
    stage.advance(to: 1)
    #expect(diary.lines == ["begin", "down", "end true", "up inside"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func theSecondTapRepeats() {
    let stage = Stage.small()
    _ = control(on: stage)
    stage.tap(at: CGPoint(x: 50, y: 100), count: 2)
    stage.advance(to: 1)
    #expect(diary.lines.filter { $0 == "down" }.count == 2 && diary.lines.filter { $0 == "repeat" }.count == 1)
  }

  /// The bounds end at 70; 70 points further the finger leaves.
  @Test func aFingerLeavesSeventyPointsOutside() {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1)
    let control = control(on: stage)
    stage.touch(along: [(0, CGPoint(x: 50, y: 100)), (0.02, CGPoint(x: 139, y: 100))])
    stage.advance(to: 0.5)
    #expect(diary.lines.last == "up inside" && !diary.lines.contains("exit"))
    diary.lines = []
    stage.touch(along: [(0, CGPoint(x: 50, y: 100)), (0.01, CGPoint(x: 141, y: 100)), (0.02, CGPoint(x: 80, y: 100))])
    stage.advance(to: 0.511)
    #expect(diary.lines == ["begin", "down", "continue", "exit", "outside"] && !control.isHighlighted && control.isTracking)
    stage.advance(to: 1)
    #expect(diary.lines.dropFirst(5).starts(with: ["continue", "enter", "inside"]))
    #expect(diary.lines.suffix(2) == ["end true", "up inside"])
    diary.lines = []
    stage.touch(along: [(0, CGPoint(x: 50, y: 100)), (0.01, CGPoint(x: 200, y: 100))])
    stage.advance(to: 2)
    #expect(diary.lines.suffix(2) == ["end false", "up outside"])
  }

  @Test func aSubclassMayRefuseAFingerOrLetItGo() {
    let stage = Stage.small()
    let control = control(on: stage) as? TalkativeControl
    control?.begins = false
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 1)
    #expect(diary.lines == ["begin"])
    control?.begins = true
    control?.continues = false
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 60, y: 100), duration: 0.1)
    stage.advance(to: 2)
    #expect(diary.lines == ["begin", "begin", "down", "continue"])
    #expect(control?.isHighlighted == false && control?.isTracking == false)
  }

  @Test func aRecogniserOfItsOwnAndDisablingCancel() {
    let stage = Stage.small()
    let control = control(on: stage)
    control.addGestureRecognizer(UIPanGestureRecognizer())
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 150), duration: 0.1)
    stage.advance(to: 1)
    #expect(diary.lines.suffix(2) == ["cancelled", "cancel"] && !control.isHighlighted)
    control.gestureRecognizers = []
    stage.press(at: CGPoint(x: 50, y: 100), for: 1)
    stage.advance(to: 1.5)
    diary.lines = []
    control.isEnabled = false
    #expect(diary.lines == ["cancelled", "cancel"] && control.state == .disabled)
    stage.advance(to: 3)
    #expect(diary.lines == ["cancelled", "cancel"])
  }

  @Test func aDisabledControlLetsTouchesOn() {
    let stage = Stage.small()
    let below = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let control = UIControl(frame: CGRect(x: 30, y: 80, width: 40, height: 40))
    stage.window.addSubview(below)
    below.addSubview(control)
    stage.advance(to: 0)
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 1)
    #expect(below.count == 0)
    control.isEnabled = false
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 2)
    #expect(below.count == 1)
  }

  @Test func methodsGetAsMuchAsTheyTake() {
    let stage = Stage.small()
    let control = control(on: stage)
    let target = Target()
    control.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    control.addTarget(target, action: Selector("sender:", Target.sender(_:)), for: .touchUpInside)
    control.addTarget(target, action: Selector("sender:event:", Target.sender(_:event:)), for: [.touchUpInside, .valueChanged])
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 1)
    #expect(target.calls == ["plain", "sender true", "event true"])
    control.sendActions(for: .valueChanged)
    #expect(target.calls.last == "event false")
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "sender:", "sender:event:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["sender:event:"])
    #expect(control.allTargets == [target] && control.allControlEvents.contains([.valueChanged, .touchCancel]))
    control.removeTarget(target, action: Selector("plain"), for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .allEvents) == ["sender:", "sender:event:"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .allEvents) == nil && control.allTargets.isEmpty)
  }

  @Test func aTargetIsNotKept() {
    let control = UIControl()
    var target: Target? = Target()
    weak let kept = target
    control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
    target = nil
    #expect(kept == nil)
    control.sendActions(for: .valueChanged)
  }

  @Test func withoutATargetTheChainIsAsked() {
    let stage = Stage.small()
    let (owner, control) = (ChainView(frame: stage.window.bounds), UIControl())
    stage.window.addSubview(owner)
    owner.addSubview(control)
    control.addTarget(nil, action: Selector("act", ChainView.act), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(owner.count == 1 && control.allTargets.first?.base is NSNull)
  }

  @Test func actionsAreKnownByTheirIdentifiers() {
    let control = UIControl()
    let first = UIAction(title: "First", identifier: UIAction.Identifier("same")) { [diary] _ in diary.write("first") }
    let second = UIAction(title: "Second", identifier: .init(rawValue: "same")) { [diary] action in
      diary.write("second by \(action.sender is UIControl)")
    }
    control.addAction(first, for: .valueChanged)
    control.addAction(UIAction { [diary] _ in diary.write("between") }, for: .valueChanged)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(diary.lines == ["second by true", "between"])
    #expect(second.sender == nil && first.identifier == second.identifier && first.title == "First")
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, event, stop in
      seen.append("\(action?.title ?? "") \(pair == nil) \(event.rawValue)")
      stop = true
    }
    #expect(seen == ["Second true 4097"])
    control.removeAction(identifiedBy: first.identifier, for: .touchDown)
    control.removeAction(second, for: .valueChanged)
    diary.lines = []
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(diary.lines == ["between"])
  }

  @Test func whatAnActionSays() {
    let action = UIAction(
      title: "Title", subtitle: "More", discoverabilityTitle: "Find", attributes: [.disabled, .destructive], state: .on
    ) { [diary] _ in diary.write("called") }
    #expect(action.subtitle == "More" && action.discoverabilityTitle == "Find" && action.state == .on && action.image == nil)
    let attributes: UIMenuElement.Attributes = [.disabled, .destructive]
    #expect(action.attributes == attributes && !action.attributes.contains([.hidden, .keepsMenuPresented]))
    action.performWithSender(nil, target: nil)
    #expect(diary.lines.isEmpty)
    action.attributes = []
    (action.state, action.title, action.image) = (.mixed, "Other", UIImage())
    action.performWithSender(nil, target: nil)
    #expect(diary.lines == ["called"] && action.title == "Other" && action.state != .off)
    #expect((action as UIMenuElement).title == "Other")
  }

  /// A tap of a superview's recogniser does not take a button's, but takes that of a control of another class.
  @Test(arguments: [true, false]) func aButtonKeepsTapsFromTheViewsAroundIt(isButton: Bool) {
    let stage = Stage.small()
    let around = stage.addView(CGRect(x: 0, y: 0, width: 100, height: 200))
    let control = isButton ? UIButton(frame: CGRect(x: 30, y: 80, width: 40, height: 40)) : control(on: stage)
    around.addSubview(control)
    control.addAction(UIAction { [diary] _ in diary.write("up") }, for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    tap.addTarget { [diary] _ in diary.write("tap") }
    around.addGestureRecognizer(tap)
    diary.lines = []
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 1)
    #expect(diary.lines.contains("tap") == !isButton && diary.lines.contains("up") == isButton)
    diary.lines = []
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(to: 2)
    #expect(diary.lines == ["tap"])
    control.isEnabled = false
    stage.tap(at: CGPoint(x: 50, y: 100))
    stage.advance(to: 3)
    #expect(diary.lines.suffix(1) == ["tap"])
  }

  @Test func alignmentsHaveSides() {
    let control = UIControl(frame: .zero, primaryAction: UIAction { [diary] _ in diary.write("primary") })
    #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.sendActions(for: .primaryActionTriggered)
    #expect(diary.lines == ["primary"])
  }

  /// The numbers are Apple's.
  @Test func bitsOfStatesAndEvents() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused, .application, .reserved]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8, 0x00FF_0000, 0xFF00_0000])
    let events: [UIControl.Event] = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents,
      .applicationReserved, .systemReserved,
    ]
    let bits: [UInt] = [0x1_0000, 0x2_0000, 0x4_0000, 0x8_0000, 0xFFF, 0xF_0000, 0x0F00_0000, 0xF000_0000]
    #expect(events.map(\.rawValue) == bits)
  }
}

/// A control that writes down how it follows a finger.
private final class TalkativeControl: UIControl {
  var diary: Diary?
  var begins = true
  var continues = true

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary?.write("begin")
    return begins
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    diary?.write("continue")
    return continues
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { diary?.write("end \(isTouchInside)") }
  override func cancelTracking(with event: UIEvent?) { diary?.write("cancelled") }
}

private final class Touched: UIView {
  var count = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

private final class ChainView: UIView {
  var count = 0
  func act() { count += 1 }
}

@MainActor
private final class Target: NSObject {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sender(_ sender: Any?) { calls.append("sender \(sender is UIControl)") }
  func sender(_ sender: UIControl, event: UIEvent?) { calls.append("event \(event != nil)") }
}
