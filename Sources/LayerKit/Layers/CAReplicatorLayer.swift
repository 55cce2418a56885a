internal import Raster

/// A layer that shows what it holds several times, each time turned, later and in another colour than the time before.
///
/// Each instance is flattened: one does not stand through another in space.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  override func prepareValues() {
    values.extras.replication = Replication()
  }

  override func plainTwin() -> CALayer { CAReplicatorLayer() }

  private var replication: Replication {
    @inline(never) get { extras.replicationStyle }
  }

  /// How often the sublayers are shown; with 0 they are not.
  open var instanceCount: Int {
    get { replication.count }
    set { change(\.extras.replicationStyle.count, to: max(newValue, 0)) }
  }
  /// By how many seconds each instance lags behind the one before.
  open var instanceDelay: CFTimeInterval {
    get { CFTimeInterval(replication.delay) }
    set { change(\.extras.replicationStyle.delay, to: CGFloat(newValue), animating: .instanceDelay) }
  }
  /// The way from one instance to the next, about the layer's anchor point.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { change(\.extras.replicationStyle.transform, to: newValue, animating: .instanceTransform) }
  }
  /// The colour by which the first instance's colours are multiplied.
  open var instanceColor: CGColor? {
    get { replication.color }
    set { change(\.extras.replicationStyle.color, to: newValue, animating: .instanceColor) }
  }
  /// By how much the colour of each instance has more red than that of the one before.
  open var instanceRedOffset: Float {
    get { replication.red }
    set { change(\.extras.replicationStyle.red, to: newValue, animating: .instanceRedOffset) }
  }
  open var instanceGreenOffset: Float {
    get { replication.green }
    set { change(\.extras.replicationStyle.green, to: newValue, animating: .instanceGreenOffset) }
  }
  open var instanceBlueOffset: Float {
    get { replication.blue }
    set { change(\.extras.replicationStyle.blue, to: newValue, animating: .instanceBlueOffset) }
  }
  open var instanceAlphaOffset: Float {
    get { replication.alpha }
    set { change(\.extras.replicationStyle.alpha, to: newValue, animating: .instanceAlphaOffset) }
  }
}

/// How often and in which ways a layer shows what it holds.
struct Replication {
  var count = 1
  var delay: CGFloat = 0
  var transform = CATransform3DIdentity
  var color: CGColor? = CGColor(Color(red: 1, green: 1, blue: 1))
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0

  /// The colour by which an instance's colours are multiplied, and its opacity.
  func tint(of instance: Int) -> (color: Color, opacity: UInt8) {
    let base = color?.color ?? Color(red: 1, green: 1, blue: 1)
    func part(_ start: Double, _ step: Float) -> Double { min(max(start + Double(step) * Double(instance), 0), 1) }
    let tint = Color(
      red: part(base.red, red), green: part(base.green, green), blue: part(base.blue, blue), alpha: 1)
    return (tint, UInt8((part(base.alpha, alpha) * 255).rounded()))
  }
}

extension LayerExtras {
  /// The values of a replicator; setting them has no effect on any other layer.
  var replicationStyle: Replication {
    get { replication ?? Replication() }
    set { if replication != nil { replication = newValue } }
  }
}
