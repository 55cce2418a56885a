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
}
