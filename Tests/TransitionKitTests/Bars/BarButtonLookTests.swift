import Raster
import TestStages
import Testing
import TransitionKit

/// The attributes of buttons' titles in bars.
@MainActor @Suite final class BarButtonLookTests {
  private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 1)
  private let screen = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: screen)
  private var presses = 0

  private func show(_ item: UIBarButtonItem) {
    screen.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = navigation
    stage.advance(to: stage.now)
  }

  private func item(_ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "MMMM") { [weak self] _ in self?.presses += 1 })
    item.style = style
    return item
  }

  /// Whether a colour is in the picture.
  private func has(_ isMeant: (Pixel) -> Bool) -> Bool { stage.snapshot().pixels.contains(where: isMeant) }
  private var isRed: Bool { has { $0.red > 200 && $0.green < 60 && $0.blue < 60 } }
  private var isGreen: Bool { has { $0.green > 200 && $0.red < 60 && $0.blue < 60 } }
  private var isBlue: Bool { has { $0.blue > 200 && $0.red < 60 } }

  @Test func anItemHasAttributesForEachState() throws {
    let item = item()
    show(item)
    #expect(isBlue && item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .highlighted)
    #expect(isRed && !isBlue && item.titleTextAttributes(for: .highlighted)?.count == 1)
    stage.touch(TouchScript.press(at: CGPoint(x: 290, y: 42), for: 0.2))
    stage.advance(to: stage.now + 0.1)
    #expect(isGreen && !isRed)
    try stage.settle()
    #expect(isRed && presses == 1)
    item.isEnabled = false
    #expect(!isRed, "it is faint")
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
    #expect(isGreen)
  }

  @Test func closingIsAGreyCircleWithACross() {
    screen.view.backgroundColor = .white
    show(UIBarButtonItem(systemItem: .close))
    #expect(!isBlue)
    let picture = stage.snapshot()
    let (ring, middle, ground) = (picture[289, 32], picture[289, 42], picture[250, 42])
    #expect(ring.red < ground.red && ring.red > 200 && middle.red < 190)
  }

  @Test func anAppearanceSaysHowButtonsLook() {
    let item = item()
    show(item)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    navigation.navigationBar.standardAppearance = appearance
    #expect(isRed && !isGreen)
    item.style = .done
    #expect(isGreen && !isRed)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(isRed && !isGreen, "an item's own attributes count before the bar's")
    item.setTitleTextAttributes(nil, for: .normal)
    appearance.doneButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 60)
    #expect(stage.snapshot()[300, 42] == stage.snapshot()[10, 42])
    appearance.doneButtonAppearance.configureWithDefault(for: .done)
    #expect(!isGreen && isBlue)
  }

  @Test func theWayBackHasAnAppearance() {
    screen.title = "Back to"
    stage.window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: false)
    stage.advance(to: stage.now)
    let look = UIBarButtonItemAppearance()
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let appearance = UINavigationBarAppearance()
    appearance.backButtonAppearance = look.copy()
    navigation.navigationBar.standardAppearance = appearance
    #expect(isRed)
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    #expect(!isGreen, "a copy changes by itself")
    let states = [appearance.backButtonAppearance.disabled, look.focused, look.highlighted]
    #expect(states.allSatisfy { $0.titleTextAttributes.isEmpty && $0.titlePositionAdjustment == .zero })
    #expect(appearance.copy().backButtonAppearance.normal.titleTextAttributes.count == 1)
  }

  @Test func aToolbarHasAnAppearanceToo() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    bar.items = [item(), item(.done)]
    stage.window.addSubview(bar)
    stage.advance(to: stage.now)
    #expect(!isRed && !isGreen)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    stage.advance(to: stage.now)
    #expect(isRed && isGreen)
    #expect(bar.standardAppearance.copy().doneButtonAppearance.normal.titleTextAttributes.count == 1)
  }
}
