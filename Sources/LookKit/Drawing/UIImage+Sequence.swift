extension UIImage {
  /// An image that image views show as these, one after another, again and again; nil if there are none.
  ///
  /// - Parameter duration: seconds for all images once; 0 stands for a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with { $0.sequence = (images, duration > 0 ? duration : Double(images.count) / 30) }
  }

  /// The images `name0`, `name1` and so on, or `name1` on, as one that image views show in turn; nil if there are none.
  @preconcurrency @MainActor
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: "\(name)0").map { [$0] } ?? []
    let others = (1...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap(\.self)
    return animatedImage(with: first + others, duration: duration)
  }

  /// The images that are shown in turn; nil for an image that stands still.
  public var images: [UIImage]? { parts.sequence?.images }

  /// The seconds in which all images are shown once; 0 for an image that stands still.
  public var duration: TimeInterval { parts.sequence?.duration ?? 0 }
}
