internal import Motion

extension UIView.AnimationOptions {
  /// The changes that a transition brings animate, too, instead of being there at once.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// `transition(from:to:…)` hides the one view and shows the other, in place of changing the hierarchy.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// The picture from before fades out over the view.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

  /// The view turns over about an axis through its middle: its left side comes to the front first.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  private var transition: UInt { rawValue >> 20 & 7 }
  var hasTransition: Bool { dissolves || flip != nil }
  var dissolves: Bool { transition == 5 }

  /// The side that comes to the front first.
  var flip: PictureFlip? { PictureFlip(rawValue: transition) }
}

extension UIView {
  /// Changes what the view shows, and leads over from the picture before as the options say; without a transition among them
  /// the changes are there at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = inherited(duration, options)
    let isAnimated = areAnimationsEnabled && duration > 0
    let cover = options.dissolves && isAnimated ? view.cover() : nil
    let turning = isAnimated ? options.flip.flatMap(view.turning) : nil
    let block = AnimationBlock(duration: duration, pace: .curve(options.curve), options: options) { finished in
      cover?.removeFromSuperlayer()
      completion?(finished)
    }
    AnimationBlock.run(block) {
      if options.contains(.allowAnimatedContent) { animations?() } else { animations.map(performWithoutAnimation) }
      cover.map { view.dissolve($0, in: block) }
      turning.map { block.add($0, to: view.layer) }
    }
  }

  /// Brings `toView` in the place of `fromView`, among its superview's subviews; the transition is the superview's.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// A transition that turns the view over from what it shows now; nil for a view without area.
  func turning(_ flip: PictureFlip) -> CATransition? {
    layoutIfNeeded()
    guard let picture = layer.picture(asRendered: false) else { return nil }
    return CATransition(flip, from: picture)
  }

  /// A layer that shows the view as it is now; nil for a view without area.
  private func cover() -> CALayer? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let picture = UIView(frame: bounds)
    layoutIfNeeded()
    layer.withoutFading { freeze(asRendered: false, into: picture) }
    return CALayer(layer: picture.layer)
  }

  /// Puts the layer in front of all the view holds and lets it fade to nothing.
  private func dissolve(_ cover: CALayer, in block: AnimationBlock) {
    cover.values.zPosition = layer.values.sublayers.map(\.zPosition).max() ?? 0
    layer.addSublayer(cover)
    cover.setWithoutAnimation(.opacity, .scalar(0))
    block.animate(.opacity, of: cover, from: .scalar(1), to: .scalar(0))
  }
}

extension CALayer {
  /// Takes the layer's opacity away while `body` draws the layer.
  fileprivate func withoutFading(_ body: () -> Void) {
    let (opacity, animations) = (values.opacity, values.animations)
    values.opacity = 1
    values.animations.removeAll { ($0.animation as? CAPropertyAnimation)?.property == .opacity }
    body()
    (values.opacity, values.animations) = (opacity, animations)
  }
}
