/// Places an image and words in a button.
struct ButtonArrangement {
  var image = CGSize.zero
  var words = CGSize.zero
  /// The side of the words that the image is at.
  var placement = NSDirectionalRectEdge.leading
  /// The distance between image and words, where there are both.
  var padding: CGFloat = 0

  private var isUpright: Bool { placement == .top || placement == .bottom }
  private var gap: CGFloat { image.width > 0 && words.width > 0 ? padding : 0 }

  /// The size of both.
  var size: CGSize {
    isUpright
      ? CGSize(width: max(image.width, words.width), height: image.height + gap + words.height)
      : CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
  }

  /// Where the two are in a room, aligned as a control says. Words that are too wide get what the image leaves.
  func rects(
    in room: CGRect, _ across: UIControl.ContentHorizontalAlignment, _ down: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, words: CGRect) {
    var fitted = self
    fitted.words.width = max(min(words.width, room.width - (isUpright ? 0 : image.width + gap)), 0)
    let size = fitted.size
    let box = CGRect(
      x: room.minX + across.share * (room.width - size.width), y: room.minY + down.share * (room.height - size.height),
      width: size.width, height: size.height)
    return fitted.rects(filling: box)
  }

  private func rects(filling box: CGRect) -> (image: CGRect, words: CGRect) {
    var (picture, text) = (CGRect(origin: box.origin, size: image), CGRect(origin: box.origin, size: words))
    if isUpright {
      (picture.origin.x, text.origin.x) = (box.midX - image.width / 2, box.midX - words.width / 2)
      if placement == .top { text.origin.y = box.maxY - words.height } else { picture.origin.y = box.maxY - image.height }
    } else {
      (picture.origin.y, text.origin.y) = (box.midY - image.height / 2, box.midY - words.height / 2)
      if placement == .trailing { picture.origin.x = box.maxX - image.width } else { text.origin.x = box.maxX - words.width }
    }
    return (picture, text)
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Which share of the room that is left lies before the content.
  var share: CGFloat {
    switch self {
    case .left, .leading, .fill: 0
    case .center: 0.5
    case .right, .trailing: 1
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  /// Which share of the room that is left lies above the content.
  var share: CGFloat {
    switch self {
    case .top, .fill: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension NSDirectionalRectEdge {
  /// The other side, of an edge at a side.
  var mirrored: NSDirectionalRectEdge { self == .leading ? .trailing : self == .trailing ? .leading : self }
}
