/// A way from one controller to another, made in code: there are no storyboards here.
///
/// Whoever makes a segue holds it. While it lives, its source can perform it by its identifier.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
    source.remember(self)
  }

  /// Makes a segue that runs `performHandler`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
    source.remember(self)
  }

  /// Runs the handler, or presents the destination if there is none; subclasses may do something else.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}

extension UIViewController {
  /// The segues that code has made for this controller, as long as somebody holds them.
  @MainActor
  struct Segues {
    private struct Held {
      weak var segue: UIStoryboardSegue?
    }

    private var all: [Held] = []

    mutating func add(_ segue: UIStoryboardSegue) {
      all.removeAll { $0.segue == nil }
      all.append(Held(segue: segue))
    }

    /// The segue of a name that was made last.
    func named(_ identifier: String) -> UIStoryboardSegue? {
      all.last { $0.segue?.identifier == identifier }?.segue
    }
  }

  fileprivate func remember(_ segue: UIStoryboardSegue) {
    if segue.identifier != nil { segues.add(segue) }
  }

  func perform(_ identifier: String, sender: Any?) {
    guard let segue = segues.named(identifier) else {
      stage?.diagnose(
        "Receiver has no segue with identifier '\(identifier)': make a UIStoryboardSegue of it, and hold it",
        by: "\(type(of: self))")
      return
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
