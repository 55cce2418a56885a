/// The paint of a fill, which makes the pixels row by row, in device pixels.
enum Source {
  case color(Pixel)
  case gradient(GradientSource)
  case bitmap(BitmapSource)
  case scaled(ScaledSource)
  case perspective(PerspectiveSource)

  /// - Parameter bounds: the device pixels that will be asked for.
  /// - Returns: nil where the paint shows nothing.
  init?(_ paint: Picture.Paint, _ mapping: Mapping, bounds: Region, _ rules: Rules) {
    switch paint {
    case .color(let color):
      guard mapping.isInvertible else { return nil }
      self = .color(color)
    case .gradient(let gradient):
      guard let source = GradientSource(gradient, mapping) else { return nil }
      self = .gradient(source)
    case .bitmap(let bitmap, let rect):
      guard rect.width > 0, rect.height > 0 else { return nil }
      self.init(bitmap, bitmap.stretch(over: rect), mapping, bounds, rules)
    }
  }

  /// - Parameter stretch: from texels to the shape's units.
  private init?(_ bitmap: Bitmap, _ stretch: Affine, _ mapping: Mapping, _ bounds: Region, _ rules: Rules) {
    switch mapping {
    case .affine(let affine):
      let matrix = stretch.concatenating(affine)
      if let source = ScaledSource(bitmap, matrix, bounds: bounds, rules.kernels) {
        self = .scaled(source)
      } else if let placed = Minification(bitmap, matrix, rules) {
        self = .bitmap(BitmapSource(placed.bitmap, placed.map))
      } else {
        return nil
      }
    case .perspective(let projection):
      let matrix = Projection(stretch).concatenating(projection)
      guard let source = PerspectiveSource(bitmap, matrix, bounds: bounds, rules) else { return nil }
      self = .perspective(source)
    }
  }

  /// One pixel, made without short cuts.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    switch self {
    case .color(let color): color
    case .gradient(let source): source.pixel(x, y)
    case .bitmap(let source): source.pixel(x, y)
    case .scaled(let source): source.pixel(x, y)
    case .perspective(let source): source.pixel(x, y)
    }
  }

  /// True only if no pixel lets anything shine through.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha == 255
    case .gradient: false
    case .bitmap(let source): source.bitmap.isOpaque
    case .scaled(let source): source.isOpaque
    case .perspective(let source): source.isOpaque
    }
  }

  /// Whether rows must be computed before they are painted: not if they have one colour, or show a bitmap's rows as they are.
  var isMadeByRow: Bool {
    switch self {
    case .color: false
    case .bitmap(let source): !source.isWhole
    case .gradient, .scaled, .perspective: true
    }
  }

  func fill(_ row: inout MutableSpan<Pixel>, _ columns: Range<Int>, _ y: Int, _ kernels: Kernels) {
    switch self {
    case .color(let color): row.update(repeating: color)
    case .gradient(let source): source.fill(&row, columns, y, kernels)
    case .bitmap(let source): source.fill(&row, columns, y, kernels)
    case .scaled(let source): source.fill(&row, columns, y)
    case .perspective(let source): source.fill(&row, columns, y)
    }
  }
}

extension Bitmap {
  /// From texels to the units of a rectangle that the bitmap fills.
  func stretch(over rect: Rect) -> Affine {
    Affine(a: rect.width / Double(width), b: 0, c: 0, d: rect.height / Double(height), tx: rect.x, ty: rect.y)
  }
}
