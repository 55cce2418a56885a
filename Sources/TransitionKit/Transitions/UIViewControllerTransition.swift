extension UIViewController {
  /// A way of the system's to bring a screen that is presented or pushed, and to take it away.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }

    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

    /// The screen grows out of a view of the screen below, and becomes that view again when it goes.
    ///
    /// - Parameter sourceViewProvider: finds the view, each time that the screen comes or goes; without one the screen dissolves.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// The two screens of a zoom.
    @MainActor
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    /// How a screen zooms.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// The view that a screen has been zoomed out of, and the two screens.
      @MainActor
      public struct AlignmentRectContext {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController
      }

      /// The part of the screen, in its view's coordinates, that becomes the source view; nil is the whole screen.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// The colour between the two screens; nil leaves the screen below as it is.
      public var dimmingColor: UIColor?
    }

    var isZoom: Bool {
      if case .zoom = kind { true } else { false }
    }

    func animator(isBack: Bool) -> any UIViewControllerAnimatedTransitioning {
      switch kind {
      case .style(let style): SystemModalAnimator(style, isDismissal: isBack)
      case .zoom(let options, let source): ZoomAnimator(options, source, isBack: isBack)
      }
    }
  }
}
