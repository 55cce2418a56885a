/// Where a sheet and the screen behind it lie in the container.
///
/// The numbers are those of iOS 13 to 18, in points.
struct SheetGeometry {
  enum Shape {
    /// Attached to the bottom edge, as on a phone that stands upright.
    case attached
    /// As large as the container, as on a phone that lies on its side.
    case full
    /// A card in the middle, as on a pad.
    case card
  }

  /// The radius of a sheet's corners, and of the presenter's while it stands behind one.
  static let radius: CGFloat = 10
  /// How much of the presenter is seen above a sheet.
  private static let strip: CGFloat = 10
  /// The top of a presenter on a screen whose status bar is lower than that.
  private static let leastTop: CGFloat = 30
  /// The presenter's size behind a large sheet, as a share of its own.
  private static let presenterScale: CGFloat = 0.9165
  private static let pageWidth: CGFloat = 704
  private static let formSize = CGSize(width: 540, height: 620)
  /// The least room above and below a card.
  private static let cardMargin: CGFloat = 44

  let bounds: CGRect
  let insets: UIEdgeInsets
  let shape: Shape
  /// The size of a card; nil stands for the whole width of an attached sheet.
  private let size: CGSize?

  /// - Parameters:
  ///   - size: the size of a card, or the width of an attached sheet, where the presented controller would like one.
  init(_ bounds: CGRect, _ insets: UIEdgeInsets, _ shape: Shape, size: CGSize? = nil) {
    self.bounds = bounds
    self.insets = insets
    self.shape = shape
    self.size = size
  }

  /// The size of a card in the middle of a pad's screen.
  static func cardSize(isForm: Bool, preferred: CGSize, in bounds: CGRect) -> CGSize {
    let page = CGSize(width: pageWidth, height: bounds.height)
    let wanted = isForm ? (preferred == .zero ? formSize : preferred) : page
    return CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, max(bounds.height - 2 * cardMargin, 0)))
  }

  /// The upper edge of the large detent.
  private var top: CGFloat { shape == .full ? 0 : min(presenterTop + Self.strip, bounds.height) }

  private var presenterTop: CGFloat { max(insets.top, Self.leastTop) }

  var largestHeight: CGFloat {
    shape == .card ? size?.height ?? bounds.height : max(bounds.height - top, 0)
  }

  /// The frame of a sheet of this height.
  func frame(height: CGFloat) -> CGRect {
    let width = min(size?.width ?? bounds.width, bounds.width)
    let x = ((bounds.width - width) / 2).rounded(.down)
    guard shape == .card else { return CGRect(x: x, y: bounds.height - height, width: width, height: height) }
    return CGRect(x: x, y: ((bounds.height - height) / 2).rounded(.down), width: width, height: height)
  }

  /// The transform of a presenter's view with this frame, where `share` of the way to its place behind a large sheet is covered.
  func presenterTransform(_ frame: CGRect, share: CGFloat) -> CGAffineTransform {
    guard shape == .attached, share > 0 else { return .identity }
    let scale = 1 - (1 - Self.presenterScale) * share
    let way = (top - Self.strip - frame.minY) * share
    return CGAffineTransform(translationX: 0, y: way - frame.height * (1 - scale) / 2).scaledBy(x: scale, y: scale)
  }

  /// How far a finger's pull moves a sheet that may not go there: less and less, never as far as `limit`.
  static func rubberBand(_ pull: CGFloat, limit: CGFloat) -> CGFloat {
    limit > 0 ? (1 - 1 / (pull * 0.55 / limit + 1)) * limit : 0
  }

  /// The most that a sheet gives way to a pull upwards.
  var upwardLimit: CGFloat { bounds.height * 0.008 }
}
