extension UIImage {
  /// The image at another size, in points; nil for a size without area.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The image itself: all images are ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }

  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The room around what counts when the image is aligned.
  public var alignmentRectInsets: UIEdgeInsets { parts.alignment }

  /// The image with room around it that does not count when it is aligned.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignment = alignmentInsets }
  }
}
