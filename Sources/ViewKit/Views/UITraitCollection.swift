/// Light or dark. The engine's own colours are the same in both.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// What kind of device the screen belongs to.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
}

/// The surroundings of a view or a controller: the device, the room on it, light or dark.
///
/// A new collection specifies nothing.
///
/// A stage whose screen's shorter side is at least 744 points is a pad, regular in both directions; every other is a phone,
/// compact across, and compact downwards, too, where it lies on its side.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels to a point; 0 is unspecified.
  public private(set) var displayScale: CGFloat = 0

  private nonisolated static let padSide: CGFloat = 744

  /// The size classes of a screen, across and downwards.
  package nonisolated static func sizeClasses(
    of size: CGSize
  ) -> (across: UIUserInterfaceSizeClass, downwards: UIUserInterfaceSizeClass) {
    if min(size.width, size.height) >= padSide { return (.regular, .regular) }
    return (.compact, size.height >= size.width ? .regular : .compact)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init()
    displayScale = scale
  }

  /// All that several collections specify; where they differ, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    traitCollections.forEach(take)
  }

  convenience init(_ screen: UIScreen) {
    self.init()
    let size = screen.bounds.size
    let isPad = min(size.width, size.height) >= Self.padSide
    userInterfaceIdiom = isPad ? .pad : .phone
    userInterfaceStyle = .light
    (horizontalSizeClass, verticalSizeClass) = Self.sizeClasses(of: size)
    displayScale = screen.scale
  }

  private func take(_ other: UITraitCollection) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
  }

  /// The traits of the current stage's screen.
  public class var current: UITraitCollection { Stage.active.map { UITraitCollection($0.screen) } ?? UITraitCollection() }

  /// Whether this collection has every trait that `trait` specifies, with the same value.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { UITraitCollection(traitsFrom: [self, $0]).isSame(as: self) } ?? true
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  func isSame(as other: UITraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  nonisolated open override var hash: Int { 0 }
}

/// An object that has traits and is told of their changes.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
