/// Where an element of a collection is, and how it looks there.
///
/// The class is bound to no actor, so that subclasses may override what `NSObject` has: `isEqual`, `copy(with:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What kind of view an element is.
  public enum ElementCategory: UInt, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }

  open var indexPath = IndexPath(row: 0, section: 0)
  open private(set) var representedElementCategory = ElementCategory.cell
  /// Nil for a cell.
  open private(set) var representedElementKind: String?
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// Elements with a higher number lie in front.
  open var zIndex = 0
  open var isHidden = false
  /// Which lengths the element's view says itself.
  var sizing = ElementSizing(width: false, height: false)
  /// How the layout dresses the row of a list.
  var row: ListRow?

  public override required init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind, representedElementCategory) = (indexPath, elementKind, .supplementaryView)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (self.indexPath, representedElementKind, representedElementCategory) = (indexPath, decorationViewKind, .decorationView)
  }

  /// The rectangle without the transform.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of the same class; a subclass copies what it adds in an override.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    (copy.representedElementKind, copy.representedElementCategory) = (representedElementKind, representedElementCategory)
    (copy.center, copy.size, copy.transform3D, copy.alpha) = (center, size, transform3D, alpha)
    (copy.zIndex, copy.isHidden, copy.sizing, copy.row) = (zIndex, isHidden, sizing, row)
    return copy
  }

  // MARK: As a placement

  var key: ElementKey { ElementKey(kind: representedElementKind ?? "", path: indexPath) }

  var placement: Placement {
    var made = Placement(key, frame: frame, z: zIndex)
    (made.center, made.transform, made.alpha, made.isHidden) = (center, transform3D, alpha, isHidden)
    return made
  }

  /// Attributes of the same element at a place.
  func moved(to place: Placement) -> UICollectionViewLayoutAttributes {
    let copy = copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    (copy.center, copy.size, copy.transform3D, copy.alpha, copy.isHidden) =
      (place.center, place.size, place.transform, place.alpha, place.isHidden)
    return copy
  }
}
