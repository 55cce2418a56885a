internal import Motion

extension UIView.AnimationOptions {
  /// Changes made in the transition's closure animate, too, instead of taking effect at once.
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
  package var hasTransition: Bool { dissolves || flip != nil }
  var dissolves: Bool { transition == 5 }

  /// The side of the view that comes to the front first when the view turns over; nil if the options have no flip.
  var flip: PictureFlip? { PictureFlip(rawValue: transition) }
}

extension UIView {
  /// Changes the view, and goes from its old picture to the new one by the transition in the options; if they have none, the
  /// changes take effect at once.
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

  /// Replaces `fromView` by `toView` in the superview of `fromView`; the transition's effect applies to that superview.
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
  /// Makes the layer fully opaque while `body` draws it.
  fileprivate func withoutFading(_ body: () -> Void) {
    let (opacity, animations) = (values.opacity, values.animations)
    values.opacity = 1
    values.animations.removeAll { ($0.animation as? CAPropertyAnimation)?.animatedProperty == .opacity }
    body()
    (values.opacity, values.animations) = (opacity, animations)
  }
}
