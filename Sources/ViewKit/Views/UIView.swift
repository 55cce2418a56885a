/// A rectangle on screen, drawn by its layer and laid out with its superview.
///
/// Geometry is in points of the superview, y down. A view clips nothing unless `clipsToBounds` is set: children of a view without
/// area are drawn all the same.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate {
  /// The class of `layer`; one of the user's own is made by its `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer
  open internal(set) weak var superview: UIView?
  /// Where `window` is kept, because each layout asks every view for it.
  weak var nearestWindow: UIWindow?
  open internal(set) var subviews: [UIView] = []
  open var tag = 0
  /// How the view's frame follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of this view's size resizes its subviews.
  open var autoresizesSubviews = true
  /// The controller whose root view this is.
  package internal(set) weak var controller: (any ViewOwner)?
  var needsLayout = true
  /// What Auto Layout keeps of the view; nil for a view that has nothing to do with constraints.
  package var layoutState: (any ViewLayoutState)?
  var constraintUpdate = ConstraintUpdate()
  var margins = Margins()
  /// Whether a view below this one needs layout. If so, the flag is set in every view above, too.
  var subtreeNeedsLayout = false

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// There are no archives here: the view starts as `init()` makes it.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: .zero)
  }

  private static func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    if wanted == CALayer.self { return CALayer() }
    if wanted == CAShapeLayer.self { return CAShapeLayer() }
    if wanted == CAGradientLayer.self { return CAGradientLayer() }
    return (wanted as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
  }

  private func setUp(frame: CGRect) {
    layer.owner = self
    self.frame = frame
    prepare()
    if drawsItself { layer.awaitDisplay() }
  }

  /// Gives a new view of an engine's class what only its class has. Users, who do not see it, may have a method of that name.
  @_spi(Rooms) open func prepare() {}

  /// Makes the view the root of a controller, or of none.
  // A function, because each read of a property that other modules may set is checked for overlapping access.
  package func belong(to controller: (any ViewOwner)?) {
    self.controller = controller
  }

  open override var next: UIResponder? { controller as UIResponder? ?? superview }

  @_spi(Rooms) open override func namedValue(_ name: String) -> Any? { propertyOfViews(name) }
  // MARK: Geometry

  /// The box around the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// Where the layer's anchor point lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The view's transform in the plane, about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform in space; `transform` is the part of it that lies in the plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Content

  /// Fades the view with all it contains.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden || hidesLater }
    set {
      let isNew = isHidden != newValue
      hidesLater = false
      layer.isHidden = newValue
      if isNew { superview?.visibilityDidChange(of: self) }
    }
  }
  /// Whether the view counts as hidden, and is seen until an animation has ended.
  var hidesLater = false
  open var backgroundColor: UIColor? {
    get { ground }
    set { setGround(newValue) }
  }
  /// Whether the background is drawn with the view's contents, as labels do.
  @_spi(Rooms) open var drawsGround: Bool { false }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A view whose opacity decides which parts of this one are seen. It lies in this view's coordinates, and must have no superview.
  open var mask: UIView? {
    didSet {
      layer.mask = mask?.layer
      mask?.layer.resumeDisplay()
    }
  }
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  // MARK: Surroundings

  var additions = ViewAdditions()
  var surroundings = Surroundings()

  /// The colour of things that can be touched, for the view and all in it; nil takes the superview's.
  open var tintColor: UIColor! {
    get { tint }
    set {
      UIView.noteOwnTraits()
      changeSurroundings { surroundings.tint = newValue }
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintMode }
    set {
      UIView.noteOwnTraits()
      changeSurroundings { surroundings.tintMode = newValue }
    }
  }
  /// How far bars and the status bar cover each edge.
  open var safeAreaInsets: UIEdgeInsets { insetsNow }
  open var traitCollection: UITraitCollection { traits }
  /// Light or dark for the view and all in it; `unspecified` takes the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { surroundings.traits.style }
    set {
      UIView.noteOwnTraits()
      changeSurroundings { surroundings.traits.style = newValue }
    }
  }
  /// A claim that the view fills its bounds; nothing is drawn otherwise because of it.
  open var isOpaque = true

  /// Called when the tint has changed, the view's own or the one around it.
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Margins

  /// How far content keeps from the edges: eight points and the safe area, unless set; a controller's view has at least the margins
  /// that its controller names. Setting it leaves the safe area to be added.
  open var layoutMargins: UIEdgeInsets {
    get { marginsNow }
    set { changeMargins { ($0.own, $0.isDirectional) = (newValue, false) } }
  }
  /// The margins by the direction in which the view's content runs, with which they turn when they were set by it.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isFromRight: runsFromRight) }
    set {
      layoutMargins = UIEdgeInsets(newValue, isFromRight: runsFromRight)
      margins.isDirectional = true
    }
  }
  /// Whether the margins reach at least as far as those of the superview.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }
  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Touches

  /// Whether touches reach the view and what is in it.
  open var isUserInteractionEnabled = true
  /// Whether the view is told of a second finger while a first is down; recognisers are in any case.
  open var isMultipleTouchEnabled = false
  /// Whether a finger on this view keeps other fingers from other views; it gets none while other views have some.
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { gestureRecognizersDidChange(from: oldValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizers?.contains(gestureRecognizer) != true else { return }
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Cancels what the recogniser is doing.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a recogniser of this view may begin; it is asked before the recogniser's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view, when it is touched, keeps a recogniser of a view around it from recognising, as a button does with taps.
  @_spi(Rooms) open func refuses(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The view in front under the point: the last subview first, by the model; none that is hidden, all but transparent, or
  /// takes no touches, as views do not that animate without `allowUserInteraction`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !isClosedToTouches, self.point(inside: point, with: event)
    else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first ?? self
  }

  /// Whether touches at a point reach the view. Parts of subviews outside of the bounds are not reached unless a subclass says so.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether new touches on a view somewhere in this one reach that view; each view around it is asked.
  @_spi(Rooms) open func lets(_ touches: Set<UITouch>, with event: UIEvent?, reach view: UIView) -> Bool { true }
  /// Whether the view keeps a touch that a scroll view around it would take for a drag.
  @_spi(Rooms) open var keepsTouchesFromScrolling: Bool { false }

  // MARK: Hierarchy

  open var window: UIWindow? { nearestWindow }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Puts the view in; with an index beyond the last it comes to the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts the view at the front if `siblingSubview` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts the view at the front if `siblingSubview` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  open func removeFromSuperview() {
    leaveSuperview()
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    insist(subviews.indices.contains(index1) && subviews.indices.contains(index2), "Both indices must name subviews")
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    insert(upper, at: low)
    insert(lower, at: high)
  }

  open func isDescendant(of view: UIView) -> Bool {
    var own = Optional(self)
    while let above = own, above !== view { own = above.superview }
    return own != nil
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Drawing

  /// The size of what the view shows, where a class says one; `noIntrinsicMetric` in a direction where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The width or height of what has no size of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Draws the view's contents into the current context, in the view's coordinates; a class without such a method has none.
  ///
  /// It is called before the view is first seen, and after `setNeedsDisplay`. What it leaves out shows the background colour; where that
  /// is nil, an opaque view is black, as on iOS.
  open func draw(_ rect: CGRect) {
    drawing?.reachedDefault = true
  }

  /// Marks the view: it draws all of its contents before the next frame.
  open func setNeedsDisplay() {
    markForDisplay(nil)
  }

  /// Marks a part of the view: only this part is drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) {
    markForDisplay(rect)
  }

  /// Whether the view's class may have a `draw(_:)` of its own.
  var drawsItself: Bool { type(of: self) != UIView.self }
  /// What the view keeps from one drawing to the next; nil for a view that never drew.
  var drawing: ViewDrawing?

  // MARK: Pictures

  /// A view that shows this one's pixels as they are and stretches them with its own bounds.
  ///
  /// Without `afterUpdates` it shows what the screen showed when the turn began: changes made since are not in it, and a view
  /// that was not on screen gives an empty one, with a diagnostic. Nil for a view without area. The picture has this view's alpha and is empty if it
  /// is hidden; it has none of its transform or position.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if afterUpdates { bringUpToDate() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    if afterUpdates || hasPicture { freeze(asRendered: !afterUpdates, into: snapshot) }
    return snapshot
  }

  // MARK: Told of changes

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// The size that suits the view within another: its own, unless a subclass says otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it; its upper left corner stays where it is.
  open func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    frame.origin = corner
  }

  /// Places the subviews; called before the next frame when the view needs it.
  ///
  /// A view places its subviews where constraints want them; an override that does not call super leaves that out.
  open func layoutSubviews() {
    layoutState?.placeSubviews()
  }

  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }
  open func display(_ layer: CALayer) {
    if layer === self.layer { drawContents() } else { layer.drawContents() }
  }
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === self.layer { draw(in: ctx) }
  }
  open func layerWillDraw(_ layer: CALayer) {}

  /// The animation of the block in force, where that moves the property; no action otherwise.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let block = AnimationBlock.current, let property = AnimatableProperty(rawValue: event),
      AnimatableProperty.inViews.contains(property)
    else { return BlockAction.none }
    return block.action(forKey: event)
  }

  open func setNeedsLayout() {
    guard !layout.isGivenUp else { return }
    needsLayout = true
    markViewsAbove()
    layer.stage?.turn.needsLayout = true
    Observations.lookAtAll()
  }

  /// Lays out at once the views that need it, from the topmost such view above this one downwards; if there is none, within this one.
  open func layoutIfNeeded() {
    followConstraints()
    topmostInNeed.layOut()
  }

  /// How the view is being laid out.
  var layout = LayoutState()

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask stand for constraints; where they do not, constraints set the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if oldValue != translatesAutoresizingMaskIntoConstraints { layoutState?.translationDidChange() }
    }
  }
  /// A claim that the class needs constraints; nothing depends on it, because every view has its constraints brought up to date.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date; called before the view is first laid out and after `setNeedsUpdateConstraints`, subviews
  /// first. An override calls super last.
  open func updateConstraints() {}

  /// Marks the view: its constraints are brought up to date in the next layout pass.
  open func setNeedsUpdateConstraints() {
    constraintUpdate.isNeeded = true
    markUpdatesAbove()
    layer.stage?.turn.needsLayout = true
  }

  open func needsUpdateConstraints() -> Bool { constraintUpdate.isNeeded }

  /// Brings the constraints of this view and of all in it up to date, where they are marked.
  open func updateConstraintsIfNeeded() {
    updateTree()
  }

  /// Says that `intrinsicContentSize` has another value than constraints know.
  open func invalidateIntrinsicContentSize() {
    layoutState?.contentSizeDidChange()
  }

  /// How far the rectangle that constraints place lies inside of the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints place, if the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame that belongs to a rectangle that constraints place.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right, height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// The view whose first baseline stands for this one's: itself, unless a subclass names a subview.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's: itself, unless a subclass names a subview.
  open var forLastBaselineLayout: UIView { self }

  /// How far the first baseline lies below the alignment rectangle's upper edge, and the last above its lower one, at a size.
  @_spi(Rooms) open func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Takes the width at which constraints want the content measured; nil is any. Returns whether the height depends on it.
  @_spi(Rooms) open func measure(atWidth width: CGFloat?) -> Bool { false }
  /// The priority at which constraints keep the view from growing, on both axes, until another is set.
  @_spi(Rooms) open var usualHugging: Float { 250 }

  /// The size that the view's constraints give it, as near to a target as the priorities allow; no frame changes. Without constraints the
  /// size is the content's.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// A subview has been hidden or shown.
  @_spi(Rooms) open func visibilityDidChange(of subview: UIView) {}

  /// The view's content runs the other way.
  @_spi(Rooms) open func directionDidChange() {}
}
