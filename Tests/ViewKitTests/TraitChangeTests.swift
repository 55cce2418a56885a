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

  /// A closure of a class may take `Self`, as Apple's templates do.
  @Test func aHandlerMayTakeSelf() {
    class Own: UIView {
      var count = 0
      func register() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.count += 1 }
      }
    }
    let own = Own()
    view.addSubview(own)
    own.register()
    stage.userInterfaceStyle = .dark
    #expect(own.count == 1)
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

  @Test func overridesHoldForAViewAndAllInIt() {
    let inner = UIView()
    view.addSubview(inner)
    var heard: [UIUserInterfaceSizeClass] = []
    inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, _) in
      heard.append(view.traitCollection.horizontalSizeClass)
    }
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.horizontalSizeClass == .regular && heard == [.regular])
    #expect(
      inner.traitCollection.preferredContentSizeCategory == .extraLarge && inner.traitCollection.verticalSizeClass == .regular)
    #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!view.traitOverrides.contains(UITraitVerticalSizeClass.self))
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact && view.traitCollection.horizontalSizeClass == .regular)
    inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(heard == [.regular, .compact, .regular, .compact] && inner.traitOverrides.horizontalSizeClass == .unspecified)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitOverrides.userInterfaceStyle == .dark)
    view.traitOverrides.userInterfaceStyle = .unspecified
    #expect(view.overrideUserInterfaceStyle == .unspecified && inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func everyTraitCanBeOverridden() {
    let traits: any UIMutableTraits = view.traitOverrides
    #expect(traits.userInterfaceIdiom == .unspecified && traits.displayScale == 0)
    view.traitOverrides.userInterfaceIdiom = .pad
    view.traitOverrides.userInterfaceLevel = .elevated
    view.traitOverrides.accessibilityContrast = .high
    view.traitOverrides.verticalSizeClass = .compact
    view.traitOverrides.displayScale = 3
    let seen = view.traitCollection
    #expect(seen.userInterfaceIdiom == .pad && seen.userInterfaceLevel == .elevated && seen.accessibilityContrast == .high)
    #expect(seen.verticalSizeClass == .compact && seen.displayScale == 3)
    let own = view.traitOverrides
    #expect(own.userInterfaceIdiom == .pad && own.userInterfaceLevel == .elevated && own.accessibilityContrast == .high)
    #expect(own.verticalSizeClass == .compact && own.preferredContentSizeCategory == .unspecified)
    view.traitOverrides = UIView().traitOverrides
    #expect(view.traitCollection.userInterfaceIdiom == .phone && view.traitCollection.displayScale == 1)
  }
}
