internal import StyleKit
public import TransitionKit

/// The values of every layer at every frame of a film's motion: the numbers behind the pictures.
public struct LayerTrace: Sendable {
  /// A layer at one moment.
  public struct Layer: Sendable, Equatable {
    /// The layer's number, the same in every frame; layers count from 0 in the order in which they first appear.
    public let id: Int
    /// The number of the layer that this one lies in; nil for the window's layer.
    public let parent: Int?
    /// The class of the layer's view; the layer's own class where it has no view.
    public let type: String
    /// The anchor point's place in the layer around, in points.
    public let position: CGPoint
    /// The layer's own coordinates, in points.
    public let bounds: CGRect
    /// The point that `position` places, as a share of the layer's width and height.
    public let anchorPoint: CGPoint
    /// How far in front of its siblings the layer lies.
    public let zPosition: Double
    /// The layer's transform from m11 to m44, row by row; nil for the identity.
    public let transform: [Double]?
    /// The layer's own opacity, from 0 to 1.
    public let opacity: Float
    /// Whether the layer is hidden.
    public let isHidden: Bool
    /// The radius of the layer's corners, in points.
    public let cornerRadius: Double
    /// Whether the layer cuts off what its sublayers show outside its bounds.
    public let masksToBounds: Bool
    /// The words that the layer's view shows; nil where it shows none.
    public let text: String?
    /// The name and the size of the words' font.
    public let font: String?
    /// The transform of all sublayers, row by row; nil for the identity.
    package let sublayerTransform: [Double]?
    /// The pace of the layer's first animation; nil where none runs.
    package let pace: MotionPace?
  }

  /// All layers at one time.
  public struct Frame: Sendable {
    /// The frame's time since the motion began, in seconds.
    public let time: Double
    /// The layers from back to front, each after its parent.
    public let layers: [Layer]
  }

  /// How long the motion takes, in seconds.
  public let duration: Double
  /// The protocol calls of the motion, in order.
  public let calls: [LoggedCall]
  /// The breaches of UIKit's contract of transitions.
  public let diagnostics: [Diagnostic]
  /// The layers frame by frame.
  public let frames: [Frame]

  /// Runs the film's motion and records the layers at every frame; the last record is taken at the motion's end.
  @MainActor
  public init(_ film: Film) throws {
    duration = try Take.motion(of: film)
    let take = try Take(film)
    let before = take.stage.timedLog.count
    take.begin()
    var census = Census()
    var frames: [Frame] = []
    let count = Int((duration * film.fps - 1e-6).rounded(.up))
    for index in 0...max(count, 0) {
      let time = index < count ? Double(index) / film.fps : duration
      take.stage.advance(to: take.start + time)
      frames.append(Frame(time: time, layers: census.layers(of: take.stage.window)))
    }
    self.frames = frames
    calls = take.stage.timedLog.dropFirst(before).map { LoggedCall(time: $0.time - take.start, text: $0.text) }
    diagnostics = take.diagnostics
  }
}

/// Numbers for a stage's layers, the same from frame to frame.
@MainActor
fileprivate struct Census {
  /// The layers seen so far. They are kept alive, so that no new layer gets the address of one that is gone.
  private var known: [CALayer] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  mutating func layers(of window: UIWindow) -> [LayerTrace.Layer] {
    var types: [ObjectIdentifier: Owner] = [:]
    note(window, in: &types)
    var layers: [LayerTrace.Layer] = []
    append(window.layer, parent: nil, types, to: &layers)
    return layers
  }

  /// What a layer's view says of it.
  struct Owner {
    let type: String
    var text: String?
    var font: String?
  }

  private func note(_ view: UIView, in types: inout [ObjectIdentifier: Owner]) {
    let shown = (view as? any TextShowing)?.shownText
    let font = shown.map { "\($0.font.fontName) \(Double($0.font.pointSize).plain)" }
    types[ObjectIdentifier(view.layer)] = Owner(type: "\(type(of: view))", text: shown?.words, font: font)
    for subview in view.subviews { note(subview, in: &types) }
  }

  private mutating func append(
    _ layer: CALayer, parent: Int?, _ types: [ObjectIdentifier: Owner], to layers: inout [LayerTrace.Layer]
  ) {
    guard let shown = layer.presentation() else { return }
    let identifier = ObjectIdentifier(layer)
    let id = numbers[identifier] ?? known.count
    if id == known.count {
      known.append(layer)
      numbers[identifier] = id
    }
    let owner = types[identifier] ?? Owner(type: "\(type(of: layer))")
    layers.append(LayerTrace.Layer(shown, id: id, parent: parent, owner, MotionPace(of: layer)))
    for sublayer in layer.sublayers ?? [] { append(sublayer, parent: id, types, to: &layers) }
  }
}

extension LayerTrace.Layer {
  @MainActor
  fileprivate init(_ layer: CALayer, id: Int, parent: Int?, _ owner: Census.Owner, _ pace: MotionPace?) {
    self.init(
      id: id, parent: parent, type: owner.type, position: layer.position, bounds: layer.bounds, anchorPoint: layer.anchorPoint,
      zPosition: Double(layer.zPosition), transform: layer.transform.ownRows,
      opacity: layer.opacity, isHidden: layer.isHidden, cornerRadius: Double(layer.cornerRadius),
      masksToBounds: layer.masksToBounds, text: owner.text, font: owner.font,
      sublayerTransform: layer.sublayerTransform.ownRows, pace: pace)
  }
}

extension CATransform3D {
  /// The numbers from m11 to m44, row by row; nil for the identity.
  fileprivate var ownRows: [Double]? {
    CATransform3DIsIdentity(self) ? nil : rows
  }

  private var rows: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }
}
