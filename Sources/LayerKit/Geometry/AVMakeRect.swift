/// The largest rectangle of an aspect ratio within another one, in its middle; empty, and in the middle, where one of them has no area.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let bounds = boundingRect.standardized
  let scales = [bounds.width / aspectRatio.width, bounds.height / aspectRatio.height].filter { $0.isFinite && $0 > 0 }
  guard scales.count == 2, let scale = scales.min() else {
    return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
  }
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
}
