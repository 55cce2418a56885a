/// Where a popover's bubble lies, and where its arrow points from. The numbers are those of iOS 13 to 18, in points and seconds.
struct PopoverPlace {
  /// The size of a screen that does not say how large it would like to be.
  static let standard = CGSize(width: 320, height: 480)
  static let duration = 0.25
  static let radius: CGFloat = 13
  /// How far the arrow reaches out, and how wide it is at the bubble.
  static let arrow: CGFloat = 13
  static let arrowBase: CGFloat = 26

  private(set) var frame = CGRect.zero
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// Where the arrow stands along its edge, from the bubble's left or upper end.
  private(set) var tip: CGFloat = 0

  init() {}

  /// Puts the bubble where there is room for it: below what it points to if it can, then above it, then beside it.
  ///
  /// - Parameter source: nil puts the bubble into the middle, without an arrow.
  init(_ size: CGSize, beside source: CGRect?, in area: CGRect, _ permitted: UIPopoverArrowDirection) {
    guard let source, let best = Self.side(size, source, area, permitted) else {
      let fitting = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
      frame = CGRect(
        x: area.midX - fitting.width / 2, y: area.midY - fitting.height / 2, width: fitting.width, height: fitting.height)
      return
    }
    direction = best.direction
    let length = max(min(best.length, best.room - Self.arrow), 0) + Self.arrow
    func along(_ wanted: CGFloat, _ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let fitting = min(wanted, high - low)
      return (max(low, min(middle - fitting / 2, high - fitting)), fitting)
    }
    if direction == .up || direction == .down {
      let x = along(size.width, source.midX, area.minX, area.maxX)
      frame = CGRect(x: x.start, y: direction == .up ? source.maxY : source.minY - length, width: x.length, height: length)
      tip = Self.tip(at: source.midX - x.start, on: x.length)
    } else {
      let y = along(size.height, source.midY, area.minY, area.maxY)
      frame = CGRect(x: direction == .left ? source.maxX : source.minX - length, y: y.start, width: length, height: y.length)
      tip = Self.tip(at: source.midY - y.start, on: y.length)
    }
  }

  private typealias Side = (direction: UIPopoverArrowDirection, room: CGFloat, length: CGFloat)

  /// The side on which the bubble fits; nil where none is permitted.
  private static func side(_ size: CGSize, _ source: CGRect, _ area: CGRect, _ permitted: UIPopoverArrowDirection) -> Side? {
    let sides: [Side] = [
      (.up, area.maxY - source.maxY, size.height), (.down, source.minY - area.minY, size.height),
      (.left, area.maxX - source.maxX, size.width), (.right, source.minX - area.minX, size.width),
    ]
    let allowed = sides.filter { permitted.contains($0.direction) }
    return allowed.first { $0.room >= $0.length + arrow } ?? allowed.max { $0.room < $1.room }
  }

  /// Keeps the arrow clear of the corners.
  private static func tip(at place: CGFloat, on length: CGFloat) -> CGFloat {
    let least = radius + arrowBase / 2
    return length < 2 * least ? length / 2 : max(least, min(place, length - least))
  }

  /// The arrow's part of a bubble.
  static func insets(_ direction: UIPopoverArrowDirection) -> UIEdgeInsets {
    switch direction {
    case .up: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0)
    case .left: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow)
    default: .zero
    }
  }

  /// The outline of the bubble with its arrow.
  @MainActor
  var outline: UIBezierPath {
    let size = frame.size
    let body = CGRect(origin: .zero, size: size).inset(by: Self.insets(direction))
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.radius)
    let half = Self.arrowBase / 2
    let corners: [CGPoint] =
      switch direction {
      case .up: [CGPoint(x: tip - half, y: body.minY), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: body.minY)]
      case .down:
        [CGPoint(x: tip + half, y: body.maxY), CGPoint(x: tip, y: size.height), CGPoint(x: tip - half, y: body.maxY)]
      case .left: [CGPoint(x: body.minX, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: body.minX, y: tip - half)]
      case .right:
        [CGPoint(x: body.maxX, y: tip - half), CGPoint(x: size.width, y: tip), CGPoint(x: body.maxX, y: tip + half)]
      default: []
      }
    guard corners.count == 3 else { return path }
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.addLine(to: corners[2])
    path.close()
    return path
  }
}

/// The bubble that carries a popover's presented view: its outline cuts that off, the arrow is a part of it.
final class PopoverBubble: UIView {
  let holder = UIView()
  private let shape = CAShapeLayer()
  /// The presented view.
  weak var content: UIView? {
    didSet {
      guard let content, content !== oldValue || content.superview !== holder else { return }
      content.fill(holder.bounds)
      holder.addSubview(content)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    holder.fill(bounds)
    holder.layer.mask = shape
    addSubview(holder)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  func take(_ place: PopoverPlace) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = place.outline.cgPath
    shape.frame = CGRect(origin: .zero, size: place.frame.size)
    CATransaction.commit()
    layer.shadowPath = place.outline.cgPath
  }
}

/// The coming and going of a popover, which fades.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isDismissal: Bool

  init(isDismissal: Bool) {
    self.isDismissal = isDismissal
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    PopoverPlace.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: isDismissal ? .from : .to)
    if let view, !isDismissal {
      transitionContext.containerView.addSubview(view)
      view.layoutIfNeeded()
      view.alpha = 0
    }
    UIView.animate(withDuration: PopoverPlace.duration) {
      view?.alpha = self.isDismissal ? 0 : 1
    } completion: { _ in
      view?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
