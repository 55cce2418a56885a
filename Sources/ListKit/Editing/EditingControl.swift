internal import ControlKit

/// The circle at the leading edge of a row that is being edited: a red minus, a green plus, or one that says whether the row is chosen.
final class EditingControl: UIControl {
  /// The width that takes touches, the circle's own, and the sign's.
  static let width: CGFloat = 47
  private static let disc: CGFloat = 22
  private static let sign = CGSize(width: 11, height: 2)

  private static let ring: CGFloat = 1.5
  private static let checkScale: CGFloat = 0.75

  private let disc = UIView()
  private var check: UIView?

  /// Nil for a row that is neither deleted nor inserted.
  convenience init?(_ style: UITableViewCell.EditingStyle) {
    guard style != .none else { return nil }
    self.init(frame: .zero)
    disc.backgroundColor = style == .delete ? .systemRed : .systemGreen
    addBar(Self.sign)
    if style == .insert { addBar(CGSize(width: Self.sign.height, height: Self.sign.width)) }
  }

  /// A circle that takes no touches: those that choose the row.
  convenience init(isChosen: Bool) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    check = AccessoryMark(.checkmark)
    check?.tintColor = .white
    check?.center = CGPoint(x: Self.disc / 2, y: Self.disc / 2)
    check?.transform = CGAffineTransform(scaleX: Self.checkScale, y: Self.checkScale)
    if let check { disc.addSubview(check) }
    show(isChosen: isChosen)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.bounds.size = CGSize(width: Self.disc, height: Self.disc)
    disc.layer.cornerRadius = Self.disc / 2
    disc.isUserInteractionEnabled = false
    addSubview(disc)
  }

  /// Fills the circle of a row that is chosen; one with a sign stays as it is.
  func show(isChosen: Bool) {
    guard let check else { return }
    check.isHidden = !isChosen
    disc.backgroundColor = isChosen ? tintColor : .clear
    disc.layer.borderWidth = isChosen ? 0 : Self.ring
    disc.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    show(isChosen: check?.isHidden == false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(isChosen: check?.isHidden == false)
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
