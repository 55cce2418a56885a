internal import Raster

extension [Picture.Item] {
  /// The items from which the shadow of these items is made.
  ///
  /// A shadow among the items throws a shadow, too, but shadows inside that one are left out. Otherwise each layer with a shadow
  /// would double the number of items of all layers in it.
  var throwingShadow: [Picture.Item] {
    guard contains(where: \.holdsShadow) else { return self }
    return mappingShadows {
      var shadow = $0
      shadow.items = shadow.items.mappingShadows { _ in nil }
      return shadow
    }
  }

  /// - Parameter change: returns the shadow in the place of another, or nil; must also change shadows inside that shadow's items.
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
