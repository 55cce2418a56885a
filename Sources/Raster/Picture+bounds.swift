extension [Picture.Item] {
  /// The device pixels that they may touch.
  var bounds: Region {
    reduce(.empty) { $0.union($1.bounds) }
  }
}

extension Picture.Item {
  /// The device pixels that it may touch.
  var bounds: Region {
    switch self {
    case .fill(let fill): Outline.bounds(fill.shape, Mapping(fill.transform, fill.projection))
    case .group(let group): group.bounds
    case .shadow(let shadow): shadow.bounds
    case .sheet(let sheet): sheet.bounds
    }
  }
}

extension Picture.Group {
  /// Whether, but for a clip, its items are painted where they lie.
  var isStraight: Bool {
    opacity == 255 && mask == nil && blend == .sourceOver && Blur(blur) == nil
  }

  fileprivate var bounds: Region {
    let bounds = items.bounds.expanded(by: Blur(blur)?.reach ?? 0)
    guard let clip else { return bounds }
    return bounds.intersection(Outline.bounds(clip.shape, Mapping(clip.transform, clip.projection)))
  }
}

extension Picture.Shadow {
  fileprivate var bounds: Region {
    items.map { $0.moved(x: offset.x, y: offset.y) }.bounds.expanded(by: Blur(sigma)?.reach ?? 0)
  }
}

extension Picture.Sheet {
  fileprivate var bounds: Region {
    let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return Outline.bounds(.rect(rect), Mapping(.identity, projection))
  }
}
