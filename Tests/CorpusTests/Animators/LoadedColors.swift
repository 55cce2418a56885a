import UIKit

/// Two colours are loaded at the same time, as from a server, and flood the screen when both have come.
final class LoadedColors: NSObject, UIViewControllerAnimatedTransitioning {
  private struct Palette: Sendable {
    func load(_ number: Int, taking milliseconds: Int) async throws -> Int {
      try await Task.sleep(for: .milliseconds(milliseconds))
      return number * 40
    }
  }

  private let palette = Palette()

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.7 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!
    let flood = UIView(frame: container.bounds)
    flood.backgroundColor = .black
    flood.alpha = 0
    container.addSubview(flood)

    Task { @MainActor in
      do {
        async let red = palette.load(5, taking: 200)
        async let blue = palette.load(3, taking: 120)
        let (first, second) = try await (red, blue)
        flood.backgroundColor = UIColor(red: CGFloat(first) / 255, green: 0, blue: CGFloat(second) / 255, alpha: 1)
        UIView.animate(withDuration: 0.25) { flood.alpha = 1 }
        try await Task.sleep(for: .milliseconds(250), tolerance: .zero)
        container.insertSubview(to, belowSubview: flood)
        UIView.animate(withDuration: 0.25, animations: { flood.alpha = 0 }) { finished in
          flood.removeFromSuperview()
          transitionContext.completeTransition(finished)
        }
      } catch {
        transitionContext.completeTransition(false)
      }
    }
  }
}
