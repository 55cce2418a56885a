import StyleKit
import TransitionKit

/// The two screens of a change: the upper one comes over the lower one, and leaves it again on the way back.
@MainActor
final class ScreenPair {
  let isReturning: Bool
  let container: UIView
  let upper: UIView
  let lower: UIView
  /// Lies over both screens for as long as they move: the place for pictures of them, and for whatever else is to be gone afterwards.
  let canvas: UIView
  /// Lies between the screens, black and clear.
  let veil = UIView()
  private let context: any UIViewControllerContextTransitioning
  /// The screens' elements, where they know them.
  private let (upperElements, lowerElements): ((any ElementScreen)?, (any ElementScreen)?)
  private let looks: [Look]

  /// How a screen looked before it was moved.
  private struct Look {
    let view: UIView
    let frame: CGRect
    let alpha: CGFloat
    let clips: Bool
    let radius: CGFloat
  }

  init?(_ context: any UIViewControllerContextTransitioning, isReturning: Bool) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let going = context.viewController(forKey: .from), let coming = context.viewController(forKey: .to)
    else { return nil }
    (self.context, self.isReturning, container) = (context, isReturning, context.containerView)
    (upper, lower) = isReturning ? (from, to) : (to, from)
    let elements = (going.elementScreen, coming.elementScreen)
    (upperElements, lowerElements) = isReturning ? elements : (elements.1, elements.0)
    to.frame = context.finalFrame(for: coming)
    if isReturning { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
    canvas = UIView(frame: container.bounds)
    veil.frame = container.bounds
    veil.backgroundColor = .black
    veil.alpha = 0
    container.insertSubview(veil, belowSubview: upper)
    container.addSubview(canvas)
    looks = [upper, lower].map {
      Look(view: $0, frame: $0.frame, alpha: $0.alpha, clips: $0.clipsToBounds, radius: $0.layer.cornerRadius)
    }
  }

  /// The space in which the screens move.
  var bounds: CGRect { container.bounds }

  /// Puts everything back as it was before the screens moved, and says that the change is over.
  func finish() {
    canvas.removeFromSuperview()
    veil.removeFromSuperview()
    container.layer.sublayerTransform = CATransform3DIdentity
    container.backgroundColor = nil
    for look in looks {
      look.view.mask = nil
      look.view.layer.mask = nil
      look.view.layer.transform = CATransform3DIdentity
      look.view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      look.view.layer.zPosition = 0
      look.view.frame = look.frame
      look.view.alpha = look.alpha
      look.view.isHidden = false
      look.view.clipsToBounds = look.clips
      look.view.layer.cornerRadius = look.radius
      look.view.layer.shadowOpacity = 0
    }
    context.completeTransition(!context.transitionWasCancelled)
  }

  // MARK: Elements

  /// Where an element lies, and how round its corners are.
  struct Place {
    let frame: CGRect
    let radius: CGFloat?
    /// The element itself, where the screen knows it and shows it whole.
    var view: UIView?
  }

  /// The place of an element of the lower screen: by shares of the bounds if there are any, else where the screen has what `offer` takes
  /// of it, else by usual shares.
  func place(_ shares: CGRect?, usual: CGRect, offer: (any ElementScreen) -> UIView?) -> Place {
    place(shares, usual: usual, on: lower, lowerElements, offer)
  }

  /// The place of an element of the upper screen.
  func goal(_ shares: CGRect?, usual: CGRect, offer: (any ElementScreen) -> UIView?) -> Place {
    place(shares, usual: usual, on: upper, upperElements, offer)
  }

  private func place(
    _ shares: CGRect?, usual: CGRect, on view: UIView, _ screen: (any ElementScreen)?, _ offer: (any ElementScreen) -> UIView?
  ) -> Place {
    if let shares { return Place(frame: rect(shares), radius: nil) }
    // A screen that has only just come has not placed its views yet.
    view.layoutIfNeeded()
    let element = screen.flatMap(offer)
    guard let place = container.place(of: element) else { return Place(frame: rect(usual), radius: nil) }
    let (x, y) = (aligned(place.minX), aligned(place.minY))
    let frame = CGRect(x: x, y: y, width: aligned(place.maxX) - x, height: aligned(place.maxY) - y)
    let isWhole = element.map { abs($0.bounds.width - place.width) < 1 && abs($0.bounds.height - place.height) < 1 } ?? false
    return Place(frame: frame, radius: element?.layer.cornerRadius, view: isWhole ? element : nil)
  }

  // MARK: Pictures

  /// A picture of a whole screen on the canvas; the screen itself is hidden from now on.
  func picture(of screen: UIView) -> UIView {
    screen.isHidden = false
    let picture = screen.snapshotView(afterScreenUpdates: true) ?? UIView()
    picture.frame = screen.frame
    canvas.addSubview(picture)
    screen.isHidden = true
    return picture
  }

  /// A picture of an element, drawn again so many times as large: it stays sharp where a snapshot would be enlarged.
  func picture(of element: UIView, times: CGFloat) -> UIView {
    let (size, radius) = (element.bounds.size, element.layer.cornerRadius)
    element.layer.cornerRadius = 0
    defer { element.layer.cornerRadius = radius }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: size.width * times, height: size.height * times))
    return UIImageView(
      image: renderer.image { context in
        context.cgContext.scaleBy(x: times, y: times)
        element.layer.render(in: context.cgContext)
      })
  }

  /// Pictures of parts of a screen on the canvas, each in its place; the screen itself is hidden from now on.
  func pieces(of screen: UIView, _ parts: [CGRect]) -> [UIView] {
    screen.isHidden = false
    let pieces = parts.map { part in
      let piece =
        screen.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero) ?? UIView()
      piece.frame = part
      canvas.addSubview(piece)
      return piece
    }
    screen.isHidden = true
    return pieces
  }

  /// Puts each of the pieces into a flat view of its own, so that pieces that turn in space do not stand through one another.
  func flatten(_ pieces: [UIView]) {
    for piece in pieces {
      let ground = UIView(frame: piece.frame)
      piece.frame = ground.bounds
      canvas.addSubview(ground)
      ground.addSubview(piece)
    }
  }

  /// The bounds cut into columns and rows, row by row.
  func grid(columns: Int, rows: Int) -> [CGRect] {
    let (xs, ys) = (edges(bounds.width, columns), edges(bounds.height, rows))
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGRect(x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
      }
    }
  }

  /// Cuts at whole pixels, so that no seam is seen.
  private func edges(_ length: CGFloat, _ count: Int) -> [CGFloat] {
    (0...count).map { $0 == count ? length : aligned(length * CGFloat($0) / CGFloat(count)) }
  }

  /// A length of whole pixels.
  func aligned(_ length: CGFloat) -> CGFloat {
    let scale = container.window?.screen.nativeScale ?? 1
    return (length * scale).rounded() / scale
  }

  /// A rectangle of the container, by shares of its width and height; its edges lie at whole pixels.
  func rect(_ shares: CGRect) -> CGRect {
    let (x, y) = (aligned(bounds.width * shares.minX), aligned(bounds.height * shares.minY))
    return CGRect(
      x: x, y: y, width: aligned(bounds.width * shares.maxX) - x, height: aligned(bounds.height * shares.maxY) - y)
  }

  /// A black cover on a picture, clear for now.
  func shade(on picture: UIView) -> UIView {
    let shade = UIView(frame: picture.bounds)
    shade.backgroundColor = .black
    shade.alpha = 0
    picture.addSubview(shade)
    return shade
  }

  /// The distance from a point to the corner that is farthest from it, and a point more.
  func reach(from point: CGPoint) -> CGFloat {
    let (x, y) = (max(point.x, bounds.width - point.x), max(point.y, bounds.height - point.y))
    return (x * x + y * y).squareRoot() + 1
  }

  /// A black disc that reaches from a point to every corner: with a mask of that shape nothing is hidden.
  func disc(around point: CGPoint) -> UIView {
    let radius = reach(from: point)
    let disc = UIView(frame: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    disc.backgroundColor = .black
    disc.layer.cornerRadius = radius
    return disc
  }

  /// Lets what lies in the container be seen from a point so far in front of it.
  func setPerspective(eye: CGFloat) {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / eye
    container.layer.sublayerTransform = perspective
    canvas.layer.sublayerTransform = perspective
  }
}
