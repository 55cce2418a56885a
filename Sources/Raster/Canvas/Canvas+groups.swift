extension Canvas {
  mutating func paint(_ items: [Picture.Item], within region: Region) {
    let parts = rules.isShort ? items.seenParts(of: region) : nil
    for index in items.indices {
      let part = parts?[index] ?? region
      guard !part.isEmpty else { continue }
      if rules.isShort, let (block, color) = items.span[index].block {
        lay(color, on: block.intersection(part))
        continue
      }
      switch items[index] {
      case .fill(let fill): paint(fill, within: part)
      case .group(let group): paint(group, within: part)
      case .shadow(let shadow): paint(shadow, within: part)
      case .perspectiveGroup(let group): paint(group, within: part)
      }
    }
  }

  private mutating func paint(_ group: Picture.Group, within region: Region) {
    guard group.opacity > 0, !group.items.isEmpty else { return }
    if group.isStraight, group.clip == nil { return paint(group.items, within: region) }
    let bounds = group.items.bounds.expanded(by: Blur(group.blur)?.reach ?? 0).intersection(region)
    guard !bounds.isEmpty, let clip = coverage(group.clip, within: bounds) else { return }
    if !group.isStraight {
      layDown(group, clip)
    } else if clip.isWhole {
      paint(group.items, within: clip.bounds)
    } else {
      paint(group.items, through: clip)
    }
  }

  private func coverage(_ clip: Picture.Clip?, within bounds: Region) -> Coverage? {
    guard let clip else { return Coverage(bounds) }
    return Coverage(clip.shape, Mapping(clip.transform, clip.projection), within: bounds, rules)
  }

  /// Paints a group on a canvas of its own, and then that canvas on this one.
  private mutating func layDown(_ group: Picture.Group, _ clip: Coverage) {
    var canvas = painted(group, within: clip.bounds)
    if let saturation = Saturation(group.saturation) { canvas.saturate(saturation) }
    if let mask = group.mask {
      var stencil = Canvas(clip.bounds, rules)
      stencil.paint(mask, within: clip.bounds)
      canvas.keep(stencil)
    }
    lay(canvas.source, clip, opacity: group.opacity, blend: group.blend)
  }

  private func painted(_ group: Picture.Group, within region: Region) -> Canvas {
    guard let blur = Blur(group.blur) else {
      var canvas = Canvas(region, rules)
      canvas.paint(group.items, within: region)
      return canvas
    }
    let around = region.expanded(by: blur.reach)
    let frame = group.blurFrame.map(Region.init(nearest:))?.intersection(around)
    let seen = group.items.bounds.intersection(frame ?? around)
    var canvas = Canvas(seen, rules)
    canvas.paint(group.items, within: seen)
    var blurred = blur.blurred(canvas, onto: region)
    if let frame, frame != around, !frame.isEmpty {
      blurred.thicken(blur.blurred(AlphaPlane(filling: frame), onto: region, rules.kernels))
    }
    return blurred
  }

  /// Makes up for what a blur has lost over the edges of a frame: divides each pixel by the share of the blur that lies in the frame.
  ///
  /// - Parameter frame: the frame's own plane, blurred alike.
  private mutating func thicken(_ frame: AlphaPlane) {
    let shares = frame.bytes
    for index in pixels.indices where shares[index] > 0 && shares[index] < 255 {
      pixels[index] = pixels[index].divided(by: shares[index])
    }
  }

  /// Multiplies each pixel by the alpha of the mask's pixel at the same place.
  private mutating func keep(_ mask: Canvas) {
    for index in pixels.indices { pixels[index] = pixels[index].scaled(by: mask.pixels[index].alpha) }
  }

  private mutating func saturate(_ saturation: Saturation) {
    for index in pixels.indices { pixels[index] = saturation.applied(to: pixels[index]) }
  }

  private mutating func paint(_ shadow: Picture.Shadow, within region: Region) {
    let items = shadow.items.map { $0.moved(x: shadow.offset.x, y: shadow.offset.y) }
    let blur = Blur(shadow.sigma)
    let reach = blur?.reach ?? 0
    let seen = items.bounds.intersection(region.expanded(by: reach))
    let bounds = seen.expanded(by: reach).intersection(region)
    guard shadow.opacity > 0, shadow.color != .clear, !seen.isEmpty, !bounds.isEmpty else { return }
    var canvas = Canvas(seen, rules)
    canvas.paint(items, within: seen)
    let plane = AlphaPlane(canvas)
    lay(shadow.color, blur?.blurred(plane, onto: bounds, rules.kernels) ?? plane, opacity: shadow.opacity)
  }

  /// Paints one colour, with a stencil's values as the coverage.
  private mutating func lay(_ color: Pixel, _ stencil: AlphaPlane, opacity: UInt8) {
    let (bytes, kernels) = (stencil.bytes, rules.kernels)
    for y in stencil.region.rows {
      let start = (y - stencil.region.minY) * stencil.region.width
      withRow(stencil.region.minX..<stencil.region.maxX, y) { target in
        target.lay(color, coverage: bytes.span.extracting(start..<start + target.count), opacity: opacity, kernels)
      }
    }
  }

  private mutating func paint(_ group: Picture.PerspectiveGroup, within region: Region) {
    guard group.opacity > 0, Bitmap.allows(width: group.width, height: group.height) else { return }
    let mapping = Mapping(.identity, group.projection)
    guard let coverage = Coverage(group.flatShape, mapping, within: region, rules), mapping.isInvertible else { return }
    let flat = Region(width: group.width, height: group.height)
    var canvas = Canvas(flat, rules)
    canvas.paint(group.items, within: flat)
    let bitmap = Bitmap(width: group.width, height: group.height, pixels: canvas.pixels)
    let paint = Picture.Paint.bitmap(bitmap, group.flatShape.frame)
    guard let source = Source(paint, mapping, bounds: coverage.bounds, rules) else { return }
    lay(source, coverage, opacity: group.opacity, blend: group.blend)
  }
}

// MARK: Clips

extension Canvas {
  /// Paints here, then puts back what was there outside of the clip. However many items meet at the clip's edge, a pixel there
  /// shows the new picture as far as the clip covers it and the old one for the rest.
  private mutating func paint(_ items: [Picture.Item], through clip: Coverage) {
    var clip = clip
    let backdrop = copy(clip.bounds)
    paint(items, within: clip.bounds)
    var scanline = clip.scanline
    for y in clip.bounds.rows {
      clip.scan(y, into: &scanline)
      restore(y, backdrop, scanline)
    }
  }

  private mutating func restore(_ y: Int, _ backdrop: Canvas, _ scanline: Scanline) {
    let kernels = rules.kernels
    var column = backdrop.frame.minX
    for run in scanline.runs {
      putBack(column..<run.columns.lowerBound, y, backdrop) { target, old in target.copy(old, kernels) }
      putBack(run.columns, y, backdrop) { target, old in
        switch run.coverage {
        case 255: break
        case .some(let coverage): target.restore(old, outside: coverage)
        case nil: target.restore(old, outside: scanline.cells.span.extracting(scanline.indices(run)), kernels)
        }
      }
      column = run.columns.upperBound
    }
    putBack(column..<backdrop.frame.maxX, y, backdrop) { target, old in target.copy(old, kernels) }
  }

  @inline(__always)
  private mutating func putBack(
    _ columns: Range<Int>, _ y: Int, _ backdrop: Canvas, _ body: (inout MutableSpan<Pixel>, Span<Pixel>) -> Void
  ) {
    guard !columns.isEmpty else { return }
    let old = backdrop.pixels.span.extracting(backdrop.indices(columns, y))
    withRow(columns, y) { body(&$0, old) }
  }
}
