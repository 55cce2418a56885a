import TransitionKit

/// A stage of 300 × 400 points with one view all over it, and what its recognisers reported.
@MainActor
final class Witness {
  let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  let view: UIView
  private(set) var reports: [String] = []

  init() {
    view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
  }

  /// Notes each action as "name state".
  func watch(_ recognizer: UIGestureRecognizer, _ name: String, on target: UIView? = nil) {
    (target ?? view).addGestureRecognizer(recognizer)
    recognizer.addTarget { [unowned self] in reports.append("\(name) \($0.state)") }
  }

  func note(_ text: String) {
    reports.append(text)
  }

  /// Settles the stage and returns the reports since the last call; equal reports in a row count as one.
  func outcome() throws -> [String] {
    try stage.settle()
    defer { reports = [] }
    return reports.reduce(into: []) { found, report in
      if found.last != report { found.append(report) }
    }
  }
}

/// A delegate made of closures.
@MainActor
final class Judge: NSObject, UIGestureRecognizerDelegate {
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var receives: (UITouch) -> Bool = { _ in true }
  var joins = false
  var waits = false
  var isWaitedFor = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives(touch) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { joins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
