/// How a layer's new picture takes the place of the old one.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new picture appears as the old one fades; a type that nobody knows does the same.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a sliding picture comes. Core Animation counts y upwards here: `fromTop` moves up on screen.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The way that a picture goes, in widths and heights of the layer.
  var way: (x: CGFloat, y: CGFloat) {
    switch self {
    case .fromRight: (-1, 0)
    case .fromTop: (0, -1)
    case .fromBottom: (0, 1)
    default: (1, 0)
    }
  }
}

/// The key under which a layer keeps a transition, whatever key it is added with.
public let kCATransition = "transition"

/// An animation from the picture that the screen showed of a layer when the turn began to what the layer shows now, within its
/// bounds.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The side from which the new picture comes; nil is the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1
  private var before: (image: CGImage, frame: CGRect)?
  /// The way in which the layer turns over; if it is set, `type` does not count.
  private var flip: PictureFlip?

  /// Makes a flip from a picture of the layer to what the layer shows.
  package convenience init(_ flip: PictureFlip, from before: (image: CGImage, frame: CGRect)) {
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

  /// Keeps the picture that the screen shows of the layer.
  func capture(_ layer: CALayer) {
    before = layer.isRendered ? layer.picture(asRendered: true) : nil
  }

  package override func apply(to values: inout LayerValues, model: LayerValues, layerTime: Double) {
    guard let time = time(at: layerTime) else { return }
    let share = Double(startProgress) + Double(endProgress - startProgress) * fraction(at: time)
    values.extras.change = PictureChange(
      image: before?.image, frame: before?.frame ?? .zero, type: type, way: (subtype ?? .fromLeft).way, share: share,
      flip: flip)
  }
}
