package import Raster

// Paints a layer's own content, without its sublayers.

extension LayerValues {
  var hasArea: Bool { bounds.hasArea }

  /// The bounds with their rounded corners.
  var outline: Picture.Shape {
    guard cornerRadius > 0 else { return .rect(bounds.raster) }
    return bendsContinuously
      ? .path(Path(continuousRect: bounds.raster, cornerRadii), .nonZero) : .roundedRect(bounds.raster, radii: cornerRadii)
  }

  private var bendsContinuously: Bool { hasExtras && extras.cornerCurve == .continuous }

  /// The shape of the border.
  private var frameShape: Picture.Shape {
    let width = Double(extras.borderWidth)
    guard bendsContinuously, cornerRadius > 0 else { return .border(bounds.raster, radii: cornerRadii, width: width) }
    let inner = bounds.insetBy(dx: extras.borderWidth, dy: extras.borderWidth)
    let outer = Path(continuousRect: bounds.raster, cornerRadii)
    guard !inner.isNull, inner.hasArea else { return .path(outer, .nonZero) }
    let hole = Path(continuousRect: inner.raster, cornerRadii.reduced(by: width))
    return .path(Path(outer.elements + hole.elements), .evenOdd)
  }

  private var cornerRadii: CornerRadii {
    let radius = cornerRadius > 0 ? Double(cornerRadius) : 0
    guard hasExtras else { return CornerRadii(radius) }
    let corners = extras.maskedCorners
    return CornerRadii(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }

  /// Whether the layer has nothing to show but a background.
  var isPlain: Bool { !hasExtras && contents == nil && !hasSublayers }

  func paintBackground(_ matrix: CGAffineTransform, opacity: UInt8 = 255, into items: inout PaintedItems) {
    guard let pixel = backgroundColor?.pixel, pixel.alpha > 0, hasArea else { return }
    let isSquare = hasExtras && extras.groundIsContent && !masksToBounds
    items.add(
      Picture.Fill(isSquare ? .rect(bounds.raster) : outline, .color(pixel), transform: matrix.affine, opacity: opacity),
      isOpaque: pixel.alpha == 255 && opacity == 255)
  }

  func paintBorder(_ matrix: CGAffineTransform, into items: inout PaintedItems) {
    guard hasExtras, extras.borderWidth > 0, hasArea, let pixel = extras.borderColor?.pixel, pixel.alpha > 0
    else { return }
    items.add(Picture.Fill(frameShape, .color(pixel), transform: matrix.affine), isOpaque: false)
  }

  func paintContent(_ matrix: CGAffineTransform, into items: inout PaintedItems) {
    if hasExtras { paintRareContent(matrix, into: &items) }
    guard contents != nil || hasExtras, hasArea, extras.contentsRect.hasArea else { return }
    for (image, opacity) in contentsFade.layers {
      paint(image, UInt8((opacity * 255).rounded()), matrix, into: &items)
    }
  }

  private func paint(_ image: CGImage, _ opacity: UInt8, _ matrix: CGAffineTransform, into items: inout PaintedItems) {
    let extras = extras
    if extras.contentsGravity == .resize, extras.contentsCenter != LayerExtras.defaultValue.contentsCenter {
      return paintParts(of: image, opacity, matrix, into: &items)
    }
    let part = extras.contentsRect
    let rect = extras.contentsGravity.rect(for: shownSize(of: image), in: bounds)
    let whole = CGRect(
      x: rect.minX - part.minX * rect.width / part.width, y: rect.minY - part.minY * rect.height / part.height,
      width: rect.width / part.width, height: rect.height / part.height)
    items.add(image, whole, in: rect, opacity, matrix)
  }

  /// The size in points, at the scale of the contents, of the part of an image that is shown.
  private func shownSize(of image: CGImage) -> CGSize {
    let (part, scale) = (extras.contentsRect, extras.contentsScale)
    return CGSize(width: CGFloat(image.width) * part.width / scale, height: CGFloat(image.height) * part.height / scale)
  }

  /// Paints an image in nine parts, of which those in the middle row and the middle column stretch.
  private func paintParts(
    of image: CGImage, _ opacity: UInt8, _ matrix: CGAffineTransform, into items: inout PaintedItems
  ) {
    let (part, center) = (extras.contentsRect, extras.contentsCenter)
    let size = shownSize(of: image)
    let columns = Band.three(in: bounds.minX, bounds.width, of: size.width, center.minX, center.maxX)
    let rows = Band.three(in: bounds.minY, bounds.height, of: size.height, center.minY, center.maxY)
    for row in rows where row.length > 0 && row.share > 0 {
      for column in columns where column.length > 0 && column.share > 0 {
        let (wide, high) = (column.length / column.share / part.width, row.length / row.share / part.height)
        let rect = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
        let whole = CGRect(
          x: column.start - (part.minX + column.from * part.width) * wide,
          y: row.start - (part.minY + row.from * part.height) * high, width: wide, height: high)
        // A part is cut out where it ends between two pixels, so that none takes colour from its neighbours.
        let share = CGRect(
          x: (part.minX + column.from * part.width) * CGFloat(image.width),
          y: (part.minY + row.from * part.height) * CGFloat(image.height),
          width: column.share * part.width * CGFloat(image.width), height: row.share * part.height * CGFloat(image.height))
        if let piece = image.wholePixels(in: share) {
          items.add(piece, rect, in: rect, opacity, matrix)
        } else {
          items.add(image, whole, in: rect, opacity, matrix)
        }
      }
    }
  }

  private func paintRareContent(_ matrix: CGAffineTransform, into items: inout PaintedItems) {
    if let gradient = extras.gradient, hasArea {
      let stops = [Gradient.Stop](gradient.colors, at: gradient.locations)
      let fill = Picture.Fill(outline, gradient.paint(stops, in: bounds), transform: matrix.affine)
      if !stops.isEmpty { items.add(fill, isOpaque: stops.allSatisfy { $0.color.alpha == 255 }) }
    }
    extras.shape?.paint(matrix, into: &items)
    extras.drawing?.paint(extras.contentsGravity, in: bounds, matrix, into: &items)
  }

  // MARK: Shadow

  /// Whether the layer throws a shadow; a layer that clips would cut its own shadow off.
  var throwsShadow: Bool {
    hasExtras && extras.shadow.opacity > 0 && !masksToBounds && extras.shadow.color != nil
  }

  /// The layer's shadow, whose radius and offset grow and turn with the layer.
  func shadow(of own: PaintedItems, _ matrix: CGAffineTransform) -> Picture.Shadow {
    let shadow = extras.shadow
    let offset = shadow.offset.applying(matrix)
    return Picture.Shadow(
      of: shadow.path.map { [$0.silhouette(matrix)] } ?? own.items.throwingShadow,
      color: (shadow.color ?? .black).color.premultiplied,
      offset: Point(x: Double(offset.width), y: Double(offset.height)), sigma: Double(shadow.radius * matrix.meanScale),
      opacity: UInt8((Double(min(shadow.opacity, 1)) * 255).rounded()))
  }
}

extension PaintedItems {
  /// Adds the part of an image that lies in `rect`; the whole image would fill `whole`.
  mutating func add(
    _ image: CGImage, _ whole: CGRect, in rect: CGRect, _ opacity: UInt8, _ matrix: CGAffineTransform
  ) {
    add(
      Picture.Fill(.rect(rect.raster), .bitmap(image.bitmap, whole.raster), transform: matrix.affine, opacity: opacity),
      isOpaque: image.isOpaque && opacity == 255)
  }
}

/// A row or column of an image in nine parts: where it lies in the layer, and which share of the image it shows.
private struct Band {
  let start, length: CGFloat
  let from, share: CGFloat

  /// Makes three bands. The outer two are as long as in the image, or shorter if there is no room; the middle one gets the rest.
  static func three(
    in start: CGFloat, _ length: CGFloat, of size: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> [Band] {
    let fixed = (low + 1 - high) * size
    let scale = fixed > length ? length / fixed : 1
    let (first, last) = (low * size * scale, (1 - high) * size * scale)
    return [
      Band(start: start, length: first, from: 0, share: low),
      Band(start: start + first, length: length - first - last, from: low, share: high - low),
      Band(start: start + length - last, length: last, from: high, share: 1 - high),
    ]
  }
}

extension CGRect {
  var hasArea: Bool { size.width > 0 && size.height > 0 }

  package var raster: Rect {
    Rect(x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
  }
}

extension CGPath {
  fileprivate func silhouette(_ matrix: CGAffineTransform) -> Picture.Item {
    .fill(Picture.Fill(.path(path, .nonZero), .color(Color(red: 0, green: 0, blue: 0).premultiplied), transform: matrix.affine))
  }
}

extension CornerRadii {
  /// The radii of a parallel outline further in.
  fileprivate func reduced(by width: Double) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft - width, 0), topRight: max(topRight - width, 0), bottomRight: max(bottomRight - width, 0),
      bottomLeft: max(bottomLeft - width, 0))
  }
}
