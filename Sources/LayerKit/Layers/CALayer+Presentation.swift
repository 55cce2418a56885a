/// The classes of layers, each of which has a presentation of its own class.
///
/// A subclass of the user's own is sure to have only `init(coder:)`, so its presentation is made by that. Where the code knows
/// a layer as one of the engine's classes, the presentation is of that class.
@preconcurrency @MainActor
public protocol CALayerPresenting: CALayer {}

extension CALayer: CALayerPresenting {}

extension CALayerPresenting {
  /// A layer with the values on screen now, detached from the tree; nil if the layer is in no stage's window. Its sublayers are the
  /// presentations of the layer's own, at the time when they are asked for.
  ///
  /// Where the code knows the layer by a class of its own, the copy is made by that class's `init(coder:)`.
  public func presentation() -> Self? {
    guard windowScene != nil, let copy = plainTwin() as? Self ?? twinForPresentation() as? Self ?? Self(coder: NSCoder())
    else { return nil }
    copy.name = name
    copy.values = values.presented(at: localTime)
    copy.values.sublayers = []
    copy.values.animations = []
    copy.userValues = userValues.merging(ownValues(at: localTime)) { $1 }
    copy.presented = self
    return copy
  }

  /// The layer of which this one is the presentation; the layer itself if it is no presentation.
  public func model() -> Self { presented as? Self ?? self }
}
