internal import Raster

extension [Picture.Item] {
  /// As what throws a shadow.
  ///
  /// Shadows among them count, but not what falls within those: else every layer with a shadow would double the picture of all
  /// that stand in it.
  var throwingShadow: [Picture.Item] {
    guard contains(where: \.holdsShadow) else { return self }
    return mappingShadows {
      var shadow = $0
      shadow.items = shadow.items.mappingShadows { _ in nil }
      return shadow
    }
  }

  /// - Parameter change: what becomes of each shadow; those that fall within it are its own affair.
  private func mappingShadows(_ change: (Picture.Shadow) -> Picture.Shadow?) -> [Picture.Item] {
    compactMap { item in
      switch item {
      case .fill:
        return item
      case .group(var group):
        group.items = group.items.mappingShadows(change)
        group.mask = group.mask?.mappingShadows(change)
        return .group(group)
      case .shadow(let shadow):
        return change(shadow).map { .shadow($0) }
      case .perspectiveGroup(var group):
        group.items = group.items.mappingShadows(change)
        return .perspectiveGroup(group)
      }
    }
  }
}

extension Picture.Item {
  fileprivate var holdsShadow: Bool {
    switch self {
    case .fill: false
    case .group(let group): group.items.contains(where: \.holdsShadow) || group.mask?.contains(where: \.holdsShadow) == true
    case .shadow: true
    case .perspectiveGroup(let group): group.items.contains(where: \.holdsShadow)
    }
  }
}
