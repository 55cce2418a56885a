import Codecs
import Foundation
import Testing

/// Screens of the sources take part in a film as they do in their app.
struct SourceScreenTests {
  private let place: Workplace
  private let tiny = ["--size", "24x48"]

  init() throws {
    place = try Workplace()
    try place.write(Self.menu.utf8, to: "Menu.swift")
  }

  /// A presenter that is its own delegate is the screen in the film, and stands in it without a bar.
  @Test func aScreenThatIsItsOwnDelegateIsTheOneInTheFilm() async throws {
    let run = try await place.run(
      ["strip", "--style", "Menu.swift", "--from", "Main", "--to", "Side"] + tiny + ["strip.png"])
    #expect(run.end == .code(0), "\(run.words)")
    #expect(run.words.contains("asked Main, loaded true, source true, presenter Main"), "\(run.words)")
    #expect(run.words.contains("there is no symbol “figure.nowhere”"), "\(run.words)")
  }

  @Test func allThatCanBeFilmedIsListed() async throws {
    let run = try await place.run("strip", "--style", "Menu.swift", "strip.png")
    for words in ["3 transitions", "Menu.swift:PopIn()", "Menu.swift:DismissMenu()", "Menu.swift:Main()"] {
      #expect(run.end == .code(2) && run.words.contains(words), "\(run.words)")
    }
    let dry = try await place.run("--style", "Menu.swift", "--from", "Main", "--dry-run", "out.gif")
    #expect(dry.end == .code(0) && dry.words.contains("Main(), a transitioning delegate"), "\(dry.words)")
  }

  /// What does nothing says so, by whichever command it is filmed.
  @Test func aTransitionThatDoesNothingIsAWarning() async throws {
    let text = Sources.fade.replacing(
      "guard let toView = transitionContext.view(forKey: .to) else { return }",
      with: "guard let toView = transitionContext.view(forKey: .to), toView is UITableView else { "
        + "return transitionContext.completeTransition(false) }")
    try place.write(text.utf8, to: "Quiet.swift")
    let run = try await place.run(["strip", "--style", "Quiet.swift"] + tiny + ["strip.png"])
    #expect(run.end == .code(0) && run.words.contains("though nobody cancelled it"), "\(run.words)")
    #expect(run.words.contains("--from and --to bring them, or a function scene"), "\(run.words)")
  }

  @Test func aTransitionThatNeverEndsSaysWhatItMayWaitFor() async throws {
    try place.write(
      Sources.fade.replacing("transitionContext.completeTransition(!transitionContext.transitionWasCancelled)", with: "").utf8,
      to: "Waits.swift")
    try await place.run(["strip", "--style", "Waits.swift"] + tiny + ["strip.png"]).expectFailure(
      2, "never called completeTransition", "--param NAME=VALUE", "--from and --to bring them")
  }

  /// A “pop animator” that presents, and one with a mode, are filmed as what they remember.
  @Test func whatAnAnimatorRemembersSaysItsWay() async throws {
    let trace = try await place.run("trace", "--style", "Menu.swift:PopIn", "--size", "24x48")
    #expect(trace.data.contains("animationControllerForPresentedController"), "\(trace.data)\(trace.words)")
  }

  private static let menu = """
    import AVFoundation
    import Combine
    import UIKit

    final class PopIn: NSObject, UIViewControllerAnimatedTransitioning {
      var presenting = true
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
      }
    }

    final class DismissMenu: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
      func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
    }

    final class Main: UIViewController {
      @Published private var unread = 3
      private var cancellables = Set<AnyCancellable>()
      @IBOutlet weak var label: UILabel!

      override func viewDidLoad() {
        super.viewDidLoad()
        let badge = UILabel(frame: AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: view.bounds))
        view.addSubview(badge)
        label = badge
        view.addSubview(UIImageView(image: UIImage(systemName: "figure.nowhere")))
        $unread.map { "\\($0)" }.receive(on: DispatchQueue.main).sink { [weak self] in self?.label.text = $0 }
          .store(in: &cancellables)
      }
    }

    extension Main: UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        print("asked Main, loaded \\(isViewLoaded), source \\(source === self), presenter \\(type(of: presenting))")
        return PopIn()
      }
    }

    final class Side: UIViewController {}

    """
}
