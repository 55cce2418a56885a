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
