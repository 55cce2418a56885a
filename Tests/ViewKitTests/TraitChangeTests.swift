import Testing
import ViewKit

/// An object whose method is registered.
@MainActor private final class Target: NSObject {
  var lines: [String] = []
  func changed(_ view: UIView, _ previous: UITraitCollection) {
    lines.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
  }

  func heard(_ note: Notification) {
    lines.append(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "")
  }
}

@MainActor @Suite struct TraitChangeTests {
  private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
  private let view = UIView()

  init() {
    stage.window.addSubview(view)
  }

  @Test func aHandlerHearsOfItsTraitsAlone() {
    var heard: [String] = []
    let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
      heard.append("style \(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, previous) in
      heard.append(view.traitCollection.preferredContentSizeCategory.rawValue)
    }
    stage.userInterfaceStyle = .dark
    stage.contentSizeCategory = .extraLarge
    view.unregisterForTraitChanges(style)
    stage.userInterfaceStyle = .light
    #expect(heard == ["style light dark", "UICTContentSizeCategoryXL"])
  }

  @Test func aMethodHearsToo() {
    let target = Target()
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance
    view.registerForTraitChanges(colors, target: target, action: Selector("changed", Target.changed))
    view.overrideUserInterfaceStyle = .dark
    #expect(target.lines == ["light dark"])
  }

  @Test func traitsThatDifferAreNamed() {
    let before = view.traitCollection
    stage.increasesContrast = true
    let changed = view.traitCollection.changedTraits(from: before)
    #expect(changed.count == 1 && changed[0] == UITraitAccessibilityContrast.self)
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: before) && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UITraitUserInterfaceStyle.defaultValue == .unspecified)
  }

  @Test func theSizeOfTextIsAnnounced() {
    let (target, name) = (Target(), UIContentSizeCategory.didChangeNotification)
    NotificationCenter.default.addObserver(target, selector: Selector("heard", Target.heard), name: name, object: nil)
    stage.contentSizeCategory = .accessibilityLarge
    stage.contentSizeCategory = .accessibilityLarge
    NotificationCenter.default.removeObserver(target)
    #expect(target.lines == ["UICTContentSizeCategoryAccessibilityL"])
    #expect(
      UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory && !UIContentSizeCategory.large.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .medium && UIContentSizeCategory.extraLarge >= .large)
  }
}
