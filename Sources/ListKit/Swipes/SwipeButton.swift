internal import ControlKit

/// A button under a row, as wide as its title asks for, and wider where a finger draws the row further.
final class SwipeButton: UIControl {
  /// The least width of a button, and the room on both sides of what it shows.
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15
  private static let gap: CGFloat = 4
  /// The least height of a row that has room for an image and a title.
  private static let heightForBoth: CGFloat = 91
  private static let fontSize: CGFloat = 15

  let action: UIContextualAction
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ action: UIContextualAction, rowHeight: CGFloat) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    label.text = action.image == nil || rowHeight >= Self.heightForBoth ? action.title : nil
    label.font = .systemFont(ofSize: Self.fontSize)
    label.textColor = .white
    label.textAlignment = .center
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var titleSize: CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
  private var pictureSize: CGSize { picture.image?.size ?? .zero }

  /// The width of the button while it rests.
  var restingWidth: CGFloat {
    max(Self.leastWidth, max(titleSize.width, pictureSize.width).rounded(.up) + 2 * Self.padding)
  }

  /// Places the image and the title around a vertical line.
  func placeContent(around middle: CGFloat) {
    let (title, image, scale) = (titleSize, pictureSize, layer.stage?.layoutScale ?? 1)
    let gap = title.height > 0 && image.height > 0 ? Self.gap : 0
    let top = bounds.midY - (title.height + gap + image.height) / 2
    func onPixel(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }
    picture.frame = CGRect(
      x: onPixel(middle - image.width / 2), y: onPixel(top), width: image.width, height: image.height)
    label.frame = CGRect(
      x: onPixel(middle - title.width / 2), y: onPixel(top + image.height + gap), width: title.width, height: title.height)
  }
}
