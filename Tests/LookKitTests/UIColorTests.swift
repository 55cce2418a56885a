import LookKit
import Testing
import ViewKit

/// A view that writes down the styles of which it is told, and what a label's colour is then.
private final class Told: UIView {
  var lines: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    lines.append("\(traitCollection.userInterfaceStyle) \(UIColor.label.redNow)")
  }
}

extension UIColor {
  /// The colour's red, from 0 to 255, as it is now.
  fileprivate var redNow: Int { cgColor.components.map { Int(($0[0] * 255).rounded()) } ?? -1 }

  fileprivate func bytes(_ traits: [UITraitCollection]) -> [Int] {
    let color = resolvedColor(with: UITraitCollection(traitsFrom: traits)).cgColor
    let parts = color.components!
    return (parts.count == 2 ? [parts[0], parts[0], parts[0]] : Array(parts.prefix(3))).map { Int(($0 * 255).rounded()) } + [
      Int((color.alpha * 100).rounded())
    ]
  }
}

@MainActor @Suite struct UIColorTests {
  /// Cells tint their images with `tintColor`, which is the tint of the view around them.
  @Test func aViewTintedWithTheTintHasTheSystems() {
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    let view = UIView()
    view.tintColor = .tintColor
    stage.window.addSubview(view)
    stage.perform {
      let color = UIColor.tintColor.resolvedColor(with: view.traitCollection)
      #expect(color.bytes([]) == [0, 122, 255, 100])
    }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let high = UITraitCollection(accessibilityContrast: .high)
  private let elevated = UITraitCollection(userInterfaceLevel: .elevated)
  private let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)

  @Test(arguments: [
    (UIColor.systemRed, [255, 59, 48], [255, 69, 58]), (.systemOrange, [255, 149, 0], [255, 159, 10]),
    (.systemYellow, [255, 204, 0], [255, 214, 10]), (.systemGreen, [52, 199, 89], [48, 209, 88]),
    (.systemMint, [0, 199, 190], [99, 230, 226]), (.systemTeal, [48, 176, 199], [64, 200, 224]),
    (.systemCyan, [50, 173, 230], [100, 210, 255]), (.systemBlue, [0, 122, 255], [10, 132, 255]),
    (.systemIndigo, [88, 86, 214], [94, 92, 230]), (.systemPurple, [175, 82, 222], [191, 90, 242]),
    (.systemPink, [255, 45, 85], [255, 55, 95]), (.systemBrown, [162, 132, 94], [172, 142, 104]),
    (.systemGray, [142, 142, 147], [142, 142, 147]), (.systemGray2, [174, 174, 178], [99, 99, 102]),
    (.systemGray3, [199, 199, 204], [72, 72, 74]), (.systemGray4, [209, 209, 214], [58, 58, 60]),
    (.systemGray5, [229, 229, 234], [44, 44, 46]), (.systemGray6, [242, 242, 247], [28, 28, 30]),
    (.label, [0, 0, 0], [255, 255, 255]), (.link, [0, 122, 255], [9, 132, 255]),
    (.opaqueSeparator, [198, 198, 200], [56, 56, 58]), (.systemBackground, [255, 255, 255], [0, 0, 0]),
    (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]), (.tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
    (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]), (.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
    (.tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]), (.darkText, [0, 0, 0], [0, 0, 0]),
  ]) func opaqueColorsAreTheSystems(_ color: UIColor, _ inLight: [Int], _ inDark: [Int]) {
    #expect(color.bytes([light]) == inLight + [100] && color.bytes([dark]) == inDark + [100])
  }

  @Test(arguments: [
    (UIColor.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]), (.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
    (.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]), (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
    (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]), (.secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
    (.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
    (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]), (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
    (.lightText, [255, 255, 255, 60], [255, 255, 255, 60]),
  ]) func translucentColorsAreTheSystems(_ color: UIColor, _ inLight: [Int], _ inDark: [Int]) {
    #expect(color.bytes([light]) == inLight && color.bytes([dark]) == inDark)
  }

  @Test func contrastAndLevelChooseOtherShades() {
    #expect(UIColor.systemBlue.bytes([light, high]) == [0, 64, 221, 100])
    #expect(UIColor.systemBlue.bytes([dark, high]) == [64, 156, 255, 100])
    #expect(UIColor.secondaryLabel.bytes([light, high]) == [60, 60, 67, 68])
    #expect(UIColor.systemBackground.bytes([dark, elevated]) == [28, 28, 30, 100])
    #expect(UIColor.tertiarySystemBackground.bytes([dark, elevated]) == [58, 58, 60, 100])
    #expect(UIColor.systemBackground.bytes([light, elevated]) == [255, 255, 255, 100])
  }

  @Test func aClosureChooses() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(color.resolvedColor(with: dark) == .green && color.resolvedColor(with: light) == .red)
    #expect(UIColor(dynamicProvider: { _ in .systemRed }).bytes([dark]) == [255, 69, 58, 100])
    #expect(color == color && color != UIColor { _ in .red } && UIColor.label == .label && UIColor.label != .black)
    #expect(UIColor.label.withAlphaComponent(0.5).bytes([dark]) == [255, 255, 255, 50])
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
  }

  @Test func cgColorIsResolvedWithTheCurrentTraits() {
    // The stage that was made last counts, and tests beside this one make stages.
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1)
    #expect(UIColor.label.redNow == 0)
    dark.performAsCurrent { #expect(UIColor.label.redNow == 255) }
    stage.userInterfaceStyle = .dark
    #expect(UIColor.label.redNow == 255 && UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(Stage(size: CGSize(width: 8, height: 8), scale: 1).window.traitCollection.userInterfaceStyle == .light)
    #expect(UIColor.label.redNow == 0)
  }

  @Test func aBackgroundFollowsTheAppearance() {
    let view = Told(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    #expect(view.layer.backgroundColor?.components == [1, 1])
    stage.userInterfaceStyle = .dark
    #expect(view.layer.backgroundColor?.components == [0, 1] && view.backgroundColor == .systemBackground)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor?.components == [1, 1] && view.lines == ["dark 255", "light 0"])
    view.layer.backgroundColor = UIColor.red.cgColor
    view.overrideUserInterfaceStyle = .dark
    #expect(view.backgroundColor == .red)
  }

  @Test func aSubviewWithAStyleOfItsOwnKeepsIt() {
    let (outer, inner) = (UIView(), UIView())
    inner.overrideUserInterfaceStyle = .dark
    inner.backgroundColor = .label
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.userInterfaceStyle = .dark
    stage.userInterfaceStyle = .light
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func tintColorIsTheTintOfTheViewThatShowsIt() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.backgroundColor = .tintColor
    #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
    outer.tintColor = .red
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func aChangeInAnAnimationBlockIsSeenToHappen() {
    let view = UIView(frame: stage.window.bounds)
    view.backgroundColor = .systemBackground
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.overrideUserInterfaceStyle = .dark }
    stage.advance(to: 0.5)
    #expect(view.layer.presentation()?.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
  }
}
