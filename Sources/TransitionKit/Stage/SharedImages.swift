internal import Raster

/// The images taken of screens that something still shows: a screen taken twice takes memory once.
struct SharedImages {
  private struct Taken {
    let picture: Picture
    weak var image: CGImage?
  }

  private var taken: [Taken] = []

  mutating func image(of picture: Picture) -> CGImage {
    taken.removeAll { $0.image == nil }
    if let image = taken.first(where: { $0.picture == picture })?.image { return image }
    let image = CGImage(picture.rasterized())
    taken.append(Taken(picture: picture, image: image))
    return image
  }
}
