/// A layer's contents while they fade into others.
///
/// An opaque new image is faded in over the old one. With any other both are faded, and half-way a little of what is behind them
/// shows through.
package struct ContentsFade: Equatable {
  var from: CGImage?
  var to: CGImage?
  /// From 0, all old, to 1, all new.
  var share: Double

  init(from: CGImage?, to: CGImage?, share: Double) {
    (self.from, self.to, self.share) = (from, to, share)
  }

  init(_ image: CGImage?) {
    self.init(from: image, to: image, share: 1)
  }

  package static func == (left: ContentsFade, right: ContentsFade) -> Bool {
    left.from === right.from && left.to === right.to && left.share == right.share
  }

  /// Images with how far each is seen, back to front.
  var layers: [(image: CGImage, opacity: Double)] {
    let old = share < 1 ? from : nil
    let new = share > 0 ? to : nil
    let oldShare = new?.isOpaque == true ? 1 : 1 - share
    return [old.map { ($0, oldShare) }, new.map { ($0, share) }].compactMap(\.self)
  }
}

extension LayerValues {
  /// The contents, and how far they have faded.
  var contentsFade: ContentsFade {
    get { hasExtras ? extras.fade ?? ContentsFade(contents) : ContentsFade(contents) }
    set { extras.fade = newValue }
  }
}
