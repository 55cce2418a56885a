extension UIViewController {
  func tell(_ selector: String, _ body: () -> Void) {
    if let stage { stage.tell(.lifecycle, selector, on: self, body) } else { body() }
  }

  func tellWillMove(to parent: UIViewController?) {
    tell("willMoveToParentViewController:") { willMove(toParent: parent) }
  }

  func tellDidMove(to parent: UIViewController?) {
    tell("didMoveToParentViewController:") { didMove(toParent: parent) }
  }
}

extension UIView {
  /// Sets the view's frame, and lets its size follow the superview's from then on.
  func fill(_ frame: CGRect) {
    self.frame = frame
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
