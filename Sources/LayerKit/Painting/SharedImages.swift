internal import Raster

/// The images of rendered pictures that something still shows. Equal pictures share one image.
package struct SharedImages {
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
