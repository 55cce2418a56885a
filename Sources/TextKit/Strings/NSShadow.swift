/// A shadow of text.
open class NSShadow: NSObject {
  private let coreFoundationHead = CoreFoundationHead()
  /// In points; the shadow lies to the right of the text and below it.
  open var shadowOffset = CGSize.zero
  /// How far the shadow's edges reach, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third where it is not set.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}
