import Testing
import TransitionKit

@MainActor @Suite struct DynamicTypeTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test func bodyTextHasTwelveSizes() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let sizes = categories.map { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits($0)).pointSize }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31, 44, 52), (.title1, 25, 38, 46), (.title2, 19, 34, 41), (.title3, 17, 31, 38),
    (.headline, 14, 28, 34), (.callout, 13, 26, 32), (.subheadline, 12, 25, 31), (.footnote, 12, 23, 29),
    (.caption1, 11, 22, 28), (.caption2, 11, 20, 25),
  ]) func stylesGrow(_ style: UIFont.TextStyle, _ smallest: CGFloat, _ accessible: CGFloat, _ pitch: CGFloat) {
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.extraSmall)).pointSize == smallest)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(.accessibilityMedium))
    #expect(font.pointSize == accessible && abs(font.lineHeight + font.leading - pitch) < 1e-9)
  }

  @Test func fontsGoByTheStagesSize() {
    stage.contentSizeCategory = .extraLarge
    stage.perform {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
      #expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 30)
    }
  }

  @Test func metricsGrowAsLinesDo() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = traits(.accessibilityExtraExtraExtraLarge)
    #expect(abs(metrics.scaledValue(for: 22, compatibleWith: large) - 62) < 1e-9)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 11), compatibleWith: large)
    #expect(abs(font.pointSize - 31) < 1e-9)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 11), maximumPointSize: 20, compatibleWith: large).pointSize == 20)
    stage.perform { #expect(metrics.scaledFont(for: .systemFont(ofSize: 11)).pointSize == 11) }
  }

  @Test func aLabelThatAdjustsGrowsAndOthersDoNot() {
    let (still, style, scaled) = (UILabel(), UILabel(), UILabel())
    stage.perform {
      for label in [still, style, scaled] {
        label.font = .preferredFont(forTextStyle: .headline)
        stage.window.addSubview(label)
      }
      scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 22))
    }
    (style.adjustsFontForContentSizeCategory, scaled.adjustsFontForContentSizeCategory) = (true, true)
    stage.contentSizeCategory = .extraExtraExtraLarge
    #expect(still.font.pointSize == 17 && style.font.pointSize == 23 && scaled.font.pointSize == 29)
    #expect(style.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
