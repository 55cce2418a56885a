internal import ControlKit

/// The circle at the leading edge of a row that is being edited: a red minus, or a green plus.
final class EditingControl: UIControl {
  /// The width that takes touches, the circle's own, and the sign's.
  static let width: CGFloat = 47
  private static let disc: CGFloat = 22
  private static let sign = CGSize(width: 11, height: 2)

  private let disc = UIView()

  /// Nil for a row that is neither deleted nor inserted.
  init?(_ style: UITableViewCell.EditingStyle) {
    guard style != .none else { return nil }
    super.init(frame: .zero)
    disc.bounds.size = CGSize(width: Self.disc, height: Self.disc)
    disc.backgroundColor = style == .delete ? .systemRed : .systemGreen
    disc.layer.cornerRadius = Self.disc / 2
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addBar(Self.sign)
    if style == .insert { addBar(CGSize(width: Self.sign.height, height: Self.sign.width)) }
  }

  required init?(coder: NSCoder) { nil }

  private func addBar(_ size: CGSize) {
    let bar = UIView(
      frame: CGRect(
        x: (Self.disc - size.width) / 2, y: (Self.disc - size.height) / 2, width: size.width, height: size.height))
    bar.backgroundColor = .white
    bar.layer.cornerRadius = min(size.width, size.height) / 2
    disc.addSubview(bar)
  }

  /// Places the circle within the row's margin.
  func place(in row: CGRect, margin: CGFloat) {
    frame = CGRect(x: row.minX, y: 0, width: Self.width, height: row.height)
    disc.center = CGPoint(x: margin + Self.disc / 2, y: row.height / 2)
  }
}
