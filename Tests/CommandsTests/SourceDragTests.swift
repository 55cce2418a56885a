import Foundation
import Styles
import Testing

/// `--drag` over a Swift file drives the file's own transition, or says that it cannot.
struct SourceDragTests {
  private let place: Workplace
  private let tiny = ["--size", "75x133", "--fps", "10", "-q"]

  init() throws {
    place = try Workplace()
  }

  private func film(_ file: String, _ options: String..., to output: String = "out.png") async throws -> Run {
    try await place.run(["--style", file] + options + tiny + [output])
  }

  /// The documents' styles whose own gestures drive them, as files, and a pop and a dismissal by the pan that all techniques share.
  private static let styles = Style.all.filter {
    $0.gesture != nil && $0.fileForApps != nil && ($0.family == .documents || ["cube-pop", "drop-dismiss"].contains($0.name))
  }

  @Test(arguments: styles.map(\.name), ["0.2", "0.7"])
  func aStyleAsAFileFollowsItsFinger(name: String, share: String) async throws {
    let style = try #require(Style.named(name))
    try place.write(try #require(style.fileForApps).utf8, to: "Own.swift")
    try await film(name, "--drag", share, "--release", to: "style.png").expectDone()
    try await film("Own.swift", "--as", style.change.verb, "--drag", share, "--release").expectDone()
    #expect(try place.bytes("out.png") == place.bytes("style.png"))
  }

  /// The ways in which objects get to a screen; each drag of 0.7 finishes, each of 0.2 does not.
  @Test(arguments: [
    "init(_ view: UIView) { super.init(); add(to: view) }",
    "init(navigationController: UINavigationController) { super.init(); add(to: navigationController.view) }",
    "init(in window: UIWindow?) { super.init(); window.map(add) }",
    "func attach(to navigation: UINavigationController) { add(to: navigation.view) }",
    "func wireTo(viewController: UIViewController) { add(to: viewController.view) }",
    "func addGesture(to view: UIView) { add(to: view) }",
    "weak var navigationController: UINavigationController? { didSet { (navigationController?.view).map(add) } }",
  ])
  func anObjectGetsTheScreenThatItWants(member: String) async throws {
    try place.write(Self.popper(member).utf8, to: "Own.swift")
    for share in ["0.2", "0.7"] {
      try await film("Own.swift", "--as", "pop", "--drag", share, "--release", to: "\(share).png").expectDone()
    }
    try await film("Own.swift", "--as", "pop", to: "still.png").expectDone()
    #expect(try place.bytes("0.2.png") != place.bytes("0.7.png"))
    #expect(try place.bytes("0.7.png") != place.bytes("still.png"))
  }

  @Test func anExpressionMayNameTheScreens() async throws {
    let member = "init(first: UINavigationController, _ other: UIViewController) { super.init(); add(to: first.view) }"
    try place.write(Self.popper(member).utf8, to: "Own.swift")
    let style = "Own.swift:Popper(first: navigationController, toViewController)"
    try await film(style, "--as", "pop", "--drag", "0.7", "--release").expectDone()
    let run = try await film("Own.swift:Popper(first: navigationController, nobody)", "--as", "pop")
    #expect(run.end == .code(2) && run.words.contains("cannot find 'nobody' in scope"), "\(run.words)")
  }

  /// A card that follows a pan downwards by itself, and lights up whichever way a finger goes, is led downwards.
  @Test func aFingerGoesWhereItMovesTheCard() async throws {
    let text = """
      import UIKit
      class Card: UIPresentationController {
        override func presentationTransitionDidEnd(_ completed: Bool) {
          presentedView?.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(follow)))
        }
        @objc func follow(_ pan: UIPanGestureRecognizer) {
          presentedView?.alpha = 0.9
          presentedView?.transform = CGAffineTransform(translationX: 0, y: max(pan.translation(in: containerView).y, 0))
        }
      }
      """
    try place.write(text.utf8, to: "Card.swift")
    for share in ["0.3", "0.6"] {
      let line = ["strip", "--style", "Card.swift", "--as", "dismiss", "--drag", share, "--at", "100%", "--size", "75x133", "-q"]
      try await place.run(line + ["\(share).png"]).expectDone()
    }
    #expect(try place.bytes("0.3.png") != place.bytes("0.6.png"))
  }

  /// No recogniser, but something that a finger may lead: the film's own pan leads it.
  @Test(arguments: [
    ("let driver = UIPercentDrivenInteractiveTransition()", "driver"),
    ("var driver: UIPercentDrivenInteractiveTransition?", "driver"),
    ("let driver = Driver()", "driver.hasStarted ? driver : nil"),
  ])
  func aTransitionWithoutARecognizerIsLed(property: String, answer: String) async throws {
    let text =
      Self.presenter(property, answer) + "\nclass Driver: UIPercentDrivenInteractiveTransition { var hasStarted = false }\n"
    try place.write(text.utf8, to: "Own.swift")
    for share in ["0.3", "0.8"] {
      try await film("Own.swift", "--drag", share, "--release", to: "\(share).png").expectDone()
    }
    #expect(try place.bytes("0.3.png") != place.bytes("0.8.png"))
  }

  /// A pan downwards on a card that leaves the upper half free: the finger comes down on the card, also where a table lies on it.
  @Test func aCardIsPulledDown() async throws {
    try place.write(Self.card.utf8, to: "Card.swift")
    let options = ["--style", "Card.swift", "--as", "dismiss", "--size", "150x266", "--fps", "10", "-q", "--drag"]
    for share in ["0.2", "0.8"] { try await place.run(options + [share, "--release", "\(share).png"]).expectDone() }
    let film = try await place.run(options + ["0.5", "held.png"])
    film.expectDone()
    #expect(try place.bytes("0.2.png") != place.bytes("0.8.png"))
    let lines = film.words.split(separator: "\n").filter { $0.hasPrefix("progress ") }
    #expect(lines.count > 5 && (0.35...0.75).contains(Double(lines.last?.dropFirst("progress ".count) ?? "") ?? 0), "\(lines)")
    let start = "screen A sample:list\nscreen B sample:detail\nstart A\npresent B with ./Card.swift\n"
    try place.write((start + "drag 0 → 0.8 over 0.5 then release\n").utf8, to: "a.story")
    let story = try await place.run(["story", "a.story", "a.gif"])
    #expect(story.end == .code(2) && story.words.contains("a.story:5:1") && story.words.contains("dismiss with ./Card.swift by"))
    let end = "dismiss with ./Card.swift by drag 0 → 0.8 over 0.5 then release\npush B\n"
    try place.write((start + end).utf8, to: "b.story")
    try await place.run(["story", "b.story", "--scale", "0.2", "b.gif"]).expectDone()
  }

  @Test func whatFollowsNoFingerIsOneLine() async throws {
    try place.write(Sources.fade.utf8, to: "Fade.swift")
    try await film("Fade.swift", "--drag", "0.5").expectFailure(2, "Fade.swift follows no finger")
    try place.write(Self.presenter("let driver = UIPercentDrivenInteractiveTransition()", "nil").utf8, to: "Own.swift")
    try await film("Own.swift", "--drag", "0.5").expectFailure(2, "Own.swift: --drag moves nothing in this present")
    let pinch = Self.popper("init(_ view: UIView) { super.init(); add(to: view) }").replacing("UIPan", with: "UIPinch")
      .replacing("pan.translation(in: pan.view).x / 100", with: "pan.scale")
    try place.write(pinch.utf8, to: "Pinch.swift")
    try await film("Pinch.swift", "--as", "pop", "--drag", "0.5").expectFailure(2, "--drag moves nothing in this pop")
    #expect(try !place.files().contains("out.png"))
  }

  // MARK: Sources

  /// A delegate whose pan pops, once `member` has led to a call of `add(to:)`.
  static func popper(_ member: String) -> String {
    """
    import UIKit

    final class Popper: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
      private var driver: UIPercentDrivenInteractiveTransition?
      \(member)

      private func add(to view: UIView) {
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(follow(_:))))
      }

      @objc private func follow(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: pan.view).x / 100
        switch pan.state {
        case .began:
          driver = UIPercentDrivenInteractiveTransition()
          var next: UIResponder? = pan.view
          while let responder = next, !(responder is UINavigationController) { next = responder.next }
          let navigation = next as? UINavigationController ?? pan.view?.window?.rootViewController as? UINavigationController
          navigation?.popViewController(animated: true)
        case .changed: driver?.update(share)
        default:
          if share > 0.4 { driver?.finish() } else { driver?.cancel() }
          driver = nil
        }
      }

      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? self : nil }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { driver }

      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.4, animations: { from.frame.origin.x = from.bounds.width }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    """
  }

  /// A card over the lower half, with a pan that reads how far a finger has gone down.
  private static let card = """
    import UIKit

    final class Interactor: UIPercentDrivenInteractiveTransition {
      var isActive = false
      private weak var controller: UIViewController?

      func wire(to controller: UIViewController) {
        self.controller = controller
        controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(follow(_:))))
      }

      @objc private func follow(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let progress = max(0, pan.translation(in: view).y / view.bounds.height)
        switch pan.state {
        case .began:
          isActive = true
          controller?.dismiss(animated: true)
        case .changed:
          print("progress \\(progress)")
          update(progress)
        default:
          isActive = false
          if progress > 0.4 { finish() } else { cancel() }
        }
      }
    }

    final class Card: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return container.bounds.inset(by: UIEdgeInsets(top: container.bounds.height * 0.45, left: 0, bottom: 0, right: 0))
      }

      override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
    }

    final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        UIView.animate(withDuration: 0.4, animations: { view.frame.origin.y = context.containerView.bounds.height }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
      let interactor = Interactor()

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        interactor.wire(to: presented)
        return Card(presentedViewController: presented, presenting: presenting)
      }

      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator()
      }

      func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { interactor.isActive ? interactor : nil }
    }

    """

  /// A delegate without a recogniser, which hands out `answer` as its interaction controller.
  static func presenter(_ property: String, _ answer: String) -> String {
    """
    import UIKit

    final class Presenter: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      \(property)

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { self }

      func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
      ) -> UIViewControllerInteractiveTransitioning? { \(answer) }

      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.frame.origin.y = to.bounds.height
        UIView.animate(withDuration: 0.4, animations: { to.frame.origin.y = 0 }) { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    """
  }
}
