/// A rectangle that takes part in constraints as a view does, and draws nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the guide lies; `addLayoutGuide` sets it.
  open internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier = ""

  public override init() {
    super.init()
  }

  /// Where a guide lies that follows its view; nil for one that constraints place.
  var source: (@MainActor (UIView) -> GuideArea)?
  /// The area that constraints know.
  var taken = GuideArea()

  /// Where the guide lies in its view, as of the last layout.
  open var layoutFrame: CGRect {
    if let frame = owningView?.state?.engine?.frame(of: self) { return frame }
    return owningView.flatMap { view in source?(view).frame(in: view) } ?? .zero
  }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.constraintsAffecting(self, axis) ?? []
  }
  open var hasAmbiguousLayout: Bool { owningView?.state?.engine?.isAmbiguous(self) ?? false }
}

/// The place of a guide that follows its view.
struct GuideArea: Equatable {
  var x = 0.0
  var y = 0.0
  /// How much less than the view's width the guide's is.
  var lessWidth = 0.0
  /// How much less than the view's height the guide's is; its height itself, if it stands at the lower edge.
  var height = 0.0
  var isAtLowerEdge = false

  @MainActor
  init(_ view: UIView, _ insets: UIEdgeInsets) {
    let origin = view.bounds.origin
    (x, y) = (Double(origin.x + insets.left), Double(origin.y + insets.top))
    (lessWidth, height) = (Double(insets.left + insets.right), Double(insets.top + insets.bottom))
  }

  init() {}

  /// An area of some height at the lower edge of a view.
  @MainActor
  init(_ view: UIView, atLowerEdge height: CGFloat) {
    (x, y) = (Double(view.bounds.minX), Double(view.bounds.minY - height))
    (self.height, isAtLowerEdge) = (Double(height), true)
  }

  @MainActor
  func frame(in view: UIView) -> CGRect {
    let size = view.bounds.size
    return CGRect(
      x: x, y: isAtLowerEdge ? y + size.height : y, width: max(size.width - lessWidth, 0),
      height: isAtLowerEdge ? height : max(size.height - height, 0))
  }
}

/// The guides that every view has.
@MainActor
struct SystemGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  /// Guides that classes of other rooms have, such as a scroll view's.
  var others: [UILayoutGuide] = []

  var all: [UILayoutGuide] { [safeArea, margins, readable, keyboard].compactMap(\.self) + others }
}
