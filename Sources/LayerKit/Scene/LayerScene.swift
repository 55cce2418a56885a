internal import Raster

/// What all layers of a screen share: its time, the turn of its run loop and the animations that run on it.
@MainActor
package final class LayerScene {
  /// The scene to which layers belong that are in no window.
  package static var current: LayerScene?

  /// The virtual time.
  package var now = 0.0
  /// Pixels per point.
  package let scale: CGFloat
  package let turn = RunLoopTurn()
  package var animations = RunningAnimations()
  /// Whether a call that comes again and again is under way, or what follows from one.
  package var isRepeating = false
  /// Whether some layer's time differs from the scene's.
  package var hasLayerTimes = false
  package var images = SharedImages()
  /// The images and colours that were asked for by name, as LookKit keeps them; nil until the first.
  package var assets: AnyObject?
  /// The layers that lay out or draw before the next frame.
  var layersOnDuty: [CALayer] = []
  /// Told of what a layer was asked for and cannot do.
  package weak var observer: (any LayerSceneObserver)?

  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// - Parameter object: the class of what was asked for it, if it is no layer.
  package func diagnose(_ text: String, by object: String = "") {
    observer?.layersDiagnosed(text, by: object)
  }

  private var said: Set<String> = []

  /// Says something of which once is enough.
  package func diagnoseOnce(_ text: String) {
    if said.insert(text).inserted { diagnose(text) }
  }
}

/// An object that is told what the layers of a scene were asked for and cannot do.
@MainActor
package protocol LayerSceneObserver: AnyObject {
  func layersDiagnosed(_ text: String, by object: String)
  /// Calls an action at a time of the scene, not before.
  func run(at time: Double, _ action: @escaping () -> Void)
  /// Lays out and takes all changes to the screen while the code of the turn still runs.
  func flushLayers()
}

/// The object that has a layer as its own and speaks for it: a view.
///
/// The properties of a layer with an owner do not animate by themselves: the owner decides.
@MainActor
package protocol LayerOwner: CALayerDelegate {
  /// The scene that shows the owner, if it is a window.
  var scene: LayerScene? { get }
  /// Marks the owner for layout, in which it lays out its layer, too.
  func setNeedsLayout()
  func layoutIfNeeded()
  func boundsSizeDidChange(from oldSize: CGSize)
  func boundsOriginDidChange()
  func positionDidChange()
  /// A property of its layer has changed that views animate.
  func layer(_ layer: CALayer, changed property: AnimatableProperty, from before: AnimatableValue, to after: AnimatableValue)
}

extension CGFloat {
  /// How many pixels cover a length in points.
  package func pixels(at scale: CGFloat) -> Int {
    let pixels = (self * scale).rounded(.up)
    return pixels < CGFloat(Bitmap.sideLimit) + 1 ? Int(pixels) : .max
  }
}
