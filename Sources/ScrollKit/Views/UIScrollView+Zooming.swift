// The scale of the content: by fingers, and as it is asked for.

extension UIScrollView {
  /// The seconds of a change of scale that was asked for.
  private static let zoomDuration = 0.3

  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  var canZoom: Bool { isScrollEnabled && maximumZoomScale > minimumZoomScale && zoomedView != nil }

  private func clampedScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
  }

  // MARK: Scaling

  /// Scales the zoomed view; its upper left corner stays, and the content becomes as large as the view.
  private func scale(_ view: UIView, to scale: CGFloat) {
    let corner = view.frame.origin
    scrolling.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
    contentSize = view.frame.size
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// The offset at which a point of the unscaled content lies at a point of the view, counted from its upper left corner.
  private func offset(placing anchor: CGPoint, of view: UIView, at point: CGPoint) -> CGPoint {
    let corner = view.frame.origin
    return CGPoint(
      x: corner.x + anchor.x * zoomScale - point.x, y: corner.y + anchor.y * zoomScale - point.y)
  }

  /// The point of the unscaled content at a point of the bounds.
  private func anchor(at point: CGPoint, in view: UIView) -> CGPoint {
    CGPoint(x: (point.x - view.frame.minX) / zoomScale, y: (point.y - view.frame.minY) / zoomScale)
  }

  private func nearest(_ offset: CGPoint) -> CGPoint { CGPoint(x: xAxis.clamped(offset.x), y: yAxis.clamped(offset.y)) }

  // MARK: Asked for

  func zoomAboutMiddle(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let middle = anchor(at: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
    zoom(view, to: clampedScale(scale), about: middle, animated: animated)
  }

  func zoomContent(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = clampedScale(min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(view, to: scale, about: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, about anchor: CGPoint, animated: Bool) {
    stopMoving()
    let change = { [self] in
      self.scale(view, to: scale)
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      moveContent(to: nearest(offset(placing: anchor, of: view, at: middle)))
    }
    guard animated, window != nil else { return change() }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: change) {
      [weak self] _ in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  // MARK: Fingers

  func pinchDidChange(_ pinch: ScrollPinch) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      stopMoving()
      scrolling.pinch = PinchHold(scale: zoomScale / pinch.scale, anchor: anchor(at: pinch.location(in: self), in: view))
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      followPinch(pinch, view)
    case .changed: followPinch(pinch, view)
    case .ended, .cancelled: endPinch(view)
    case .possible, .failed: break
    }
  }

  private func followPinch(_ pinch: ScrollPinch, _ view: UIView) {
    guard let hold = scrolling.pinch, pinch.numberOfTouches > 1 || pinch.state == .began else { return }
    let place = pinch.location(in: self)
    let point = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    scale(view, to: banded(hold.scale * pinch.scale))
    moveContent(to: offset(placing: hold.anchor, of: view, at: point))
  }

  /// The scale that is shown where fingers ask for one: beyond its bounds it follows less and less.
  private func banded(_ scale: CGFloat) -> CGFloat {
    let bound = clampedScale(scale)
    guard bouncesZoom, bound > 0, scale > 0 else { return bound }
    let band = ScrollAxis(low: 0, high: 0, length: 1)
    return scale > bound ? bound * (1 + band.banded(scale / bound - 1)) : bound / (1 + band.banded(bound / scale - 1))
  }

  private func endPinch(_ view: UIView) {
    guard let hold = scrolling.pinch else { return }
    scrolling.pinch = nil
    let scale = clampedScale(zoomScale)
    let place = offset(placing: hold.anchor, of: view, at: .zero)
    let point = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    guard scale != zoomScale || nearest(contentOffset) != contentOffset else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    scrolling.isZoomBouncing = scale != zoomScale
    UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { [self] in
      if scale != zoomScale { self.scale(view, to: scale) }
      moveContent(to: nearest(offset(placing: hold.anchor, of: view, at: point)))
    } completion: { [weak self] _ in
      guard let self else { return }
      scrolling.isZoomBouncing = false
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }
}
