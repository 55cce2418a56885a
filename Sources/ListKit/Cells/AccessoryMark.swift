internal import LayerKit

/// A mark at the right edge of a row, drawn as lines.
final class AccessoryMark: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let type: UITableViewCell.AccessoryType

  /// Nil for a row without a mark.
  init?(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    guard type != .none else { return nil }
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    isUserInteractionEnabled = false
    draw()
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of type: UITableViewCell.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 13)
    case .detailButton, .detailDisclosureButton: CGSize(width: 22, height: 22)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    draw()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    draw()
  }

  private func draw() {
    guard let shape = layer as? CAShapeLayer else { return }
    let color: UIColor = type == .disclosureIndicator ? .tertiaryLabel : tintColor
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = color.resolvedColor(with: traitCollection).cgColor
    shape.lineWidth = type == .detailButton || type == .detailDisclosureButton ? 1.5 : 2
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  private var path: UIBezierPath {
    let path = UIBezierPath()
    switch type {
    case .none: break
    case .disclosureIndicator: Self.add([(1.5, 1), (7, 6.5), (1.5, 12)], to: path)
    case .checkmark: Self.add([(1, 7), (5, 11.5), (13, 1)], to: path)
    case .detailButton, .detailDisclosureButton:
      path.append(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20)))
      Self.add([(11, 6), (11, 6.5)], to: path)
      Self.add([(11, 10), (11, 16)], to: path)
    }
    return path
  }

  private static func add(_ points: [(CGFloat, CGFloat)], to path: UIBezierPath) {
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
  }
}
