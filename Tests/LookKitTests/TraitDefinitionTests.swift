import LookKit
import Testing
import ViewKit

@MainActor @Suite struct TraitDefinitionTests {
  @Test func aChangeIsToldToThoseWhoWatchItAlone() {
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIView()
    stage.window.addSubview(view)
    let definitions: [(String, UITrait)] = [
      ("across", UITraitHorizontalSizeClass.self), ("down", UITraitVerticalSizeClass.self), ("scale", UITraitDisplayScale.self),
      ("idiom", UITraitUserInterfaceIdiom.self), ("level", UITraitUserInterfaceLevel.self),
      ("style", UITraitUserInterfaceStyle.self),
    ]
    var told: [String] = []
    for (name, definition) in definitions {
      view.registerForTraitChanges([definition]) { (_: UIView, _: UITraitCollection) in told.append(name) }
    }
    stage.userInterfaceStyle = .dark
    #expect(told == ["style"])
  }

  @Test func aTraitHasAStandard() {
    #expect(UITraitHorizontalSizeClass.defaultValue == .unspecified && UITraitUserInterfaceIdiom.defaultValue == .unspecified)
  }
}
