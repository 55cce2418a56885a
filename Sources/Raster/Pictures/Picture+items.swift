extension Picture {
  /// Items that are painted as one: they are blurred first, then masked, clipped, and faded last.
  ///
  /// A group of full opacity, without mask, blur or blend mode, is painted straight on the canvas, and its clip puts back what was
  /// there outside of it. Any other group is painted on a canvas of its own first.
  public struct Group: Sendable, Equatable {
    /// What is painted, each item over those before it.
    public var items: [Item]
    /// 255 paints the group as it is, 0 not at all.
    public var opacity: UInt8
    /// The shape outside of which nothing of the group shows; nil for none.
    public var clip: Clip?
    /// Items whose alpha the group is multiplied by; nil leaves the group as it is, an empty list hides it.
    public var mask: [Item]?
    /// The sigma of a Gaussian in device pixels; see `Shadow.sigma`.
    public var blur: Double
    /// The rectangle at whose edges a blur does not thin out, as if what is next to them went on outside; nil for a blur that does.
    public var blurFrame: Rect?
    /// How the whole group meets what lies beneath.
    public var blend: Blend
    /// How far the blurred colours are driven away from their grey, or, below 1, towards it.
    public var saturation: Double

    /// A group that shows its items as they are, but for what is said.
    public init(
      _ items: [Item], opacity: UInt8 = 255, clip: Clip? = nil, mask: [Item]? = nil, blur: Double = 0,
      within blurFrame: Rect? = nil, blend: Blend = .sourceOver, saturation: Double = 1
    ) {
      self.items = items
      self.opacity = opacity
      self.clip = clip
      self.mask = mask
      self.blur = blur
      self.blurFrame = blurFrame
      self.blend = blend
      self.saturation = saturation
    }
  }

  /// The shadow that items throw: the area they cover, moved, blurred and in one colour. The items themselves are not painted.
  public struct Shadow: Sendable, Equatable {
    /// The items that throw the shadow.
    public var items: [Item]
    /// The colour of the shadow where it is densest.
    public var color: Pixel
    /// How far the shadow is moved, in device pixels.
    public var offset: Point
    /// The sigma of the Gaussian, in device pixels. Unless it is positive the edge is sharp; above `sigmaLimit` it counts as that.
    public var sigma: Double
    /// 255 paints the shadow as it is, 0 not at all.
    public var opacity: UInt8

    /// A wider blur than this reaches across any screen.
    public static let sigmaLimit = 512.0

    /// The shadow of some items.
    public init(of items: [Item], color: Pixel, offset: Point = Point(x: 0, y: 0), sigma: Double, opacity: UInt8 = 255) {
      self.items = items
      self.color = color
      self.offset = offset
      self.sigma = sigma
      self.opacity = opacity
    }
  }

  /// Items painted flat on a bitmap of their own, which is then seen in perspective: a layer that flattens what it holds.
  ///
  /// The bitmap is transparent to start with, and what does not fit is cut off. With a side that no bitmap may have, nothing shows.
  public struct PerspectiveGroup: Sendable, Equatable {
    /// What is painted on the bitmap, each item over those before it.
    public var items: [Item]
    /// The width of the bitmap in pixels.
    public var width: Int
    /// The height of the bitmap in pixels.
    public var height: Int
    /// The map from the bitmap's pixels to the device's.
    public var projection: Projection
    /// 255 paints the bitmap as it is, 0 not at all.
    public var opacity: UInt8
    /// How the bitmap meets what lies beneath.
    public var blend: Blend

    /// Items on a bitmap of this size, seen through the projection.
    public init(
      _ items: [Item], width: Int, height: Int, projection: Projection, opacity: UInt8 = 255, blend: Blend = .sourceOver
    ) {
      self.items = items
      self.width = width
      self.height = height
      self.projection = projection
      self.opacity = opacity
      self.blend = blend
    }
  }
}

extension Picture.Item {
  /// The item moved to another place on the device.
  public func moved(x: Double, y: Double) -> Picture.Item {
    switch self {
    case .fill(var fill):
      (fill.transform, fill.projection) = moved(fill.transform, fill.projection, x, y)
      return .fill(fill)
    case .group(var group):
      group.items = group.items.map { $0.moved(x: x, y: y) }
      group.mask = group.mask?.map { $0.moved(x: x, y: y) }
      group.blurFrame = group.blurFrame?.moved(by: Point(x: x, y: y))
      if let clip = group.clip {
        (group.clip!.transform, group.clip!.projection) = moved(clip.transform, clip.projection, x, y)
      }
      return .group(group)
    case .shadow(var shadow):
      shadow.offset = Point(x: shadow.offset.x + x, y: shadow.offset.y + y)
      return .shadow(shadow)
    case .perspectiveGroup(var group):
      group.projection = group.projection.concatenating(Projection(.translation(x: x, y: y)))
      return .perspectiveGroup(group)
    }
  }

  private func moved(_ transform: Affine, _ projection: Projection?, _ x: Double, _ y: Double) -> (Affine, Projection?) {
    let move = Affine.translation(x: x, y: y)
    guard let projection else { return (transform.concatenating(move), nil) }
    return (transform, projection.concatenating(Projection(move)))
  }
}
