/// The screen of the current stage.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// In points, from the top left.
  public let bounds: CGRect
  /// Pixels to a point.
  public let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  public var nativeScale: CGFloat { scale }
  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var traitCollection: UITraitCollection { UITraitCollection(self) }

  /// - Precondition: there is a stage.
  public class var main: UIScreen {
    guard let stage = Stage.active else { preconditionFailure("UIScreen.main speaks for a stage: make a Stage first") }
    return stage.screen
  }
}
