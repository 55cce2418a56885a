/// How an image is drawn that is made larger or smaller. Here one made larger is bilinear in each case, one made smaller the mean of
/// its area.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Wishes about the way in which a layer is drawn, which change no picture here.
final class DrawingHints {
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
}

extension CALayer {
  private var madeHints: DrawingHints {
    let hints = hints ?? DrawingHints()
    self.hints = hints
    return hints
  }

  public var drawsAsynchronously: Bool {
    get { hints?.drawsAsynchronously ?? false }
    set { madeHints.drawsAsynchronously = newValue }
  }
  /// Edges are smooth in any case; a film that is to have hard ones is told so as a whole.
  public var allowsEdgeAntialiasing: Bool {
    get { hints?.allowsEdgeAntialiasing ?? false }
    set { madeHints.allowsEdgeAntialiasing = newValue }
  }
  public var minificationFilter: CALayerContentsFilter {
    get { hints?.minificationFilter ?? .linear }
    set { madeHints.minificationFilter = newValue }
  }
  public var magnificationFilter: CALayerContentsFilter {
    get { hints?.magnificationFilter ?? .linear }
    set { madeHints.magnificationFilter = newValue }
  }
  public var minificationFilterBias: Float {
    get { hints?.minificationFilterBias ?? 0 }
    set { madeHints.minificationFilterBias = newValue }
  }
}
