import Testing
import TransitionKit

/// Writes down the callbacks about tint, traits and safe areas that it gets.
private final class Told: UIView {
  var lines: [String] = []

  override func tintColorDidChange() { lines.append("tint") }
  override func safeAreaInsetsDidChange() { lines.append("safe \(safeAreaInsets.top)") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    lines.append("style \(previous!.userInterfaceStyle.rawValue) → \(traitCollection.userInterfaceStyle.rawValue)")
  }
}

@MainActor @Suite final class SurroundingsTests {
  private lazy var stage = Stage.small(scale: 3)
  private let view = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  // MARK: Tint

  @Test func tintComesFromAbove() {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 90, height: 90))
    parent.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(view.tintColor == .red && view.lines == ["tint"])
    view.tintColor = .green
    #expect(view.tintColor == .green)
    parent.tintColor = .blue
    #expect(view.tintColor == .green)
    view.tintColor = nil
    #expect(view.tintColor == .blue)
  }

  @Test func dimmedTintIsGrey() {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 90, height: 90))
    parent.addSubview(view)
    view.tintColor = .red
    view.lines = []
    parent.tintAdjustmentMode = .dimmed
    #expect(view.tintColor == UIColor(white: 0.299, alpha: 1) && view.tintAdjustmentMode == .dimmed && view.lines == ["tint"])
    view.tintAdjustmentMode = .normal
    #expect(view.tintColor == .red)
  }

  @Test func anotherSuperviewMayBringAnotherTint() {
    let parent = stage.addView(CGRect(x: 0, y: 0, width: 90, height: 90))
    parent.tintColor = .red
    parent.addSubview(view)
    #expect(view.lines == ["tint"])
    view.lines = []
    stage.window.addSubview(view)
    #expect(view.lines == ["tint"])
  }

  // MARK: Traits

  @Test func traitsAreTheStages() {
    stage.window.addSubview(view)
    let traits = view.traitCollection
    #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3 && traits.userInterfaceStyle == .light)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    let lying = UITraitCollection(traitsFrom: [traits, UITraitCollection(verticalSizeClass: .compact)])
    #expect(lying.verticalSizeClass == .compact && lying.displayScale == 3 && lying != traits)
  }

  @Test func padsAreRegularInBothDirections() {
    let pad = Stage(size: CGSize(width: 1024, height: 768), scale: 1)
    let traits = pad.window.traitCollection
    #expect(traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    #expect(Stage(size: CGSize(width: 667, height: 375), scale: 1).window.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aStyleGoesDownFromWhereItIsSet() {
    let screen = UIViewController()
    stage.window.rootViewController = screen
    screen.view.addSubview(view)
    screen.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && screen.traitCollection.userInterfaceStyle == .dark)
    stage.window.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(view.lines == ["style 1 → 2", "style 2 → 1"])
  }

  // MARK: Safe areas

  @Test func barsKeepAwayFromTheSafeArea() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    root.view.addSubview(view)
    stage.advance(to: 1)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0) && view.lines == ["safe 64.0"])
    view.center.y += 40
    #expect(view.safeAreaInsets.top == 24)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
    stage.advance(to: 2)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 49, right: 5))
    #expect(view.lines == ["safe 64.0", "safe 34.0"])
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(root.view.safeAreaInsets.top == 30)
  }

  @Test func outsideOfAWindowEverythingIsSafe() {
    #expect(view.safeAreaInsets == .zero && UIViewController().view.safeAreaInsets == .zero)
    #expect(stage.window.safeAreaInsets.top == 20)
  }

  @Test func viewsFitWhatSuitsThem() {
    final class Tall: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    let view = Tall(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 3, height: 77))
  }
}
