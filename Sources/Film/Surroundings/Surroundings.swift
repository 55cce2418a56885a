public import Raster

/// What stands around the screen, and what is shown above it.
public struct Surroundings: Sendable, Hashable {
  /// The device whose body is drawn; nil draws none.
  public var bezel: Device?
  /// What all of it stands on; nil is white below a body, and without one nothing stands around the screen.
  public var background: Color?
  /// Whether fingers are seen.
  public var showsTouches: Bool

  public init(bezel: Device? = nil, background: Color? = nil, showsTouches: Bool = false) {
    self.bezel = bezel
    self.background = background
    self.showsTouches = showsTouches
  }
}
