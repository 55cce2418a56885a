import Raster

/// One image of an APNG before it is compressed: the part of a picture inside `rect`, and the picture it is drawn over.
struct APNGPatch {
  let picture: Bitmap
  /// The picture that the viewer sees before; nil for the first image.
  let canvas: Bitmap?
  let rect: Region
  let form: APNGForm

  /// The rectangle around all pixels in which two pictures differ; nil if they are the same.
  static func damage(_ picture: Bitmap, over canvas: Bitmap) -> Region? {
    let (width, height) = (picture.width, picture.height)
    var (left, right) = (width, -1)
    var (top, bottom) = (height, -1)
    for y in 0..<height {
      let row = y * width..<(y + 1) * width
      let first = PixelSpans.firstDifference(picture, canvas, row)
      guard first < row.upperBound else { continue }
      let last = PixelSpans.lastDifference(picture, canvas, first..<row.upperBound) - 1
      (left, right) = (min(left, first - row.lowerBound), max(right, last - row.lowerBound))
      (top, bottom) = (min(top, y), y)
    }
    return bottom < 0 ? nil : Region(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
  }

  /// The compressed pixels, and how they are blended with the canvas. The image holds either all pixels of the rectangle, or the
  /// changed ones and few others, each filtered or unfiltered. It takes the way that is smallest on a sample of the rows.
  func compressed(_ level: CompressionLevel) throws(CodecError) -> (blend: FileFacts.Blend, data: [UInt8]) {
    let (lines, sample) = (Array(0..<rect.height), SampledRows.of(rect.height, level))
    let ofWhole = try PNGFilter.tried(on: stored(whole(sample)), level: level, isOfFilm: true)
    if let part = changes(sample) {
      let ofChanges = try PNGFilter.tried(on: stored(part), level: level, isOfFilm: true)
      if ofChanges.size < ofWhole.size, let part = sample.count < lines.count ? changes(lines) : part {
        return (.over, try data(stored(part), ofChanges.filter, level))
      }
    }
    return (.source, try data(stored(whole(lines)), ofWhole.filter, level))
  }

  /// The shortest run of unchanged pixels that becomes transparent. A shorter run keeps its colours, which cost less than a gap.
  private static let longRun = 32

  /// All pixels of some of the rectangle's lines.
  private func whole(_ lines: [Int]) -> [Pixel] {
    var part: [Pixel] = []
    part.reserveCapacity(rect.width * lines.count)
    for line in lines { part += picture.pixels[rect.places(row: rect.minY + line, in: picture.width)] }
    return part
  }

  /// The pixels of some of the rectangle's lines, with long runs of unchanged ones made transparent. Nil if there is no such run, or if
  /// a changed pixel is not opaque, because it cannot cover the old one.
  private func changes(_ lines: [Int]) -> [Pixel]? {
    guard let canvas else { return nil }
    let isTranslucent = form == .translucent
    var (part, hasRuns) = (whole(lines), false)
    for (number, line) in lines.enumerated() {
      let row = rect.places(row: rect.minY + line, in: picture.width)
      let offset = number * rect.width - row.lowerBound
      var at = row.lowerBound
      while at < row.upperBound {
        let end = PixelSpans.firstDifference(picture, canvas, at..<row.upperBound)
        // A translucent pixel would show twice if it were drawn over itself.
        if end - at >= Self.longRun || isTranslucent && picture.pixels[at..<end].contains(where: { $0.alpha < 255 }) {
          for place in at..<end { part[place + offset] = form.nothing }
          hasRuns = true
        }
        at = end
        while at < row.upperBound, picture.pixels[at].bits != canvas.pixels[at].bits {
          if isTranslucent, picture.pixels[at].alpha < 255 { return nil }
          at += 1
        }
      }
    }
    return hasRuns ? part : nil
  }

  private func stored(_ part: [Pixel]) -> PNGPicture {
    PNGPicture(width: rect.width, height: part.count / rect.width, form: form.png, samples: .pixels(form.straight(part)))
  }

  private func data(_ picture: PNGPicture, _ filter: PNGFilter, _ level: CompressionLevel) throws(CodecError) -> [UInt8] {
    APNGFile.data(of: try PNGFile.write(picture, filter: filter, level: level, isOfFilm: true))
  }
}

/// How all pixels of an APNG are stored.
enum APNGForm: Equatable {
  /// Opaque pixels; `key` is a colour that none of them has and that stands for a transparent pixel.
  case opaque(key: Pixel)
  case translucent

  /// The form that holds a film's first picture.
  init(for first: Bitmap) {
    guard first.pixels.allSatisfy({ $0.alpha == 255 }) else {
      self = .translucent
      return
    }
    let candidates = (0..<64).map { Pixel(red: 251, green: UInt8($0), blue: UInt8(254 - $0)) }
    let used = Set(first.pixels.filter { $0.red == 251 && $0.green < 64 })
    self = candidates.first { !used.contains($0) }.map { .opaque(key: $0) } ?? .translucent
  }

  func holds(_ picture: Bitmap) -> Bool {
    guard case .opaque(let key) = self else { return true }
    let pixels = picture.pixels.span
    // Without a way out, so that the loop takes many pixels at once.
    var misfits: UInt32 = 0
    for index in pixels.indices {
      let bits = pixels[index].bits
      misfits |= ~bits >> 24 | (bits == key.bits ? 1 : 0)
    }
    return misfits == 0
  }

  var png: PNGPicture.Form {
    switch self {
    case .opaque(let key): .rgb(key: key)
    case .translucent: .rgba
    }
  }

  func straight(_ pixels: [Pixel]) -> [Pixel] {
    switch self {
    case .opaque: pixels
    case .translucent: pixels.map(StraightColor.straight)
    }
  }

  /// The colour that is stored for a pixel that stays as it is on the canvas.
  var nothing: Pixel {
    switch self {
    case .opaque(let key): key
    case .translucent: .clear
    }
  }
}
