/// A part of a menu that would be asked for when the menu opens, which none does here.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", subtitle: nil, image: nil)
  }

  public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement
  {
    UIDeferredMenuElement(elementProvider)
  }
}
