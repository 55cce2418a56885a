import UIKit

extension Piece {
  static let containers: [Piece] = [
    tabs("TabSlide.right", from: 0),
    tabs("TabSlide.left", from: 1),
    ownDelegate("OperationFade.push", from: .first),
    ownDelegate("OperationFade.pop", from: .second),
    Piece("ScaleSegue") { stage in
      let navigation = UINavigationController.showing([PatternScreen(.first)], on: stage)
      return {
        ScaleSegue(identifier: "detail", source: navigation.viewControllers[0], destination: PatternScreen(.second)).perform()
      }
    },
    Piece("ContainerSwap") { stage in
      let container = ContainerSwap()
      stage.show(container)
      container.show(PatternScreen(.first), animated: false)
      return { container.show(PatternScreen(.second), animated: true) }
    },
    Piece("ChildOverlay") { stage in
      let parent = ChildOverlay()
      stage.show(parent)
      parent.embed(PatternScreen(.first))
      return { parent.cover(with: PatternScreen(.second)) }
    },
    Piece("ContextHost", end: .first, shares: sharesThereAndBack) { stage in
      let (root, host) = (PatternScreen(.first), ContextHost())
      stage.show(root)
      root.addChild(host)
      host.view.frame = CGRect(x: 10, y: 60, width: 100, height: 120)
      root.view.addSubview(host.view)
      host.didMove(toParent: root)
      return { host.showForAWhile(PatternScreen(.second)) }
    },
  ]

  /// Goes from one of two tabs to the other; the first screen is the one it begins at.
  private static func tabs(_ name: String, from start: Int) -> Piece {
    Piece(name) { stage in
      let tabs = UITabBarController()
      let slide = TabSlide()
      tabs.delegate = slide
      tabs.tabBar.isHidden = true
      tabs.viewControllers = [PatternScreen(start == 0 ? .first : .second), PatternScreen(start == 0 ? .second : .first)]
      tabs.selectedIndex = start
      stage.show(tabs)
      return {
        withExtendedLifetime(slide) { tabs.selectedIndex = 1 - start }
      }
    }
  }

  /// Pushes or pops with a delegate that has an animator for either.
  private static func ownDelegate(_ name: String, from root: PatternScreen.Pattern) -> Piece {
    Piece(name) { stage in
      let screens = root == .first ? [PatternScreen(.first)] : [PatternScreen(.second), PatternScreen(.first)]
      let navigation = UINavigationController.showing(screens, on: stage)
      let delegate = OperationFade()
      navigation.delegate = delegate
      return {
        withExtendedLifetime(delegate) {
          if root == .first {
            navigation.pushViewController(PatternScreen(.second), animated: true)
          } else {
            navigation.popViewController(animated: true)
          }
        }
      }
    }
  }
}
