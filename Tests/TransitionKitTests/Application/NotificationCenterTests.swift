import Foundation
import Testing
import TransitionKit

@MainActor private final class Listener: NSObject {
  var heard: [String] = []

  deinit { TransitionKit.NotificationCenter.default.removeObserver(self) }

  func heard(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func counted() { heard.append("counted") }
}

@MainActor @Suite struct NotificationCenterTests {
  private let center = TransitionKit.NotificationCenter()
  private let hear = Selector("heard:", Listener.heard(_:))
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")

  @Test func selectorsAreCalledForTheirNameAndObject() {
    let (listener, sender) = (Listener(), NSObject())
    center.addObserver(listener, selector: hear, name: one, object: nil)
    center.addObserver(listener, selector: Selector("counted", Listener.counted), name: two, object: sender)
    center.post(name: one, object: nil)
    center.post(name: two, object: NSObject())
    center.post(name: two, object: sender)
    #expect(listener.heard == ["one", "counted"])
  }

  @Test func removingCountsForWhatIsNamed() {
    let listener = Listener()
    for name in [one, two] { center.addObserver(listener, selector: hear, name: name, object: nil) }
    center.removeObserver(listener, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    #expect(listener.heard == ["two"])
    center.removeObserver(listener)
    center.post(name: two, object: nil)
    #expect(listener.heard == ["two"])
  }

  @Test func blocksAreRemovedByTheirTokens() {
    var count = 0
    let token = center.addObserver(forName: one, object: nil, queue: .main) { _ in MainActor.assumeIsolated { count += 1 } }
    center.post(name: one, object: nil)
    center.removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count == 1)
  }

  /// Files that import Foundation alone know its centre, not this one.
  @Test func theDefaultCentreIsFoundations() {
    let listener = Listener()
    TransitionKit.NotificationCenter.default.addObserver(listener, selector: hear, name: one, object: nil)
    Foundation.NotificationCenter.default.post(name: one, object: nil)
    #expect(listener.heard == ["one"])
    Foundation.NotificationCenter.default.removeObserver(listener)
    TransitionKit.NotificationCenter.default.removeObserver(listener)
    TransitionKit.NotificationCenter.default.post(name: one, object: nil)
    #expect(listener.heard == ["one"])
  }

  @Test func observersAreNotKept() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: hear, name: nil, object: nil)
      center.post(name: one, object: nil)
      #expect(listener.heard == ["one"])
    }
    #expect(gone == nil)
    center.post(name: one, object: nil)
  }
}
