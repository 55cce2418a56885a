/// A colour that depends on traits: one of the system's, or one that an app's closure chooses.
struct DynamicColor: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case system(SystemColor)
    case provided(ColorProvider)
    /// The tint of the view that shows the colour.
    case tint
  }

  let source: Source
  /// Takes the place of the source's own alpha.
  private var alpha: CGFloat?

  init(_ source: Source) {
    self.source = source
  }

  func withAlpha(_ alpha: CGFloat) -> DynamicColor {
    var other = self
    other.alpha = alpha
    return other
  }

  func resolved(with traits: UITraitCollection) -> CGColor {
    let color =
      switch source {
      case .system(let color): color.resolved(with: traits)
      case .provided(let provider): provider.resolved(with: traits)
      case .tint: tint(with: traits)
      }
    return alpha.flatMap { color.copy(alpha: $0) } ?? color
  }

  /// A view whose own tint is `tintColor` has the system's.
  private func tint(with traits: UITraitCollection) -> CGColor {
    let other = traits.tint.flatMap { $0.followsTint ? nil : $0 }
    return other?.cgColor(with: traits) ?? SystemColor.blue.resolved(with: traits)
  }
}

/// An app's closure that chooses a colour by traits; each is equal to itself alone.
final class ColorProvider: Hashable, Sendable {
  private let choose: @MainActor @Sendable (UITraitCollection) -> UIColor

  init(_ choose: @escaping @MainActor @Sendable (UITraitCollection) -> UIColor) {
    self.choose = choose
  }

  func resolved(with traits: UITraitCollection) -> CGColor {
    MainActor.assumeIsolated { choose(traits) }.cgColor(with: traits)
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
