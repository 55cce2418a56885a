import Testing
import TransitionKit

@MainActor
private class Listener: NSObject {
  var heard: [String] = []
  lazy var tap = UITapGestureRecognizer(target: self, action: Selector("tapped", Listener.tapped))

  func tapped() { heard.append("tapped") }
  func count(_ tap: UITapGestureRecognizer) { heard.append("count: \(tap.numberOfTapsRequired)") }
}

private final class Loud: Listener {
  override func tapped() { heard.append("TAPPED") }
}

@MainActor
struct SelectorTests {
  let witness = Witness()

  @Test func namesMakeThemEqual() {
    let one = Selector("tapped", Listener.tapped)
    #expect(one == Selector("tapped", Loud.tapped))
    #expect(one != Selector("count:", Listener.count(_:)))
    #expect(one.description == "tapped")
  }

  @Test func overridesCount() throws {
    let loud = Loud()
    loud.tap.addTarget(loud, action: Selector("count:", Listener.count(_:)))
    witness.view.addGestureRecognizer(loud.tap)
    witness.stage.tap(at: point(50, 50))
    try witness.stage.settle()
    #expect(loud.heard == ["TAPPED", "count: 1"])
  }

  @Test func targetsAreNotKeptAndCanBeRemoved() throws {
    let tap = UITapGestureRecognizer()
    let selector = Selector("count:", Listener.count(_:))
    var gone: Listener? = Listener()
    weak let watched = gone
    let stays = Listener()
    if let gone { tap.addTarget(gone, action: selector) }
    tap.addTarget(stays, action: selector)
    tap.addTarget(stays, action: selector)
    gone = nil
    #expect(watched == nil)
    witness.view.addGestureRecognizer(tap)
    witness.stage.tap(at: point(50, 50))
    try witness.stage.settle()
    #expect(stays.heard == ["count: 1"])
    tap.removeTarget(stays, action: nil)
    witness.stage.tap(at: point(50, 50))
    try witness.stage.settle()
    #expect(stays.heard == ["count: 1"])
  }

  @Test func aNameFindsTheMethodsOfSelectorsMadeBefore() {
    let loud = Loud()
    _ = Selector("tapped", Listener.tapped)
    loud.perform(NSSelectorFromString("tapped"))
    #expect(loud.heard == ["TAPPED"])
    #expect(Selector("tapped") == Selector("tapped", Listener.tapped))
    #expect("tapped" as Selector == NSSelectorFromString("tapped"))
    #expect(NSStringFromSelector(Selector("tapped", Listener.tapped)) == "tapped")
    #expect(!loud.responds(to: Selector("unheardOf")))
  }

  @Test func aClassRespondsToTheMethodsOfItsOwnName() {
    let counting = Selector("add:to:", Sums.add(_:to:))
    #expect(Sums().responds(to: counting) && Sums.instancesRespond(to: counting))
    #expect(!Listener().responds(to: counting) && !Listener.instancesRespond(to: counting))
    _ = Selector("add:to:", Products.add(_:to:))
    #expect(Products().perform(counting, with: 3, with: 4).takeUnretainedValue() as? Int == 12)
  }

  @Test func performedMethodsReturnWhatTheyReturn() {
    let sums = Sums()
    #expect(sums.perform(Selector("add:to:", Sums.add(_:to:)), with: 3, with: 4).takeUnretainedValue() as? Int == 7)
    #expect(sums.perform(Selector("nothing", Sums.nothing)) == nil)
    #expect(sums.perform(Selector("none", Sums.none)) == nil)
    let getter = Selector("title", { (target: Sums) in { target.title } })
    #expect(sums.perform(getter).takeUnretainedValue() as? String == "sums")
    sums.perform(Selector("setTitle:", { (target: Sums) in { target.title = $0 } }), with: "more")
    #expect(sums.title == "more")
    sums.performSelector(onMainThread: Selector("nothing", Sums.nothing), with: nil, waitUntilDone: true)
    #expect(sums.calls == 2)
  }

  @Test func aNameWithoutColonsGetsThoseOfTheArguments() {
    #expect(Selector("add", Sums.add).name == "add::")
    #expect(Selector("nothing", Sums.nothing).name == "nothing")
  }

  @Test func methodsOfProtocolsAreCalled() {
    let sums = Sums()
    sums.perform(Selector("nothing", { (target: any Idle) in { target.nothing() } }))
    #expect(sums.calls == 1)
    #expect(!Listener().responds(to: Selector("idle", { (target: any Idle) in { target.nothing() } })))
  }

  @Test func anObjectWhereABoolIsWantedIsTrue() {
    let sums = Sums()
    sums.perform(Selector("setOn:", Sums.setOn(_:)), with: Listener())
    #expect(sums.isOn)
    sums.perform(Selector("setOn:", Sums.setOn(_:)), with: false)
    #expect(!sums.isOn)
  }
}

@MainActor
private protocol Idle: AnyObject {
  func nothing()
}

@MainActor
private final class Sums: NSObject, Idle {
  var title = "sums"
  var calls = 0
  var isOn = false

  func add(_ a: Int, to b: Int) -> Int { a + b }
  func none() -> String? { nil }
  func nothing() { calls += 1 }
  func setOn(_ on: Bool) { isOn = on }
}

@MainActor
private final class Products: NSObject {
  func add(_ a: Int, to b: Int) -> Int { a * b }
}
