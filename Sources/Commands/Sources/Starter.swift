/// The files to begin with: an animator and its delegate, a golden test of both, and the package that holds them.
struct Starter {
  let name: String
  /// The directory of the modules that the package's test is compiled against.
  let kit: String

  /// Every file with its path below the directory, the one to read first at the head.
  var files: [(path: String, text: String)] {
    [
      ("README.md", readme), ("\(name).swift", animator), ("Tests/\(name)Tests.swift", test), ("Package.swift", package),
      ("Sources/Adapted.swift", "// adapts: ../\(name).swift\n"), (".gitignore", "/.build/\n*.gif\n"),
    ]
  }

  private var readme: String {
    """
    # \(name)

    `\(name).swift` is an animator with its delegate, as any app has them: change it, then look at it.

    ```sh
    render-transition --style \(name).swift push.gif
    render-transition --style \(name).swift --as push,pop both.gif
    render-transition --style \(name).swift --param duration=1.2 --speed 0.25 slow.gif
    ```

    `swift test` keeps it that way. The first run records `goldens/`, which belong under version control; from then on one pixel in one frame
    that differs is a failure. `RECORD_GOLDENS=failed swift test` accepts a change that you meant. Where `CI` is set, nothing is recorded.

    The tests take the Swift toolchain that built render-transition, and its modules: `Package.swift` finds them beside the program on
    PATH, so `scripts/install` is all that another machine needs. `Sources/Adapted.swift` names the file whose `@objc`, `#selector` and
    their kin are adapted for the package.

    """
  }

  private var package: String {
    #"""
    // swift-tools-version: 5.9
    import Foundation
    import PackageDescription

    // The modules that came with render-transition: the one on PATH, or the one that made this package.
    let installed = (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/../lib/render-transition" }
    let kit = installed.first { FileManager.default.fileExists(atPath: $0 + "/toolchain") } ?? \#(kit.literal)
    let modules: [SwiftSetting] = [.unsafeFlags(["-I", kit + "/modules"])]

    let package = Package(
      name: "\#(name)",
      dependencies: [.package(name: "render-transition", path: kit + "/package")],
      targets: [
        .target(
          name: "\#(name)", path: "Sources", swiftSettings: modules,
          plugins: [.plugin(name: "AdaptSources", package: "render-transition")]),
        .testTarget(
          name: "\#(name)Tests", dependencies: ["\#(name)"], path: "Tests", swiftSettings: modules,
          linkerSettings: [
            .unsafeFlags(["-L", kit, "-lGoldenTesting", "-lrender-transition", "-Xlinker", "-rpath", "-Xlinker", kit])
          ]),
      ]
    )

    """#
  }

  private var animator: String {
    """
    import UIKit

    /// Gives a navigation controller its pushes and pops. Keep the delegate: a navigation controller does not.
    final class \(name)Delegate: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        \(name)Animator(isPop: operation == .pop)
      }
    }

    /// A pushed screen rises over the one before it, which steps back. A pop is the same the other way round.
    final class \(name)Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var duration: TimeInterval = 0.4
      private let isPop: Bool

      init(isPop: Bool) {
        self.isPop = isPop
      }

      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
          let screen = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let isPop = isPop
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let behind = CGAffineTransform(scaleX: 0.9, y: 0.9)

        to.frame = transitionContext.finalFrame(for: screen)
        container.insertSubview(to, at: isPop ? 0 : 1)
        to.transform = isPop ? behind : below
        UIView.animate(
          withDuration: duration, delay: 0, options: .curveEaseInOut,
          animations: {
            from.transform = isPop ? below : behind
            to.transform = .identity
          },
          completion: { _ in
            from.transform = .identity
            to.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          })
      }
    }

    """
  }

  private var test: String {
    """
    import GoldenTesting
    import Testing
    import UIKit

    @testable import \(name)

    /// Every frame is compared with those in `goldens`; where there are none yet, they are recorded.
    @MainActor struct \(name)Tests {
      private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
      private let navigation = UINavigationController()
      private let delegate = \(name)Delegate()

      init() {
        navigation.viewControllers = [screen(.white)]
        navigation.delegate = delegate
        stage.window.rootViewController = navigation
        stage.advance(to: 0)
      }

      private func screen(_ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = color
        return screen
      }

      @Test func push() throws {
        stage.perform { navigation.pushViewController(screen(.blue), animated: true) }
        try assertTransition(stage, matches: "\(name)-push")
      }

      @Test func pop() throws {
        navigation.pushViewController(screen(.blue), animated: false)
        stage.advance(to: 0.1)
        stage.perform { navigation.popViewController(animated: true) }
        try assertTransition(stage, matches: "\(name)-pop")
      }
    }

    """
  }
}

extension String {
  /// The text as a literal in Swift.
  fileprivate var literal: String { "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
