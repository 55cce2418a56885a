import TransitionKit

// These options stand for choices of the person who holds the device.

extension ValueKind<UIContentSizeCategory> {
  /// A size of text by UIKit's name, with hyphens.
  static var textSize: Self {
    choice(
      "size of text",
      [
        ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extra-large", .extraLarge),
        ("extra-extra-large", .extraExtraLarge), ("extra-extra-extra-large", .extraExtraExtraLarge),
        ("accessibility-medium", .accessibilityMedium), ("accessibility-large", .accessibilityLarge),
        ("accessibility-extra-large", .accessibilityExtraLarge),
        ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
        ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
      ])
  }
}

extension ValueKind<String> {
  /// A time of day as a status bar shows it.
  static var clockTime: Self {
    Self(ValueForm(name: "time", valueName: "TIME", offer: .words(["9:41"]))) { text, option, _ throws(UsageError) in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].count == 2, (1...2).contains(parts[0].count), let hour = Int(parts[0]),
        let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
      else { throw UsageError("\(option) takes a time like 9:41, not “\(text)”") }
      return text
    }
  }
}
