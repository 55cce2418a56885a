/// A storyboard's name: code that mentions one compiles, and code that asks it for a controller stops with a message.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? { stop("its first controller") }

  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    stop("its first controller")
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { stop("“\(identifier)”") }

  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    stop("“\(identifier)”")
  }

  private func stop(_ what: String) -> Never {
    misuse("storyboards are not read, so “\(name)” holds nothing: make \(what) in code")
  }
}

extension UIViewController {
  /// Nil, as of every controller that is made in code.
  public var storyboard: UIStoryboard? { nil }
}
