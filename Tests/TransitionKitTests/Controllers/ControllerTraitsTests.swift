import TestStages
import Testing
import TransitionKit

/// Traits that controllers set for themselves and their children.
@MainActor @Suite struct ControllerTraitsTests {
  private let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1)
  private let parent = UIViewController()
  private let child = UIViewController()

  init() {
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.advance(to: 0.1)
  }

  @Test func overridesReachChildren() {
    var heard = 0
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in heard += 1 }
    parent.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular && child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact && heard == 1)
    parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(child.traitCollection.horizontalSizeClass == .compact && heard == 2)
    #expect(!parent.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test func aViewsOwnOverridesCountBeforeItsControllers() {
    parent.overrideUserInterfaceStyle = .dark
    #expect(parent.traitOverrides.userInterfaceStyle == .dark && child.traitCollection.userInterfaceStyle == .dark)
    parent.view.traitOverrides.userInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    parent.traitOverrides.userInterfaceStyle = .unspecified
    #expect(parent.overrideUserInterfaceStyle == .unspecified)
  }
}
