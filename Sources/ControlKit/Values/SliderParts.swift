/// Images by the states for which they were set.
struct StateImages {
  private var images: [UIControl.State: UIImage] = [:]

  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  func inForce(_ state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}

/// The images that an app gave a slider.
struct SliderImages {
  var thumb = StateImages()
  var minimum = StateImages()
  var maximum = StateImages()
}

/// The views that a slider is made of.
@MainActor
struct SliderParts {
  let track = UIImageView()
  let filled = UIImageView()
  let thumb = UIImageView()
  let minimum = UIImageView()
  let maximum = UIImageView()

  var all: [UIView] { [track, filled, minimum, maximum, thumb] }

  /// Shows images in place of the plain parts, as far as there are some.
  func show(_ filledImage: UIImage?, _ trackImage: UIImage?, _ thumbImage: UIImage?) {
    for (view, image) in [(filled, filledImage), (track, trackImage), (thumb, thumbImage)] {
      view.image = image
      if image != nil { view.backgroundColor = nil }
    }
    let casts = thumbImage == nil
    thumb.layer.shadowOpacity = casts ? 0.15 : 0
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  func place(track rect: CGRect, thumb place: CGRect) {
    track.frame = rect
    filled.frame = CGRect(x: rect.minX, y: rect.minY, width: max(place.midX - rect.minX, 0), height: rect.height)
    thumb.frame = place
    for view in [track, filled] { view.layer.cornerRadius = view.image == nil ? rect.height / 2 : 0 }
    thumb.layer.cornerRadius = thumb.image == nil ? place.height / 2 : 0
  }
}
