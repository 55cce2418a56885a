/// `CALayer` and its kin, each of which has a presentation of its own class.
///
/// Only `init(coder:)` is sure to exist in a subclass, so it makes the copy of a class that the engine does not know. A layer
/// that the code knows as one of the engine's classes gets a copy of that class.
@preconcurrency @MainActor
public protocol CALayerPresenting: CALayer {}

extension CALayer: CALayerPresenting {}

extension CALayerPresenting {
  /// A layer with the values on screen now, detached from the tree; nil if the layer is in no stage's window.
  ///
  /// Where the code knows the layer by a class of its own, the copy is made by that class's `init(coder:)`.
  public func presentation() -> Self? {
    guard window?.stage != nil, let copy = plainTwin() as? Self ?? Self(coder: NSCoder()) else { return nil }
    copy.name = name
    copy.values = values.presented(at: localTime)
    copy.values.sublayers = []
    copy.values.animations = []
    copy.presented = self
    return copy
  }

  /// The layer whose presentation this is; the layer itself if it is none.
  public func model() -> Self { presented as? Self ?? self }
}
