internal import Synchronization

/// Images of one thing, each for other surroundings, among which views choose.
public final class UIImageAsset: NSObject, Sendable {
  struct Variant: Sendable {
    let style: UIUserInterfaceStyle
    let image: UIImage
  }

  private let variants: Mutex<[Variant]>

  public override convenience init() {
    self.init([])
  }

  init(_ variants: [Variant]) {
    self.variants = Mutex(variants)
  }

  /// The image for these traits, which are light or dark; where there is none for them, the first one.
  @preconcurrency @MainActor
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let style = traitCollection.userInterfaceStyle
    let all = variants.withLock(\.self)
    guard let found = all.first(where: { $0.style == style }) ?? all.first else { return UIImage() }
    var parts = found.image.parts
    parts.asset = self
    return UIImage(parts)
  }

  /// Adds an image for traits, in place of an earlier one for the same.
  @preconcurrency @MainActor
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var parts = image.parts
    parts.asset = nil
    let variant = Variant(style: traitCollection.userInterfaceStyle, image: UIImage(parts))
    variants.withLock { all in
      all.removeAll { $0.style == variant.style }
      all.append(variant)
    }
  }

  /// Takes the image for traits away.
  @preconcurrency @MainActor
  public func unregister(with traitCollection: UITraitCollection) {
    let style = traitCollection.userInterfaceStyle
    variants.withLock { all in all.removeAll { $0.style == style } }
  }
}

extension UIImage {
  /// The images among which views choose; nil where there is only this one.
  public var imageAsset: UIImageAsset? { parts.asset }

  /// The image among its variants that is for these traits, shown as this one is.
  @MainActor
  package func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = parts.asset else { return self }
    return asset.image(with: traits).withRenderingMode(renderingMode)
  }
}
