// Where a cell's texts, its image and its accessory are: frames measured in tables of iOS 13 and later.

extension UITableViewCell {
  var margin: CGFloat { ListNumbers.margin(superview?.bounds.width ?? bounds.width) }

  private var scale: CGFloat { layer.stage?.layoutScale ?? 1 }

  private func onPixel(_ x: CGFloat) -> CGFloat { (x * scale).rounded() / scale }

  /// Adds the title and the detail of the style where only one of them was asked for: both are placed together.
  func placeParts() {
    let size = bounds.size
    placeAccessory()
    placeEditingParts()
    let (sides, left) = (safeAreaInsets, safeAreaInsets.left + editingIndent)
    contentView.frame = CGRect(
      x: left, y: 0, width: max(size.width - trailingWidth - left - sides.right, 0), height: size.height)
    parts.configuredView?.frame = contentView.bounds
    for ground in [backgroundView, selectedBackgroundView, parts.standardGround, parts.ground] { ground?.frame = bounds }
    let area = textArea
    placeSeparator(from: area.minX)
    placeTexts(in: area)
  }

  var accessoryWidth: CGFloat {
    guard let view = parts.accessory else { return 0 }
    return view is AccessoryMark ? ListNumbers.accessory : view.bounds.width + margin
  }

  /// The room that the content leaves for the accessory and the handle.
  var trailingWidth: CGFloat { accessoryWidth + handleWidth }

  func placeAccessory() {
    guard let view = parts.accessory else { return }
    view.center = CGPoint(
      x: onPixel(bounds.width - safeAreaInsets.right - handleWidth - margin - view.bounds.width / 2 + 0.25),
      y: onPixel(bounds.height / 2))
  }

  /// - Parameter textStart: where the text begins in the content view.
  private func placeSeparator(from textStart: CGFloat) {
    let line = layer.stage?.hairline ?? 1
    var inset = parts.separatorStyle == .full ? .zero : separatorInset
    if parts.separatorStyle == .inset {
      if parts.separatorInset == nil, parts.configuredView == nil, hasImage { inset.left = textStart }
      inset.left += editingIndent + safeAreaInsets.left
      inset.right += safeAreaInsets.right
    }
    parts.separator.isHidden = parts.separatorStyle == .none
    parts.separator.frame = CGRect(
      x: inset.left, y: bounds.height - line, width: max(bounds.width - inset.left - inset.right, 0), height: line)
    parts.topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    bringSubviewToFront(parts.separator)
  }

  private var hasImage: Bool { parts.imageIfMade?.image != nil }

  private func placeTexts(in area: CGRect) {
    switch style {
    case .default: parts.titleIfMade?.frame = area
    case .value1: placeBeside(area)
    case .value2: placeInColumns(area)
    case .subtitle: placeBelow(area)
    }
  }

  /// The content view without its margins and the image.
  private var textArea: CGRect {
    let size = contentView.bounds.size
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    if let image = parts.imageIfMade, let picture = image.image {
      let height = min(picture.size.height, size.height)
      let width = picture.size.height > 0 ? picture.size.width * height / picture.size.height : 0
      image.frame = CGRect(x: left, y: onPixel((size.height - height) / 2), width: width, height: height)
      left += width + ListNumbers.imageGap
    }
    let right = parts.accessory == nil ? margin : ListNumbers.gap
    return CGRect(x: left, y: 0, width: max(size.width - left - right, 0), height: size.height)
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func placeBeside(_ area: CGRect) {
    let detail = size(of: parts.detailIfMade, in: area.width)
    let title = size(of: parts.titleIfMade, in: area.width)
    let room = detail.width > 0 ? max(area.width - detail.width - ListNumbers.gap, 0) : area.width
    let titleWidth = min(title.width, max(room, area.width / 2))
    parts.titleIfMade?.frame = CGRect(
      x: area.minX, y: onPixel((area.height - title.height) / 2), width: titleWidth, height: title.height)
    let detailWidth = min(detail.width, max(area.width - titleWidth - ListNumbers.gap, 0))
    parts.detailIfMade?.frame = CGRect(
      x: area.maxX - detailWidth, y: onPixel((area.height - detail.height) / 2), width: detailWidth, height: detail.height)
  }

  private func placeInColumns(_ area: CGRect) {
    let column: CGFloat = 91
    let title = size(of: parts.titleIfMade, in: column)
    let detail = size(of: parts.detailIfMade, in: area.width)
    let left = area.minX + column + 6
    parts.titleIfMade?.frame = CGRect(
      x: area.minX, y: onPixel((area.height - title.height) / 2), width: column, height: title.height)
    parts.detailIfMade?.frame = CGRect(
      x: left, y: onPixel((area.height - detail.height) / 2), width: max(area.maxX - left, 0), height: detail.height)
  }

  private func placeBelow(_ area: CGRect) {
    let title = size(of: parts.titleIfMade, in: area.width)
    let detail = size(of: parts.detailIfMade, in: area.width)
    let both = title.height + detail.height
    let gap: CGFloat = detail.height > 0 && area.height >= both + Self.subtitleRoom ? 1 : 0
    let top = ((area.height - both - gap) / 2 * scale).rounded(.up) / scale
    parts.titleIfMade?.frame = CGRect(x: area.minX, y: top, width: min(title.width, area.width), height: title.height)
    parts.detailIfMade?.frame = CGRect(
      x: area.minX, y: top + title.height + gap, width: min(detail.width, area.width), height: detail.height)
  }

  /// The room above, between and below the two texts of a cell that is as high as they are.
  private static let subtitleRoom: CGFloat = 20.5
  /// The room above and below the text of a cell that is as high as it is.
  private static let titleRoom: CGFloat = 22

  func fittingSize(_ room: CGSize) -> CGSize {
    configureIfNeeded()
    let width = max(room.width - trailingWidth - editingIndent, 0)
    if let view = parts.configuredView {
      let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      return CGSize(width: room.width, height: max(height, ListNumbers.row))
    }
    let text = max(width - margin - (parts.accessory == nil ? margin : ListNumbers.gap), 0)
    let (title, detail) = (size(of: parts.titleIfMade, in: text), size(of: parts.detailIfMade, in: text))
    let height =
      style == .subtitle && detail.height > 0
      ? title.height + detail.height + Self.subtitleRoom : max(title.height, detail.height) + Self.titleRoom
    return CGSize(width: room.width, height: max(height, ListNumbers.row))
  }
}
