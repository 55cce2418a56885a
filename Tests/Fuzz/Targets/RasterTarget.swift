import Raster

extension FuzzTarget {
  /// Pictures of all items with any numbers: every backend and repaint gives the same bits.
  static let raster = FuzzTarget("raster") { bytes in
    var random = Random(bytes)
    let edges: Picture.Edges = random.below(2) == 0 ? .smooth : .hard
    var next: Picture?
    let picture: Picture
    if random.below(2) == 0 { picture = random.picture(wild: true) } else { (picture, next) = random.pictures }
    let plain = picture.rasterized(edges: edges, backend: .plain)
    for backend in [Backend.fast, .portable] {
      try demand(picture.rasterized(edges: edges, backend: backend) == plain, "\(backend) differs from plain: \(picture)")
    }
    try demand(plain.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha }, "a colour exceeds its alpha: \(picture)")
    guard let next else { return }
    var bitmap = plain
    next.redraw(next.damage(from: picture), in: &bitmap, edges: edges)
    try demand(bitmap == next.rasterized(edges: edges), "the damage is too small from \(picture) to \(next)")
  }
}
