/// How contents lie in the bounds.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where contents of `size` points lie.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    let fitted = self.size(of: size, in: bounds.size)
    let slack = CGSize(width: bounds.width - fitted.width, height: bounds.height - fitted.height)
    let (x, y) = anchor
    return CGRect(
      origin: CGPoint(x: bounds.origin.x + slack.width * x, y: bounds.origin.y + slack.height * y), size: fitted)
  }

  private func size(of size: CGSize, in bounds: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let scales = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return size.scaled(by: min(scales.0, scales.1))
    case .resizeAspectFill: return size.scaled(by: max(scales.0, scales.1))
    default: return size
    }
  }

  /// The share of the slack that lies left of and above the contents.
  private var anchor: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
