internal import Synchronization

/// The surroundings of a view or a controller: the device, the room on it, light or dark, the size of text.
///
/// A new collection specifies nothing.
///
/// A stage whose screen's shorter side is at least 744 points is a pad, regular in both directions; every other is a phone,
/// compact across, and compact downwards where it lies on its side; the larger phones are then regular across.
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues
  /// The tint of the view whose traits these are; nil stands for the system's blue.
  package let tint: UIColor?

  package init(_ values: TraitValues, tint: UIColor? = nil) {
    (self.values, self.tint) = (values, tint)
  }

  public override convenience init() {
    self.init(TraitValues())
  }

  package static let padSide: CGFloat = 744
  /// The shorter side of the smallest phone that is regular across where it lies on its side, a Plus.
  private static let largePhoneSide: CGFloat = 414

  /// The size classes of a screen, across and downwards.
  package static func sizeClasses(
    of size: CGSize
  ) -> (across: UIUserInterfaceSizeClass, downwards: UIUserInterfaceSizeClass) {
    if min(size.width, size.height) >= padSide { return (.regular, .regular) }
    if size.height >= size.width { return (.compact, .regular) }
    return (size.height >= largePhoneSide ? .regular : .compact, .compact)
  }

  // MARK: Traits

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.across }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.downwards }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// Pixels to a point; 0 is unspecified.
  public var displayScale: CGFloat { values.scale }

  // MARK: Of one trait, or of several collections

  private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: trait] = value
    self.init(values)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.idiom, idiom) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.style, userInterfaceStyle) }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(\.level, userInterfaceLevel) }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(\.contrast, accessibilityContrast) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(\.across, horizontalSizeClass) }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.downwards, verticalSizeClass) }
  public convenience init(displayScale scale: CGFloat) { self.init(\.scale, scale) }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.category, preferredContentSizeCategory)
  }

  /// All that several collections specify; where they differ, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for other in traitCollections { values.take(other.values) }
    self.init(values)
  }

  // MARK: The current traits

  private static let published = Mutex(UITraitCollection())

  /// The traits by which colours are resolved: those of the view that is being laid out, drawn or told of a change, otherwise those
  /// of the current stage's screen.
  public class var current: UITraitCollection {
    get { published.withLock(\.self) }
    set { published.withLock { $0 = newValue } }
  }

  /// Makes these the current traits while `actions` run.
  public func performAsCurrent(_ actions: () -> Void) {
    perform(actions)
  }

  package func perform<Result>(_ body: () -> Result) -> Result {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return body()
  }

  // MARK: Comparison

  /// Whether this collection has every trait that `trait` specifies, with the same value.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { UITraitCollection(traitsFrom: [self, $0]).isSame(as: self) } ?? true
  }

  /// Whether colours may look different under the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return other.style != values.style || other.level != values.level || other.contrast != values.contrast
  }

  package func isSame(as other: UITraitCollection) -> Bool { values == other.values }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map(isSame) ?? false
  }

  public override var hash: Int { values.hashValue }
}

/// An object that has traits and is told of their changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
