/// How a layer's new picture takes the place of the old one.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Also what a type of another name does.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a sliding picture comes from, with y up as Core Animation means it: from the top is upwards on screen.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The way a picture goes, in sizes of the layer.
  var way: (x: CGFloat, y: CGFloat) {
    switch self {
    case .fromRight: (-1, 0)
    case .fromTop: (0, -1)
    case .fromBottom: (0, 1)
    default: (1, 0)
    }
  }
}

/// The key under which a layer keeps a transition, whatever it is added for.
public let kCATransition = "transition"

/// An animation from what the screen showed of a layer, within its bounds, when the turn began to what it shows now.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Nil is from the left.
  open var subtype: CATransitionSubtype?
  /// The share of the way at which it begins.
  open var startProgress: Float = 0
  /// The share of the way at which it ends.
  open var endProgress: Float = 1
  private var before: (image: CGImage, frame: CGRect)?
  /// How the layer turns over, in the place of what `type` says.
  private var flip: PictureFlip?

  /// From a picture of the layer to what it shows.
  convenience init(_ flip: PictureFlip, from before: (image: CGImage, frame: CGRect)) {
    self.init()
    self.flip = flip
    self.before = before
  }

  override func plainTwin() -> CAAnimation { CATransition() }

  override func copyState(to copy: CAAnimation) {
    super.copyState(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }

  /// Keeps what is now on screen.
  func capture(_ layer: CALayer) {
    before = layer.isRendered ? layer.renderedPicture : nil
  }

  override func apply(to values: inout LayerValues, model: LayerValues, layerTime: Double) {
    guard let time = time(at: layerTime) else { return }
    let share = Double(startProgress) + Double(endProgress - startProgress) * fraction(at: time)
    values.extras.change = PictureChange(
      image: before?.image, frame: before?.frame ?? .zero, type: type, way: (subtype ?? .fromLeft).way, share: share,
      flip: flip)
  }
}
