extension Picture.Item {
  /// The item as another matrix, applied after its own, places it. Blurs and shadows grow with the mean of what lengths grow by.
  public func transformed(by map: Affine) -> Picture.Item {
    let growth = abs(map.a * map.d - map.b * map.c).squareRoot()
    switch self {
    case .fill(var fill):
      (fill.transform, fill.projection) = Self.mapped(fill.transform, fill.projection, by: map)
      return .fill(fill)
    case .group(var group):
      group.items = group.items.map { $0.transformed(by: map) }
      group.mask = group.mask?.map { $0.transformed(by: map) }
      group.blur *= growth
      group.blurFrame = group.blurFrame.flatMap { map.isUpright ? $0.mapped(by: map) : nil }
      if var clip = group.clip {
        (clip.transform, clip.projection) = Self.mapped(clip.transform, clip.projection, by: map)
        group.clip = clip
      }
      return .group(group)
    case .shadow(var shadow):
      shadow.items = shadow.items.map { $0.transformed(by: map) }
      let (x, y) = (shadow.offset.x, shadow.offset.y)
      shadow.offset = Point(x: map.a * x + map.c * y, y: map.b * x + map.d * y)
      shadow.sigma *= growth
      return .shadow(shadow)
    case .perspectiveGroup(var group):
      group.projection = group.projection.concatenating(Projection(map))
      return .perspectiveGroup(group)
    }
  }

  private static func mapped(_ own: Affine, _ projection: Projection?, by map: Affine) -> (Affine, Projection?) {
    guard let projection else { return (own.concatenating(map), nil) }
    return (own, projection.concatenating(Projection(map)))
  }
}
