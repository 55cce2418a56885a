@_spi(Rooms) internal import ViewKit

/// One part of a segmented control, with the views that show it.
@MainActor
final class Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// 0 follows the control.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true
  let label = UILabel()
  let picture = UIImageView()
  /// The line between this segment and the one before.
  let separator = UIView()

  init(_ item: Any?) {
    title = item as? String
    image = item as? UIImage
    action = item as? UIAction
    if let action { (title, image) = (action.image == nil ? action.title : nil, action.image) }
    label.textAlignment = .center
    separator.isUserInteractionEnabled = false
    separator.backgroundColor = .segmentSeparator
  }

  var views: [UIView] { [separator, label, picture] }

  /// The width of what the segment shows.
  var contentWidth: CGFloat { image?.size.width ?? label.intrinsicContentSize.width }

  /// Shows title or image with the attributes of a state.
  func show(_ attributes: [NSAttributedString.Key: Any], isPressed: Bool) {
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.tintColor = attributes[.foregroundColor] as? UIColor ?? .label
    picture.isHidden = image == nil
    label.isHidden = image != nil
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    for view in [label, picture] as [UIView] { view.alpha = isPressed ? SegmentMetrics.pressedAlpha : 1 }
  }

  /// - Parameter inner: the scale of what the segment shows, which is smaller where it is pressed with the thumb.
  func place(in frame: CGRect, scale inner: CGFloat) {
    let size = image?.size ?? CGSize(width: frame.width - 4, height: label.intrinsicContentSize.height)
    for view in [label, picture] as [UIView] {
      view.transform = .identity
      view.bounds = CGRect(origin: .zero, size: size)
      view.center = CGPoint(x: frame.midX + offset.width, y: frame.midY + offset.height)
      view.transform = CGAffineTransform(scaleX: inner, y: inner)
    }
    let inset = SegmentMetrics.separatorInset
    separator.frame = CGRect(x: frame.minX - 0.5, y: frame.minY + inset, width: 1, height: max(frame.height - 2 * inset, 0))
  }
}

extension UIColor {
  fileprivate static let segmentSeparator = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
}
