/// The screen of the current stage.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// In points, from the top left.
  public let bounds: CGRect
  /// Pixels to a point: no fewer than 1, as on devices, also where the film has fewer.
  public let scale: CGFloat

  /// The choices of the person who holds the device: light or dark, the size of text, contrast.
  var settings: TraitValues {
    didSet { traits = UITraitCollection(self) }
  }
  /// The traits of a window that fills the screen.
  private(set) var traits = UITraitCollection()

  init(size: CGSize, nativeScale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    (scale, self.nativeScale) = (max(nativeScale, 1), nativeScale)
    settings = TraitValues()
    (settings.style, settings.level, settings.contrast, settings.category) = (.light, .base, .normal, .large)
    super.init()
    traits = UITraitCollection(self)
  }

  /// Pixels of the film to a point.
  public let nativeScale: CGFloat
  /// In pixels of the film.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }
  /// How bright the screen is, from 0 to 1; a film is as bright as what shows it.
  public var brightness: CGFloat {
    get { light }
    set { light = min(max(newValue, 0), 1) }
  }
  private var light: CGFloat = 0.5
  /// Whether somebody films the screen by the device's own means.
  public var isCaptured: Bool { false }
  public var traitCollection: UITraitCollection { traits }

  /// - Precondition: there is a stage.
  public class var main: UIScreen {
    guard let stage = Stage.active else { misuse("UIScreen.main speaks for a stage: make a Stage first") }
    return stage.screen
  }
}

extension UITraitCollection {
  /// - Parameter window: the window's size, which decides about the size classes; nil stands for the screen's.
  @MainActor
  package convenience init(_ screen: UIScreen, in window: CGSize? = nil) {
    var values = screen.settings
    let isPad = min(screen.bounds.width, screen.bounds.height) >= Self.padSide
    values.idiom = isPad ? .pad : .phone
    (values.across, values.downwards) = Self.sizeClasses(of: window ?? screen.bounds.size)
    values.scale = screen.scale
    self.init(values)
  }
}
