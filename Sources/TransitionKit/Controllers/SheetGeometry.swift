/// Where a sheet and the screen behind it lie in the container.
///
/// The numbers are those of iOS 13 to 18, in points.
struct SheetGeometry: Equatable {
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

  /// The place of a sheet on a screen with these size classes.
  ///
  /// - Parameter preferred: the size that the presented controller would like to have; `.zero` for none.
  init(
    _ bounds: CGRect, _ insets: UIEdgeInsets, across: UIUserInterfaceSizeClass, downwards: UIUserInterfaceSizeClass, isForm: Bool,
    preferred: CGSize = .zero
  ) {
    if across == .regular, downwards == .regular {
      self.init(bounds, insets, .card, size: Self.cardSize(isForm: isForm, preferred: preferred, in: bounds))
    } else {
      self.init(bounds, insets, downwards == .compact ? .full : .attached)
    }
  }

  /// The size of a card in the middle of a pad's screen.
  private static func cardSize(isForm: Bool, preferred: CGSize, in bounds: CGRect) -> CGSize {
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

  // MARK: Pulling

  private static let dismissingSpeed: CGFloat = 1000

  /// Whether a sheet goes that is pulled down by this share of its height when the finger lifts at this speed, in points per second.
  static func leaves(share: CGFloat, velocity: CGFloat) -> Bool { share >= 0.5 || velocity >= dismissingSpeed }
}

extension UISheetPresentationController {
  /// Whether a finger that goes `way` points down from where it takes hold of a large sheet, and lifts at `velocity` points per
  /// second, takes the sheet away.
  package nonisolated static func lets(
    goBy way: CGFloat, at velocity: CGFloat, on size: CGSize, statusBarHeight: CGFloat, isForm: Bool = false
  ) -> Bool {
    let classes = UITraitCollection.sizeClasses(of: size)
    let geometry = SheetGeometry(
      CGRect(origin: .zero, size: size), UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0),
      across: classes.across, downwards: classes.downwards, isForm: isForm)
    let reach = size.height - geometry.frame(height: geometry.largestHeight).minY
    let pulled = way - UIPanGestureRecognizer.slop
    return pulled >= 0 && reach > 0 && SheetGeometry.leaves(share: pulled / reach, velocity: velocity)
  }
}
