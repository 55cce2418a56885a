internal import Constraints
@_spi(Rooms) internal import ViewKit

/// What Auto Layout keeps of a view.
@MainActor
final class ViewState: ViewLayoutState {
  unowned let view: UIView
  /// The active constraints that the view holds, oldest activation first.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints in which the view or one of its guides takes part, whoever holds them.
  var references: [ObjectIdentifier: NSLayoutConstraint] = [:]
  /// Active constraints between what is inside of the view and what is outside, for which its scroll position counts.
  var crossings: [NSLayoutConstraint] = []
  /// The scroll position that constraints know.
  var origin = CGPoint.zero
  var guides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()
  /// What the edges of a scroll view mean to what is inside of it; nil for the view's own.
  var contentGuide: UILayoutGuide?
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  let serial = LayoutAge.next()
  /// The engine of the tree in which the view is; nil while nothing there needs one.
  weak var engine: LayoutEngine?
  /// The engine of the tree of which this view is the top.
  private var ownEngine: LayoutEngine?

  init(_ view: UIView) {
    self.view = view
    let usual = UILayoutPriority(view.usualHugging)
    hugging = (usual, usual)
  }

  /// The engine of the view's tree, which is made if there is none.
  func joinEngine() -> LayoutEngine {
    if let engine { return engine }
    let top = view.treeTop.madeState
    let shared = top.ownEngine ?? LayoutEngine(top.view)
    (top.ownEngine, top.engine, engine) = (shared, shared, shared)
    return shared
  }

  // MARK: ViewLayoutState

  func solve() {
    ownEngine?.solve()
  }

  func placeSubviews() {
    engine?.placeSubviews(of: view)
  }

  func leave(with top: UIView) {
    for constraint in references.values.sorted(by: { $0.serial < $1.serial }) {
      if let holder = constraint.holder, !holder.isDescendant(of: top) { constraint.deactivate() }
    }
    if let engine, engine.top !== top {
      for constraint in constraints { engine.remove(constraint) }
      engine.forget(self)
    }
    (engine, ownEngine) = (nil, nil)
  }

  func arrive() {
    guard !constraints.isEmpty else { return }
    let engine = joinEngine()
    for constraint in constraints { engine.add(constraint) }
  }

  func geometryDidChange() {
    engine?.geometryDidChange(of: self)
  }

  func contentSizeDidChange() {
    engine?.contentSizeDidChange(of: view)
  }

  func insetsDidChange() {
    engine?.insetsDidChange(of: self)
  }

  func translationDidChange() {
    engine?.translationDidChange(of: view)
  }

  func directionDidChange() {
    guard let engine else { return }
    for constraint in constraints where constraint.isDirectional {
      engine.remove(constraint)
      engine.add(constraint)
    }
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    LayoutEngine.fittingSize(of: view, target, horizontal, vertical)
  }
}

extension UIView {
  var state: ViewState? { layoutState as? ViewState }

  var madeState: ViewState {
    if let state { return state }
    let state = ViewState(self)
    layoutState = state
    UIView.hasLayoutStates = true
    UIView.makesLayoutState = { $0.madeState }
    return state
  }

  var treeTop: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }
}
